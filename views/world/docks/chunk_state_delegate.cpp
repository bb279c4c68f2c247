#include "views/world/docks/chunk_state_delegate.h"

#include "model/world/chunks_model.h"
#include "views/common/status_colours.h"

namespace chartroom::views {

void ChunkStateDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    using State = model::ChunkRow::State;
    QStyledItemDelegate::initStyleOption(option, index);
    const QIcon symbol = [&]() -> QIcon {
        switch (static_cast<State>(index.data(model::ChunksModel::StateRole).toInt())) {
        case State::Saved:
            break;
        case State::Modified:
            return icon(Icon::Save, StatusColours::caution(option->palette).sign);
        case State::ReadOnly:
            return icon(Icon::Lock);
        case State::Unreadable:
            return icon(Icon::Error, StatusColours::bad(option->palette).sign);
        }
        return {};
    }();
    // Behind the word: the words stand below each other. There is room for it also where there is none, so
    // that no row is higher and the column no wider once a chunk is modified.
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationPosition = QStyleOptionViewItem::Right;
    option->decorationSize = QSize(16, 16);
    option->icon = symbol;
}

} // namespace chartroom::views
