#include "views/world/docks/bookmarks_dock.h"

#include "views/common/empty_state.h"
#include "views/world/docks/dock_parts.h"
#include "views/world/docks/list_keys.h"
#include "views/world/docks/name_input.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QTreeView>
#include <QVBoxLayout>

namespace chartroom::views {

using model::BookmarksModel;

BookmarksDock::BookmarksDock(QWidget* parent)
    : LazyDock(tr("Bookmarks"), parent)
    , m_model(new BookmarksModel(this))
{
    setObjectName(QStringLiteral("bookmarks"));
    connect(m_model, &BookmarksModel::editRequested, this, &BookmarksDock::editRequested);
}

void BookmarksDock::makeContent()
{
    m_view = makeListView(m_model, tr("Bookmarks"));
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->header()->setSectionResizeMode(BookmarksModel::LabelColumn, QHeaderView::Stretch);

    m_view->setAllColumnsShowFocus(false);
    ListKeys::of(m_view).walkCells();

    QAction* goAction = addListAction(m_view, Icon::Goto, tr("Go to the Bookmark"), {},
                                      [this] { go(m_view->currentIndex()); });
    QAction* addAction =
        addListAction(m_view, Icon::Add, tr("Add Bookmark Here"), {}, [this] { Q_EMIT addRequested(); });
    QAction* renameAction = addListAction(m_view, Icon::Settings, tr("Rename"), {}, [this] {
        m_view->edit(m_view->currentIndex().siblingAtColumn(BookmarksModel::LabelColumn));
    });
    QAction* removeAction = addListAction(m_view, Icon::Delete, tr("Delete Bookmark"), QKeySequence::Delete,
                                          [this] { removeCurrent(); });
    m_editActions = {addAction, renameAction, removeAction};

    QVBoxLayout* layout = nullptr;
    QWidget* content = views::makeContent(layout);
    m_state = new EmptyState(m_view, tr("Places to come back to appear here. Ctrl+B bookmarks what is in the "
                                        "middle of the view."));
    m_state->setEmpty(m_model->rowCount() == 0);
    layout->addWidget(m_state, 1);
    auto* buttons = new QHBoxLayout;
    for (QAction* action : {addAction, goAction, removeAction})
        addButton(buttons, action);
    buttons->addStretch(1);
    layout->addLayout(buttons);
    setWidget(content);
    enableActions();
    connect(m_view, &QTreeView::activated, this, &BookmarksDock::go);
}

QTreeView& BookmarksDock::view()
{
    fill();
    return *m_view;
}

void BookmarksDock::setBookmarks(const std::vector<world::Bookmark>& bookmarks)
{
    m_model->setBookmarks(bookmarks);
    if (m_state)
        m_state->setEmpty(bookmarks.empty());
}

void BookmarksDock::setEditable(bool editable)
{
    m_editable = editable;
    m_model->setEditable(editable);
    enableActions();
}

void BookmarksDock::enableActions()
{
    for (QAction* action : std::as_const(m_editActions))
        action->setEnabled(m_editable);
}

void BookmarksDock::add(world::Tile tile)
{
    const std::string id = m_model->freeId();
    Q_EMIT editRequested({world::SetBookmark{id, {}, tile}});
    const int row = m_model->find(id);
    if (row < 0)
        return;
    fill();
    const QModelIndex index = m_model->index(row, BookmarksModel::LabelColumn);
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
    if (m_view->isVisible())
        openName(*m_view, index, [this] { Q_EMIT left(); });
}

void BookmarksDock::removeCurrent()
{
    if (const world::Bookmark* bookmark = m_model->row(m_view->currentIndex()))
        Q_EMIT editRequested({world::DeleteBookmark{bookmark->id}});
}

void BookmarksDock::go(const QModelIndex& index)
{
    if (const world::Bookmark* bookmark = m_model->row(index))
        Q_EMIT goRequested(bookmark->tile);
}

} // namespace chartroom::views
