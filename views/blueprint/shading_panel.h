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

class HeightScale;

/// How heights become colours and relief: colour map, stretch, sun, exaggeration, metres a pixel.
class ShadingPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ShadingPanel(QWidget* parent = nullptr);

    /// The least and greatest height of the map, raw units: the stretch unless the user set another; and the
    /// height of its sea.
    void setHeightRange(float low, float high, float sea);
    /// Puts the panel's choices into a shading.
    void apply(canvas::Shading& shading) const;

    [[nodiscard]] QVariantMap options() const;
    void setOptions(const QVariantMap& options);

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] QWidget* sunRow();
    void updateStretch();
    void updateScale();

    QComboBox* m_ramp;
    HeightScale* m_scale;
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
    float m_sea = 0;
};

} // namespace chartroom::views
