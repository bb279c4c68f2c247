#include "app/window_style.h"

#include "views/common/icons.h"

#include <QPainter>
#include <QStyleOption>

namespace chartroom::app {

namespace {

constexpr float rimOpacity = 0.6F;
constexpr double lineMiddle = 0.5;

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

} // namespace

WindowStyle::WindowStyle()
    : m_close(views::icon(views::Icon::Close))
    , m_float(views::icon(views::Icon::Float))
{}

QIcon WindowStyle::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const
{
    switch (which) {
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
        return m_close;
    case SP_TitleBarNormalButton:
        return m_float;
    default:
        return QProxyStyle::standardIcon(which, option, widget);
    }
}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool round = element == PE_IndicatorRadioButton;
    if (!round && element != PE_IndicatorCheckBox && element != PE_IndicatorItemViewItemCheck)
        return;
    // Fusion's rim is a darker shade of the window, which a dark window has no room for.
    if (baseStyle()->name() != QLatin1String("fusion") || !isDark(option->palette))
        return;
    QColor rim = option->palette.color(QPalette::WindowText);
    rim.setAlphaF(rimOpacity);
    const QRectF place = QRectF(option->rect).adjusted(lineMiddle, lineMiddle, -lineMiddle, -lineMiddle);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, round);
    painter->setPen(rim);
    painter->setBrush(Qt::NoBrush);
    if (round)
        painter->drawEllipse(place);
    else
        painter->drawRect(place);
    painter->restore();
}

} // namespace chartroom::app
