#pragma once

#include "model/blob/byte_alignment.h"
#include "model/blob/report.h"
#include "model/common/job.h"

#include <QDialog>

class QLabel;
class QLayout;
class QToolButton;

namespace chartroom::views {

class BytePanel;
class StructurePane;

/// Two files side by side: their structures as one tree, and their bytes, line beside line, each coloured by
/// its own structure; differing bytes are framed. What is chosen in the tree stands beside its counterpart,
/// wherever that is in the other file.
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
    [[nodiscard]] StructurePane& structure() const { return *m_structure; }
    /// What the window says about the two files, and about the last step.
    [[nodiscard]] QString summary() const;
    [[nodiscard]] bool isBusy() const;

public Q_SLOTS:
    void nextDifference();
    void previousDifference();

private:
    void layOut();
    void connectParts();
    void align(model::ByteAlignment alignment);
    void showPair(const std::optional<core::ByteRange>& left, const std::optional<core::ByteRange>& right);
    void follow(BytePanel* from);
    void select(BytePanel* from);
    void selectBoth(core::ByteRange left, core::ByteRange right);
    void markVisible();
    void step(bool forward);
    void showDifference(const std::optional<core::ByteRange>& range, bool forward);
    /// Where the part of a side begins that stands beside one of the other.
    [[nodiscard]] std::uint64_t beginOf(const BytePanel* panel) const;
    [[nodiscard]] BytePanel* otherThan(const BytePanel* panel) const;

    BytePanel* m_left;
    BytePanel* m_right;
    QLabel* m_leftName;
    QLabel* m_rightName;
    StructurePane* m_structure;
    QLabel* m_summary;
    QLabel* m_place;
    QToolButton* m_sameOffsets; ///< back to the same offsets beside each other
    model::ByteAlignment m_alignment;
    bool m_following = false;
    model::Job m_count;
    model::Job m_step;
};

} // namespace chartroom::views
