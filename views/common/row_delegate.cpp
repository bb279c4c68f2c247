#include "views/common/row_delegate.h"

#include "views/common/gaps.h"

#include <QApplication>
#include <QStyle>

#include <algorithm>

namespace chartroom::views {

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    QSize size = ShortTextDelegate::sizeHint(option, index);
    size.setHeight(std::max({style->pixelMetric(QStyle::PM_SmallIconSize, &option, option.widget),
                             style->pixelMetric(QStyle::PM_IndicatorHeight, &option, option.widget),
                             option.fontMetrics.height()}) +
                   narrowGap);
    return size;
}

} // namespace chartroom::views
