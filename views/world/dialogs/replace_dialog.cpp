#include "views/world/dialogs/replace_dialog.h"

#include "model/common/plural.h"
#include "model/world/world_text.h"
#include "views/common/screen_room.h"

#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace chartroom::views {

namespace {

QComboBox* symbolBox()
{
    auto* box = new QComboBox;
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    // t and T are two symbols.
    box->completer()->setCaseSensitivity(Qt::CaseSensitive);
    box->lineEdit()->setPlaceholderText(ReplaceDialog::tr("a character"));
    return box;
}

/// The symbol that is chosen or typed; 0 when it is none that can be painted.
char16_t symbolOf(const QComboBox& box)
{
    const int known = box.findText(box.currentText());
    if (known >= 0)
        return static_cast<char16_t>(box.itemData(known).value<ushort>());
    const QString text = box.currentText();
    const bool paints = text.size() == 1 && text[0] != QLatin1Char(' ') && text[0] != QLatin1Char('.') &&
                        !text[0].isSurrogate();
    return paints ? text[0].unicode() : u'\0';
}

/// The choice to put nothing in a symbol's place.
void addErased(QComboBox& box)
{
    box.insertItem(0, ReplaceDialog::tr("nothing (erase)"),
                   QVariant::fromValue(static_cast<ushort>(model::erased)));
    // A list takes its first entry by itself. To erase is to be chosen.
    if (box.count() == 1)
        box.setCurrentIndex(-1);
}

void choose(QComboBox& box, char16_t symbol)
{
    const int known = box.findData(QVariant::fromValue(static_cast<ushort>(symbol)));
    if (known >= 0)
        box.setCurrentIndex(known);
    else
        box.setEditText(symbol == 0 ? QString() : QString(QChar(symbol)));
}

} // namespace

