#include "views/common/close_button.h"

#include "views/common/icons.h"

#include <QToolButton>

namespace chartroom::views {

QToolButton* closeButton(const QString& toolTip)
{
    auto* const button = new QToolButton;
    button->setIcon(icon(Icon::Close));
    button->setAutoRaise(true);
    button->setToolTip(toolTip);
    button->setAccessibleName(toolTip);
    return button;
}

} // namespace chartroom::views
