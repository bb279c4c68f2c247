#include "model/world/kept_work.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "model/world/world_lock.h"
#include "model/world/world_text.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace chartroom::model {

namespace {

constexpr std::string_view keptName = "journal.kept-";

bool isKept(const std::filesystem::path& file)
{
    return file.filename().string().starts_with(keptName);
}

/// What a journal holds.
struct ReadKept
{
    bool gone = false; ///< it is not there any more: whoever opened or closed its world moved or removed it
    std::optional<JournalContent> content = std::nullopt; ///< nothing: it cannot be read
};

ReadKept readKept(const std::filesystem::path& journal)
{
    const auto file = JournalBytes::open(journal);
    if (!file)
        return {file.error().code == core::Code::FileMissing};
    const std::string_view text = file->text();
    // Where the world is only the journal tells.
    const std::string_view firstLine = text.substr(0, text.find('\n') + 1);
    const auto first = readJournal(firstLine, [](const std::string&) { return world::FileMark{}; });
    if (!first)
        return {};
    return {false, readJournal(text, [folder = std::filesystem::path(first->world)](const std::string& name) {
                std::string bytes;
                return world::systemFiles().read(folder / name, bytes) == 0 ? world::markOf(bytes)
                                                                            : world::FileMark{};
            })};
}

/// What a world calls itself; its folder's name where it does not, or is not there.
QString worldName(const std::filesystem::path& folder, bool isThere)
{
    const std::string own = folder.filename().string();
    if (isThere) {
        world::WorldPlace place;
        place.folder = folder;
        place.folderName = own;
        const auto info = world::Store::readInfo(std::move(place));
        if (info && !info->name.empty())
            return shownText(info->name);
    }
    return shownText(own);
}

KeptWork describe(const std::filesystem::path& journal, const std::optional<JournalContent>& content)
{
    KeptWork work;
    work.journal = journal;
    std::error_code error;
    work.time = std::filesystem::last_write_time(journal, error);
    if (!content)
        return work;
    work.world = QString::fromStdString(content->world);
    work.steps = content->steps();
    work.stopped = content->stopped;
    work.worldThere = std::filesystem::exists(std::filesystem::path(content->world) / "world.json", error);
    work.name = worldName(content->world, work.worldThere);
    for (const std::string& name : content->copies()) {
        const std::filesystem::path copy = journal.parent_path() / name;
        if (name.starts_with(keptName) && copy.filename() == name && std::filesystem::exists(copy, error))
            work.copies.push_back(copy);
    }
    // Of what was torn there is no more than its sound part.
    if (work.steps > 0)
        work.state =
            content->damaged || !work.copies.empty() ? KeptWork::State::Damaged : KeptWork::State::Whole;
    return work;
}

/// Takes in what an older journal of the same world holds.
void join(KeptWork& work, const KeptWork& older)
{
    work.steps += older.steps;
    work.time = std::max(work.time, older.time);
    std::ranges::copy(older.copies, std::back_inserter(work.copies));
    if (work.state != older.state)
        work.state = KeptWork::State::Damaged;
    if (work.world.isEmpty()) {
        work.world = older.world;
        work.name = older.name;
        work.worldThere = older.worldThere;
    }
}

/// What waits in a world's state folder.
std::optional<KeptWork> unaskedIn(const std::filesystem::path& worldState)
{
    const std::vector<std::filesystem::path> journals = leftJournals(worldState);
    if (journals.empty() || WorldLock::isHeld(worldState))
        return std::nullopt;
    std::optional<KeptWork> result;
    std::string replaced;
    for (auto journal = journals.rbegin(); journal != journals.rend(); ++journal) {
        if (journal->filename() == replaced)
            continue;
        const auto [gone, content] = readKept(*journal);
        if (gone)
            continue;
        replaced = content ? content->replaces : std::string{};
        const KeptWork work = describe(*journal, content);
        // Where all was saved or undone there is nothing to ask for.
        if (content && !content->damaged && work.steps == 0)
            continue;
        if (result)
            join(*result, work);
        else
            result = work;
    }
    // Whoever took the world meanwhile has changed the journals, or is asked there.
    if (!result || WorldLock::isHeld(worldState))
        return std::nullopt;
    result->aside = false;
    return result;
}

core::Result<void> removeFiles(const std::vector<std::filesystem::path>& files)
{
    for (const std::filesystem::path& file : files) {
        std::error_code error;
        std::filesystem::remove(file, error);
        if (error)
            return core::systemError(core::Code::FileWrite, file, error.value());
    }
    return {};
}

} // namespace

