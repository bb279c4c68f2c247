#include "views/world/world_recall.h"

#include "formats/core/code.h"
#include "model/common/disk_path.h"
#include "model/world/entries_text.h"
#include "model/world/session.h"
#include "model/world/world_text.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/state/state_text.h"
#include "views/world/tools/stamp_tool.h"
#include "views/world/world_actions.h"
#include "views/world/world_docks.h"
#include "views/world/world_page.h"

#include <QAction>
#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace chartroom::views {

namespace {

/// A crash costs at most as much of what changed.
constexpr int keepMilliseconds = 1000;

const QString viewName = QStringLiteral("view");
const QString stampName = QStringLiteral("stamp");
const QString slotsName = QStringLiteral("slots");
const QString emptyRoomsName = QStringLiteral("emptyRooms");
const QString emptyEntriesName = QStringLiteral("emptyHeights");

} // namespace

WorldRecall::WorldRecall(model::WorldSession& session, WorldViewState& state, WorldPage& page,
                         WorldDocks& docks, WorldActions& actions, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_state(state)
    , m_page(page)
    , m_docks(docks)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(keepMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &WorldRecall::keep);
    const auto soon = [this] {
        if (!m_soon.isActive())
            m_soon.start();
    };
    for (const auto signal :
         {&WorldViewState::toolChanged, &WorldViewState::activeLayerChanged, &WorldViewState::symbolChanged,
          &WorldViewState::brushChanged, &WorldViewState::displayChanged, &WorldViewState::looksChanged,
          &WorldViewState::instanceTemplateChanged})
        connect(&state, signal, this, soon);
    connect(&page.canvas(), &canvas::CanvasWidget::cameraChanged, this, soon);
    // No journal has layers without a cell: what the user made of them is kept at once. In the next turn: not
    // while they are brought back, before the rest is.
    connect(docks.layers, &WorldLayersDock::emptyRoomsChanged, this, &WorldRecall::keep,
            Qt::QueuedConnection);
    connect(
        &docks, &WorldDocks::layersChanged, this,
        [this] {
            if (m_session.ready() && m_session.document().emptyEntries() != m_emptyEntries)
                keep();
        },
        Qt::QueuedConnection);
    for (int slot = 1; slot <= StampTool::slotCount; ++slot)
        connect(actions[QStringLiteral("stamp.keep.%1").arg(slot).toLatin1()], &QAction::triggered, this,
                soon);
}

WorldRecall::~WorldRecall() = default;

bool WorldRecall::recall()
{
    m_memory =
        std::make_unique<model::WorldMemory>(m_session.stateFolder(), model::diskPath(m_session.folder()));
    m_kept = m_memory->read();
    const QJsonObject object = QJsonDocument::fromJson(m_kept).object();
    if (object.isEmpty())
        return false;
    fromJson(object, m_state);
    takeEntries(object);
    StampTool& stamp = m_page.tools().stamp();
    if (auto pattern = StampTexts::stampOf(object[stampName].toString()))
        stamp.setPattern(std::move(*pattern));
    const QJsonArray stamps = object[slotsName].toArray();
    for (int slot = 0; slot < StampTool::slotCount; ++slot) {
        if (auto pattern = StampTexts::stampOf(stamps.at(slot).toString()))
            stamp.setSlot(slot, std::move(*pattern));
    }
    std::map<std::int64_t, std::string> rooms;
    const QJsonObject names = object[emptyRoomsName].toObject();
    for (auto it = names.begin(); it != names.end(); ++it) {
        bool isNumber = false;
        const qint64 number = it.key().toLongLong(&isNumber);
        if (isNumber && number > 0)
            rooms.emplace(number, model::storedText(it->toString()));
    }
    m_docks.restoreEmptyRooms(std::move(rooms));
    const QJsonObject view = object[viewName].toObject();
    const QPointF centre(view[QLatin1String("x")].toDouble(NAN), view[QLatin1String("y")].toDouble(NAN));
    const double tile = view[QLatin1String("tile")].toDouble();
    if (!std::isfinite(centre.x()) || !std::isfinite(centre.y()) || !std::isfinite(tile) || tile <= 0)
        return false;
    m_page.canvas().lookAt(centre, tile * m_page.canvas().devicePixelRatioF());
    return true;
}

void WorldRecall::takeEntries(const QJsonObject& object)
{
    m_emptyEntries = model::entriesOf(object[emptyEntriesName].toArray());
    m_session.remember(m_emptyEntries);
}

void WorldRecall::recallEntries()
{
    // Another window may have had the world meanwhile.
    if (m_memory)
        takeEntries(QJsonDocument::fromJson(m_memory->read()).object());
}

void WorldRecall::keep()
{
    m_soon.stop();
    if (!m_memory || !m_page.hasMap())
        return;
    if (const auto reason = m_session.readOnlyReason(); reason && reason->code == core::Code::WorldLocked)
        return;
    const QByteArray now = text();
    if (std::exchange(m_kept, now) != now)
        m_memory->keep(now);
}

QByteArray WorldRecall::text()
{
    QJsonObject object = toJson(m_state, m_docks.layerToRemember());
    const canvas::Camera& camera = m_page.canvas().camera();
    object[viewName] =
        QJsonObject{{QStringLiteral("x"), camera.centre().x()},
                    {QStringLiteral("y"), camera.centre().y()},
                    // In logical pixels: the next screen may be another one.
                    {QStringLiteral("tile"), camera.scale() / m_page.canvas().devicePixelRatioF()}};
    m_stamps.update(m_page.tools().stamp());
    object[stampName] = m_stamps.pattern();
    QJsonArray stamps;
    for (int slot = 0; slot < StampTool::slotCount; ++slot)
        stamps.append(m_stamps.slot(slot));
    object[slotsName] = stamps;
    QJsonObject rooms;
    for (const auto& [number, name] : m_docks.layers->emptyRooms())
        rooms[QString::number(number)] = model::shownText(name);
    object[emptyRoomsName] = rooms;
    m_emptyEntries = m_session.document().emptyEntries();
    object[emptyEntriesName] = model::entriesText(m_emptyEntries);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

} // namespace chartroom::views
