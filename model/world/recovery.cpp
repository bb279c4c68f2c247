#include "model/world/recovery.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "model/world/journal_file.h"

#include <fstream>

namespace chartroom::model {

std::filesystem::path journalFile(const std::filesystem::path& worldState)
{
    return worldState / "journal";
}

std::filesystem::path asideName(const std::filesystem::path& file)
{
    for (auto number = std::chrono::system_clock::now().time_since_epoch().count();; ++number) {
        auto kept = file.parent_path() / ("journal.kept-" + std::to_string(number));
        std::error_code error;
        if (!std::filesystem::exists(kept, error))
            return kept;
    }
}

std::filesystem::path keepAside(const std::filesystem::path& file)
{
    auto kept = asideName(file);
    std::error_code error;
    std::filesystem::rename(file, kept, error);
    return error ? file : kept;
}

std::error_code RecoveryOffer::removeTaken() const
{
    std::error_code error;
    if (doneWith)
        std::filesystem::remove(journal, error);
    return error;
}

std::filesystem::path RecoveryOffer::putAside() const
{
    // Somebody may have deleted the copy since: then these are the only ones.
    std::error_code error;
    if (keptCopy.empty() || !std::filesystem::exists(keptCopy, error))
        return keepAside(journal);
    // One that stays is offered again: its steps are not aside.
    return removeTaken() ? journal : keptCopy;
}

std::filesystem::path RecoveryOffer::putAside(const JournalStop& stop) const
{
    std::filesystem::path kept = putAside();
    // Behind what is damaged nobody would read it.
    if (!doneWith || kept == keptCopy)
        return kept;
    JournalText text(sum);
    text.addStopped(stop);
    // Where it cannot be written, the steps are there all the same. Never makes a file.
    std::fstream(kept, std::ios::in | std::ios::out | std::ios::ate | std::ios::binary) << text.take();
    setLastStepTime(kept, time);
    return kept;
}

std::optional<world::ScriptLine> Replay::next(WorldDocument& document)
{
    if (!m_before)
        m_before = document.undoCount();
    for (; m_next < m_offer.operations.size() && m_result.notes.empty(); ++m_next) {
        auto line = world::parseLine(m_offer.operations[m_next]);
        if (!line) {
            took(line.error(), document.undoCount());
            break;
        }
        const world::HeightStack* const prepared = preparedStack(*line);
        if (!prepared)
            return std::move(*line);
        if (*prepared == document.knownStack())
            continue;
        const auto change = document.prepare(*prepared);
        if (!change)
            return std::move(*line);
        m_result.change.join(*change);
        m_result.operations.push_back(m_offer.operations[m_next]);
    }
    return std::nullopt;
}

void Replay::took(const core::Result<WorldChange>& done, std::size_t steps)
{
    count(steps);
    if (!done) {
        m_result.stopped = true;
        m_result.notes.push_back(
            {core::Code::JournalStopped,
             {{"count", std::to_string(m_result.steps)},
              core::cause("reason", done.error()),
              {"kept", core::displayPath(m_offer.putAside({m_result.steps, m_offer.steps}))}}});
        return;
    }
    m_result.change.join(*done);
    m_result.operations.push_back(m_offer.operations[m_next++]);
}

double Replay::share() const
{
    return static_cast<double>(m_next) /
           static_cast<double>(std::max<std::size_t>(1, m_offer.operations.size()));
}

Recovered Replay::finish(std::size_t steps)
{
    count(steps);
    if (m_result.notes.empty())
        m_result.notes.push_back({core::Code::JournalRecovered, {{"count", std::to_string(m_offer.steps)}}});
    return std::move(m_result);
}

Recovered recover(const RecoveryOffer& offer, WorldDocument& document)
{
    Replay replay(offer);
    while (const auto line = replay.next(document)) {
        if (const auto* operation = std::get_if<world::Operation>(&*line))
            replay.took(document.apply(*operation), document.undoCount());
        else
            replay.took(std::get<world::Control>(*line) == world::Control::Undo ? document.undo()
                                                                                : document.redo(),
                        document.undoCount());
    }
    return replay.finish(document.undoCount());
}

} // namespace chartroom::model
