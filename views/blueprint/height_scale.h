#pragma once

#include "views/canvas/color_map.h"

#include <QWidget>

namespace chartroom::views {

/// The colours of the heights as a bar, with the heights of both ends and of the sea in metres.
class HeightScale : public QWidget
{
    Q_OBJECT

public:
    explicit HeightScale(QWidget* parent = nullptr);

    /// Heights in metres: of the first colour, of the sea, of the last colour.
    void setScale(canvas::HeightRamp ramp, double low, double sea, double high);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    canvas::HeightRamp m_ramp = canvas::HeightRamp::Land;
    double m_low = 0;
    double m_sea = 0;
    double m_high = 1;
};

} // namespace chartroom::views
