// The record that says how far a batch has come.
#include "formats/world/chunking.h"
#include "formats/world/store/batch.h"
#include "formats/world/store/read_error.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <charconv>

namespace chartroom::world {

namespace {

constexpr std::string_view heading = "chartroom-save 2";
// Of earlier programs: its lines have no hashes.
constexpr std::string_view headingWithoutHashes = "chartroom-save 1";
constexpr std::string_view recordEnd = "end";
constexpr std::string_view states[] = {"prepare", "commit", "roll back"};
constexpr std::size_t hashDigits = 16;

// A record comes from a folder that anybody may have made: only names that a save can write count.
bool isBatchName(std::string_view name)
{
    if (name == "world.json" || name == "bookmarks.json")
        return true;
    constexpr std::string_view folder = "chunks/";
    if (!name.starts_with(folder))
        return false;
    name.remove_prefix(folder.size());
    if (name.ends_with(".orig"))
        name.remove_suffix(5);
    return parseChunkFileName(name).has_value();
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// Takes a hash and the space behind it from the beginning of a line.
std::optional<std::uint64_t> takeHash(std::string_view& line)
{
    std::uint64_t hash = 0;
    if (line.size() <= hashDigits || line[hashDigits] != ' ')
        return std::nullopt;
    const auto read = std::from_chars(line.data(), line.data() + hashDigits, hash, 16);
    if (read.ptr != line.data() + hashDigits)
        return std::nullopt;
    line.remove_prefix(hashDigits + 1);
    return hash;
}

} // namespace

std::optional<Batch::Record> Batch::readRecord(int& error)
{
    std::string text;
    error = m_files.read(recordPath(), text, maximumFileBytes);
    if (error) {
        if (isMissing(error))
            error = 0;
        return std::nullopt;
    }
    const auto lines = linesOf(text);
    const auto state = lines.size() > 2 ? std::ranges::find(states, lines[2]) : std::end(states);
    const auto isId = [](std::string_view id) {
        return id.size() == 16 && id.find_first_not_of("0123456789abcdef") == std::string_view::npos;
    };
    const bool hashed = !lines.empty() && lines.front() == heading;
    if (lines.size() < 4 || (!hashed && lines.front() != headingWithoutHashes) || !isId(lines[1]) ||
        state == std::end(states) || lines.back() != recordEnd) {
        error = EINVAL;
        return std::nullopt;
    }
    Record record{std::string(lines[1]), static_cast<State>(state - std::begin(states)), {}};
    for (std::size_t i = 3; i + 1 < lines.size(); ++i) {
        std::string_view name = lines[i].substr(std::min<std::size_t>(1, lines[i].size()));
        Entry entry;
        if (hashed) {
            const auto before = takeHash(name);
            const auto after = takeHash(name);
            if (before && after)
                entry.hashes = {*before, *after};
        }
        if (!isBatchName(name) || hashed != entry.hashes.has_value()) {
            error = EINVAL;
            return std::nullopt;
        }
        entry.name = name;
        entry.existed = lines[i].front() == '=';
        FileStatus status;
        error = locate(record, record.entries.size(), entry, status);
        if (error)
            return std::nullopt;
        record.entries.push_back(std::move(entry));
    }
    return record;
}

int Batch::writeRecord(const Record& record)
{
    const bool hashed =
        std::ranges::all_of(record.entries, [](const Entry& entry) { return entry.hashes.has_value(); });
    std::string text = fmt::format("{}\n{}\n{}\n", hashed ? heading : headingWithoutHashes, record.id,
                                   states[static_cast<std::size_t>(record.state)]);
    for (const Entry& entry : record.entries) {
        text += entry.existed ? '=' : '+';
        if (hashed)
            text += fmt::format("{:016x} {:016x} ", entry.hashes->first, entry.hashes->second);
        text += entry.name;
        text += '\n';
    }
    text.append(recordEnd).append("\n");
    if (const int error = m_files.remove(freshRecordPath()); error && !isMissing(error))
        return error;
    const int error = m_files.writeNew(freshRecordPath(), text, 0);
    if (error)
        (void)m_files.remove(freshRecordPath());
    return error;
}

int Batch::takeRecord()
{
    const int error = m_files.rename(freshRecordPath(), recordPath());
    if (error)
        (void)m_files.remove(freshRecordPath());
    return error;
}

} // namespace chartroom::world
