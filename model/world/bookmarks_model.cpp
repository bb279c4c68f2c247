#include "model/world/bookmarks_model.h"

#include "formats/world/ids.h"
#include "model/world/world_fields.h"
#include "model/world/world_text.h"

namespace chartroom::model {

namespace {

bool isCoordinate(int column)
{
    return column == BookmarksModel::XColumn || column == BookmarksModel::YColumn;
}

} // namespace

void BookmarksModel::setBookmarks(const std::vector<world::Bookmark>& bookmarks)
{
    replaceRows(bookmarks, [](const auto& a, const auto& b) { return a.id == b.id; });
}

void BookmarksModel::setStart(const std::string& id)
{
    if (std::exchange(m_start, id) != id && rowCount() > 0)
        Q_EMIT dataChanged(index(0, StartColumn), index(rowCount() - 1, StartColumn));
}

std::string BookmarksModel::freeId() const
{
    world::UniqueIds ids;
    for (const world::Bookmark& bookmark : rows())
        ids.reserve(bookmark.id);
    return ids.number("poi_", 1);
}

int BookmarksModel::find(const std::string& id) const
{
    const auto found = std::ranges::find(rows(), id, &world::Bookmark::id);
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

int BookmarksModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant BookmarksModel::data(const QModelIndex& index, int role) const
{
    const world::Bookmark* bookmark = row(index);
    if (!bookmark)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(isCoordinate(index.column()));
    if (index.column() == StartColumn) {
        const bool start = bookmark->id == m_start;
        if (role == Qt::CheckStateRole)
            return start ? Qt::Checked : Qt::Unchecked;
        if (role == Qt::ToolTipRole)
            return start ? tr("The world is shown here when it is opened")
                         : tr("Show the world here when it is opened");
        return {};
    }
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    switch (index.column()) {
    case LabelColumn:
        return shownText(bookmark->label);
    case XColumn:
        return qlonglong(bookmark->tile.x);
    case YColumn:
        return qlonglong(bookmark->tile.y);
    default:
        return shownText(bookmark->id);
    }
}

QVariant BookmarksModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return alignmentOf(isCoordinate(section));
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case LabelColumn:
        return tr("Name");
    case XColumn:
        return tr("x");
    case YColumn:
        return tr("y");
    case StartColumn:
        return tr("First view");
    case IdColumn:
        return tr("Id");
    default:
        return {};
    }
}

Qt::ItemFlags BookmarksModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = RowListModel::flags(index);
    if (!index.isValid())
        return flags;
    if (index.column() == StartColumn)
        flags.setFlag(Qt::ItemIsUserCheckable, m_editable);
    else
        flags.setFlag(Qt::ItemIsEditable, m_editable && index.column() != IdColumn);
    return flags;
}

bool BookmarksModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const world::Bookmark* bookmark = row(index);
    if (!bookmark || !m_editable || value == data(index, role))
        return false;
    if (index.column() == StartColumn && role == Qt::CheckStateRole) {
        Q_EMIT editRequested(setStartBookmark(value.toInt() == Qt::Checked ? bookmark->id : std::string()));
        return true;
    }
    if (role != Qt::EditRole)
        return false;
    world::SetBookmark edit{bookmark->id, bookmark->label, bookmark->tile};
    bool valid = true;
    switch (index.column()) {
    case LabelColumn:
        edit.label = storedText(value.toString());
        break;
    case XColumn:
        edit.tile.x = value.toLongLong(&valid);
        break;
    case YColumn:
        edit.tile.y = value.toLongLong(&valid);
        break;
    default:
        return false;
    }
    if (!valid) {
        Q_EMIT refused(noNumberText(value.toString()));
        return false;
    }
    Q_EMIT editRequested({edit});
    return true;
}

} // namespace chartroom::model
