#pragma once

#include "model/blueprint/snapshot.h"
#include "views/common/lazy_dock.h"

namespace chartroom::views {

class BytePanel;

/// The bytes of a blueprint, coloured by its sections; those of a problem or a section are selected here.
class BytesDock : public LazyDock
{
    Q_OBJECT

public:
    explicit BytesDock(QWidget* parent = nullptr);

    /// Shows a file; null: none.
    void setSnapshot(const model::SnapshotPtr& snapshot);
    /// Frames the places of findings.
    void setFindings(const core::FindingList& findings);
    /// Selects bytes and scrolls to them.
    void select(core::ByteRange range);
    [[nodiscard]] BytePanel& panel();

Q_SIGNALS:
    /// The view of the bytes is there now.
    void panelMade(chartroom::views::BytePanel* panel);

protected:
    void makeContent() override;

private:
    void showSnapshot();
    void showFindings();

    BytePanel* m_panel = nullptr;
    model::SnapshotPtr m_snapshot;
    core::FindingList m_findings;
};

} // namespace chartroom::views
