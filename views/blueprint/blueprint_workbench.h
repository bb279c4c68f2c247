#pragma once

#include "model/blueprint/document.h"
#include "model/common/place.h"
#include "views/canvas/widgets/backend_preference.h"
#include "views/common/workbench.h"
#include "views/common/workbench_context.h"

namespace chartroom::views {

class BlueprintActions;
class BlueprintDocks;
class BlueprintWriter;
class FileAhead;
class FileNotice;
class MapPage;
class ProfileTool;
class VerdictBar;
class ViewAhead;

/// One blueprint in the window: the map in the middle, the verdict above it, the docks around it.
class BlueprintWorkbench : public Workbench
{
    Q_OBJECT

public:
    /// Starts to open a file; returns at once. `begun` may have begun with it before.
    BlueprintWorkbench(const QString& path, const WorkbenchContext& context,
                       const std::shared_ptr<const FileAhead>& begun = {}, QWidget* parent = nullptr);
    ~BlueprintWorkbench() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString path() const override { return m_document->path(); }
    [[nodiscard]] QString kind() const override { return QStringLiteral("blueprint"); }
    [[nodiscard]] std::optional<core::Verdict> verdict() const override;
    [[nodiscard]] QList<QAction*> menuActions(Menu menu) const override;
    [[nodiscard]] QImage picture(QSize size) const override;
    [[nodiscard]] bool complete() const override;
    [[nodiscard]] QWidget* focusTarget() override;
    [[nodiscard]] QVariantMap options() const override;
    void setOptions(const QVariantMap& options) override;
    [[nodiscard]] QByteArray dockState() const override;
    bool restoreDocks(const QByteArray& state) override;
    void setPreferences(const Preferences& preferences) override;
    void shutDown() override;
    void reload() override;

    [[nodiscard]] model::BlueprintDocument& document() { return *m_document; }
    [[nodiscard]] BlueprintDocks& docks() { return *m_docks; }
    [[nodiscard]] MapPage& map() { return *m_map; }
    [[nodiscard]] BlueprintActions& actionsById() { return *m_actions; }
    [[nodiscard]] const VerdictBar& verdictBar() const { return *m_verdict; }
    [[nodiscard]] const FileNotice& notice() const { return *m_notice; }
    [[nodiscard]] BlueprintWriter& writer() { return *m_writer; }

public Q_SLOTS:
    /// Stops the writing of a file where that is what runs, else loading and checking.
    void cancelWork() override;
    /// Shows a place of the file: on the map where it has one, else in the list of sections.
    void showPlace(const chartroom::model::Place& place);

private:
    void layOut();
    void connectDocument();
    void connectCanvas();
    void connectActions();
    void connectBytes();
    void connectProfile();
    void connectWriter();
    void enableActions();
    void stopWork();
    void takeSnapshot();
    void showMap(const model::SnapshotPtr& snapshot);
    void showVerdict();
    void showProgress(double share);
    void showPixel(QPoint pixel);
    void showProfile(const QLineF& line);
    void showMenu(QPoint pixel, QPoint globalPosition);
    void askForPixel();
    void choosePalette();
    void chooseConfiguration();
    void copyCoordinates();
    void chooseExport();
    void chooseConversion();

    std::shared_ptr<ViewAhead> m_ahead;
    model::BlueprintDocument* m_document;
    BlueprintActions* m_actions;
    BlueprintDocks* m_docks;
    MapPage* m_map;
    VerdictBar* m_verdict;
    FileNotice* m_notice;
    BlueprintWriter* m_writer;
    ProfileTool* m_profileTool;
    canvas::BackendPreference m_backend;
    bool m_stopped = false;     ///< the user stopped the work on this state of the file
    bool m_drawn = false;       ///< the canvas has all its tiles
    bool m_opensResult = false; ///< of what the writer writes
};

} // namespace chartroom::views
