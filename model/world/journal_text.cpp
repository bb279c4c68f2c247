#include "model/world/journal_text.h"

#include "formats/core/system_error.h"
#include "formats/world/json/reader.h"
#include "formats/world/json/strings.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace chartroom::model {

namespace {

namespace json = world::json;

constexpr std::size_t sumDigits = 16;

std::uint64_t sumOf(std::uint64_t before, std::string_view line)
{
    return world::markOf(fmt::format("{:016x} {}", before, line)).hash;
}

std::string inQuotes(std::string_view text)
{
    std::string out;
    json::appendQuoted(out, text);
    return out;
}

std::string markText(const world::FileMark& mark)
{
    return mark.exists ? fmt::format("\"{:016x}\"", mark.hash) : "\"\"";
}

world::FileMark markFrom(const std::string& text)
{
    world::FileMark mark;
    mark.exists = !text.empty();
    std::from_chars(text.data(), text.data() + text.size(), mark.hash, 16);
    return mark;
}

std::size_t countOf(const json::Value& value)
{
    return static_cast<std::size_t>(std::max<std::int64_t>(0, value.integer().value_or(0)));
}

/// Takes the lines of a journal one after the other.
class LineReader
{
public:
    explicit LineReader(std::string_view text)
        : m_left(text)
    {}

    /// The JSON of the next line; nothing at the end, or where the text is damaged.
    std::optional<std::string_view> next()
    {
        // A damaged file can be of any length: the end of a line is looked for only behind what begins one.
        if (m_left.size() <= sumDigits || m_left[sumDigits] != ' ')
            return std::nullopt;
        std::uint64_t sum = 0;
        const auto read = std::from_chars(m_left.data(), m_left.data() + sumDigits, sum, 16);
        if (read.ptr != m_left.data() + sumDigits)
            return std::nullopt;
        const std::size_t end = m_left.find('\n', sumDigits);
        if (end == std::string_view::npos)
            return std::nullopt;
        const std::string_view content = m_left.substr(sumDigits + 1, end - sumDigits - 1);
        if (sum != sumOf(m_sum, content))
            return std::nullopt;
        m_sum = sum;
        m_left.remove_prefix(end + 1);
        return content;
    }
    [[nodiscard]] bool atEnd() const { return m_left.empty(); }
    /// The checksum of the line that was read last.
    [[nodiscard]] std::uint64_t sum() const { return m_sum; }

private:
    std::string_view m_left;
    std::uint64_t m_sum = 0;
};

/// Whether a save was done, as its files tell now. All or nothing: one file that is as it was before tells
/// that it was not.
bool wasWritten(const std::map<std::string, world::FileMark>& marks, const MarkOf& now)
{
    const auto isNow = [&now](const auto& file) { return now(file.first) == file.second; };
    return !marks.empty() && std::ranges::all_of(marks, isNow);
}

} // namespace

const world::HeightStack* preparedStack(const world::ScriptLine& line)
{
    const auto* const operation = std::get_if<world::Operation>(&line);
    const auto* const restore = operation ? std::get_if<world::Restore>(&operation->value) : nullptr;
    if (!restore || !restore->stack || !restore->chunks.empty() || restore->world || restore->bookmarks)
        return nullptr;
    return &*restore->stack;
}

JournalText::JournalText(const std::filesystem::path& world, const std::string& id)
{
    add(fmt::format("{{\"chartroomJournal\":1,\"world\":{},\"id\":{}}}", inQuotes(core::displayPath(world)),
                    inQuotes(id)));
}

void JournalText::add(const std::string& json)
{
    // What sumOf() takes, made in its place: a line can be many megabytes.
    const std::size_t begin = m_text.size();
    m_text.reserve(begin + sumDigits + json.size() + 2);
    m_text += fmt::format("{:016x} ", m_sum);
    m_text += json;
    m_sum = world::markOf(std::string_view(m_text).substr(begin)).hash;
    m_text.replace(begin, sumDigits, fmt::format("{:016x}", m_sum));
    m_text += '\n';
}

void JournalText::addBase(const std::string& name, const world::FileMark& mark)
{
    add(fmt::format("{{\"base\":{},\"mark\":{}}}", inQuotes(name), markText(mark)));
}

