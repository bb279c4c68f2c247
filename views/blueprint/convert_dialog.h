#pragma once

#include "model/blueprint/conversion_plan.h"
#include "model/common/job.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QRadioButton;

namespace chartroom::views {

class TargetField;

/// Asks into which version a blueprint is to be converted and where to, and says before anything is written
/// what the result will not carry, or why there can be none. Looks into the file in the background, anew for
/// each choice.
class ConvertDialog : public QDialog
{
    Q_OBJECT

public:
    /// `path` is the open file.
    ConvertDialog(const QString& path, model::SnapshotPtr snapshot, QWidget* parent = nullptr);

    /// The conversion as it was chosen; null while the file is looked into and where it cannot be converted.
    [[nodiscard]] const model::ConversionPlanPtr& plan() const { return m_plan; }
    /// Absolute path of the file to write.
    [[nodiscard]] QString target() const;
    /// Whether the result should be opened.
    [[nodiscard]] bool opensResult() const;

    /// The sentence about what was found, for the chosen version.
    [[nodiscard]] QString answer() const;
    /// What will be lost or kept as it is, one sentence each.
    [[nodiscard]] QStringList notes() const;

private:
    void layOut();
    [[nodiscard]] int version() const;
    void chooseVersion();
    void look();
    void take(const core::Result<model::ConversionPlanPtr>& looked);
    void validate();

    model::SnapshotPtr m_snapshot;
    QString m_path;
    model::ConversionPlanPtr m_plan;
    model::Job m_job;
    QRadioButton* m_first;
    QRadioButton* m_second;
    QCheckBox* m_water;
    TargetField* m_target;
    QCheckBox* m_open;
    QLabel* m_answer;
    QListWidget* m_notes;
    QProgressBar* m_progress;
    QPushButton* m_convert;
    QString m_suggested; ///< the target as the dialog chose it
};

} // namespace chartroom::views
