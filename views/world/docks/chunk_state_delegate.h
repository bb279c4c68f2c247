#pragma once

#include <QStyledItemDelegate>

namespace chartroom::views {

/// Puts a sign behind the word for a chunk's state. All states take the same height.
class ChunkStateDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace chartroom::views
