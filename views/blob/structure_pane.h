#pragma once

#include "model/blob/structure_comparison.h"
#include "model/common/job.h"

#include <QWidget>

class QLabel;
class QTreeView;

namespace chartroom::model {
class StructureModel;
}

namespace chartroom::views {

class EmptyState;

/// The structures of two blobs beside each other as one tree, with steps from difference to difference.
class StructurePane : public QWidget
{
    Q_OBJECT

public:
    explicit StructurePane(QWidget* parent = nullptr);

    /// Compares in the background; without both reports nothing is shown.
    void setReports(const model::BlobReportPtr& left, const model::BlobReportPtr& right);
    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }
    [[nodiscard]] model::StructureModel& model() const { return *m_model; }
    [[nodiscard]] QTreeView& view() const { return *m_view; }
    /// How many differences the structure has.
    [[nodiscard]] QString summary() const;

public Q_SLOTS:
    void nextDifference() { step(true); }
    void previousDifference() { step(false); }

Q_SIGNALS:
    /// The user wants to see a part of both files; nothing for the file that has no counterpart.
    void pairChosen(const std::optional<chartroom::core::ByteRange>& left,
                    const std::optional<chartroom::core::ByteRange>& right);

private:
    void step(bool forward);
    void show(std::shared_ptr<const model::StructureComparison> comparison);

    model::StructureModel* m_model;
    QTreeView* m_view;
    QLabel* m_summary;
    EmptyState* m_state;
    model::Job m_job;
};

} // namespace chartroom::views