void JournalText::addOperation(const std::string& line)
{
    add(line);
}

void JournalText::addSaving()
{
    add("{\"saving\":true}");
}

void JournalText::addWritten(const std::map<std::string, world::FileMark>& marks)
{
    std::string list;
    for (const auto& [name, mark] : marks)
        list.append(list.empty() ? "" : ",").append(inQuotes(name)).append(":").append(markText(mark));
    add("{\"written\":{" + list + "}}");
}

void JournalText::addReplaces(const std::string& journal)
{
    add(fmt::format("{{\"replaces\":{}}}", inQuotes(journal)));
}

void JournalText::addCopyOf(const std::string& journal)
{
    add(fmt::format("{{\"copyOf\":{}}}", inQuotes(journal)));
}

void JournalText::addHolds(const std::string& journal)
{
    add(fmt::format("{{\"holds\":{}}}", inQuotes(journal)));
}

void JournalText::addStopped(const JournalStop& stop)
{
    add(fmt::format("{{\"stopped\":{},\"of\":{}}}", stop.done, stop.of));
}

std::string JournalText::take()
{
    return std::exchange(m_text, {});
}

std::vector<std::string> JournalContent::copies() const
{
    std::vector<std::string> result = holds;
    if (!copyOf.empty())
        result.push_back(copyOf);
    return result;
}

std::size_t JournalContent::steps() const
{
    std::size_t done = 0;
    for (const std::string& line : operations) {
        const auto parsed = world::parseLine(line);
        const auto* control = parsed ? std::get_if<world::Control>(&*parsed) : nullptr;
        if (parsed && preparedStack(*parsed))
            continue;
        if (control && *control == world::Control::Undo)
            done -= std::min<std::size_t>(done, 1);
        else
            ++done;
    }
    return done;
}

core::Result<JournalBytes> JournalBytes::open(const std::filesystem::path& file)
{
    auto content = core::FileContent::open(file);
    if (!content)
        return content.error();
    return JournalBytes(std::move(*content));
}

std::string_view JournalBytes::text() const
{
    const core::Bytes bytes = m_content.bytes();
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::optional<JournalContent> readJournal(std::string_view text, const MarkOf& now)
{
    LineReader reader(text);
    json::Document document;
    const auto first = reader.next();
    if (!first || json::parse(*first, document) || document.root().find("chartroomJournal").integer() != 1)
        return std::nullopt;
    JournalContent content;
    content.world = document.root().find("world").string();
    content.id = document.root().find("id").string();
    std::size_t taken = 0; // operations that the save which began last has taken
    while (const auto line = reader.next()) {
        if (json::parse(*line, document)) {
            content.damaged = true;
            return content;
        }
        const json::Value root = document.root();
        if (root.find("op")) {
            content.operations.emplace_back(*line);
        } else if (root.find("saving")) {
            taken = content.operations.size();
        } else if (const json::Value base = root.find("base")) {
            // A step behind a save's "written" tells what its file was before that save.
            content.bases.try_emplace(base.string(), markFrom(root.find("mark").string()));
        } else if (const json::Value replaces = root.find("replaces")) {
            content.replaces = replaces.string();
        } else if (const json::Value copyOf = root.find("copyOf")) {
            content.copyOf = copyOf.string();
        } else if (const json::Value holds = root.find("holds")) {
            content.holds.push_back(holds.string());
        } else if (const json::Value stopped = root.find("stopped")) {
            content.stopped = {countOf(stopped), countOf(root.find("of"))};
        } else {
            std::map<std::string, world::FileMark> marks;
            root.find("written").members([&](const json::Value& key, const json::Value& mark) {
                marks[key.string()] = markFrom(mark.string());
            });
            if (!wasWritten(marks, now))
                continue;
            content.operations.erase(content.operations.begin(),
                                     content.operations.begin() + static_cast<std::ptrdiff_t>(taken));
            taken = 0;
            for (const auto& [name, mark] : marks)
                content.bases[name] = mark;
        }
    }
    content.damaged = !reader.atEnd();
    content.sum = reader.sum();
    return content;
}

} // namespace chartroom::model
