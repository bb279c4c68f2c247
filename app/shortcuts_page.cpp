#include "app/shortcuts_page.h"

#include "app/shortcuts_model.h"
#include "views/common/action_registry.h"
#include "views/common/filter_keys.h"
#include "views/common/status_colours.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace chartroom::app {

namespace {
/// What Qt shows in an empty field. Its own German is longer than any field here.
[[maybe_unused]] constexpr auto emptyField = QT_TRANSLATE_NOOP("QKeySequenceEdit", "Press shortcut");
} // namespace

ShortcutsPage::ShortcutsPage(views::ActionRegistry& registry, QWidget* parent)
    : QWidget(parent)
    , m_registry(registry)
    , m_filter(new QSortFilterProxyModel(this))
    , m_view(new QTreeView)
    , m_preset(new QComboBox)
    , m_first(new QKeySequenceEdit)
    , m_second(new QKeySequenceEdit)
    , m_reset(new QToolButton)
    , m_conflict(new QLabel)
{
    m_preset->addItem(tr("Default"), static_cast<int>(views::KeyPreset::Default));
    m_preset->addItem(tr("Tiled keys"), static_cast<int>(views::KeyPreset::Tiled));
    m_preset->setCurrentIndex(m_preset->findData(static_cast<int>(registry.preset())));
    auto* search = new QLineEdit;
    search->setPlaceholderText(tr("Filter by name or keys"));
    search->setClearButtonEnabled(true);
    auto* top = new QHBoxLayout;
    auto* presetLabel = new QLabel(tr("&Preset:"));
    presetLabel->setBuddy(m_preset);
    top->addWidget(presetLabel);
    top->addWidget(m_preset);
    top->addWidget(search, 1);

    m_filter->setSourceModel(new ShortcutsModel(registry, this));
    m_filter->setFilterRole(ShortcutsModel::SearchRole);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setSortLocaleAware(true);
    m_view->setModel(m_filter);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(ShortcutsModel::NameColumn, Qt::AscendingOrder);
    m_view->header()->setSectionResizeMode(ShortcutsModel::NameColumn, QHeaderView::Stretch);
    m_view->header()->setStretchLastSection(false);
    m_view->resizeColumnToContents(ShortcutsModel::WhereColumn);
    m_view->header()->setSectionResizeMode(ShortcutsModel::ShortcutColumn, QHeaderView::ResizeToContents);

    m_first->setClearButtonEnabled(true);
    m_second->setClearButtonEnabled(true);
    m_reset->setText(tr("Back to the preset"));
    m_conflict->setTextFormat(Qt::PlainText);
    m_conflict->setWordWrap(true);
    auto* editors = new QHBoxLayout;
    auto* firstLabel = new QLabel(tr("&Shortcut:"));
    firstLabel->setBuddy(m_first);
    auto* secondLabel = new QLabel(tr("&Other:"));
    secondLabel->setBuddy(m_second);
    editors->addWidget(firstLabel);
    editors->addWidget(m_first, 1);
    editors->addWidget(secondLabel);
    editors->addWidget(m_second, 1);
    editors->addWidget(m_reset);

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    layout->addLayout(editors);
    layout->addWidget(m_conflict);

    // Return is the dialog's.
    new views::FilterKeys(*search, *m_view, false);
    connect(search, &QLineEdit::textChanged, m_filter, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_preset, &QComboBox::currentIndexChanged, this, [this] {
        m_registry.setPreset(static_cast<views::KeyPreset>(m_preset->currentData().toInt()));
        showCurrent();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ShortcutsPage::showCurrent);
    connect(m_first, &QKeySequenceEdit::keySequenceChanged, this,
            [this](const QKeySequence& key) { setShortcut(0, key); });
    connect(m_second, &QKeySequenceEdit::keySequenceChanged, this,
            [this](const QKeySequence& key) { setShortcut(1, key); });
    connect(m_reset, &QToolButton::clicked, this, [this] {
        m_registry.resetShortcuts(currentId());
        showCurrent();
    });
    showCurrent();
}

void ShortcutsPage::setShortcut(int index, const QKeySequence& shortcut)
{
    const QString id = currentId();
    if (id.isEmpty())
        return;
    // One key with its modifiers: sequences of several would make every single key wait.
    const QKeySequence key = shortcut.isEmpty() ? QKeySequence() : QKeySequence(shortcut[0]);
    const QStringList others = key.isEmpty() ? QStringList() : m_registry.conflicts(id, key);
    if (!others.isEmpty()) {
        showCurrent();
        m_conflict->setText(tr("%1 belongs to “%2” (%3). Take it away there first.")
                                .arg(key.toString(QKeySequence::NativeText),
                                     views::ActionRegistry::plainText(m_registry.action(others.first())),
                                     ShortcutsModel::contextText(m_registry.action(others.first()).context)));
        return;
    }
    QList<QKeySequence> keys = m_registry.shortcuts(id);
    while (keys.size() <= index)
        keys.append(QKeySequence());
    keys[index] = key;
    keys.removeAll(QKeySequence());
    m_registry.setShortcuts(id, keys);
    showCurrent();
}

void ShortcutsPage::select(const QString& id)
{
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex index = m_filter->index(row, 0);
        if (index.data(ShortcutsModel::IdRole).toString() == id)
            m_view->setCurrentIndex(index);
    }
}

QString ShortcutsPage::conflictText() const
{
    return m_conflict->text();
}

QString ShortcutsPage::currentId() const
{
    return m_view->currentIndex().data(ShortcutsModel::IdRole).toString();
}

void ShortcutsPage::showCurrent()
{
    const QString id = currentId();
    const QList<QKeySequence> keys = id.isEmpty() ? QList<QKeySequence>() : m_registry.shortcuts(id);
    int index = 0;
    for (QKeySequenceEdit* edit : {m_first, m_second}) {
        const QSignalBlocker quiet(edit);
        edit->setKeySequence(keys.value(index++));
        edit->setEnabled(!id.isEmpty());
    }
    m_reset->setEnabled(!id.isEmpty() && keys != m_registry.presetShortcuts(id));
    m_conflict->clear();
}

} // namespace chartroom::app
