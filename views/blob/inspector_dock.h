#pragma once

#include "formats/core/byte_range.h"
#include "model/common/job.h"
#include "views/common/byte_inspector.h"

#include <QDockWidget>

class QLabel;

namespace chartroom::views {

/// What the bytes at the caret mean, and the hash of the selection.
class InspectorDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit InspectorDock(QWidget* parent = nullptr);

    void setFile(std::shared_ptr<const core::MappedFile> file);
    /// Reads the bytes at the selection's start and hashes the selection.
    void setSelection(core::ByteRange selection);
    [[nodiscard]] ByteInspector& inspector() const { return *m_inspector; }
    /// The hash of the selection as text; empty while it is being computed.
    [[nodiscard]] QString hashText() const;

private:
    void startHash();

    std::shared_ptr<const core::MappedFile> m_file;
    core::ByteRange m_selection;
    ByteInspector* m_inspector;
    QLabel* m_hash;
    QTimer m_settle;
    model::Job m_job;
};

} // namespace chartroom::views
