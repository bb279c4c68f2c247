#include "app/window_style.h"

#include "views/common/icons.h"

namespace chartroom::app {

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

} // namespace chartroom::app
