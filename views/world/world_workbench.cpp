#include "views/world/world_workbench.h"

#include "formats/core/code.h"
#include "model/common/disk_path.h"
#include "model/world/world_fields.h"
#include "model/world/world_text.h"
#include "views/common/action_notice.h"
#include "views/common/display_text.h"
#include "views/common/dock_room.h"
#include "views/common/finding_text.h"
#include "views/common/verdict_bar.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/save_review.h"
#include "views/world/step_remark.h"
#include "views/world/symbol_replacer.h"
#include "views/world/tile_text.h"
#include "views/world/tool_options_bar.h"
#include "views/world/tools/instance_tool.h"
#include "views/world/view_picture.h"
#include "views/world/world_actions.h"
#include "views/world/world_docks.h"
#include "views/world/world_notices.h"
#include "views/world/world_page.h"
#include "views/world/world_recall.h"

#include <QFileInfo>
#include <QLabel>
#include <QTimer>

#include <algorithm>

namespace chartroom::views {

using canvas::CanvasWidget;
using model::WorldSession;

namespace {

/// What the map and what is said above it keep of the workbench, however small the window is.
constexpr double mapWidth = 0.45;
constexpr double mapHeight = 0.6;

model::WorldSessionOptions counting(model::WorldSessionOptions options, const model::WorldCensus& census)
{
    options.visitor = census.visitor();
    return options;
}

QString workText(WorldSession::Work work)
{
    switch (work) {
    case WorldSession::Work::Opening:
        return WorldWorkbench::tr("Opening");
    case WorldSession::Work::Indexing:
        return WorldWorkbench::tr("Reading the whole world");
    case WorldSession::Work::Editing:
        return WorldWorkbench::tr("Editing many chunks");
    case WorldSession::Work::Saving:
        break;
    }
    return WorldWorkbench::tr("Saving");
}

} // namespace

WorldWorkbench::WorldWorkbench(const QString& path, const QString& worldId, const WorkbenchContext& context,
                               QWidget* parent, model::WorldSessionOptions options)
    : Workbench(parent)
    , m_census(new model::WorldCensus(this))
    , m_session(new WorldSession(path, worldId, this, counting(std::move(options), *m_census)))
    , m_state(new WorldViewState(this))
    , m_page(new WorldPage(*m_session, *m_state, canvas::backendOf(context.preferences.canvasBackend)))
    , m_actions(new WorldActions(context.actions, *this, *m_page))
    , m_docks(new WorldDocks(*this, *m_session, *m_census, *m_state))
    , m_recall(new WorldRecall(*m_session, *m_state, *m_page, *m_docks, *m_actions, this))
    , m_replacer(new SymbolReplacer(*m_session, *m_state, *m_docks, *m_page, *this))
    , m_review(new SaveReview(*m_session, *this))
    , m_remark(new StepRemark(*m_session, this))
    , m_picture(new ViewPicture(m_page->canvas(), *this))
    , m_verdict(new VerdictBar)
    , m_notices(new WorldNotices(*m_session))
    , m_options(new ToolOptionsBar(*m_actions, *m_state))
    , m_room(new DockRoom(*this, mapWidth, mapHeight))
{
    m_census->follow(*m_session);
    layOut();
    connectSession();
    connectCanvas();
    connectViewActions();
    connectPicture();
    connectEditActions();
    connectToolActions();
    connectLayerActions();
    connectDocks();
    connectTemplates();
    setPreferences(context.preferences);
    m_actions->setWorldThere(false);
    enableActions();
    showVerdict();
    m_page->setEmptyText(tr("Opening %1 …").arg(singleLine(path)));
    m_session->open();
}

WorldWorkbench::~WorldWorkbench()
{
    shutDown();
    // The page reads the session while it draws.
    delete m_page;
}

void WorldWorkbench::showEvent(QShowEvent* event)
{
    Workbench::showEvent(event);
    // The docks have their widths once the window is laid out.
    if (!std::exchange(m_shown, true))
        QTimer::singleShot(0, m_room, &DockRoom::start);
}

void WorldWorkbench::connectSession()
{
    connect(m_session, &WorldSession::opened, this, &WorldWorkbench::takeOpened);
    connect(m_session, &WorldSession::openFailed, this, [this](const core::Message& why) {
        m_failure = messageText(why);
        m_page->setEmptyText(m_failure);
        m_docks->setUnreadable(true);
        showVerdict();
    });
    connect(m_session, &WorldSession::takenOver, this, [this] {
        Q_EMIT messageShown(tr("This world can be edited now. All of its files are read anew."));
    });
    connect(m_session, &WorldSession::indexed, this, [this] {
        Q_EMIT busyChanged({}, 1.0);
        showVerdict();
    });
    connect(m_session, &WorldSession::stateChanged, this, [this] {
        enableActions();
        // Who has the world, or what keeps it from being written, may be another.
        if (m_session->readOnly() && !m_saveFailed)
            showVerdict();
        tellChange();
    });
    connect(m_session, &WorldSession::filesRead, this, [this] {
        // Why a save failed is said until one succeeds.
        if (m_saveFailed)
            tellChange();
        else
            showVerdict();
    });
    connect(m_session, &WorldSession::changed, this, &WorldWorkbench::showTile);
    // A save that was refused for files that others changed is over when it is decided whose content counts.
    connect(m_session, &WorldSession::conflictsChanged, this, &WorldWorkbench::showVerdict);
    connect(m_session, &WorldSession::folderChanged, this, &WorldWorkbench::showVerdict);
    connect(m_session, &WorldSession::progressed, this,
            [this](WorldSession::Work work, double share) { Q_EMIT busyChanged(workText(work), share); });
    connect(m_session, &WorldSession::editEnded, this, [this] { Q_EMIT busyChanged({}, 1.0); });
    connect(m_session, &WorldSession::editFailed, this, [this](const core::Message& why) {
        Q_EMIT busyChanged({}, 1.0);
        refuse(why);
        // It was to be saved as well; what the save has to say must not hide that it was not.
        if (m_session->isSaving())
            keepRefusal(messageText(why));
    });
    connect(m_session, &WorldSession::saved, this, [this](const QStringList& files) {
        m_saveFailed = false;
        // What was asked for while the last save ran is answered when that is saved, or is refused.
        if (std::exchange(m_saveAgain, false) && (m_session->document().dirty() || m_session->isEditing())) {
            showVerdict();
            beginSave();
            return;
        }
        const QString done = files.isEmpty()
                                 ? tr("Nothing had to be written.")
                                 : tr("%Ln file(s) written.", nullptr, static_cast<int>(files.size()));
        const QString typed = typedText();
        QStringList sentences{done};
        if (!typed.isEmpty())
            sentences << tr("Not saved: %1.").arg(typed);
        const QList<Refusal> refusals = std::exchange(m_refusals, {});
        for (const Refusal& refusal : refusals)
            sentences << refusal.sentence;
        Q_EMIT messageShown(sentences.join(QLatin1Char(' ')));
        Q_EMIT busyChanged({}, 1.0);
        showVerdict();
        // A close that waits for the save must not lose what could not be taken.
        Q_EMIT saved(typed.isEmpty() && refusals.isEmpty());
    });
    connect(m_session, &WorldSession::saveFailed, this, [this](const core::Message& why) {
        m_saveAgain = false;
        m_refusals.clear();
        // What others did is asked about above the map: saying it once more would hide that.
        if (m_session->isFolderGone() ||
            (why.code == core::Code::WorldConflict && !m_session->conflicts().empty())) {
            m_notices->askAgain();
        } else {
            refuse(why);
            m_saveFailed = true;
            m_verdict->setVerdict(VerdictBar::State::Bad, messageText(why));
        }
        Q_EMIT busyChanged({}, 1.0);
        tellChange();
        Q_EMIT saved(false);
    });
}

void WorldWorkbench::connectCanvas()
{
    CanvasWidget* canvas = &m_page->canvas();
    connect(m_state, &WorldViewState::hoveredChanged, this, &WorldWorkbench::showTile);
    for (const auto signal :
         {&WorldViewState::toolChanged, &WorldViewState::activeLayerChanged, &WorldViewState::symbolChanged,
          &WorldViewState::brushChanged, &WorldViewState::randomChanged, &WorldViewState::outlinedChanged,
          &WorldViewState::looksChanged, &WorldViewState::selectionModeChanged,
          &WorldViewState::selectionChanged, &WorldViewState::selectedChunksChanged,
          &WorldViewState::instanceTemplateChanged})
        connect(m_state, signal, this, &WorldWorkbench::showMode);
    connect(canvas, &CanvasWidget::menuRequested, this, &WorldWorkbench::showMenu);
    connect(canvas, &CanvasWidget::drawn, this, [this](bool complete) {
        if (std::exchange(m_drawn, complete) != complete)
            tellChange();
    });
    connectGestures();
    connect(&m_page->gate(), &ToolGate::refused, this, &Workbench::messageShown);
    connect(&m_page->gate(), &ToolGate::overtaken, this, &Workbench::messageOver);
    connect(&m_page->feed(), &WorldFeed::built, this, &WorldWorkbench::tellChange);
}

void WorldWorkbench::takeOpened()
{
    // A world that is opened anew is seen as it was.
    if (!std::exchange(m_seen, true)) {
        takeFirstLook();
        m_actions->setWorldThere(true);
    } else {
        m_recall->recallEntries();
    }
    enableActions();
    showVerdict();
    showMode();
}

void WorldWorkbench::takeFirstLook()
{
    WorldDisplay display = m_state->display();
    display.grid = m_session->document().info().gridVisible;
    m_state->setDisplay(display);
    m_failure.clear();
    if (const world::TileCatalog& catalog = *m_session->catalog(); !catalog.entries().empty()) {
        const auto entry =
            std::ranges::find_if(catalog.entries(), [](const auto& e) { return e.symbol != 0; });
        if (entry != catalog.entries().end())
            m_state->setSymbol(entry->symbol);
    }
    if (!m_recall->recall())
        showFirstPlace();
}

void WorldWorkbench::showFirstPlace()
{
    const model::WorldDocument& document = m_session->document();
    m_page->lookAt(model::firstPlace(document.info(), document.bookmarks().list),
                   document.info().defaultZoom);
}

void WorldWorkbench::enableActions()
{
    const bool there = m_session->ready();
    const bool editable = there && !m_session->readOnly();
    // What a gesture has begun can be taken back as well.
    const bool undoable = editable && (m_session->inGesture() || m_session->document().undoCount() > 0);
    (*m_actions)["undo"]->setEnabled(there && (undoable || m_page->tools().gesture() != Tool::Gesture::None));
    (*m_actions)["redo"]->setEnabled(editable && m_session->document().redoCount() > 0);
    // Also while a save runs, what is asked for then is saved behind it; and where nothing can be saved,
    // which is said.
    (*m_actions)["save"]->setEnabled(editable || (there && m_session->document().dirty()));
}

void WorldWorkbench::showTile()
{
    const auto& tile = m_state->hovered();
    Q_EMIT placeTextChanged(tile && m_session->ready() ? tileText(*m_session, m_docks->layers->model(), *tile)
                                                       : QString());
}

void WorldWorkbench::setPreferences(const Preferences& preferences)
{
    m_page->canvas().setWheelSwapped(!preferences.wheelZooms);
    m_backend.apply(preferences.canvasBackend, m_page->canvas());
}

void WorldWorkbench::bringBack(const QString& journal)
{
    if (!m_session->ready()) {
        connect(
            m_session, &WorldSession::opened, this, [this, journal] { bringBack(journal); },
            Qt::SingleShotConnection);
        return;
    }
    m_notices->recovery().clear();
    if (const auto begun = m_session->bringBack(model::diskPath(journal)); !begun)
        refuse(begun.error());
}

void WorldWorkbench::reload()
{
    if (m_session->ready()) {
        m_page->feed().fitWhenRead();
        m_session->lookAtFiles();
        m_session->takeOver();
        Q_EMIT messageShown(tr("Files that changed are read again."));
        return;
    }
    m_failure.clear();
    m_page->setEmptyText(tr("Opening %1 …").arg(singleLine(path())));
    m_docks->setUnreadable(false);
    showVerdict();
    m_session->open();
}

void WorldWorkbench::cancelWork()
{
    m_session->cancelSave();
    m_picture->cancel();
    m_session->cancelEdit();
}

void WorldWorkbench::shutDown()
{
    m_recall->keep();
    m_page->feed().shutDown();
    m_session->shutDown();
}

void WorldWorkbench::refuse(const core::Message& why)
{
    Q_EMIT messageShown(messageText(why));
}

} // namespace chartroom::views
