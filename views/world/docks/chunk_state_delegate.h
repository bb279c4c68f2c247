#pragma once

#include <QStyledItemDelegate>

namespace chartroom::views {

/// Puts a sign before a chunk's state, beside its word.
class ChunkStateDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace chartroom::views
