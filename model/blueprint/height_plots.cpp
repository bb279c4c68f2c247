#include "model/blueprint/height_plots.h"

#include <QCoreApplication>

#include <cmath>

namespace chartroom::model {

namespace {

constexpr int bins = static_cast<int>(std::tuple_size_v<blueprint::HeightHistogram>);

double binStart(const Statistics& statistics, int bin)
{
    const double span = static_cast<double>(statistics.heights.highest) - statistics.heights.lowest;
    return (statistics.heights.lowest + span * bin / bins) * blueprint::metresPerRaw;
}

} // namespace

PlotPoints heightHistogram(const Statistics& statistics)
{
    PlotPoints points;
    if (statistics.heights.finite == 0)
        return points;
    for (int bin = 0; bin < bins; ++bin) {
        points.x << binStart(statistics, bin);
        points.y << static_cast<double>(statistics.histogram[static_cast<std::size_t>(bin)]);
    }
    return points;
}

PlotPoints hypsometricCurve(const Statistics& statistics)
{
    PlotPoints points;
    if (statistics.heights.finite == 0)
        return points;
    std::uint64_t below = 0;
    const auto share = [&] {
        return 100.0 * static_cast<double>(statistics.heights.finite - below) /
               static_cast<double>(statistics.heights.finite);
    };
    for (int bin = 0; bin < bins; ++bin) {
        points.x << binStart(statistics, bin);
        points.y << share();
        below += statistics.histogram[static_cast<std::size_t>(bin)];
    }
    points.x << binStart(statistics, bins);
    points.y << share();
    return points;
}

QVector<HeightAnchor> heightAnchors(const Snapshot& snapshot)
{
    QVector<HeightAnchor> anchors;
    const auto add = [&](const QString& name, float raw) {
        if (std::isfinite(raw))
            anchors.push_back({name, raw * blueprint::metresPerRaw});
    };
    add(QCoreApplication::translate("Plots", "sea level"), snapshot.seaLevel.level);
    if (const auto& curve = snapshot.blueprint.curve) {
        add(QStringLiteral("benchLo"), curve->benchLo);
        add(QStringLiteral("benchHi"), curve->benchHi);
        add(QStringLiteral("orangeCeil"), curve->orangeCeil);
        add(QStringLiteral("redCeil"), curve->redCeil);
        add(QStringLiteral("peakCap"), curve->peakCap);
    }
    return anchors;
}

} // namespace chartroom::model