QString worldLabel(const KeptWork& work, const std::vector<KeptWork>& all)
{
    const bool shared = std::ranges::any_of(
        all, [&work](const KeptWork& other) { return other.name == work.name && other.world != work.world; });
    return shared ? work.world : work.name;
}

std::vector<KeptWork> keptWork(const std::filesystem::path& state, const core::Task& task)
{
    std::vector<KeptWork> result;
    std::error_code error;
    for (const auto& folder : std::filesystem::directory_iterator(state / "worlds", error)) {
        for (const auto& file : std::filesystem::directory_iterator(folder.path(), error)) {
            if (task.cancelled())
                return result;
            if (!isKept(file.path()))
                continue;
            if (const auto [gone, content] = readKept(file.path()); !gone)
                result.push_back(describe(file.path(), content));
        }
    }
    std::ranges::sort(result, std::ranges::greater{}, &KeptWork::time);
    return result;
}

std::vector<KeptWork> unaskedWork(const std::filesystem::path& state, const core::Task& task)
{
    std::vector<KeptWork> result;
    std::error_code error;
    for (const auto& folder : std::filesystem::directory_iterator(state / "worlds", error)) {
        if (task.cancelled())
            return result;
        if (auto work = unaskedIn(folder.path()))
            result.push_back(std::move(*work));
    }
    std::ranges::sort(result, std::ranges::greater{}, &KeptWork::time);
    return result;
}

std::vector<KeptWork> allLeftWork(const std::filesystem::path& state, const core::Task& task)
{
    std::vector<KeptWork> work = unaskedWork(state, task);
    std::ranges::move(keptWork(state, task), std::back_inserter(work));
    std::set<std::filesystem::path> copies;
    for (const KeptWork& one : work)
        copies.insert(one.copies.begin(), one.copies.end());
    std::erase_if(work, [&copies](const KeptWork& one) { return copies.contains(one.journal); });
    return work;
}

core::Result<RecoveryOffer> keptOffer(const std::filesystem::path& journal, const world::Store& store)
{
    auto content = readKept(journal).content;
    if (!content || content->world != core::displayPath(store.folder()) || content->id != store.info().id)
        return core::Message{core::Code::JournalForeign, {{"kept", core::displayPath(journal)}}};
    RecoveryOffer offer;
    std::error_code error;
    offer.time = std::filesystem::last_write_time(journal, error);
    offer.steps = content->steps();
    offer.operations = std::move(content->operations);
    offer.journal = journal;
    offer.sum = content->sum;
    // What cannot be read of a damaged one stays for somebody to look at.
    offer.doneWith = !content->damaged;
    return offer;
}

core::Result<void> removeWork(const KeptWork& work)
{
    std::vector<std::filesystem::path> files = work.copies;
    if (work.aside) {
        files.push_back(work.journal);
        return removeFiles(files);
    }
    const std::filesystem::path folder = work.journal.parent_path();
    // Whoever has opened the world since is asked, or writes a journal of its own there.
    const auto lock = WorldLock::takeIn(
        folder, work.world.isEmpty() ? folder : std::filesystem::path(work.world.toStdString()));
    if (!lock && lock.error().code == core::Code::WorldLocked)
        return lock.error();
    std::error_code error;
    for (const auto& file : std::filesystem::directory_iterator(folder, error)) {
        if (file.path().filename().string().starts_with("journal") && !isKept(file.path()))
            files.push_back(file.path());
    }
    return removeFiles(files);
}

} // namespace chartroom::model
