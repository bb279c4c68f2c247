#pragma once

#include "model/blob/profile.h"
#include "model/blob/report.h"

#include <QDockWidget>

class QTabWidget;

namespace chartroom::views {

class LinePlot;

/// The byte histogram, and the entropy along the file with the envelopes' places under it.
class ProfileDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit ProfileDock(QWidget* parent = nullptr);

    /// Shows a profile; null: not known yet.
    void setProfile(std::shared_ptr<const model::ByteProfile> profile);
    /// The report whose envelopes are shown under the entropy; null: none.
    void setReport(model::BlobReportPtr report);
    [[nodiscard]] LinePlot& entropy() const { return *m_entropy; }
    [[nodiscard]] LinePlot& histogram() const { return *m_histogram; }

Q_SIGNALS:
    /// A place along the file was clicked.
    void offsetChosen(quint64 offset);
    /// A byte value of the histogram was clicked.
    void valueChosen(int value);

private:
    void showEntropy();
    void showHistogram();

    std::shared_ptr<const model::ByteProfile> m_profile;
    model::BlobReportPtr m_report;
    QTabWidget* m_tabs;
    LinePlot* m_entropy;
    LinePlot* m_histogram;
};

} // namespace chartroom::views
