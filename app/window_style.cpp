#include "app/window_style.h"

#include "views/common/icons.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyleOption>
#include <QTableView>
#include <QTreeView>

namespace chartroom::app {

namespace {

constexpr float rimOpacity = 0.6F;
constexpr float edgeOpacity = 0.2F;
constexpr double lineMiddle = 0.5;
/// Added on both sides of a cell and of its heading.
constexpr int cellAir = 3;

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

bool hasColumns(const QWidget* widget)
{
    const auto* const tree = qobject_cast<const QTreeView*>(widget);
    return (tree && !tree->isHeaderHidden()) || qobject_cast<const QTableView*>(widget);
}

/// Fusion shades a tool bar and draws lines along it, for which Qt wakes threads, bar by bar: longer than the
/// map takes. A plain area and a line as a rectangle look the same but for the shade.
void drawToolBar(const QStyleOptionToolBar& bar, QPainter& painter)
{
    painter.fillRect(bar.rect, bar.palette.window());
    QRect edge = bar.rect;
    switch (bar.toolBarArea) {
    case Qt::LeftToolBarArea:
        edge.setLeft(edge.right());
        break;
    case Qt::RightToolBarArea:
        edge.setRight(edge.left());
        break;
    case Qt::BottomToolBarArea:
        edge.setBottom(edge.top());
        break;
    default:
        edge.setTop(edge.bottom());
        break;
    }
    QColor line = bar.palette.color(QPalette::WindowText);
    line.setAlphaF(edgeOpacity);
    painter.fillRect(edge, line);
}

/// Whether a widget is a heading over columns.
bool isAcross(const QWidget* widget)
{
    const auto* const header = qobject_cast<const QHeaderView*>(widget);
    return header && header->orientation() == Qt::Horizontal;
}

} // namespace

bool WindowStyle::isFusion() const
{
    return baseStyle()->name() == QLatin1String("fusion");
}

WindowStyle::WindowStyle()
    : m_close(views::icon(views::Icon::Close))
    , m_float(views::icon(views::Icon::Float))
{}

QIcon WindowStyle::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const
{
    switch (which) {
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
    case SP_LineEditClearButton:
        return m_close;
    case SP_TitleBarNormalButton:
        return m_float;
    default:
        return QProxyStyle::standardIcon(which, option, widget);
    }
}

int WindowStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* data) const
{
    // The system's signs are of another family, and some of them black in a dark window.
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool round = element == PE_IndicatorRadioButton;
    if (!round && element != PE_IndicatorCheckBox && element != PE_IndicatorItemViewItemCheck)
        return;
    // Fusion's rim is a darker shade of the window, which a dark window has no room for.
    if (!isFusion() || !isDark(option->palette))
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

int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    const bool airy = metric == PM_FocusFrameHMargin && hasColumns(widget);
    return QProxyStyle::pixelMetric(metric, option, widget) + (airy ? cellAir : 0);
}

QSize WindowStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                    const QWidget* widget) const
{
    const QSize usual = QProxyStyle::sizeFromContents(type, option, size, widget);
    return type == CT_HeaderSection && isAcross(widget) ? usual + QSize(2 * cellAir, 0) : usual;
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const
{
    const auto* const bar = qstyleoption_cast<const QStyleOptionToolBar*>(option);
    if (element == CE_ToolBar && bar && isFusion()) {
        drawToolBar(*bar, *painter);
        return;
    }
    const auto* const heading = qstyleoption_cast<const QStyleOptionHeader*>(option);
    if (element != CE_HeaderLabel || !heading || !isAcross(widget)) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    QStyleOptionHeader airy = *heading;
    airy.rect.adjust(cellAir, 0, -cellAir, 0);
    QProxyStyle::drawControl(element, &airy, painter, widget);
}

} // namespace chartroom::app
