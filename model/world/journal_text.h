#pragma once

#include "formats/core/file_content.h"
#include "formats/world/operations/operation.h"
#include "formats/world/store/store.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chartroom::model {

/// How far the steps of a journal could be done again.
struct JournalStop
{
    std::size_t done = 0;
    std::size_t of = 0; ///< how many there were

    friend bool operator==(const JournalStop&, const JournalStop&) = default;
};

/// The text of a recovery journal: lines of `<checksum> <JSON>`, where a checksum covers its line and the one
/// before it, so that what is torn, lost or changed is noticed. The first line names the world; the others
/// are
///
///     {"base":"chunks/0_0.json","mark":"…"}   what a file was before the first step that changes it
///     {"op":…}                                a line of `chartroom edit`
///     {"saving":true}                         a save takes what was done so far
///     {"written":{"chunks/0_0.json":"…"}}     it is about to write; what the files are when that is done
///     {"replaces":"journal.left"}             all of the journal of that name is in this one as well
///     {"copyOf":"journal.kept-1"}             all of this one is in the journal of that name as well
///     {"holds":"journal.kept-1"}              all that is sound of the journal of that name is in this one
///     {"stopped":2,"of":5}                    its steps were done again, and no more than so many of them
///
/// A mark is the hash of a file's bytes; `""` means that there is no file. Whoever does not know a line
/// passes it over.
class JournalText
{
public:
    /// Goes on behind the lines of a journal that was read; `sum` is JournalContent::sum.
    explicit JournalText(std::uint64_t sum)
        : m_sum(sum)
    {}
    /// A journal of a world, with its first line.
    JournalText(const std::filesystem::path& world, const std::string& id);

    void addBase(const std::string& name, const world::FileMark& mark);
    /// `line` is a line of `chartroom edit`.
    void addOperation(const std::string& line);
    void addSaving();
    void addWritten(const std::map<std::string, world::FileMark>& marks);
    void addReplaces(const std::string& journal);
    void addCopyOf(const std::string& journal);
    void addHolds(const std::string& journal);
    void addStopped(const JournalStop& stop);
    /// The lines that were added since the last call.
    [[nodiscard]] std::string take();

private:
    void add(const std::string& json);

    std::string m_text;
    std::uint64_t m_sum = 0;
};

/// A journal as it was read, as far as it is sound.
struct JournalContent
{
    std::string world;
    std::string id;
    /// What files were before the first step, or are after the last save that is known to be done.
    std::map<std::string, world::FileMark> bases;
    std::vector<std::string> operations; ///< since that save
    std::string replaces;                ///< the name of a journal beside it; empty: none
    std::string copyOf;                  ///< so, too
    std::vector<std::string> holds;      ///< so, too
    std::optional<JournalStop> stopped;  ///< when its steps were done again last
    bool damaged = false;                ///< something came behind these lines
    std::uint64_t sum = 0;               ///< the checksum of the last line

    /// The journals beside this one whose sound parts are in it.
    [[nodiscard]] std::vector<std::string> copies() const;
    /// How many steps the operations leave done.
    [[nodiscard]] std::size_t steps() const;
};

/// The stack, where a line only sets the height stack that the steps behind it build on: such a line is no
/// step of the user. Null for any other line.
[[nodiscard]] const world::HeightStack* preparedStack(const world::ScriptLine& line);

/// What a file is now.
using MarkOf = std::function<world::FileMark(const std::string& name)>;

/// The text of a journal's file. However long a damaged one is, only what is looked at is read.
class JournalBytes
{
public:
    /// Errors: those of core::FileContent::open().
    [[nodiscard]] static core::Result<JournalBytes> open(const std::filesystem::path& file);
    [[nodiscard]] std::string_view text() const;

private:
    explicit JournalBytes(core::FileContent content)
        : m_content(std::move(content))
    {}
    core::FileContent m_content;
};

/// Reads a journal. Saves that were done, as the files now tell, are behind it: what came before them is left
/// out. Nothing where the first line is not that of a journal.
[[nodiscard]] std::optional<JournalContent> readJournal(std::string_view text, const MarkOf& now);

} // namespace chartroom::model
