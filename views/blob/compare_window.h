#pragma once

#include "model/blob/report.h"
#include "model/common/job.h"

#include <QDialog>

class QLabel;

namespace chartroom::views {

class BytePanel;

/// Two files side by side, line beside line, each coloured by its own structure; differing bytes are framed.
class CompareWindow : public QDialog
{
    Q_OBJECT

public:
    explicit CompareWindow(QWidget* parent = nullptr);

    /// What is compared; reports may be null.
    struct File
    {
        QString path;
        std::shared_ptr<const core::MappedFile> file;
        model::BlobReportPtr report;
    };
    void setFiles(const File& left, const File& right);

    [[nodiscard]] BytePanel& left() const { return *m_left; }
    [[nodiscard]] BytePanel& right() const { return *m_right; }
    /// What the window says about the two files, and about the last step.
    [[nodiscard]] QString summary() const;
    [[nodiscard]] bool isBusy() const { return m_count.isRunning() || m_step.isRunning(); }

public Q_SLOTS:
    void nextDifference();
    void previousDifference();

private:
    void follow(BytePanel* from, BytePanel* to);
    void select(BytePanel* from, BytePanel* to);
    void markVisible();
    void step(bool forward);
    void showRange(const std::optional<core::ByteRange>& range, bool forward);

    BytePanel* m_left;
    BytePanel* m_right;
    QLabel* m_leftName;
    QLabel* m_rightName;
    QLabel* m_summary;
    QLabel* m_place;
    bool m_following = false;
    model::Job m_count;
    model::Job m_step;
};

} // namespace chartroom::views
