#include "model/world/recovery.h"

#include "formats/core/atomic_file.h"
#include "formats/core/code.h"
#include "formats/core/system_error.h"

#include <algorithm>
#include <span>

namespace chartroom::model {

namespace {

std::filesystem::path offeredFile(const std::filesystem::path& worldState)
{
    return worldState / "journal.left";
}

// Two journals as one, while it is not known to be whole: it counts once the older of the two is aside.
std::filesystem::path joinedFile(const std::filesystem::path& worldState)
{
    return worldState / "journal.joined";
}

core::Argument keptAs(const std::filesystem::path& path)
{
    return {"kept", core::displayPath(path)};
}

void setAside(const std::filesystem::path& file, RecoveryFound& found)
{
    const auto kept = keepAside(file);
    ++found.leftAside;
    found.notes.push_back({core::Code::JournalForeign, {keptAs(kept)}});
}

std::vector<std::string> changedFiles(const JournalContent& content, const MarkOf& now)
{
    std::vector<std::string> result;
    for (const auto& [name, mark] : content.bases) {
        if (now(name) != mark)
            result.push_back(name);
    }
    return result;
}

std::optional<JournalContent> readFile(const std::filesystem::path& file, const MarkOf& now)
{
    std::string text;
    if (world::systemFiles().read(file, text) != 0)
        return std::nullopt;
    return readJournal(text, now);
}

/// Puts the steps of an offer that was neither taken nor declined before those of the session that came after
/// it, so that both are offered. Returns where the older one is kept aside: of no more use once the joined
/// one has taken the newer one's place.
std::filesystem::path joinOlder(const std::filesystem::path& worldState, const MarkOf& now)
{
    const auto left = offeredFile(worldState);
    const auto older = readFile(left, now);
    const auto newer = readFile(journalFile(worldState), now);
    if (older && newer && !older->damaged && !newer->damaged && older->world == newer->world &&
        older->id == newer->id) {
        JournalText text(newer->world, newer->id);
        auto bases = older->bases;
        bases.insert(newer->bases.begin(), newer->bases.end());
        for (const auto& [name, mark] : bases)
            text.addBase(name, mark);
        for (const auto* content : {&*older, &*newer}) {
            for (const std::string& operation : content->operations)
                text.addOperation(operation);
        }
        const std::string lines = text.take();
        // Where this fails, nothing is in the place of the newer journal, and it is offered alone.
        (void)core::writeFile(joinedFile(worldState), std::as_bytes(std::span(lines)));
    }
    return keepAside(left);
}

} // namespace

std::filesystem::path journalFile(const std::filesystem::path& worldState)
{
    return worldState / "journal";
}

void RecoveryOffer::removeTaken() const
{
    std::error_code error;
    if (doneWith || journal == offeredFile(journal.parent_path()))
        std::filesystem::remove(journal, error);
}

std::filesystem::path keepAside(const std::filesystem::path& file)
{
    for (int i = 1;; ++i) {
        auto kept = file.parent_path() / ("journal.kept-" + std::to_string(i));
        std::error_code error;
        if (std::filesystem::exists(kept, error))
            continue;
        std::filesystem::rename(file, kept, error);
        return kept;
    }
}

RecoveryFound findRecovery(const std::filesystem::path& worldState, const world::Store& store)
{
    RecoveryFound found;
    const auto left = offeredFile(worldState);
    std::error_code error;
    const MarkOf now = [&store](const std::string& name) {
        const auto file = store.read(name);
        return file ? file->mark : world::FileMark{};
    };
    if (std::filesystem::exists(journalFile(worldState), error)) {
        std::optional<std::filesystem::path> older;
        if (std::filesystem::exists(left, error))
            older = joinOlder(worldState, now);
        bool joined = false;
        if (!std::filesystem::exists(left, error) && std::filesystem::exists(joinedFile(worldState), error)) {
            std::filesystem::rename(joinedFile(worldState), journalFile(worldState), error);
            joined = !error;
        }
        if (older && joined)
            std::filesystem::remove(*older, error);
        else if (older) {
            ++found.leftAside;
            found.notes.push_back({core::Code::JournalUnjoined, {keptAs(*older)}});
        }
        std::filesystem::rename(journalFile(worldState), left, error);
    }
    if (!std::filesystem::exists(left, error))
        return found;
    auto content = readFile(left, now);
    if (!content || content->world != core::displayPath(store.folder()) || content->id != store.info().id) {
        setAside(left, found);
        return found;
    }
    RecoveryOffer offer;
    offer.time = std::filesystem::last_write_time(left, error);
    offer.steps = content->steps();
    offer.changedFiles = changedFiles(*content, now);
    offer.operations = std::move(content->operations);
    offer.journal = left;
    if (content->damaged) {
        // The sound part is offered from memory; what cannot be read is left for somebody to look at.
        offer.journal = keepAside(left);
        ++found.leftAside;
        found.notes.push_back(
            {core::Code::JournalDamaged, {{"count", std::to_string(offer.steps)}, keptAs(offer.journal)}});
    }
    if (offer.steps == 0) {
        if (!content->damaged)
            std::filesystem::remove(left, error);
        return found;
    }
    if (!offer.changedFiles.empty())
        found.notes.push_back({core::Code::JournalOlder,
                               {{"path", core::displayPath(store.folder() / offer.changedFiles.front())},
                                {"count", std::to_string(offer.changedFiles.size())}}});
    found.offer = std::move(offer);
    return found;
}

std::optional<world::ScriptLine> Replay::next(const world::HeightStack& stack)
{
    for (; m_next < m_offer.operations.size() && m_result.notes.empty(); ++m_next) {
        auto line = world::parseLine(m_offer.operations[m_next]);
        if (!line) {
            took(line.error(), m_result.steps);
            break;
        }
        const world::HeightStack* const prepared = preparedStack(*line);
        if (!prepared || *prepared != stack)
            return std::move(*line);
    }
    return std::nullopt;
}

void Replay::took(const core::Result<WorldChange>& done, std::size_t steps)
{
    m_result.steps = steps;
    if (!done) {
        m_result.notes.push_back({core::Code::JournalStopped,
                                  {{"count", std::to_string(steps)},
                                   {"reason", done.error().text()},
                                   keptAs(keepAside(m_offer.journal))}});
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
    m_result.steps = steps;
    if (m_result.notes.empty())
        m_result.notes.push_back({core::Code::JournalRecovered, {{"count", std::to_string(m_offer.steps)}}});
    return std::move(m_result);
}

Recovered recover(const RecoveryOffer& offer, WorldDocument& document)
{
    Replay replay(offer);
    while (const auto line = replay.next(document.knownStack())) {
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
