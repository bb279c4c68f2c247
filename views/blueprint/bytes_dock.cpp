#include "views/blueprint/bytes_dock.h"

#include "model/blueprint/section_structure.h"
#include "views/common/byte_panel.h"

namespace chartroom::views {

BytesDock::BytesDock(QWidget* parent)
    : LazyDock(tr("Bytes"), parent)
{
    setObjectName(QStringLiteral("bytes"));
}

void BytesDock::makeContent()
{
    m_panel = new BytePanel;
    m_panel->view().setEmptyText(tr("The bytes of an open blueprint appear here."));
    setWidget(m_panel);
    showSnapshot();
    Q_EMIT panelMade(m_panel);
}

BytePanel& BytesDock::panel()
{
    fill();
    return *m_panel;
}

void BytesDock::setSnapshot(const model::SnapshotPtr& snapshot)
{
    m_snapshot = snapshot;
    m_findings = core::FindingList();
    if (m_panel)
        showSnapshot();
}

void BytesDock::showSnapshot()
{
    // The structure goes first: it speaks of the file that was shown.
    m_panel->setStructure(nullptr);
    m_panel->setFile(m_snapshot ? m_snapshot->file : nullptr);
    if (m_snapshot)
        m_panel->setStructure(std::make_shared<model::SectionStructure>(m_snapshot));
    showFindings();
}

void BytesDock::setFindings(const core::FindingList& findings)
{
    m_findings = findings;
    if (m_panel)
        showFindings();
}

void BytesDock::showFindings()
{
    std::vector<ByteMark> marks;
    const std::uint64_t size = m_panel->view().size();
    for (const core::Finding& finding : m_findings.findings()) {
        // The whole file as a place would frame every line.
        if (finding.range.length > 0 && finding.range.length < size)
            marks.push_back({finding.range, ByteMark::Kind::Finding});
    }
    m_panel->view().setMarks(std::move(marks));
}

void BytesDock::select(core::ByteRange range)
{
    if (range.length > 0)
        panel().view().select(range);
    else
        panel().view().goTo(range.offset);
}

} // namespace chartroom::views
