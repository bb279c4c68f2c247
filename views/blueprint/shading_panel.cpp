#include "views/blueprint/shading_panel.h"

#include "views/blueprint/height_scale.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDial>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>

namespace chartroom::views {

namespace {

constexpr double metresPerRaw = canvas::ReliefStyle{}.metresPerRaw;
constexpr int halfTurn = 180;
constexpr int fullTurn = 360;

QDoubleSpinBox* spinBox(double from, double to, double step, int decimals, const QString& suffix)
{
    auto* box = new QDoubleSpinBox;
    box->setRange(from, to);
    box->setSingleStep(step);
    box->setDecimals(decimals);
    box->setSuffix(suffix);
    box->setKeyboardTracking(false);
    return box;
}

void take(QDoubleSpinBox* box, const QVariantMap& options, const QString& key)
{
    bool ok = false;
    const double value = options.value(key).toDouble(&ok);
    if (ok)
        box->setValue(value);
}

} // namespace

ShadingPanel::ShadingPanel(QWidget* parent)
    : QWidget(parent)
    , m_ramp(new QComboBox)
    , m_scale(new HeightScale)
    , m_automatic(new QCheckBox(tr("Fit to the map's heights")))
    , m_low(spinBox(-5000, 5000, 10, 1, tr(" m")))
    , m_high(spinBox(-5000, 5000, 10, 1, tr(" m")))
    , m_dial(new QDial)
    , m_azimuth(new QSpinBox)
    , m_altitude(new QSpinBox)
    , m_exaggeration(spinBox(0, 50, 0.5, 1, tr(" ×")))
    , m_metresPerPixel(spinBox(0.01, 1000, 0.5, 2, tr(" m")))
{
    const canvas::ReliefStyle relief;
    m_ramp->addItem(tr("Land and sea"), static_cast<int>(canvas::HeightRamp::Land));
    m_ramp->addItem(tr("Grey"), static_cast<int>(canvas::HeightRamp::Grey));
    m_automatic->setChecked(true);
    m_automatic->setToolTip(
        tr("From a sample of the map's pixels, single heights far from all others left out. The plots "
           "have the exact statistics."));
    m_altitude->setRange(1, 90);
    m_altitude->setSuffix(tr("°"));
    m_altitude->setValue(static_cast<int>(relief.altitude));
    m_exaggeration->setValue(relief.exaggeration);
    m_metresPerPixel->setValue(relief.metresPerPixel);
    m_metresPerPixel->setToolTip(
        tr("Width of one pixel on the ground. The file does not say it: 1 m is an assumption."));

    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("C&olour map"), m_ramp);
    form->addRow(m_scale);
    form->addRow(m_automatic);
    form->addRow(tr("Lowe&st"), m_low);
    form->addRow(tr("Hi&ghest"), m_high);
    form->addRow(tr("S&un from"), sunRow());
    form->addRow(tr("Su&n's height"), m_altitude);
    form->addRow(tr("E&xaggeration"), m_exaggeration);
    form->addRow(tr("Metres &a pixel"), m_metresPerPixel);

    connect(m_ramp, &QComboBox::currentIndexChanged, this, &ShadingPanel::changed);
    connect(m_automatic, &QCheckBox::toggled, this, [this] {
        updateStretch();
        Q_EMIT changed();
    });
    connect(m_altitude, &QSpinBox::valueChanged, this, &ShadingPanel::changed);
    for (QDoubleSpinBox* box : {m_low, m_high, m_exaggeration, m_metresPerPixel})
        connect(box, &QDoubleSpinBox::valueChanged, this, &ShadingPanel::changed);
    connect(this, &ShadingPanel::changed, this, &ShadingPanel::updateScale);
    updateStretch();
}

