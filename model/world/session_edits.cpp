// How a session edits: at once, on a worker, or a few milliseconds a turn of the event loop.
#include "formats/core/code.h"
#include "model/world/edit_size.h"
#include "model/world/session.h"

namespace chartroom::model {

namespace {

// The share of an edit that is spent on preparing it.
constexpr double preparing = 0.7;
constexpr qint64 progressMilliseconds = 40;

} // namespace

std::optional<core::Message> WorldSession::editRefusal() const
{
    if (auto reason = readOnlyReason())
        return reason;
    if (isEditing())
        return core::Message{core::Code::EditBusy, {}};
    return std::nullopt;
}

core::Result<WorldChange> WorldSession::apply(DeferredEdit edit)
{
    if (edit.cells <= cellsAtOnce)
        return apply(edit.make());
    if (auto reason = editRefusal())
        return std::move(*reason);
    interruptGesture();
    startEdit(std::move(edit.make));
    return WorldChange{};
}

core::Result<WorldChange> WorldSession::apply(const world::Operation& operation)
{
    if (auto reason = editRefusal())
        return std::move(*reason);
    interruptGesture();
    if (cellsOf(operation, m_document->info().chunkSize) <= cellsAtOnce) {
        if (auto done = m_document->applyAtOnce(operation, filesAtOnce, candidatesAtOnce))
            return told(std::move(*done));
    }
    startEdit([operation] { return operation; });
    return WorldChange{};
}

core::Result<WorldChange> WorldSession::undo()
{
    if (auto reason = editRefusal())
        return std::move(*reason);
    const bool stroke = inGesture();
    const std::uint64_t last = m_document->history().lastNumber();
    interruptGesture();
    // A stroke that changed nothing is what was done last all the same.
    if (stroke && m_document->history().lastNumber() == last)
        return WorldChange{};
    const std::size_t done = m_document->undoCount();
    return done > 0 ? goTo(done - 1) : m_document->undo();
}

core::Result<WorldChange> WorldSession::redo()
{
    if (auto reason = editRefusal())
        return std::move(*reason);
    interruptGesture();
    return m_document->redoCount() > 0 ? goTo(m_document->undoCount() + 1) : m_document->redo();
}

core::Result<WorldChange> WorldSession::goTo(std::size_t steps)
{
    if (auto reason = editRefusal())
        return std::move(*reason);
    interruptGesture();
    if (isSlow(m_document->history().chunksOnTheWay(steps))) {
        m_goal = steps;
        startTurns();
        return WorldChange{};
    }
    WorldChange all;
    while (m_document->undoCount() != steps) {
        const auto one = m_document->undoCount() > steps ? m_document->undo() : m_document->redo();
        if (!one) {
            tell(all);
            return one.error();
        }
        all.join(*one);
    }
    tell(all);
    return all;
}

void WorldSession::startEdit(std::function<world::Operation()> make)
{
    struct Made
    {
        std::shared_ptr<const world::Operation> operation;
        std::optional<core::Result<PreparedEdit>> edit;
        std::optional<world::Address> missed;
    };
    m_editJob.start(
        [snapshot = m_document->snapshot(), make = std::move(make)](const core::Task& task) {
            auto made = std::make_shared<Made>();
            made->operation = std::make_shared<const world::Operation>(make());
            made->edit = snapshot->prepare(*made->operation, task.part(0, preparing));
            made->missed = snapshot->missed();
            return made;
        },
        [this](const std::shared_ptr<Made>& made) {
            takeEdit(made->operation, std::move(*made->edit));
            if (made->missed)
                lookAtMissed(*made->missed);
        });
    Q_EMIT stateChanged();
}

void WorldSession::takeEdit(const std::shared_ptr<const world::Operation>& operation,
                            core::Result<PreparedEdit> edit)
{
    if (!edit) {
        endEdit(edit.error());
        return;
    }
    if (isSlow(edit->step.chunks.size())) {
        m_document->begin(std::move(*edit));
        m_prepared = operation;
        startTurns();
        return;
    }
    // A file that was changed by somebody else meanwhile: once more.
    if (auto done = m_document->apply(std::move(*edit)))
        endEdit(std::move(*done));
    else
        startEdit([operation] { return *operation; });
}

void WorldSession::endEdit(const core::Result<WorldChange>& done)
{
    if (m_replay) {
        m_replay->took(done, m_document->undoCount());
        continueReplay();
        return;
    }
    tell(done ? *done : WorldChange{});
    if (done)
        Q_EMIT editEnded();
    else
        Q_EMIT editFailed(done.error());
    // What follows from the edit is begun by then, and is saved with it.
    startWaitingSave();
    resolveWaiting();
    readTouched();
    recoverWaiting();
}

void WorldSession::cancelEdit()
{
    if (m_editJob.isRunning()) {
        m_editJob.cancel();
    } else if (isInTurns()) {
        m_turnsCancelled = true;
        m_document->turnBack();
    } else if (m_replay) {
        m_replay->took(core::Message{core::Code::TaskCancelled, {}}, m_document->undoCount());
    }
}

bool WorldSession::isSlow(std::size_t chunks) const
{
    return static_cast<std::int64_t>(chunks) * m_document->info().chunkSize.cells() > m_options.changedAtOnce;
}

void WorldSession::startTurns()
{
    m_turnsCancelled = false;
    m_turnsRefusal.reset();
    m_sinceProgress.start();
    m_turn.start();
    Q_EMIT stateChanged();
}

StepEnd WorldSession::partOfTurn(WorldChange& change)
{
    if (!m_document->inStep()) {
        if (m_turnsCancelled)
            return StepEnd::TurnedBack;
        if (m_goal == m_document->undoCount())
            return StepEnd::Done;
        const auto begun =
            m_document->undoCount() > *m_goal ? m_document->beginUndo() : m_document->beginRedo();
        if (!begun) {
            // There is no step behind the last, which is all that was wanted then.
            if (begun.error().code != core::Code::EditUndo && begun.error().code != core::Code::EditRedo)
                m_turnsRefusal = begun.error();
            return StepEnd::Done;
        }
    }
    const StepPart part = m_document->continueStep(chunksATurn);
    change.join(part.change);
    const bool more = part.end == StepEnd::Done && m_goal && m_goal != m_document->undoCount();
    return more ? StepEnd::NotYet : part.end;
}

void WorldSession::takeTurn()
{
    QElapsedTimer clock;
    clock.start();
    WorldChange change;
    StepEnd end = StepEnd::NotYet;
    do {
        end = partOfTurn(change);
    } while (end == StepEnd::NotYet && clock.elapsed() < m_options.turnMilliseconds);
    if (end == StepEnd::NotYet)
        m_turn.start();
    if (!change.empty())
        Q_EMIT changed(change);
    if (end != StepEnd::NotYet) {
        leaveTurns(end);
    } else if (m_sinceProgress.elapsed() > progressMilliseconds) {
        m_sinceProgress.start();
        const double share = m_document->stepShare();
        Q_EMIT progressed(Work::Editing, m_prepared ? preparing + share * (1 - preparing) : share);
    }
}

void WorldSession::leaveTurns(StepEnd end)
{
    m_goal.reset();
    const auto operation = std::exchange(m_prepared, nullptr);
    if (end == StepEnd::Outdated)
        startEdit([operation] { return *operation; });
    if (end == StepEnd::TurnedBack)
        endEdit(core::Message{core::Code::TaskCancelled, {}});
    else if (end != StepEnd::Done)
        return;
    else if (const auto refusal = std::exchange(m_turnsRefusal, std::nullopt))
        endEdit(*refusal);
    else
        endEdit(WorldChange{});
}

} // namespace chartroom::model
