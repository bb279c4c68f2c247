// Looking for what the last sessions left behind.
#include "formats/core/atomic_file.h"
#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "model/world/journal_file.h"
#include "model/world/recovery.h"

#include <array>
#include <span>

namespace chartroom::model {

namespace {

namespace fs = std::filesystem;

// One file in the place of another, while it is not known to be whole: it counts once the other is gone.
fs::path successorOf(const fs::path& file)
{
    return file.string() + ".next";
}

core::Argument keptAs(const fs::path& path)
{
    return {"kept", core::displayPath(path)};
}

bool isThere(const fs::path& file)
{
    std::error_code error;
    return fs::exists(file, error);
}

bool moveTo(const fs::path& from, const fs::path& to)
{
    std::error_code error;
    fs::rename(from, to, error);
    return !error;
}

void removeQuietly(const fs::path& file)
{
    std::error_code error;
    fs::remove(file, error);
}

/// Offered, and not answered so far.
fs::path leftFile(const fs::path& worldState)
{
    return worldState / "journal.left";
}

/// One that is in the successor of the last one.
fs::path olderFile(const fs::path& worldState)
{
    return worldState / "journal.older";
}

/// Whether what was cut short had come so far that the successor of a journal counts.
bool successorCounts(const fs::path& file)
{
    const fs::path folder = file.parent_path();
    const bool joined = file == journalFile(folder) && isThere(olderFile(folder));
    return isThere(successorOf(file)) && (!isThere(file) || joined);
}

/// The journals in a world's state folder. Whatever is done to them can be cut short at any point: the next
/// search goes on from there, and no step is lost or found twice.
class LeftJournals
{
public:
    LeftJournals(const fs::path& folder, const world::Store& store)
        : m_folder(folder)
        , m_store(store)
        , m_now([&store](const std::string& name) {
            const auto file = store.read(name);
            return file ? file->mark : world::FileMark{};
        })
    {}

    [[nodiscard]] RecoveryFound search()
    {
        goOn();
        dropReplaced();
        for (const fs::path& file : {m_left, m_last})
            takeSoundPart(file);
        if (isThere(m_left) && isThere(m_last))
            join();
        if (isThere(m_last))
            (void)moveTo(m_last, m_left);
        if (const auto content = read(m_left))
            offer(*content);
        return std::move(m_found);
    }

private:
    [[nodiscard]] std::optional<JournalContent> read(const fs::path& file) const
    {
        const auto bytes = JournalBytes::open(file);
        return bytes ? readJournal(bytes->text(), m_now) : std::nullopt;
    }

    [[nodiscard]] bool isOfTheWorld(const JournalContent& content) const
    {
        return content.world == core::displayPath(m_store.folder()) && content.id == m_store.info().id;
    }

    void putAside(core::Code why, const fs::path& file)
    {
        const fs::path kept = keepAside(file);
        m_found.leftAside += kept != file ? 1 : 0;
        m_found.notes.push_back({why, {keptAs(kept)}});
    }

    /// Goes on with what was cut short.
    void goOn()
    {
        for (const fs::path& file : {m_left, m_last}) {
            const fs::path next = successorOf(file);
            if (!isThere(next))
                continue;
            if (!successorCounts(file))
                removeQuietly(next); // it had not been begun to take the place
            else if (!moveTo(next, file) && isThere(m_older))
                leaveUnjoined(m_older);
        }
        // What was joined is whole, or else the older one was not called so.
        if (!isThere(successorOf(m_last)))
            removeQuietly(m_older);
    }

    /// A recovery was cut short between its own journal and the end of the one that it was offered.
    void dropReplaced()
    {
        const auto last = read(m_last);
        if (last && isOfTheWorld(*last) && fs::path(last->replaces).filename() == last->replaces)
            removeQuietly(m_folder / last->replaces);
    }

