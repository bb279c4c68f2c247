#pragma once

#include <QStyledItemDelegate>

namespace chartroom::views {

/// Draws the rows of a LayersModel: the padlock and the eye of a layer as symbols, faint where nothing is out
/// of the ordinary.
class LayerDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace chartroom::views
