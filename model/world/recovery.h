#pragma once

#include "formats/core/result.h"
#include "model/world/document.h"
#include "model/world/journal_text.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

namespace chartroom::model {

/// Unsaved work of a session that ended without closing, which can be brought back.
struct RecoveryOffer
{
    std::filesystem::path journal;
    std::filesystem::file_time_type time; ///< of the last step
    std::size_t steps = 0;                ///< how many steps can be done again
    /// Files that were changed since, relative to the world's folder. The steps are done again on them as
    /// they are now.
    std::vector<std::string> changedFiles;
    /// Lines of `chartroom edit`: all that was not saved.
    std::vector<std::string> operations;
    /// Whether the journal is of no more use once its steps are in a new one; a damaged one that was kept
    /// aside stays for somebody to look at.
    bool doneWith = true;
    /// The checksum of the journal's last line.
    std::uint64_t sum = 0;
    /// Where the steps are kept aside already, if nobody has deleted that since; empty: nowhere.
    std::filesystem::path keptCopy;

    /// Removes the journal, for its steps are in a new one, where it is of no more use. Returns why it is
    /// still there although it is of no use.
    std::error_code removeTaken() const;
    /// The name of the journal where that will be so; empty otherwise.
    [[nodiscard]] std::string nameWhenDone() const
    {
        return doneWith ? journal.filename().string() : std::string{};
    }
    /// Keeps the steps aside; returns where they are then: the journal, where that cannot be moved or
    /// removed.
    std::filesystem::path putAside() const;
    /// So, and notes there how far they could be done again.
    std::filesystem::path putAside(const JournalStop& stop) const;
};

/// What the last session left behind.
struct RecoveryFound
{
    std::optional<RecoveryOffer> offer;
    /// What there is to say: journals that are damaged, that belong to another world, or whose files were
    /// changed since.
    std::vector<core::Message> notes;
    /// How many journals were put aside now, where keptWork() finds them.
    std::size_t leftAside = 0;
};

/// The journal of a world's session.
[[nodiscard]] std::filesystem::path journalFile(const std::filesystem::path& worldState);

/// The journals of sessions that ended without closing, the oldest first: what findRecovery() would go
/// through, left as they are.
[[nodiscard]] std::vector<std::filesystem::path> leftJournals(const std::filesystem::path& worldState);

/// Looks for unsaved work in a world's state folder; for whoever holds the world's lock. Never fails: a
/// journal that is of no use is moved aside and noted.
[[nodiscard]] RecoveryFound findRecovery(const std::filesystem::path& worldState, const world::Store& store);

/// What a recovery did.
struct Recovered
{
    WorldChange change;
    std::size_t steps = 0;               ///< how many of them are done now
    std::vector<std::string> operations; ///< the lines that were run
    bool stopped = false;                ///< at a step that was refused: the journal is moved aside
    std::vector<core::Message> notes;    ///< how many steps came back, and why no more
};

/// Does the steps of an offer again, one after the other, in a document that has been indexed and not edited.
/// Stops at the first one that is refused; the journal is then moved aside. It is not removed otherwise: that
/// is done when its steps are in a new one.
class Replay
{
public:
    explicit Replay(RecoveryOffer offer)
        : m_offer(std::move(offer))
    {}

    [[nodiscard]] const RecoveryOffer& offer() const { return m_offer; }
    /// The next step; nothing when all are done or one was refused. took() must follow. Lines that only
    /// prepare the stack are no steps: the document is given the stack before its first step, and they are
    /// passed over where it has it.
    [[nodiscard]] std::optional<world::ScriptLine> next(WorldDocument& document);
    /// What became of the step; the document has so many `steps` now.
    void took(const core::Result<WorldChange>& done, std::size_t steps);
    /// What the steps changed since this was asked last.
    [[nodiscard]] WorldChange takeChange() { return std::exchange(m_result.change, {}); }
    [[nodiscard]] double share() const;
    /// What was done, when next() gives no more and the document has so many `steps`; of the changes those
    /// that were not taken.
    [[nodiscard]] Recovered finish(std::size_t steps);

private:
    void count(std::size_t steps) { m_result.steps = steps - std::min(steps, m_before.value_or(0)); }

    RecoveryOffer m_offer;
    std::size_t m_next = 0;
    std::optional<std::size_t> m_before; // steps of the document when it began
    Recovered m_result;
};

/// Does all steps of an offer again.
[[nodiscard]] Recovered recover(const RecoveryOffer& offer, WorldDocument& document);

/// Where a file can be moved aside: a name that nobody uses, or has used, so that a file that was deleted
/// is never taken for another one.
[[nodiscard]] std::filesystem::path asideName(const std::filesystem::path& file);
/// Moves a file aside, to a name that nobody uses; returns where it is then: where it was, if it cannot be
/// moved.
std::filesystem::path keepAside(const std::filesystem::path& file);

} // namespace chartroom::model