    /// Keeps a damaged journal aside, and leaves what is sound of it in its place. One of another world is
    /// kept aside whole.
    void takeSoundPart(const fs::path& file)
    {
        if (!isThere(file))
            return;
        const auto content = read(file);
        if (!content || !isOfTheWorld(*content)) {
            putAside(core::Code::JournalForeign, file);
            return;
        }
        if (!content->damaged)
            return;
        const fs::path kept = asideName(file);
        const bool written = content->steps() > 0 &&
                             write(successorOf(file), {&*content, 1}, lastStepTime({file}), kept.filename());
        const bool moved = moveTo(file, kept);
        m_found.leftAside += moved ? 1 : 0;
        m_found.notes.push_back({core::Code::JournalDamaged,
                                 {{"count", std::to_string(content->steps())}, keptAs(moved ? kept : file)}});
        if (!moved)
            removeQuietly(successorOf(file));
        else if (written)
            (void)moveTo(successorOf(file), file);
    }

    /// Writes the steps of some journals, the oldest first, as one; the last step is from `time`.
    [[nodiscard]] bool write(const fs::path& file, std::span<const JournalContent> journals,
                             std::optional<fs::file_time_type> time, const std::string& copyOf) const
    {
        JournalText text(journals.front().world, journals.front().id);
        std::map<std::string, world::FileMark> bases;
        for (const JournalContent& content : journals)
            bases.insert(content.bases.begin(), content.bases.end());
        for (const auto& [name, mark] : bases)
            text.addBase(name, mark);
        if (!copyOf.empty())
            text.addCopyOf(copyOf);
        for (const JournalContent& content : journals) {
            for (const std::string& held : content.copies())
                text.addHolds(held);
        }
        for (const JournalContent& content : journals) {
            for (const std::string& operation : content.operations)
                text.addOperation(operation);
        }
        const std::string lines = text.take();
        if (!core::writeFile(file, std::as_bytes(std::span(lines))).ok())
            return false;
        setLastStepTime(file, time);
        return true;
    }

    /// Puts the steps of an offer that was neither taken nor declined before those of the session that came
    /// after it, so that both are offered.
    void join()
    {
        const auto older = read(m_left);
        const auto newer = read(m_last);
        const bool written =
            older && newer &&
            write(successorOf(m_last), std::array{*older, *newer}, lastStepTime({m_left, m_last}), {});
        if (!written || !moveTo(m_left, m_older))
            leaveUnjoined(m_left);
        else if (moveTo(successorOf(m_last), m_last))
            removeQuietly(m_older);
        else
            leaveUnjoined(m_older);
    }

    void leaveUnjoined(const fs::path& older)
    {
        putAside(core::Code::JournalUnjoined, older);
        removeQuietly(successorOf(m_last));
    }

    void offer(const JournalContent& content)
    {
        RecoveryOffer offer;
        std::error_code error;
        offer.time = fs::last_write_time(m_left, error);
        offer.steps = content.steps();
        if (offer.steps == 0) {
            removeQuietly(m_left);
            return;
        }
        for (const auto& [name, mark] : content.bases) {
            if (m_now(name) != mark)
                offer.changedFiles.push_back(name);
        }
        offer.operations = content.operations;
        offer.sum = content.sum;
        offer.journal = m_left;
        if (const fs::path copy = m_folder / content.copyOf; !content.copyOf.empty() && isThere(copy))
            offer.keptCopy = copy;
        if (!offer.changedFiles.empty())
            m_found.notes.push_back(
                {core::Code::JournalOlder,
                 {{"path", core::displayPath(m_store.folder() / offer.changedFiles.front())},
                  {"count", std::to_string(offer.changedFiles.size())}}});
        m_found.offer = std::move(offer);
    }

    fs::path m_folder;
    const world::Store& m_store;
    MarkOf m_now;
    fs::path m_last = journalFile(m_folder); // of the last session
    fs::path m_left = leftFile(m_folder);
    fs::path m_older = olderFile(m_folder);
    RecoveryFound m_found;
};

} // namespace

std::vector<fs::path> leftJournals(const fs::path& worldState)
{
    std::vector<fs::path> result;
    for (const fs::path& file : {leftFile(worldState), journalFile(worldState)}) {
        if (successorCounts(file))
            result.push_back(successorOf(file));
        else if (isThere(file))
            result.push_back(file);
    }
    return result;
}

RecoveryFound findRecovery(const fs::path& worldState, const world::Store& store)
{
    return LeftJournals(worldState, store).search();
}

} // namespace chartroom::model
