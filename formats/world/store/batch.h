#pragma once

#include "formats/core/result.h"
#include "formats/core/task.h"
#include "formats/world/store/file_mark.h"
#include "formats/world/store/file_system.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace chartroom::world {

/// A file of a batch. `name` is relative to the world's folder: `world.json`, `bookmarks.json`, or a chunk's
/// file (or its `.orig`) in `chunks/`.
struct BatchFile
{
    std::string name;
    std::string bytes;
    FileMark before = {}; ///< what the file was when the bytes were worked out
};

/// Writes several files of a world, all or none (N55):
///
/// 1. a record `.chartroom-save` says "prepare" and lists the files;
/// 2. each new content goes to a file beside its target, each old file gets a second name;
/// 3. everything is flushed, and the record says "commit": from now on the batch is done;
/// 4. each new file is renamed over its target; second names and record go.
///
/// A step that fails before 3 leaves the old files; one that fails later is rolled back from the second
/// names. After a crash recover() finishes or takes back what the record says; where other programs changed
/// files of the batch meanwhile, it is taken back around those. Symbolic links stay links, files keep their
/// mode.
class Batch
{
public:
    Batch(FileSystem& files, std::filesystem::path world)
        : m_files(files)
        , m_world(std::move(world))
    {}

    /// Writes the files. Errors: `world.save.failed` (every file is as it was), `world.save.interrupted` (the
    /// world is put right when it is opened the next time), `task.cancelled` (every file is as it was; a
    /// batch that has reached 3 is finished all the same), `world.conflict` (a file is not as it was
    /// `before`; nothing was written).
    [[nodiscard]] core::Result<void> write(const std::vector<BatchFile>& batch, const core::Task& task = {});

    /// What recover() found and did. TakenBackAround: files that other programs changed since are as those
    /// left them, all others as they were before the batch.
    enum class Recovery : std::uint8_t { Nothing, Finished, TakenBack, TakenBackAround };
    /// Finishes or takes back a batch that a crash interrupted. Errors: `world.save.recovery`,
    /// `world.save.record` (what is in the record's place is none; nothing was done).
    [[nodiscard]] core::Result<Recovery> recover();

    /// How to see the world as recover() would leave it, without changing anything: names whose bytes are
    /// elsewhere, and names (without a path) that are not to be seen.
    using Overlay = std::map<std::string, std::optional<std::filesystem::path>>;
    struct Outlook
    {
        Recovery recovery = Recovery::Nothing; ///< what recover() would do
        Overlay overlay;
        std::optional<core::Message> problem; ///< why recover() would fail; the files are seen as they are
    };
    [[nodiscard]] Outlook outlook();

private:
    enum class State : std::uint8_t { Prepare, Commit, RollBack };
    struct Entry
    {
        std::string name;
        bool existed = false;
        // Hashes of the old and the new bytes; nothing: a record that does not tell.
        std::optional<std::pair<std::uint64_t, std::uint64_t>> hashes;
        // Where the entry's files are, once locate() has looked.
        std::filesystem::path target;
        std::filesystem::path fresh;
        std::filesystem::path old;
        mode_t mode = 0;
    };
    struct Record
    {
        std::string id;
        State state = State::Prepare;
        std::vector<Entry> entries;
    };
    // Fills in an entry's places and mode from what is there.
    [[nodiscard]] int locate(const Record& record, std::size_t index, Entry& entry, FileStatus& status);
    [[nodiscard]] std::optional<Record> readRecord(int& error);
    // Puts a record beside its name; takeRecord() then puts it in its place.
    [[nodiscard]] int writeRecord(const Record& record);
    [[nodiscard]] int takeRecord();
    [[nodiscard]] int prepare(const Record& record, const std::vector<BatchFile>& batch, std::string& at,
                              const core::Task& task);
    // Does something with each entry, on all processors, up to the first error; `at` is then where.
    template<class Do>
    [[nodiscard]] int forEach(const Record& record, std::string& at, const core::Task& task, const Do& act);
    [[nodiscard]] int prepareOne(const Entry& entry, const std::string& bytes);
    [[nodiscard]] int commit(Record& record);
    [[nodiscard]] int rollBack(Record& record);
    // Whether the renaming goes on with what a crash may have left half done.
    enum class Pass : std::uint8_t { First, AfterCrash };
    [[nodiscard]] int rename(const Record& record, Pass pass, std::string& at, const core::Task& task = {});
    [[nodiscard]] int flush(const Record& record);
    [[nodiscard]] int takeBack(const Record& record);
    // Whether other programs changed files of a batch that is not finished.
    [[nodiscard]] bool isChangedByOthers(const Record& record);
    // Whether there is the new content at an entry's place, as far as the record tells.
    [[nodiscard]] int isNew(const Entry& entry, bool& result);
    [[nodiscard]] int tidy(const Record& record, bool fresh);
    [[nodiscard]] core::Message recordProblem(int error) const;
    [[nodiscard]] core::Message failed(const std::string& name, int error) const;
    [[nodiscard]] std::filesystem::path freshRecordPath() const { return m_world / ".chartroom-save.tmp"; }
    [[nodiscard]] std::filesystem::path recordPath() const { return m_world / ".chartroom-save"; }

    FileSystem& m_files;
    std::filesystem::path m_world;
};

} // namespace chartroom::world
