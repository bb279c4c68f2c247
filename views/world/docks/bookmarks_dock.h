#pragma once

#include "model/world/bookmarks_model.h"
#include "views/common/lazy_dock.h"

class QAction;
class QTreeView;

namespace chartroom::views {

class EmptyState;

/// The bookmarks of a world: Enter goes there, F2 or a double click edits a value, a double click beside them
/// goes there too, Delete removes.
class BookmarksDock : public LazyDock
{
    Q_OBJECT

public:
    explicit BookmarksDock(QWidget* parent = nullptr);

    [[nodiscard]] model::BookmarksModel& model() { return *m_model; }
    [[nodiscard]] QTreeView& view();
    void setBookmarks(const std::vector<world::Bookmark>& bookmarks);
    /// Marks the bookmark that the world is shown at first; empty: none.
    void setStart(const std::string& id) { m_model->setStart(id); }
    void setEditable(bool editable);
    /// Asks for a new bookmark at a tile, and lets the user name it when it is there.
    void add(world::Tile tile);

Q_SIGNALS:
    /// The user wants this done.
    void editRequested(const chartroom::world::Operation& operation);
    /// The user wants a new bookmark in the middle of the view.
    void addRequested();
    void goRequested(chartroom::world::Tile tile);
    /// The name of an added bookmark was typed: what had the keys may have them again.
    void left();

protected:
    void makeContent() override;

private:
    void enableActions();
    void removeCurrent();
    void go(const QModelIndex& index);

    model::BookmarksModel* m_model;
    bool m_editable = true;
    // Made with the content.
    QTreeView* m_view = nullptr;
    EmptyState* m_state = nullptr;
    QList<QAction*> m_editActions;
};

} // namespace chartroom::views
