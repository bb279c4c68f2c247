// How a document does, undoes and redoes its steps: part by part, so that nobody waits for all of a large
// one.
#include "formats/core/code.h"
#include "model/common/drop_later.h"
#include "model/world/document.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace chartroom::model {

namespace {

constexpr std::size_t allChunks = std::numeric_limits<std::size_t>::max();

/// Why a step can be neither taken back nor done again now: nothing is done to what nobody can read (W3), or
/// what is of a newer version (W5).
core::Result<void> permits(const WorldDocument& document, const EditStep& step)
{
    using State = ChunkSummary::State;
    for (const auto& [state, code] : {std::pair(State::Unreadable, core::Code::EditChunkUnreadable),
                                      std::pair(State::Newer, core::Code::EditChunkNewer)}) {
        for (const world::Address address : document.chunks().inState(state)) {
            if (step.changes(address))
                return core::Message{code, {{"chunk", world::placeText(address)}}};
        }
    }
    if (step.bookmarks && !document.bookmarksEditable())
        return core::Message{core::Code::EditBookmarksLocked, {}};
    return {};
}

} // namespace

void WorldDocument::begin(StepRun run)
{
    endGesture();
    run.layers = m_cache.roomLayers();
    m_run = std::move(run);
}

void WorldDocument::begin(PreparedEdit edit)
{
    StepRun run;
    run.bytes = edit.bytes;
    run.step = std::make_shared<const EditStep>(std::move(edit.step));
    run.line = std::move(edit.line);
    run.read = std::move(edit.read);
    begin(std::move(run));
}

core::Result<void> WorldDocument::beginUndo()
{
    endGesture();
    StepRun run;
    run.way = StepRun::Way::Undo;
    run.step = m_history.last();
    run.checked = true;
    if (!run.step)
        return core::Message{core::Code::EditUndo, {}};
    auto permitted = permits(*this, *run.step);
    if (permitted)
        begin(std::move(run));
    return permitted;
}

core::Result<void> WorldDocument::beginRedo()
{
    endGesture();
    StepRun run;
    run.way = StepRun::Way::Redo;
    run.step = m_history.next();
    run.checked = true;
    if (!run.step)
        return core::Message{core::Code::EditRedo, {}};
    auto permitted = permits(*this, *run.step);
    if (permitted)
        begin(std::move(run));
    return permitted;
}

// Whether a chunk is what a new step was prepared on. Takes the file that was read then.
bool WorldDocument::fits(const EditStep::ChunkPair& pair)
{
    StepRun& run = *m_run;
    if (run.nextRead < run.read.size() && run.read[run.nextRead].address == pair.address)
        m_cache.take(std::move(run.read[run.nextRead++]));
    if (run.checked)
        return true;
    const auto now = m_cache.known(pair.address);
    if (!now)
        return false;
    return now->chunk == pair.before || (now->chunk && pair.before && *now->chunk == *pair.before);
}

StepPart WorldDocument::continueStep(std::size_t chunks)
{
    StepRun& run = *m_run;
    const std::span<const EditStep::ChunkPair> pairs(run.step->chunks);
    StepPart part;
    const auto replace = [&](const EditStep::ChunkPair& pair) {
        m_cache.replace(pair.address, run.target(pair));
        part.change.chunks.push_back(pair.address);
    };
    if (run.back != StepEnd::NotYet) {
        for (; run.at > 0 && chunks > 0; --chunks)
            replace(pairs[--run.at]);
        std::ranges::reverse(part.change.chunks);
        if (run.at == 0)
            part.end = run.back;
    } else {
        const std::size_t from = run.at;
        for (; run.at < pairs.size() && chunks > 0 && fits(pairs[run.at]); --chunks)
            replace(pairs[run.at++]);
        if (m_listener)
            m_listener->changing(pairs.subspan(from, run.at - from), m_now.stack);
        if (run.at == pairs.size())
            part.end = StepEnd::Done;
        else if (chunks > 0)
            run.back = StepEnd::Outdated;
    }
    if (part.end == StepEnd::Done)
        finishStep(part.change);
    else if (part.end != StepEnd::NotYet && m_listener)
        m_listener->givenUp();
    if (part.end != StepEnd::NotYet)
        endRun();
    return part;
}

void WorldDocument::finishStep(WorldChange& change)
{
    const StepRun& run = *m_run;
    const EditStep& step = *run.step;
    const bool forward = run.way != StepRun::Way::Undo;
    setFrame(step, forward, change);
    change.layers = run.layers != m_cache.roomLayers();
    switch (run.way) {
    case StepRun::Way::Apply:
        m_history.push(run.step, run.bytes);
        if (m_listener)
            m_listener->applied(run.line, step);
        break;
    case StepRun::Way::Undo:
        m_history.back();
        if (m_listener)
            m_listener->undone(run.step);
        break;
    case StepRun::Way::Redo:
        m_history.forth();
        if (m_listener)
            m_listener->redone(run.step);
        break;
    }
}

void WorldDocument::endRun()
{
    // Only an edit that was prepared on a worker has read files, perhaps very many.
    if (!m_run->read.empty())
        dropLater(std::make_shared<const std::vector<ReadChunk>>(std::move(m_run->read)));
    m_run.reset();
}

void WorldDocument::turnBack()
{
    if (m_run && m_run->back == StepEnd::NotYet)
        m_run->back = StepEnd::TurnedBack;
}

double WorldDocument::stepShare() const
{
    if (!m_run || m_run->step->chunks.empty())
        return 0;
    return static_cast<double>(m_run->at) / static_cast<double>(m_run->step->chunks.size());
}

std::optional<WorldChange> WorldDocument::runStep()
{
    WorldChange change;
    for (;;) {
        StepPart part = continueStep(allChunks);
        change.join(part.change);
        if (part.end != StepEnd::NotYet)
            return part.end == StepEnd::Done ? std::optional(std::move(change)) : std::nullopt;
    }
}

WorldChange WorldDocument::push(EditStep step, const std::string& line)
{
    StepRun run;
    run.bytes = step.bytes();
    run.step = std::make_shared<const EditStep>(std::move(step));
    run.line = line;
    run.checked = true;
    begin(std::move(run));
    return runStep().value_or(WorldChange{});
}

std::optional<WorldChange> WorldDocument::apply(PreparedEdit edit)
{
    begin(std::move(edit));
    return runStep();
}

core::Result<WorldChange> WorldDocument::undo()
{
    if (const auto begun = beginUndo(); !begun)
        return begun.error();
    return runStep().value_or(WorldChange{});
}

core::Result<WorldChange> WorldDocument::redo()
{
    if (const auto begun = beginRedo(); !begun)
        return begun.error();
    return runStep().value_or(WorldChange{});
}

} // namespace chartroom::model
