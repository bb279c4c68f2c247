#include "model/world/kept_work.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"

#include <algorithm>

namespace chartroom::model {

namespace {

constexpr std::string_view keptName = "journal.kept-";

std::optional<JournalContent> readKept(const std::filesystem::path& journal)
{
    std::string text;
    if (world::systemFiles().read(journal, text) != 0)
        return std::nullopt;
    // Where the world is only the journal tells.
    const auto first = readJournal(text, [](const std::string&) { return world::FileMark{}; });
    if (!first)
        return std::nullopt;
    return readJournal(text, [folder = std::filesystem::path(first->world)](const std::string& name) {
        std::string bytes;
        return world::systemFiles().read(folder / name, bytes) == 0 ? world::markOf(bytes)
                                                                    : world::FileMark{};
    });
}

KeptWork describe(const std::filesystem::path& journal)
{
    KeptWork work;
    work.journal = journal;
    std::error_code error;
    work.time = std::filesystem::last_write_time(journal, error);
    const auto content = readKept(journal);
    if (!content)
        return work;
    work.world = QString::fromStdString(content->world);
    work.steps = content->steps();
    work.worldThere = std::filesystem::exists(std::filesystem::path(content->world) / "world.json", error);
    if (work.steps > 0)
        work.state = content->damaged ? KeptWork::State::Damaged : KeptWork::State::Whole;
    return work;
}

} // namespace

std::vector<KeptWork> keptWork(const std::filesystem::path& state)
{
    std::vector<KeptWork> result;
    std::error_code error;
    for (const auto& folder : std::filesystem::directory_iterator(state / "worlds", error)) {
        for (const auto& file : std::filesystem::directory_iterator(folder.path(), error)) {
            if (file.path().filename().string().starts_with(keptName))
                result.push_back(describe(file.path()));
        }
    }
    std::ranges::sort(result, std::ranges::greater{}, &KeptWork::time);
    return result;
}

core::Result<RecoveryOffer> keptOffer(const std::filesystem::path& journal, const world::Store& store)
{
    auto content = readKept(journal);
    if (!content || content->world != core::displayPath(store.folder()) || content->id != store.info().id)
        return core::Message{core::Code::JournalForeign, {{"kept", core::displayPath(journal)}}};
    RecoveryOffer offer;
    std::error_code error;
    offer.time = std::filesystem::last_write_time(journal, error);
    offer.steps = content->steps();
    offer.operations = std::move(content->operations);
    offer.journal = journal;
    // What cannot be read of a damaged one stays for somebody to look at.
    offer.doneWith = !content->damaged;
    return offer;
}

} // namespace chartroom::model
