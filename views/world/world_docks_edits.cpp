// Edits that docks ask for, and what follows from them.
#include "formats/core/code.h"
#include "model/common/message_text.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/properties_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/state/world_view_state.h"
#include "views/world/world_docks.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace chartroom::views {

namespace {

bool deletesLayer(const world::Operation& operation)
{
    return std::holds_alternative<world::DeleteRoomLayer>(operation.value) ||
           std::holds_alternative<world::DeleteHeightLayer>(operation.value);
}

std::int64_t instancesIn(const std::shared_ptr<const world::Chunk>& chunk)
{
    return chunk ? std::ssize(*chunk->instances) : 0;
}

QString deletionText(const model::EditStep& step)
{
    std::int64_t gone = 0;
    for (const auto& chunk : step.chunks)
        gone += instancesIn(chunk.before) - instancesIn(chunk.after);
    const QString chunks = WorldDocks::tr("The layer was deleted: %Ln chunk(s) changed.", nullptr,
                                          static_cast<int>(step.chunks.size()));
    return gone == 0 ? chunks
                     : chunks + QLatin1Char(' ') +
                           WorldDocks::tr("%Ln instance(s) went with it.", nullptr, static_cast<int>(gone));
}

} // namespace

void WorldDocks::nameInStroke()
{
    m_naming = true;
    layers->storeNames();
    m_naming = false;
}

bool WorldDocks::edit(const world::Operation& operation)
{
    LayerNumbers numbers;
    if (const auto* move = std::get_if<world::MoveRoomLayer>(&operation.value); move && m_session.ready())
        numbers = movedNumbers(m_session.document().chunks().roomLayers(), move->layer, move->to);
    const auto done = m_naming ? m_session.extendGesture(operation) : m_session.apply(operation);
    if (!done && done.error().code == core::Code::EditBusy) {
        // A field may ask more than once: when it is left, and when the window is.
        const bool waits = std::ranges::any_of(m_late, [line = world::toLine(operation)](const auto& late) {
            return world::toLine(late) == line;
        });
        if (m_patient && !waits)
            m_late.push_back(operation);
        if (m_patient || waits)
            return true;
    }
    if (!done) {
        Q_EMIT refused(model::messageText(done.error()));
        return false;
    }
    m_asked = operation;
    m_numbers = std::move(numbers);
    if (!m_session.isEditing())
        takeDone();
    return true;
}

void WorldDocks::editPatiently(const std::function<void()>& ask)
{
    const QScopedValueRollback patient(m_patient, true);
    ask();
}

void WorldDocks::editLate()
{
    // One of them may run in the background itself: the others wait on.
    while (!m_late.empty() && !m_session.isEditing()) {
        const world::Operation operation = m_late.front();
        m_late.erase(m_late.begin());
        if (edit(operation))
            continue;
        if (std::holds_alternative<world::EditInstance>(operation.value))
            instances->takeRefusal();
        else
            properties->takeRefusal();
    }
}

void WorldDocks::takeDone()
{
    const auto asked = std::exchange(m_asked, std::nullopt);
    if (!asked)
        return;
    const model::EditHistory& done = m_session.document().history();
    const LayerNumbers numbers = std::exchange(m_numbers, {});
    if (!numbers.empty()) {
        m_layerMoves.note(done.lastNumber(), numbers);
        renumberRooms(numbers);
    }
    if (const auto step = done.last(); step && deletesLayer(*asked))
        Q_EMIT remarked(deletionText(*step));
}

void WorldDocks::followLayers()
{
    const std::uint64_t step = m_session.document().history().lastNumber();
    m_layerMemory.follow(step);
    if (const auto numbers = m_layerMoves.follow(step))
        renumberRooms(*numbers);
}

void WorldDocks::renumberRooms(const LayerNumbers& numbers)
{
    const QScopedValueRollback keeps(m_keepsLayer, true);
    m_layerMemory.renumber(numbers);
    m_state.setRoomNumbers(numbers);
}

} // namespace chartroom::views
