#include "views/blob/blob_docks.h"

#include "model/blob/blob_rows.h"
#include "model/blob/verdict_text.h"
#include "views/blob/causes_dock.h"
#include "views/blob/envelopes_dock.h"
#include "views/blob/inspector_dock.h"
#include "views/blob/profile_dock.h"
#include "views/common/findings_dock.h"
#include "views/common/table_dock.h"

#include <QHeaderView>
#include <QTableView>

namespace chartroom::views {

namespace {
constexpr QSize usualWindow(1600, 920);
constexpr int leftWidth = 490;
constexpr int checksHeight = 220;
constexpr int bottomHeight = 280;

/// All columns stay in view: the first two as wide as their text, the others share the rest. Where that is
/// too narrow for a hash, its tool tip, a copy of the row and the header's dock have it whole.
void fitColumns(QTableView& view)
{
    QHeaderView* const columns = view.horizontalHeader();
    view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Of a hash that does not fit both ends tell more than one.
    view.setTextElideMode(Qt::ElideMiddle);
    for (int column = 0; column < columns->count(); ++column)
        columns->setSectionResizeMode(column,
                                      column < 2 ? QHeaderView::ResizeToContents : QHeaderView::Stretch);
}
} // namespace

BlobDocks::BlobDocks(QMainWindow& window, QAction* repair)
    : QObject(&window)
    , checks(new TableDock(QStringLiteral("checks"), tr("Checks"),
                           tr("The checks that the game makes before it reads a file, in their order."),
                           &window))
    , header(new TableDock(QStringLiteral("header"), tr("Header"), tr("The fields of the header."), &window))
    , unclaimed(new TableDock(QStringLiteral("unclaimed"), tr("Unclaimed"),
                              tr("Every byte belongs to the header or to an envelope."), &window))
    , envelopes(new EnvelopesDock(&window))
    , causes(new CausesDock(repair, &window))
    , inspector(new InspectorDock(&window))
    , profile(new ProfileDock(&window))
    , problems(new FindingsDock(&window))
{
    for (TableDock* const dock : {checks, header})
        dock->setFilterVisible(false);
    problems->setEmptyText(tr("No problems: the game will load this file."));
    // The left column runs down to the status bar: the tree needs the height.
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.addDockWidget(Qt::LeftDockWidgetArea, checks);
    window.addDockWidget(Qt::LeftDockWidgetArea, envelopes);
    window.tabifyDockWidget(envelopes, header);
    window.tabifyDockWidget(header, unclaimed);
    envelopes->raise();
    window.addDockWidget(Qt::BottomDockWidgetArea, inspector);
    window.addDockWidget(Qt::BottomDockWidgetArea, causes);
    window.tabifyDockWidget(causes, profile);
    window.tabifyDockWidget(profile, problems);
    causes->raise();
    // Docks are given their sizes within the window's: it must be as large as a usual one.
    window.resize(usualWindow);
    window.resizeDocks({checks, envelopes}, {leftWidth, leftWidth}, Qt::Horizontal);
    window.resizeDocks({checks}, {checksHeight}, Qt::Vertical);
    window.resizeDocks({inspector, causes}, {bottomHeight, bottomHeight}, Qt::Vertical);
}

void BlobDocks::setReport(const model::BlobReportPtr& report)
{
    envelopes->setReport(report);
    profile->setReport(report);
    if (!report) {
        for (TableDock* const dock : {checks, header, unclaimed})
            dock->setSource(nullptr);
        causes->setCauses(nullptr, {});
        problems->setFindings(core::FindingList());
        return;
    }
    checks->setSource(model::checkRows(report));
    fitColumns(checks->view());
    header->setSource(model::headerRows(report));
    header->setEmptyText(report->result.header.header
                             ? tr("The file does not begin as a blob: what stands there is no header.")
                             : tr("This file is too short to have a header."));
    unclaimed->setSource(std::make_shared<model::UnclaimedRows>(report));
    causes->setCauses(model::causeRows(report), model::noCauseText(report->result),
                      model::mendChoices(report->result));
    problems->setFindings(report->result.findings);
}

} // namespace chartroom::views