QWidget* ShadingPanel::sunRow()
{
    m_dial->setRange(0, fullTurn);
    m_dial->setWrapping(true);
    m_dial->setFixedSize(48, 48);
    m_dial->setAccessibleName(tr("Direction of the sun"));
    m_azimuth->setRange(0, fullTurn - 1);
    m_azimuth->setWrapping(true);
    m_azimuth->setSuffix(tr("°"));
    m_azimuth->setToolTip(tr("Where the light comes from: 0° is north, 90° is east"));
    m_azimuth->setAccessibleName(m_dial->accessibleName());
    // A dial's zero is at the bottom, the map's north at the top.
    connect(m_dial, &QDial::valueChanged, this,
            [this](int value) { m_azimuth->setValue((value + halfTurn) % fullTurn); });
    connect(m_azimuth, &QSpinBox::valueChanged, this, [this](int value) {
        const QSignalBlocker blocker(m_dial);
        m_dial->setValue((value + halfTurn) % fullTurn);
        Q_EMIT changed();
    });
    m_azimuth->setValue(static_cast<int>(canvas::ReliefStyle{}.azimuth));
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    // Beside its label, which stands at the top.
    layout->addWidget(m_azimuth, 1, Qt::AlignTop);
    layout->addWidget(m_dial);
    return row;
}

void ShadingPanel::setHeightRange(float low, float high, float sea)
{
    m_mapLow = low;
    m_sea = sea;
    // A flat map still needs a stretch with two ends.
    m_mapHigh = high > low ? high : low + 1.0F;
    updateStretch();
}

void ShadingPanel::updateStretch()
{
    const bool automatic = m_automatic->isChecked();
    for (QDoubleSpinBox* box : {m_low, m_high})
        box->setEnabled(!automatic);
    if (automatic) {
        const QSignalBlocker low(m_low);
        const QSignalBlocker high(m_high);
        m_low->setValue(m_mapLow * metresPerRaw);
        m_high->setValue(m_mapHigh * metresPerRaw);
    }
    updateScale();
}

void ShadingPanel::updateScale()
{
    m_scale->setScale(static_cast<canvas::HeightRamp>(m_ramp->currentData().toInt()), m_low->value(),
                      m_sea * metresPerRaw, m_high->value());
}

void ShadingPanel::apply(canvas::Shading& shading) const
{
    shading.ramp = static_cast<canvas::HeightRamp>(m_ramp->currentData().toInt());
    if (m_automatic->isChecked()) {
        shading.low = m_mapLow;
        shading.high = m_mapHigh;
    } else {
        shading.low = static_cast<float>(m_low->value() / metresPerRaw);
        shading.high = static_cast<float>(std::max(m_high->value(), m_low->value() + 0.1) / metresPerRaw);
    }
    shading.relief.azimuth = m_azimuth->value();
    shading.relief.altitude = m_altitude->value();
    shading.relief.exaggeration = m_exaggeration->value();
    shading.relief.metresPerPixel = m_metresPerPixel->value();
}

QVariantMap ShadingPanel::options() const
{
    return {{QStringLiteral("ramp"), m_ramp->currentIndex()},
            {QStringLiteral("azimuth"), m_azimuth->value()},
            {QStringLiteral("altitude"), m_altitude->value()},
            {QStringLiteral("exaggeration"), m_exaggeration->value()},
            {QStringLiteral("metresPerPixel"), m_metresPerPixel->value()}};
}

void ShadingPanel::setOptions(const QVariantMap& options)
{
    const int ramp = options.value(QStringLiteral("ramp"), 0).toInt();
    if (ramp >= 0 && ramp < m_ramp->count())
        m_ramp->setCurrentIndex(ramp);
    m_azimuth->setValue(options.value(QStringLiteral("azimuth"), m_azimuth->value()).toInt());
    m_altitude->setValue(options.value(QStringLiteral("altitude"), m_altitude->value()).toInt());
    take(m_exaggeration, options, QStringLiteral("exaggeration"));
    take(m_metresPerPixel, options, QStringLiteral("metresPerPixel"));
}

} // namespace chartroom::views
