#pragma once

#include "model/blob/report.h"

#include <QDockWidget>

class QLabel;
class QTreeView;

namespace chartroom::model {
class EnvelopeModel;
}

namespace chartroom::views {

class EmptyState;

/// The envelopes of a blob as a tree; the current one is the one that the caret is in.
class EnvelopesDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit EnvelopesDock(QWidget* parent = nullptr);

    /// Shows another report's envelopes; null: not known yet.
    void setReport(model::BlobReportPtr report);
    /// Makes the innermost envelope with a byte the current one. Sends no signal.
    void follow(std::uint64_t offset);
    [[nodiscard]] const model::EnvelopeModel& model() const { return *m_model; }
    [[nodiscard]] QTreeView& view() const { return *m_view; }

Q_SIGNALS:
    /// The user chose an envelope.
    void rangeChosen(chartroom::core::ByteRange range);

private:
    /// Why there are no envelopes to show.
    [[nodiscard]] static QString noneText(const model::BlobReport& report);

    model::EnvelopeModel* m_model;
    QTreeView* m_view;
    QLabel* m_remark;
    EmptyState* m_state;
    bool m_following = false;
};

} // namespace chartroom::views
