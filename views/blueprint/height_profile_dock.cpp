#include "views/blueprint/height_profile_dock.h"

#include "model/common/number_text.h"
#include "views/common/empty_state.h"
#include "views/common/gaps.h"
#include "views/plots/line_plot.h"

#include <QLabel>
#include <QVBoxLayout>

namespace chartroom::views {

HeightProfileDock::HeightProfileDock(QWidget* parent)
    : LazyDock(tr("Profile"), parent)
{
    setObjectName(QStringLiteral("profile"));
}

void HeightProfileDock::makeContent()
{
    m_summary = new QLabel;
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* const content = new QWidget;
    auto* const layout = new QVBoxLayout(content);
    layout->setContentsMargins(narrowGap, narrowGap, narrowGap, narrowGap);
    layout->setSpacing(narrowGap);
    layout->addWidget(m_summary);
    m_state = new EmptyState(
        content, tr("Choose Tools, Profile and draw a line over the map with the left button: its "
                    "heights are plotted here."));
    setWidget(m_state);
}

void HeightProfileDock::makePlot()
{
    m_plot = new LinePlot;
    m_plot->setAccessibleName(tr("Profile of the heights"));
    m_plot->setAxes(tr("Distance (m)"), tr("Height (m)"));
    m_plot->setEmptyText(tr("There is no height under this line."));
    static_cast<QVBoxLayout*>(m_summary->parentWidget()->layout())->addWidget(m_plot, 1);
    connect(m_plot, &LinePlot::clicked, this, [this](double x) {
        if (m_line.length() > 0)
            Q_EMIT pointChosen(m_line.pointAt(std::clamp(x / m_line.length(), 0.0, 1.0)));
    });
}

void HeightProfileDock::setProfile(const QLineF& line, const model::HeightProfile& profile)
{
    fill();
    if (!m_plot)
        makePlot();
    m_line = line;
    m_state->setEmpty(false);
    const auto metres = [](double value) { return model::decimalText(value, 1); };
    const auto pixel = [](QPointF at) {
        return QStringLiteral("(%1, %2)").arg(static_cast<int>(at.x())).arg(static_cast<int>(at.y()));
    };
    m_summary->setText(
        tr("%1 to %2: %3 m long, from %4 m to %5 m high, %6 m up and %7 m down. One pixel is taken as 1 m.")
            .arg(pixel(line.p1()), pixel(line.p2()), metres(line.length()), metres(profile.lowest),
                 metres(profile.highest), metres(profile.climb), metres(profile.descent)));
    QVector<LinePlot::Series> series;
    if (!profile.isEmpty())
        series.append({tr("Ground"), LinePlot::Style::Area, profile.distance, profile.ground, 1});
    if (!profile.water.isEmpty())
        series.append({tr("Water surface"), LinePlot::Style::Line, profile.distance, profile.water, 0});
    m_plot->setCurves(std::move(series));
}

void HeightProfileDock::clear()
{
    fill();
    m_line = {};
    m_state->setEmpty(true);
}

QString HeightProfileDock::summary() const
{
    return m_line.isNull() ? QString() : m_summary->text();
}

} // namespace chartroom::views
