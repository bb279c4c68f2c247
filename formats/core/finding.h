#pragma once

#include "formats/core/byte_range.h"
#include "formats/core/message.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace chartroom::core {

/// One thing that a reader or an audit has to say about one place of one file. Expected and found values are
/// arguments of those names, kept by value.
struct Finding : Message
{
    Level level = Level::Error;
    /// Bytes of the file, taken before the value was read.
    ByteRange range;
    /// RFC 6901 pointer of the value, in JSON files only.
    std::string pointer;
    /// Path relative to the checked folder, in findings about a world's files only.
    std::string file;

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// A finding at its code's usual level.
[[nodiscard]] Finding finding(Code code, ByteRange range, std::vector<Argument> arguments = {});

/// The overall answer of a check.
enum class Verdict : std::uint8_t { Accepted, Rejected, Unreadable };
/// `accepted`, `rejected` or `unreadable`, as JSON prints it.
[[nodiscard]] std::string_view name(Verdict verdict);

/// Findings in the making. Keeps the first `limit` of each code and counts the rest, so that a damaged file
/// cannot make the list grow with its size.
class FindingList
{
public:
    static constexpr std::size_t defaultLimit = 1000;

    explicit FindingList(std::size_t limit = defaultLimit)
        : m_limit(limit)
    {}

    void add(Finding finding);
    /// The same for scans that may meet millions: `make` is only called when its finding will be kept.
    template<class Make>
    void addLazily(Code code, const Make& make)
    {
        if (isFull(code))
            ++m_dropped[code];
        else
            add(make());
    }
    /// Whether further findings of a code are only counted.
    [[nodiscard]] bool isFull(Code code) const;
    /// Counts findings of a code that is full, without being given them.
    void drop(Code code, std::uint64_t count);
    /// Adds what another list kept, and counts what it counted.
    void join(const FindingList& other);
    /// Takes the kept findings about some files out (see Finding::file). Those that were only counted stay
    /// counted: nobody knows of which files they were.
    void removeFiles(const std::set<std::string>& files);
    /// Kept findings, in the order in which they were added until sort() is called.
    [[nodiscard]] const std::vector<Finding>& findings() const { return m_findings; }
    /// How many findings of a code were not kept.
    [[nodiscard]] std::uint64_t dropped(Code code) const;
    /// Codes with findings that were not kept, with their number.
    [[nodiscard]] const std::map<Code, std::uint64_t>& dropped() const { return m_dropped; }
    /// Those that must be mended before those that only should be, else in the same order.
    void putErrorsFirst();
    /// By offset; at one offset in the order of the code list (the readers' codes stand before the audits').
    void sort();
    /// The first error, which is a rejected file's reason. Nothing when there is no error.
    [[nodiscard]] std::optional<Code> firstError() const;

private:
    std::size_t m_limit;
    std::vector<Finding> m_findings;
    std::map<Code, std::uint64_t> m_kept;
    std::map<Code, std::uint64_t> m_dropped;
};

} // namespace chartroom::core
