#include "model/world/world_copies.h"

#include "formats/core/atomic_file.h"
#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "formats/core/translatable.h"
#include "formats/world/json/layout.h"
#include "formats/world/json/reader.h"
#include "formats/world/store/store.h"
#include "model/common/disk_path.h"

#include <algorithm>
#include <span>

namespace chartroom::model {

namespace {

namespace fs = std::filesystem;

/// Why copies must not come to be in a folder: there they would be files of a world.
std::optional<core::Message> refusalOf(const fs::path& target, const fs::path& own)
{
    std::error_code ignored;
    const auto refused = [&target](core::Argument reason) {
        return core::Message{core::Code::FileWrite, {{"path", core::displayPath(target)}, std::move(reason)}};
    };
    // However it is reached: through links, or as a folder within; also where it is gone.
    const fs::path there = fs::weakly_canonical(fs::absolute(target, ignored), ignored);
    const fs::path ours = fs::weakly_canonical(fs::absolute(own, ignored), ignored);
    for (fs::path folder = there;; folder = folder.parent_path()) {
        if (folder == ours || fs::equivalent(folder, own, ignored) ||
            fs::equivalent(folder, own / "chunks", ignored))
            return refused(core::phrase(
                "reason", QT_TRANSLATE_NOOP("Message", "it belongs to this world, whose files stay as they "
                                                       "are until you choose")));
        if (folder == folder.parent_path())
            break;
    }
    for (const fs::path& folder : {there, there.parent_path()}) {
        if (fs::exists(fs::symlink_status(folder / "world.json", ignored)))
            return refused(
                core::phrase("reason", QT_TRANSLATE_NOOP("Message", "it belongs to another world")));
    }
    return std::nullopt;
}

/// Copies in the making. Everything that it makes is new, and goes again with takeBack(), or with the writer
/// itself where memory runs out, unless it is kept.
class Writer
{
public:
    Writer() = default;
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer() { removeMade(); }

    /// Makes a folder that was not there, so that nothing in it can be overwritten.
    core::Result<void> begin(const fs::path& target, const fs::path& own)
    {
        std::error_code error;
        const std::string name = fs::weakly_canonical(own, error).filename().string() + "-copies";
        if (auto made = makeFolders(target); !made)
            return made;
        error.clear();
        for (int number = 1; !error; ++number) {
            m_folder = target / (number == 1 ? name : name + "-" + std::to_string(number));
            if (fs::create_directory(m_folder, error)) {
                m_made.push_back(m_folder);
                return {};
            }
            // Whatever has the name is another one's.
            if (std::error_code ignored; fs::exists(fs::symlink_status(m_folder, ignored)))
                error.clear();
        }
        return core::systemError(core::Code::FileWrite, target, error.value());
    }

    /// All is there; returns the folder.
    [[nodiscard]] fs::path keep()
    {
        m_made.clear();
        return m_folder;
    }

    /// How many files were written.
    [[nodiscard]] std::size_t written() const { return m_written; }

    core::Result<void> write(const std::string& name, const std::string& content)
    {
        const fs::path path = m_folder / name;
        if (auto made = makeFolders(path.parent_path()); !made)
            return made;
        const auto document = world::json::OwnedDocument::of(content);
        const std::string text = world::json::print(document.root(), world::json::Layout::fresh());
        auto done = core::writeFile(path, std::as_bytes(std::span(text)));
        if (done) {
            m_made.push_back(path);
            ++m_written;
        }
        return done;
    }

    /// Removes what was made; `why`: the reason, which is returned with what could not be removed.
    core::Message takeBack(core::Message why)
    {
        removeMade();
        std::error_code ignored;
        if (m_folder.empty() || !fs::exists(fs::symlink_status(m_folder, ignored)))
            return why;
        if (why.code == core::Code::TaskCancelled)
            return {core::Code::FileWrite,
                    {{"path", core::displayPath(m_folder)},
                     core::phrase("reason",
                                  QT_TRANSLATE_NOOP("Message", "it was stopped. The copies are not complete; "
                                                               "what was written of them could not be "
                                                               "removed"))}};
        // Whole, so that a reason of words is in the user's language here too.
        core::Argument cause{"cause", {}};
        if (const auto reason =
                std::ranges::find(why.arguments, std::string_view("reason"), &core::Argument::name);
            reason != why.arguments.end())
            cause = {cause.name, reason->value, reason->isPhrase, reason->own};
        return {core::Code::FileWrite,
                {{"path", std::string(why.argument("path"))},
                 core::phrase("reason",
                              QT_TRANSLATE_NOOP("Message", "{cause}. The copies are not complete; what was "
                                                           "written of them could not be removed and is "
                                                           "in {left}")),
                 std::move(cause),
                 {"left", core::displayPath(m_folder)}}};
    }

private:
    void removeMade()
    {
        // Only what is its own: a folder that others have put something into stays.
        for (; !m_made.empty(); m_made.pop_back()) {
            std::error_code ignored;
            fs::remove(m_made.back(), ignored);
        }
    }

    core::Result<void> makeFolders(const fs::path& folder)
    {
        std::error_code error;
        if (folder.empty() || fs::is_directory(folder, error))
            return {};
        if (folder != folder.parent_path()) {
            if (auto made = makeFolders(folder.parent_path()); !made)
                return made;
        }
        error.clear();
        if (fs::create_directory(folder, error))
            m_made.push_back(folder);
        if (error)
            return core::systemError(core::Code::FileWrite, folder, error.value());
        return {};
    }

    fs::path m_folder;
    std::vector<fs::path> m_made; // in the order of their making
    std::size_t m_written = 0;
};

core::Result<void> writeCopies(Writer& writer, const WorldCopies& copies, const core::Task& task)
{
    core::Result<void> done;
    const auto write = [&](const std::string& name, const auto& content) {
        if (!done)
            return;
        if (task.cancelled()) {
            done = core::Message{core::Code::TaskCancelled, {{"written", std::to_string(writer.written())}}};
            return;
        }
        done = writer.write(name, content());
        task.report(static_cast<double>(writer.written()) / static_cast<double>(copies.count()));
    };
    if (copies.info)
        write("world.json", [&] { return *copies.info; });
    if (copies.bookmarks)
        write("bookmarks.json", [&] { return *copies.bookmarks; });
    for (const auto& chunk : copies.chunks)
        write(world::chunkPath(chunk->address), [&] { return world::toJson(*chunk); });
    return done;
}

} // namespace

core::Result<QString> saveCopies(const WorldCopies& copies, const QString& folder, const core::Task& task)
{
    const fs::path chosen = diskPath(folder);
    if (auto refusal = refusalOf(chosen, copies.own))
        return std::move(*refusal);
    Writer writer;
    auto done = writer.begin(chosen, copies.own);
    if (done)
        done = writeCopies(writer, copies, task);
    if (!done)
        return writer.takeBack(done.error());
    return qtPath(writer.keep());
}

} // namespace chartroom::model
