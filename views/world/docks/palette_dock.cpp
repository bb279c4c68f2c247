#include "views/world/docks/palette_dock.h"

#include "views/common/choose_row.h"
#include "views/common/empty_state.h"
#include "views/common/filter_keys.h"
#include "views/world/docks/dock_parts.h"
#include "views/world/docks/list_keys.h"
#include "views/world/docks/palette_delegate.h"
#include "views/world/docks/recent_symbols.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QVBoxLayout>

namespace chartroom::views {

using model::PaletteModel;

PaletteDock::PaletteDock(QWidget* parent)
    : QDockWidget(tr("Palette"), parent)
    , m_model(new PaletteModel(this))
    , m_filter(new QSortFilterProxyModel(this))
    , m_view(new QListView)
    , m_search(new QLineEdit)
    , m_delegate(new PaletteDelegate(this))
    , m_recent(new RecentSymbols([this](char16_t symbol) {
        return std::pair(m_delegate->picture(*m_model, symbol, devicePixelRatioF()), m_model->nameOf(symbol));
    }))
{
    setObjectName(QStringLiteral("palette"));
    m_filter->setSourceModel(m_model);
    m_filter->setFilterRole(PaletteModel::SearchRole);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_view->setModel(m_filter);
    m_view->setItemDelegate(m_delegate);
    m_view->setViewMode(QListView::IconMode);
    m_view->setMovement(QListView::Static);
    m_view->setResizeMode(QListView::Adjust);
    m_view->setUniformItemSizes(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Several are for painting at random.
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setAccessibleName(tr("Palette"));
    m_view->setMinimumHeight(leastListHeight);
    m_view->viewport()->installEventFilter(this);
    auto* chooseAction = new QAction(m_view);
    connect(chooseAction, &QAction::triggered, this, [this] { choose(m_view->currentIndex()); });
    ListKeys::of(m_view).bind(Qt::Key_Space, chooseAction);
    m_search->setPlaceholderText(tr("Name or any character"));
    m_search->setAccessibleName(tr("Find in the palette"));
    m_search->setToolTip(tr("Enter takes the first match and goes back to the map, Down goes to the list. A "
                            "single character can be painted even if it is not in the list."));
    new FilterKeys(*m_search, *m_view, false);
    m_search->setClearButtonEnabled(true);

    QVBoxLayout* layout = nullptr;
    QWidget* content = makeContent(layout);
    layout->addWidget(m_search);
    layout->addWidget(m_recent);
    layout->addWidget(
        EmptyState::ofList(m_view, m_model,
                           tr("The symbols of the tile catalog and those that the world uses appear "
                              "here.")),
        1);
    m_caption = makeCaption({});
    setCounting(true);
    layout->addWidget(m_caption);
    setWidget(content);

    connect(m_search, &QLineEdit::textChanged, m_filter, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_search, &QLineEdit::returnPressed, this, &PaletteDock::chooseTyped);
    connect(m_view, &QListView::clicked, this, &PaletteDock::choose);
    connect(m_view, &QListView::activated, this, [this](const QModelIndex& index) {
        choose(index);
        finish();
    });
    connect(m_recent, &RecentSymbols::chosen, this, &PaletteDock::symbolRequested);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &PaletteDock::showCurrent);
    // Later: the list is laid out for its size, and for what came and went, in its own time.
    connect(m_view->verticalScrollBar(), &QScrollBar::rangeChanged, this, &PaletteDock::keepInSight,
            Qt::QueuedConnection);
    connect(m_view->verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { m_follows = false; });
}

bool PaletteDock::eventFilter(QObject* watched, QEvent* event)
{
    // Cards share the whole width, so that names have what there is.
    // A list keeps the place of its scroll bar free, whether there is one or not.
    const int room = m_view->maximumViewportSize().width() - m_view->verticalScrollBar()->sizeHint().width();
    if (event->type() == QEvent::Resize && m_delegate->fitTo(room, m_view->font()))
        m_view->doItemsLayout();
    return QDockWidget::eventFilter(watched, event);
}

void PaletteDock::setPictures(PictureOf pictureOf)
{
    m_delegate->setPictures(std::move(pictureOf));
    m_view->viewport()->update();
    m_recent->refresh();
}

void PaletteDock::setUses(std::map<char16_t, std::uint64_t> uses)
{
    m_model->setUses(std::move(uses));
    m_caption->setText(tr("Numbers: cells in the whole world"));
}

void PaletteDock::setCounting(bool counting)
{
    m_caption->setText(counting ? tr("Counting the cells of the whole world …")
                                : tr("The world could not be read: there are no cells to count."));
}

QString PaletteDock::caption() const
{
    return m_caption->text();
}

void PaletteDock::setSymbol(char16_t symbol)
{
    m_symbol = symbol;
    showCurrent();
}

void PaletteDock::setRecent(const QList<char16_t>& symbols)
{
    m_recent->setSymbols(symbols);
    // Buttons that come later would be behind all else in the window for the Tab key.
    QWidget* before = m_search;
    for (auto* button : m_recent->findChildren<QToolButton*>()) {
        setTabOrder(before, button);
        before = button;
    }
    setTabOrder(before, m_view);
}

void PaletteDock::showCurrent()
{
    const int row = m_model->find(m_symbol);
    const QModelIndex index = row < 0 ? QModelIndex() : m_filter->mapFromSource(m_model->index(row, 0));
    // Who has scrolled on is left there.
    if (!index.isValid() || index == m_view->currentIndex())
        return;
    chooseOnly(*m_view, index);
    follow();
}

void PaletteDock::follow()
{
    m_follows = true;
    keepInSight();
}

void PaletteDock::keepInSight()
{
    if (m_follows)
        m_view->scrollTo(m_view->currentIndex());
}

void PaletteDock::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const auto symbolOf = [](const QModelIndex& at) {
        return static_cast<char16_t>(at.data(PaletteModel::SymbolRole).value<ushort>());
    };
    QList<char16_t> chosen;
    for (const QModelIndex& at : m_view->selectionModel()->selectedIndexes())
        chosen << symbolOf(at);
    Q_EMIT symbolRequested(symbolOf(index));
    if (chosen.size() > 1)
        Q_EMIT symbolsRequested(chosen);
}

void PaletteDock::chooseTyped()
{
    const QString text = m_search->text();
    const bool isSymbol =
        text.size() == 1 && !text[0].isSpace() && text[0] != QLatin1Char('.') && !text[0].isSurrogate();
    if (isSymbol) {
        m_model->addSymbol(text[0].unicode());
        Q_EMIT symbolRequested(text[0].unicode());
    } else if (m_filter->rowCount() > 0) {
        // Only what is taken is chosen, not what was before.
        chooseOnly(*m_view, m_filter->index(0, 0));
        choose(m_filter->index(0, 0));
    } else {
        return;
    }
    finish();
}

void PaletteDock::finish()
{
    // All symbols are there for the next choice, and the one that was taken among them.
    m_search->clear();
    showCurrent();
    follow();
    Q_EMIT taken();
}

} // namespace chartroom::views
