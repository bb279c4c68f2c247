#pragma once

#include "views/canvas/shading.h"

#include <QVariantMap>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QDial;
class QDoubleSpinBox;
class QSpinBox;

namespace chartroom::views {

/// How heights become colours and relief: colour map, stretch, sun, exaggeration, metres a pixel.
class ShadingPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ShadingPanel(QWidget* parent = nullptr);

    /// The least and greatest height of the map, raw units: the stretch unless the user set another.
    void setHeightRange(float low, float high);
    /// Puts the panel's choices into a shading.
    void apply(canvas::Shading& shading) const;

    [[nodiscard]] QVariantMap options() const;
    void setOptions(const QVariantMap& options);

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] QWidget* sunRow();
    void updateStretch();

    QComboBox* m_ramp;
    QCheckBox* m_automatic;
    QDoubleSpinBox* m_low;
    QDoubleSpinBox* m_high;
    QDial* m_dial;
    QSpinBox* m_azimuth;
    QSpinBox* m_altitude;
    QDoubleSpinBox* m_exaggeration;
    QDoubleSpinBox* m_metresPerPixel;
    float m_mapLow = 0;
    float m_mapHigh = 1;
};

} // namespace chartroom::views
