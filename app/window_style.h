#pragma once

#include <QIcon>
#include <QProxyStyle>

namespace chartroom::app {

/// The system's style, with our own signs on the docks: they follow the palette, and are made once. Styles
/// make theirs anew, from text, each time that a dock is laid out. In dark palettes check boxes and radio
/// buttons have a rim that can be seen.
class WindowStyle : public QProxyStyle
{
    Q_OBJECT

public:
    WindowStyle();

    [[nodiscard]] QIcon standardIcon(StandardPixmap which, const QStyleOption* option,
                                     const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;

private:
    QIcon m_close;
    QIcon m_float;
};

} // namespace chartroom::app
