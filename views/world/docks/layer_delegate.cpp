#include "views/world/docks/layer_delegate.h"

#include "model/world/layers_model.h"
#include "views/common/icons.h"

namespace chartroom::views {

using model::LayersModel;

namespace {
constexpr int iconSide = 16;
constexpr int rowPadding = 6;
} // namespace

QSize LayerDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = ShortTextDelegate::sizeHint(option, index);
    size.setHeight(qMax(iconSide, option.fontMetrics.height()) + rowPadding);
    return size;
}

void LayerDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    ShortTextDelegate::initStyleOption(option, index);
    const bool isLock = index.column() == LayersModel::LockColumn;
    if ((!isLock && index.column() != LayersModel::VisibleColumn) || !index.parent().isValid())
        return;
    const bool on = index.data(isLock ? LayersModel::LockedRole : LayersModel::VisibleRole).toBool();
    const Icon symbol = isLock ? (on ? Icon::Lock : Icon::Unlock) : (on ? Icon::Eye : Icon::EyeOff);
    // What is as usual stays in the background.
    const bool usual = isLock != on;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = QSize(iconSide, iconSide);
    option->decorationAlignment = Qt::AlignCenter;
    option->icon = usual ? icon(symbol, option->palette.color(QPalette::PlaceholderText)) : icon(symbol);
}

} // namespace chartroom::views
