#include "views/blob/profile_dock.h"

#include "views/plots/line_plot.h"

#include <QTabWidget>

#include <algorithm>

namespace chartroom::views {

namespace {

constexpr std::uint32_t deepestSpan = 2;
constexpr double mostSpans = 400;

/// The envelopes nearest to the root, but none that would be narrower than a line.
QVector<LinePlot::Span> spansOf(const model::BlobReport& report)
{
    QVector<LinePlot::Span> spans;
    const double narrowest = static_cast<double>(report.bytes().size()) / mostSpans;
    for (const auto& envelope : report.envelopes) {
        const core::ByteRange range = report.range(envelope);
        if (envelope.depth > deepestSpan || static_cast<double>(range.length) < narrowest)
            continue;
        spans.append({static_cast<double>(range.offset), static_cast<double>(range.end()),
                      model::envelopeName(report, envelope), static_cast<int>(envelope.depth)});
    }
    return spans;
}

} // namespace

ProfileDock::ProfileDock(QWidget* parent)
    : QDockWidget(tr("Entropy and histogram"), parent)
    , m_tabs(new QTabWidget)
    , m_entropy(new LinePlot)
    , m_histogram(new LinePlot)
{
    setObjectName(QStringLiteral("profile"));
    m_entropy->setAxes(tr("Offset in bytes"), tr("Entropy in bits a byte"));
    m_entropy->setEmptyText(
        tr("How disordered the bytes are along the file: 0 for all alike, 8 for compressed or encrypted."));
    m_entropy->setAccessibleName(tr("Entropy along the file"));
    m_histogram->setAxes(tr("Byte value"), tr("How often"));
    m_histogram->setLogarithmic(true);
    m_histogram->setEmptyText(tr("How often each byte value occurs."));
    m_histogram->setAccessibleName(tr("Byte histogram"));
    m_tabs->setTabPosition(QTabWidget::West);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_entropy, tr("Entropy"));
    m_tabs->addTab(m_histogram, tr("Histogram"));
    setWidget(m_tabs);
    connect(m_entropy, &LinePlot::clicked, this,
            [this](double x) { Q_EMIT offsetChosen(static_cast<quint64>(std::max(x, 0.0))); });
    connect(m_histogram, &LinePlot::clicked, this, [this](double x) {
        if (x >= 0 && x < 256)
            Q_EMIT valueChosen(static_cast<int>(x));
    });
}

void ProfileDock::setProfile(std::shared_ptr<const model::ByteProfile> profile)
{
    m_profile = std::move(profile);
    showEntropy();
    showHistogram();
}

void ProfileDock::setReport(model::BlobReportPtr report)
{
    m_report = std::move(report);
    showEntropy();
}

void ProfileDock::showEntropy()
{
    if (!m_profile || m_profile->entropy.empty()) {
        m_entropy->setCurves({});
        return;
    }
    LinePlot::Series series{tr("Entropy"), LinePlot::Style::Steps, {}, {}, 0};
    for (std::size_t block = 0; block < m_profile->entropy.size(); ++block) {
        series.x.append(static_cast<double>(block) * static_cast<double>(m_profile->blockLength));
        series.y.append(m_profile->entropy[block]);
    }
    // The last step has to end where the blocks do.
    series.x.append(static_cast<double>(m_profile->entropy.size()) *
                    static_cast<double>(m_profile->blockLength));
    series.y.append(m_profile->entropy.back());
    m_entropy->setCurves({series}, {}, m_report ? spansOf(*m_report) : QVector<LinePlot::Span>());
}

void ProfileDock::showHistogram()
{
    if (!m_profile || m_profile->entropy.empty()) {
        m_histogram->setCurves({});
        return;
    }
    LinePlot::Series series{tr("Bytes"), LinePlot::Style::Steps, {}, {}, 1};
    for (std::size_t value = 0; value < m_profile->histogram.size(); ++value) {
        series.x.append(static_cast<double>(value));
        series.y.append(static_cast<double>(m_profile->histogram[value]));
    }
    m_histogram->setCurves({series});
}

} // namespace chartroom::views
