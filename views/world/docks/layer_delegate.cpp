#include "views/world/docks/layer_delegate.h"

#include "model/world/layers_model.h"
#include "views/common/icons.h"

#include <QStyle>
#include <QWidget>

namespace chartroom::views {

using model::LayersModel;

namespace {
constexpr int iconSide = 16;
/// Pixels that a field without a frame keeps free before its text.
constexpr int fieldMargin = 2;
} // namespace

void LayerDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                         const QModelIndex& index) const
{
    RowDelegate::updateEditorGeometry(editor, option, index);
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const int margin = editor->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &row, row.widget) + 1;
    const int number = row.fontMetrics.horizontalAdvance(index.data(LayersModel::PlaceTextRole).toString());
    QRect place = editor->geometry();
    // What is typed begins where the name did.
    place.setLeft(place.left() + margin + number - fieldMargin);
    editor->setGeometry(place);
}

void LayerDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    RowDelegate::initStyleOption(option, index);
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