ReplaceDialog::ReplaceDialog(QWidget* parent)
    : QDialog(parent)
    , m_from(symbolBox())
    , m_to(symbolBox())
    , m_layer(new QComboBox)
    , m_searched(new QLabel)
    , m_answer(new QLabel)
    , m_found(new QLabel)
    , m_replaced(new QLabel)
    , m_previous(new QPushButton(tr("Find &Previous")))
    , m_next(new QPushButton(tr("Find &Next")))
    , m_replace(new QPushButton(tr("&Replace")))
{
    setWindowTitle(tr("Find and Replace Symbols"));
    m_scopes = {new QRadioButton(tr("in the &selection")),
                new QRadioButton(tr("in the chunks around the &view")),
                new QRadioButton(tr("in the whole &world"))};
    m_scopes[1]->setChecked(true);
    for (QLabel* label : {m_searched, m_answer, m_found, m_replaced}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_previous->setShortcut(Qt::SHIFT | Qt::Key_F3);
    m_next->setShortcut(Qt::Key_F3);
    for (QPushButton* button : {m_previous, m_next})
        button->setToolTip(button->shortcut().toString(QKeySequence::NativeText));
    addErased(*m_to);
    auto* form = new QFormLayout;
    form->addRow(tr("&Find"), m_from);
    form->addRow(tr("Replace &by"), m_to);
    form->addRow(tr("On &layer"), m_layer);
    // Each in a row of its own: beside all together the label would stand lower than the first.
    for (QRadioButton* scope : m_scopes)
        form->addRow(scope == m_scopes.front() ? tr("Where") : QString(), scope);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    buttons->addButton(m_replace, QDialogButtonBox::ActionRole);
    auto* finding = new QHBoxLayout;
    for (QPushButton* button : {m_previous, m_next})
        finding->addWidget(button);
    finding->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_searched);
    layout->addWidget(m_answer);
    layout->addWidget(m_found);
    layout->addWidget(m_replaced);
    layout->addLayout(finding);
    layout->addStretch(1);
    layout->addWidget(buttons);
    // Enter after a typed symbol replaces or, while there is nothing to replace, does nothing; at another
    // button it presses that one. To be said when the button is in the dialog: else the first one of all is
    // the default.
    m_replace->setDefault(true);
    setMinimumWidth(360);
    growWithSentences(*this);
    setTabOrder(m_scopes.back(), m_previous);
    setTabOrder(m_previous, m_next);
    setTabOrder(m_next, m_replace);

    for (QComboBox* box : {m_from, m_to})
        connect(box, &QComboBox::editTextChanged, this, &ReplaceDialog::restart);
    connect(m_layer, &QComboBox::currentIndexChanged, this, &ReplaceDialog::restart);
    for (QRadioButton* scope : m_scopes) {
        connect(scope, &QRadioButton::toggled, this, [this](bool on) {
            if (on)
                restart();
        });
    }
    connect(m_replace, &QPushButton::clicked, this, [this] {
        if (const auto asked = query())
            Q_EMIT replaceRequested(*asked);
    });
    connect(m_previous, &QPushButton::clicked, this, [this] { find(true); });
    connect(m_next, &QPushButton::clicked, this, [this] { find(false); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    restart();
}

void ReplaceDialog::setSymbols(const model::PaletteModel& palette)
{
    for (QComboBox* box : {m_from, m_to}) {
        const QSignalBlocker blocker(box);
        const char16_t kept = symbolOf(*box);
        box->clear();
        for (const model::PaletteRow& row : palette.rows())
            box->addItem(palette.index(palette.find(row.symbol), 0).data().toString(),
                         QVariant::fromValue(static_cast<ushort>(row.symbol)));
        if (box == m_to)
            addErased(*box);
        choose(*box, kept);
    }
    refresh();
}

void ReplaceDialog::setLayers(const std::vector<RoomLayer>& layers)
{
    if (layers == m_layers)
        return;
    m_layers = layers;
    const qlonglong kept = m_layer->currentData().toLongLong();
    {
        const QSignalBlocker blocker(m_layer);
        m_layer->clear();
        for (const RoomLayer& layer : layers)
            m_layer->addItem(layer.locked   ? tr("%1 (locked)").arg(layer.text)
                             : layer.hidden ? tr("%1 (hidden)").arg(layer.text)
                                            : layer.text,
                             qlonglong(layer.number));
        setLayer(kept);
    }
    refresh();
}

QString ReplaceDialog::scopeText(Scope scope)
{
    switch (scope) {
    case Scope::Selection:
        return tr("in the selection");
    case Scope::Neighbourhood:
        return tr("in the chunks around the view");
    case Scope::World:
        return tr("in the whole world");
    }
    return {};
}

void ReplaceDialog::setFrom(char16_t symbol)
{
    choose(*m_from, symbol);
}

void ReplaceDialog::setTo(char16_t symbol)
{
    choose(*m_to, symbol);
}

void ReplaceDialog::setLayer(std::int64_t layer)
{
    const int row = m_layer->findData(qlonglong(layer));
    m_layer->setCurrentIndex(row < 0 ? 0 : row);
}

void ReplaceDialog::setScope(Scope scope)
{
    m_scopes[static_cast<std::size_t>(scope)]->setChecked(true);
}

void ReplaceDialog::setSelectionThere(bool there)
{
    m_scopes[0]->setEnabled(there);
    if (!there && m_scopes[0]->isChecked())
        m_scopes[1]->setChecked(true);
}

void ReplaceDialog::askAgain()
{
    m_from->setFocus();
    m_from->lineEdit()->selectAll();
}

std::optional<ReplaceDialog::Query> ReplaceDialog::search() const
{
    const Query result{symbolOf(*m_from), symbolOf(*m_to), m_layer->currentData().toLongLong(),
                       m_scopes[0]->isChecked()   ? Scope::Selection
                       : m_scopes[2]->isChecked() ? Scope::World
                                                  : Scope::Neighbourhood};
    return result.from == 0 || m_layer->currentIndex() < 0 ? std::nullopt : std::optional(result);
}

std::optional<ReplaceDialog::Query> ReplaceDialog::query() const
{
    const auto result = search();
    return !result || result->to == 0 || result->from == result->to ? std::nullopt : result;
}

void ReplaceDialog::find(bool backwards)
{
    if (const auto asked = search())
        Q_EMIT findRequested(*asked, backwards);
}

void ReplaceDialog::setCount(const Query& asked, const model::SymbolCount& count)
{
    if (search() != asked)
        return;
    m_count = count;
    showSearched();
    const QString from = model::symbolText(asked.from);
    // What is only looked for is also found where nothing can be replaced.
    const RoomLayer* layer = chosenLayer();
    const bool replaces = query() && count.cells > 0 && layer && !layer->locked && !layer->hidden;
    const std::uint64_t kept = replaces ? 0 : count.keptCells;
    const int cells = model::plural(count.cells + kept);
    const int inChunks = model::plural(count.chunks + (replaces ? 0 : count.keptChunks));
    const QString chunks = tr("%Ln chunk(s)", nullptr, inChunks);
    if (cells == 0)
        m_answer->setText(tr("%1 does not occur there.").arg(from));
    else if (!replaces)
        m_answer->setText(tr("%Ln cell(s) in %1 have %2.", nullptr, cells).arg(chunks, from));
    else if (asked.to == model::erased)
        m_answer->setText(tr("%Ln cell(s) in %1 will be erased.", nullptr, cells).arg(chunks));
    else
        m_answer->setText(
            tr("%Ln cell(s) in %1 will become %2.", nullptr, cells).arg(chunks, model::symbolText(asked.to)));
    m_replace->setEnabled(replaces);
}

const ReplaceDialog::RoomLayer* ReplaceDialog::chosenLayer() const
{
    const auto layer = std::ranges::find(m_layers, m_layer->currentData().toLongLong(), &RoomLayer::number);
    return layer != m_layers.end() ? &*layer : nullptr;
}

void ReplaceDialog::showSearched()
{
    QStringList sentences{tr("The room layer is searched. The layers of the height stack are not.")};
    const RoomLayer* layer = chosenLayer();
    if (layer && layer->locked)
        sentences << tr("The layer is locked: nothing on it is replaced until it is unlocked in the list of "
                        "layers.");
    else if (layer && layer->hidden)
        sentences << tr("The layer is hidden: nothing on it is replaced until it is shown in the list of "
                        "layers.");
    if (m_count.unreadable > 0)
        sentences << tr("%Ln chunk(s) there cannot be read and are left out.", nullptr,
                        model::plural(m_count.unreadable));
    if (m_count.keptCells > 0)
        sentences << tr("%Ln cell(s) in chunks of a newer version are found, and stay as they are.", nullptr,
                        model::plural(m_count.keptCells));
    m_searched->setText(sentences.join(QLatin1Char(' ')));
}

QString ReplaceDialog::searched() const
{
    return m_searched->text();
}

void ReplaceDialog::setReplaced(const QString& sentence)
{
    m_replaced->setText(sentence);
    m_replaced->setVisible(!sentence.isEmpty());
}

QString ReplaceDialog::replaced() const
{
    return m_replaced->text();
}

void ReplaceDialog::setFound(const QString& place)
{
    m_found->setText(place);
}

QString ReplaceDialog::found() const
{
    return m_found->text();
}

QString ReplaceDialog::answer() const
{
    return m_answer->text();
}

void ReplaceDialog::outdate()
{
    m_replace->setEnabled(false);
    m_answer->setText(search() ? tr("Counting…")
                               : tr("Choose the symbol to find: one character, no space and no dot."));
}

void ReplaceDialog::restart()
{
    setReplaced({});
    refresh();
}

void ReplaceDialog::refresh()
{
    outdate();
    const auto asked = search();
    if (!asked)
        m_count = {};
    showSearched();
    for (QPushButton* button : {m_previous, m_next})
        button->setEnabled(asked.has_value());
    m_found->clear();
    if (asked)
        Q_EMIT countRequested(*asked);
}

} // namespace chartroom::views
