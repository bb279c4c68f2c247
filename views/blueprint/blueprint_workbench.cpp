#include "views/blueprint/blueprint_workbench.h"

#include "views/blueprint/blueprint_actions.h"
#include "views/blueprint/blueprint_docks.h"
#include "views/blueprint/blueprint_verdict.h"
#include "views/blueprint/blueprint_writer.h"
#include "views/blueprint/goto_dialog.h"
#include "views/blueprint/layers_dock.h"
#include "views/blueprint/map_key.h"
#include "views/blueprint/map_page.h"
#include "views/blueprint/pixel_dock.h"
#include "views/blueprint/profile_tool.h"
#include "views/blueprint/scene/file_ahead.h"
#include "views/common/display_text.h"
#include "views/common/file_notice.h"
#include "views/common/finding_text.h"
#include "views/common/findings_dock.h"
#include "views/common/outdated_verdict.h"
#include "views/common/table_dock.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QVBoxLayout>

namespace chartroom::views {

using canvas::CanvasWidget;
using model::BlueprintDocument;

namespace {

/// Opens a file before there is anything to show it: its first view is worked out meanwhile.
BlueprintDocument* openAhead(const QString& path, const std::shared_ptr<ViewAhead>& ahead,
                             const std::shared_ptr<const FileAhead>& begun, QObject* parent)
{
    auto* document = new BlueprintDocument(parent);
    // The picture comes first: the map starts the check when its levels are there.
    document->setCheckedAtOnce(false);
    document->setFollowUp(
        [ahead, weak = std::weak_ptr<const FileAhead>(begun)](const model::SnapshotPtr& snapshot) {
            const auto ofThisOpening = weak.lock();
            ahead->begin(snapshot, ofThisOpening ? ofThisOpening->sampleOf(snapshot)
                                                 : std::shared_future<BlueprintSample>());
        });
    if (begun)
        document->open(path, [path, begun] { return begun->take(path); });
    else
        document->open(path);
    return document;
}

} // namespace

BlueprintWorkbench::BlueprintWorkbench(const QString& path, const WorkbenchContext& context,
                                       const std::shared_ptr<const FileAhead>& begun, QWidget* parent)
    : Workbench(parent)
    , m_ahead(std::make_shared<ViewAhead>())
    , m_document(openAhead(path, m_ahead, begun, this))
    , m_actions(new BlueprintActions(context.actions, *this))
    , m_docks(new BlueprintDocks(*this, *m_document))
    , m_map(new MapPage(*m_docks->layers, canvas::backendOf(context.preferences.canvasBackend)))
    , m_verdict(new VerdictBar)
    , m_notice(new FileNotice)
    , m_writer(new BlueprintWriter(this))
    , m_profileTool(new ProfileTool(this))
{
    m_map->feed().setAhead(m_ahead);
    layOut();
    connectDocument();
    connectCanvas();
    connectActions();
    connectBytes();
    connectProfile();
    connectWriter();
    setPreferences(context.preferences);
    enableActions();
    showVerdict();
}

BlueprintWorkbench::~BlueprintWorkbench()
{
    shutDown();
    m_map->canvas().setPointerHandler(nullptr);
}

void BlueprintWorkbench::layOut()
{
    auto* middle = new QWidget;
    auto* layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addWidget(m_verdict);
    layout->addWidget(m_map, 1);
    setCentralWidget(middle);
}

void BlueprintWorkbench::connectDocument()
{
    connect(m_document, &BlueprintDocument::snapshotChanged, this, &BlueprintWorkbench::takeSnapshot);
    connect(m_document, &BlueprintDocument::reportChanged, this, &BlueprintWorkbench::showVerdict);
    connect(m_document, &BlueprintDocument::openFailed, this, [this](const core::Message& why) {
        if (m_document->snapshot()) {
            m_notice->setSentence(messageText(why), true);
            return;
        }
        m_docks->fill();
        m_docks->showNothing();
        m_map->setEmptyText(messageText(why));
        showMap(nullptr);
        m_verdict->setVerdict(VerdictBar::State::Bad, messageText(why));
    });
    connect(m_document, &BlueprintDocument::fileChanged, this, [this](model::FileWatch::Change change) {
        m_notice->setChange(change);
        showVerdict();
    });
    connect(m_notice, &FileNotice::reloadRequested, this, &BlueprintWorkbench::reload);
    connect(m_document, &BlueprintDocument::stageChanged, this, [this] {
        showProgress(m_document->stage() == BlueprintDocument::Stage::Idle ? 1.0 : 0.0);
        tellChange();
    });
    connect(m_document, &BlueprintDocument::progressed, this, &BlueprintWorkbench::showProgress);
    connect(&m_map->feed(), &BlueprintFeed::progressed, this, [this](double share) {
        if (!m_writer->isRunning())
            Q_EMIT busyChanged(tr("Building the overview"), share);
    });
    connect(m_map, &MapPage::pictured, this, [this] {
        m_docks->fill();
        m_docks->key->setOverlays(m_map->hasMap() ? m_map->feed().scene().overlays
                                                  : std::vector<canvas::Overlay>());
    });
    connect(m_map, &MapPage::ready, this, [this] {
        showProgress(1.0);
        if (!m_stopped)
            m_document->check();
    });
    connect(m_verdict, &VerdictBar::showRequested, m_docks->problems, &FindingsDock::showFirst);
    connect(m_docks, &BlueprintDocks::placeRequested, this, &BlueprintWorkbench::showPlace);
}

void BlueprintWorkbench::connectCanvas()
{
    CanvasWidget* canvas = &m_map->canvas();
    connect(canvas, &CanvasWidget::hovered, this, &BlueprintWorkbench::showPixel);
    connect(canvas, &CanvasWidget::left, this, [this] { Q_EMIT placeTextChanged({}); });
    connect(canvas, &CanvasWidget::menuRequested, this, &BlueprintWorkbench::showMenu);
    connect(canvas, &CanvasWidget::drawn, this, [this](bool complete) {
        if (std::exchange(m_drawn, complete) != complete)
            tellChange();
    });
}

void BlueprintWorkbench::connectActions()
{
    const auto on = [this](const char* id, auto&& slot) {
        connect((*m_actions)[QLatin1String("blueprint.") + QLatin1String(id)], &QAction::triggered, this,
                slot);
    };
    CanvasWidget* canvas = &m_map->canvas();
    on("zoomIn", [canvas] { canvas->zoomIn(); });
    on("zoomOut", [canvas] { canvas->zoomOut(); });
    on("oneToOne", [canvas] { canvas->oneToOne(); });
    on("fit", [canvas] { canvas->fit(); });
    on("back", [canvas] { canvas->goBack(); });
    on("forward", [canvas] { canvas->goForward(); });
    on("goto", [this] { askForPixel(); });
    on("minimap", [canvas](bool visible) { canvas->setMinimapVisible(visible); });
    (*m_actions)[QStringLiteral("blueprint.minimap")]->setChecked(canvas->isMinimapVisible());
    on("copyValues", [this] {
        if (const QString text = m_docks->pixel->text(); !text.isEmpty())
            QGuiApplication::clipboard()->setText(text);
    });
    on("copyCoordinates", [this] { copyCoordinates(); });
    on("export", [this] { chooseExport(); });
    on("convert", [this] { chooseConversion(); });
    on("check", [this] {
        m_stopped = false;
        m_document->check();
    });
    on("palette", [this] { choosePalette(); });
    on("defaultPalette", [this] { (void)m_document->setPalette({}).ok(); });
    on("compareConfiguration", [this] { chooseConfiguration(); });
    on("compareTwin", [this](bool compared) { m_document->setTwinCompared(compared); });
    const auto showBackend = [this, canvas] {
        const bool gl = canvas->backend() == CanvasWidget::Backend::OpenGl;
        (*m_actions)[QStringLiteral("blueprint.backendOpenGl")]->setChecked(gl);
        (*m_actions)[QStringLiteral("blueprint.backendRaster")]->setChecked(!gl);
        (*m_actions)[QStringLiteral("blueprint.backendOpenGl")]->setToolTip(canvas->backendDescription());
    };
    connect(canvas, &CanvasWidget::backendChanged, this, showBackend);
    // What is chosen marks itself, or takes its mark away, whatever comes of it.
    const auto choose = [canvas, showBackend](CanvasWidget::Backend backend) {
        canvas->setBackend(backend);
        showBackend();
    };
    on("backendOpenGl", [choose] { choose(CanvasWidget::Backend::OpenGl); });
    on("backendRaster", [choose] { choose(CanvasWidget::Backend::Raster); });
    connect(canvas, &CanvasWidget::backendRefused, this, [this](const QString& why) {
        // What happened to the file matters more than who draws it.
        if (m_notice->isHidden())
            m_notice->setSentence(why, false);
        else
            Q_EMIT messageShown(why);
    });
    showBackend();
    LayerList* list = &m_docks->layers->list();
    for (const LayerList::Entry& entry : list->entries()) {
        const QString id = entry.id == QLatin1String("grid") ? QStringLiteral("blueprint.grid")
                                                             : QStringLiteral("blueprint.layer.") + entry.id;
        QAction* toggle = findChild<QAction*>(id, Qt::FindDirectChildrenOnly);
        if (!toggle)
            continue;
        connect(toggle, &QAction::triggered, list,
                [list, layer = entry.id](bool visible) { list->setVisible(layer, visible); });
        const auto follow = [list, toggle, layer = entry.id] {
            toggle->setChecked(list->entry(layer)->visible);
        };
        connect(list, &LayerList::changed, toggle, follow);
        follow();
    }
}

QString BlueprintWorkbench::title() const
{
    return fileNameText(m_document->path());
}

std::optional<core::Verdict> BlueprintWorkbench::verdict() const
{
    // A file that was cut short is not what was accepted.
    if (m_document->fileChange() == model::FileWatch::Change::Shortened)
        return core::Verdict::Rejected;
    if (const model::CheckReport* report = m_document->report())
        return report->verdict;
    if (m_document->snapshot() && m_document->snapshot()->structureFindings.firstError())
        return core::Verdict::Rejected;
    return std::nullopt;
}

QList<QAction*> BlueprintWorkbench::menuActions(Menu menu) const
{
    return m_actions->menu(menu);
}

QImage BlueprintWorkbench::picture(QSize size) const
{
    if (!m_map->hasMap())
        return {};
    return m_map->canvas().grabImage().scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

bool BlueprintWorkbench::complete() const
{
    const bool idle = m_document->stage() == BlueprintDocument::Stage::Idle && !m_map->feed().isBuilding();
    const bool known = m_document->report() != nullptr || m_stopped;
    return idle && known && (!m_map->hasMap() || m_drawn);
}

QVariantMap BlueprintWorkbench::options() const
{
    QVariantMap options = m_docks->layers->options();
    options[QStringLiteral("minimap")] = m_map->canvas().isMinimapVisible();
    return options;
}

QByteArray BlueprintWorkbench::dockState() const
{
    return m_docks->state();
}

bool BlueprintWorkbench::restoreDocks(const QByteArray& state)
{
    return m_docks->restore(state);
}

void BlueprintWorkbench::setOptions(const QVariantMap& options)
{
    m_docks->layers->setOptions(options);
    const bool minimap = options.value(QStringLiteral("minimap"), true).toBool();
    m_map->canvas().setMinimapVisible(minimap);
    (*m_actions)[QStringLiteral("blueprint.minimap")]->setChecked(minimap);
}

void BlueprintWorkbench::setPreferences(const Preferences& preferences)
{
    m_map->canvas().setWheelSwapped(!preferences.wheelZooms);
    m_backend.apply(preferences.canvasBackend, m_map->canvas());
}

void BlueprintWorkbench::reload()
{
    m_notice->setChange(model::FileWatch::Change::None);
    m_document->reload();
}

void BlueprintWorkbench::cancelWork()
{
    if (m_writer->isRunning()) {
        m_writer->cancel();
        return;
    }
    stopWork();
    m_docks->fill();
}

void BlueprintWorkbench::shutDown()
{
    disconnect(m_writer, nullptr, this, nullptr);
    m_writer->cancel();
    stopWork();
}

void BlueprintWorkbench::stopWork()
{
    m_stopped = true;
    m_map->feed().cancel();
    m_document->cancel();
    Q_EMIT busyChanged({}, 1.0);
    showVerdict();
}

void BlueprintWorkbench::takeSnapshot()
{
    m_stopped = false;
    m_drawn = false;
    const model::SnapshotPtr& snapshot = m_document->snapshot();
    m_map->setEmptyText(snapshot->blueprint.version == 0
                            ? tr("This file cannot be read as a blueprint. The problems below say why.")
                            : tr("No grid of this file could be read. The problems below say why."));
    showVerdict();
    enableActions();
    showMap(snapshot);
    tellChange();
}

void BlueprintWorkbench::showMap(const model::SnapshotPtr& snapshot)
{
    const bool focused = m_map->canvas().hasFocus();
    m_map->setSnapshot(snapshot);
    if (focused)
        focusTarget()->setFocus(Qt::OtherFocusReason);
}

QWidget* BlueprintWorkbench::focusTarget()
{
    // Without a map the keys are for the problems that say why.
    return m_map->hasMap() || !m_document->snapshot() ? &m_map->canvas() : &m_docks->problems->list();
}

void BlueprintWorkbench::showVerdict()
{
    const BlueprintVerdict verdict = blueprintVerdict(*m_document, m_stopped || m_document->isCancelled());
    if (const auto outdated = outdatedVerdict(m_document->fileChange(), verdict.sentence))
        m_verdict->setVerdict(outdated->state, outdated->sentence, verdict.canShow);
    else
        m_verdict->setVerdict(verdict.state, verdict.sentence, verdict.canShow);
    tellChange();
}

void BlueprintWorkbench::showProgress(double share)
{
    // Only one thing fits the status bar: what the user asked for last.
    if (m_writer->isRunning()) {
        Q_EMIT busyChanged(m_writer->what(), m_writer->share());
        return;
    }
    switch (m_document->stage()) {
    case BlueprintDocument::Stage::Opening:
        Q_EMIT busyChanged(tr("Opening"), share);
        break;
    case BlueprintDocument::Stage::Checking:
        Q_EMIT busyChanged(tr("Checking"), share);
        break;
    case BlueprintDocument::Stage::Counting:
        Q_EMIT busyChanged(tr("Counting"), share);
        break;
    case BlueprintDocument::Stage::Idle:
        Q_EMIT busyChanged({}, 1.0);
        break;
    }
}

} // namespace chartroom::views
