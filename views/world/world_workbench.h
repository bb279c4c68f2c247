#pragma once

#include "model/world/session.h"
#include "model/world/world_census.h"
#include "views/canvas/widgets/backend_preference.h"
#include "views/common/workbench.h"
#include "views/common/workbench_context.h"
#include "views/world/state/world_view_state.h"

class QLabel;

namespace chartroom::views {

class DockRoom;
class VerdictBar;
class ViewPicture;
class SaveReview;
class StepRemark;
class SymbolReplacer;
class ToolOptionsBar;
class WorldActions;
class WorldDocks;
class WorldNotices;
class WorldPage;
class WorldRecall;

/// One chunk world in the window: the map in the middle, the tools at its side, docks around it.
class WorldWorkbench : public Workbench
{
    Q_OBJECT

public:
    /// Starts to open a world: a folder with a `world.json`, that file, or a content folder or its
    /// `worlds.json` with the world's id (empty: the first that can be opened). Returns at once.
    /// `options`: how the session is set up; its visitor is the workbench's own.
    WorldWorkbench(const QString& path, const QString& worldId, const WorkbenchContext& context,
                   QWidget* parent = nullptr, model::WorldSessionOptions options = {});
    ~WorldWorkbench() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString path() const override { return m_session->path(); }
    [[nodiscard]] QString kind() const override { return QStringLiteral("world"); }
    [[nodiscard]] std::optional<core::Verdict> verdict() const override;
    [[nodiscard]] bool readOnly() const override;
    void commitInput() override;
    void forgetRefusals() override;
    [[nodiscard]] int unsavedChanges() const override;
    [[nodiscard]] QString unsavedText() const override;
    [[nodiscard]] QList<QAction*> menuActions(Menu menu) const override;
    [[nodiscard]] QImage picture(QSize size) const override;
    [[nodiscard]] bool complete() const override;
    [[nodiscard]] QVariantMap options() const override;
    void setOptions(const QVariantMap& options) override;
    [[nodiscard]] QByteArray dockState() const override;
    bool restoreDocks(const QByteArray& state) override;
    void setPreferences(const Preferences& preferences) override;
    [[nodiscard]] QWidget* focusTarget() override;
    void shutDown() override;
    void reload() override;
    void save() override;
    [[nodiscard]] PlaceFinder placeFinder() override;
    /// Does the steps of a journal that was put aside again, once the world is open.
    void bringBack(const QString& journal);

    [[nodiscard]] model::WorldSession& session() { return *m_session; }
    [[nodiscard]] WorldViewState& state() { return *m_state; }
    [[nodiscard]] WorldPage& page() { return *m_page; }
    [[nodiscard]] WorldDocks& docks() { return *m_docks; }
    [[nodiscard]] WorldActions& actionsById() { return *m_actions; }
    [[nodiscard]] WorldNotices& notices() { return *m_notices; }
    [[nodiscard]] ViewPicture& viewPicture() { return *m_picture; }
    [[nodiscard]] ToolOptionsBar& toolOptions() { return *m_options; }
    [[nodiscard]] const VerdictBar& verdictBar() const { return *m_verdict; }

public Q_SLOTS:
    void cancelWork() override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void layOut();
    /// Lets the docks give way as far as what is said above the map needs it, while something is asked.
    void giveQuestionsRoom();
    void connectSession();
    void connectCanvas();
    void connectGestures();
    void undo();
    /// Begins a save; where there is none, saved() answers at once.
    void beginSave();
    void connectViewActions();
    void connectPicture();
    void connectEditActions();
    void connectToolActions();
    void connectLayerActions();
    void connectDocks();
    void takeOpened();
    void takeFirstLook();
    void showFirstPlace();
    void enableActions();
    void showVerdict();
    void showDisplay();
    /// What was typed and cannot be taken, in words; empty: nothing.
    [[nodiscard]] QString typedText() const;
    void showTile();
    void showMode();
    /// The keys for selected chunks, for the tool tip of the status bar.
    [[nodiscard]] QString chunkKeysText() const;
    void hideDocks(bool hide);
    void chooseSymbol(int by);
    void showMenu(QPoint tile, QPoint globalPosition);
    void askForTile();
    void connectTemplates();
    void askForTemplate(const std::optional<QPoint>& tile);
    void stepLayer(int by);
    void chooseLayer(int place);
    [[nodiscard]] std::vector<model::LayerKey> layers() const;
    void refuse(const core::Message& why);
    /// Says that an edit of a dock was refused.
    void takeRefusal(const QString& sentence);
    /// Keeps why something was refused until a save has been told of; `field`: what it was typed into.
    void keepRefusal(const QString& sentence, const QString& field = {});
    /// The fields whose text was refused just now, for a close or a save.
    [[nodiscard]] QStringList refusedFields() const;

    model::WorldCensus* m_census;
    model::WorldSession* m_session;
    WorldViewState* m_state;
    WorldPage* m_page;
    WorldActions* m_actions;
    WorldDocks* m_docks;
    WorldRecall* m_recall;
    SymbolReplacer* m_replacer;
    SaveReview* m_review;
    StepRemark* m_remark;
    ViewPicture* m_picture;
    VerdictBar* m_verdict;
    WorldNotices* m_notices;
    ToolOptionsBar* m_options;
    DockRoom* m_room;
    QString m_failure;        ///< why the world could not be opened
    QByteArray m_docksBefore; ///< what Hide Docks brings back
    canvas::BackendPreference m_backend;
    /// Something that was typed, or an edit that ran, and that could not be taken for a save.
    struct Refusal
    {
        QString field; ///< that it was typed into; empty: it is counted as something else
        QString sentence;
    };
    QList<Refusal> m_refusals;
    bool m_commits = false; ///< what is typed is being taken
    QString m_field;        ///< that is being left for it
    bool m_drawn = false;
    bool m_shown = false;
    bool m_seen = false;       ///< the world was shown before
    bool m_saveFailed = false; ///< the verdict bar says why
    bool m_saveAgain = false;  ///< a save was asked for while one ran
    bool m_saveAfterStroke = false;
};

} // namespace chartroom::views
