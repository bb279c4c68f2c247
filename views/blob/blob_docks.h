#pragma once

#include "model/blob/report.h"

#include <QMainWindow>
#include <QObject>

class QAction;

namespace chartroom::views {

class CausesDock;
class EnvelopesDock;
class FindingsDock;
class InspectorDock;
class ProfileDock;
class TableDock;

/// The docks of a blob workbench, in their places.
class BlobDocks : public QObject
{
    Q_OBJECT

public:
    BlobDocks(QMainWindow& window, QAction* repair);

    TableDock* checks;
    TableDock* header;
    TableDock* unclaimed;
    EnvelopesDock* envelopes;
    CausesDock* causes;
    InspectorDock* inspector;
    ProfileDock* profile;
    FindingsDock* problems;

    /// Shows what a check said; null: it is not known yet.
    void setReport(const model::BlobReportPtr& report);
};

} // namespace chartroom::views
