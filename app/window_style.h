#pragma once

#include <QIcon>
#include <QProxyStyle>

namespace chartroom::app {

/// The system's style, with our own signs on the docks: they follow the palette, and are made once. Styles
/// make theirs anew, from text, each time that a dock is laid out. In dark palettes check boxes and radio
/// buttons have a rim that can be seen. Tool bars are plain. Columns of tables keep a distance: a number at
/// the right end of one is not read together with the text at the left of the next. Buttons of dialogs have
/// words alone.
class WindowStyle : public QProxyStyle
{
    Q_OBJECT

public:
    WindowStyle();

    [[nodiscard]] QIcon standardIcon(StandardPixmap which, const QStyleOption* option,
                                     const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* data) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;

    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override;

    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                         const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;

private:
    [[nodiscard]] bool isFusion() const;

    QIcon m_close;
    QIcon m_float;
};

} // namespace chartroom::app
