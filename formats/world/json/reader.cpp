#include "formats/world/json/reader.h"

#include "formats/core/translatable.h"
#include "formats/core/utf8.h"
#include "formats/world/json/tokens.h"

#include <algorithm>
#include <cstring>
#include <unordered_map>

namespace chartroom::world::json {

/// One pass over a text, without recursion into anything but containers (at most `maximumDepth` of them).
class Reader
{
public:
    /// `ascii`: whether the whole text is.
    Reader(std::string_view text, Document& document, bool ascii)
        : m_ascii(ascii)
        , m_text(text)
        , m_document(document)
        , m_begin(text.data())
        , m_end(text.data() + text.size())
    {}

    bool run(std::size_t start)
    {
        m_document.m_text = m_text;
        m_document.m_ascii = m_ascii;
        m_document.m_count = 0;
        m_document.m_duplicates.clear();
        m_at = m_begin + start;
        skipSpace();
        const bool whole = value(1);
        m_document.m_count = m_count;
        if (!whole)
            return false;
        skipSpace();
        return m_at == m_end ||
               fail(QT_TRANSLATE_NOOP("Message", "there is more text behind the end of the value"));
    }
    [[nodiscard]] const char* problem() const { return m_problem; }
    [[nodiscard]] std::size_t offset() const { return static_cast<std::size_t>(m_at - m_begin); }

private:
    bool fail(const char* problem)
    {
        m_problem = m_at == m_end ? endsEarly : problem;
        return false;
    }

    void skipSpace() { m_at = skipSpaces(m_at, m_end); }

    Node& add()
    {
        if (m_count == m_room)
            grow();
        return m_nodes[m_count++];
    }

    void grow()
    {
        constexpr std::size_t atFirst = 256;
        std::vector<Node>& nodes = m_document.m_nodes;
        nodes.resize(std::max(atFirst, nodes.size() * 2));
        m_nodes = nodes.data();
        m_room = nodes.size();
    }

    std::uint32_t open(Kind kind)
    {
        Node& node = add();
        node = {};
        node.begin = static_cast<std::uint32_t>(offset());
        node.kind = kind;
        return m_count - 1;
    }

    // A whole value without children, from `begin` to where the reader is.
    bool take(Kind kind, const char* begin, bool escaped = false)
    {
        Node& node = add();
        node = {static_cast<std::uint32_t>(begin - m_begin),
                static_cast<std::uint32_t>(offset()),
                m_count,
                0,
                kind,
                escaped,
                false};
        return true;
    }

    void close(std::uint32_t index)
    {
        Node& node = m_nodes[index];
        node.end = static_cast<std::uint32_t>(offset());
        node.next = m_count;
    }

    bool value(int depth)
    {
        if (m_at == m_end)
            return fail(endsEarly);
        switch (*m_at) {
        case '{':
            return object(depth);
        case '[':
            return array(depth);
        case '"':
            return string();
        case 't':
            return word("true", Kind::True);
        case 'f':
            return word("false", Kind::False);
        case 'n':
            return word("null", Kind::Null);
        default:
            return number();
        }
    }

    bool word(std::string_view text, Kind kind)
    {
        if (!std::string_view(m_at, static_cast<std::size_t>(m_end - m_at)).starts_with(text))
            return fail(valueExpected);
        const char* const begin = m_at;
        m_at += text.size();
        return take(kind, begin);
    }

    // What a scan of tokens.h ended with.
    bool took(const Scan& scan)
    {
        m_at = scan.at;
        return scan.problem == nullptr || fail(scan.problem);
    }

    bool number()
    {
        const char* const begin = m_at;
        return took(scanNumber(m_at, m_end)) && take(Kind::Number, begin);
    }

    // A string or key, from its first quote.
    bool string()
    {
        const char* const begin = m_at;
        const Scan scan = scanString(m_at, m_end);
        return took(scan) && take(Kind::String, begin, scan.escaped);
    }

    bool array(int depth)
    {
        if (depth > maximumDepth)
            return fail(QT_TRANSLATE_NOOP("Message", "the nesting is deeper than 256"));
        const std::uint32_t index = open(Kind::Array);
        ++m_at;
        skipSpace();
        if (m_at < m_end && *m_at == ']') {
            ++m_at;
            close(index);
            return true;
        }
        for (;;) {
            if (!value(depth + 1))
                return false;
            skipSpace();
            if (m_at == m_end || (*m_at != ',' && *m_at != ']'))
                return fail(QT_TRANSLATE_NOOP("Message", "a comma or ] is expected here"));
            if (*m_at++ == ']')
                break;
            skipSpace();
        }
        close(index);
        return true;
    }

    bool object(int depth)
    {
        if (depth > maximumDepth)
            return fail(QT_TRANSLATE_NOOP("Message", "the nesting is deeper than 256"));
        const std::uint32_t index = open(Kind::Object);
        ++m_at;
        skipSpace();
        if (m_at < m_end && *m_at == '}') {
            ++m_at;
            close(index);
            return true;
        }
        std::size_t members = 0;
        std::uint64_t seen = 0; // marks of the keys
        bool suspicious = false;
        for (;;) {
            if (m_at == m_end || *m_at != '"')
                return fail(QT_TRANSLATE_NOOP("Message", "a key in double quotes is expected here"));
            const std::uint32_t key = m_count;
            if (!string())
                return false;
            m_nodes[key].value = key + 1;
            ++members;
            const std::uint64_t mark = markOf(m_nodes[key]);
            suspicious = suspicious || (seen & mark) != 0;
            seen |= mark;
            skipSpace();
            if (m_at == m_end || *m_at != ':')
                return fail(QT_TRANSLATE_NOOP("Message", "a colon is expected here"));
            ++m_at;
            skipSpace();
            if (!value(depth + 1))
                return false;
            skipSpace();
            if (m_at == m_end || (*m_at != ',' && *m_at != '}'))
                return fail(QT_TRANSLATE_NOOP("Message", "a comma or } is expected here"));
            if (*m_at++ == '}')
                break;
            skipSpace();
        }
        close(index);
        if (suspicious)
            shadow(index, members);
        return true;
    }

    // One bit that equal keys have in common, and no two keys of a world's objects; all bits of a key with
    // escapes.
    [[nodiscard]] std::uint64_t markOf(const Node& key) const
    {
        if (key.escaped)
            return ~std::uint64_t{0};
        const std::uint32_t length = key.end - key.begin - 2;
        const auto first = static_cast<unsigned char>(m_begin[key.begin + 1]);
        const auto last = static_cast<unsigned char>(m_begin[key.end - 2]);
        return std::uint64_t{1} << ((length + first + last * 11U) & 63U);
    }

    void shadowKey(std::uint32_t first, std::uint32_t again)
    {
        m_nodes[first].value = again + 1;
        m_nodes[again].shadowed = true;
        m_document.m_duplicates.push_back(again);
    }

    // Finds keys that occur twice (W2): by comparing all pairs of a small object, by a table of a large one.
    void shadow(std::uint32_t object, std::size_t members)
    {
        constexpr std::size_t small = 16;
        const std::uint32_t end = m_nodes[object].next;
        if (members <= small) {
            std::uint32_t keys[small] = {};
            std::size_t count = 0;
            for (std::uint32_t key = object + 1; key < end; key = m_nodes[key + 1].next) {
                std::size_t same = 0;
                while (same < count && !sameKey(keys[same], key))
                    ++same;
                if (same < count)
                    shadowKey(keys[same], key);
                else
                    keys[count++] = key;
            }
            return;
        }
        std::unordered_map<std::string, std::uint32_t> seen;
        seen.reserve(members);
        for (std::uint32_t key = object + 1; key < end; key = m_nodes[key + 1].next) {
            const auto [found, fresh] = seen.try_emplace(Value(m_document, key).string(), key);
            if (!fresh)
                shadowKey(found->second, key);
        }
    }

    [[nodiscard]] bool sameKey(std::uint32_t a, std::uint32_t b) const
    {
        const Node& left = m_nodes[a];
        const Node& right = m_nodes[b];
        if (!left.escaped && !right.escaped)
            return left.end - left.begin == right.end - right.begin &&
                   std::memcmp(m_begin + left.begin, m_begin + right.begin, left.end - left.begin) == 0;
        return Value(m_document, a).string() == Value(m_document, b).string();
    }

    bool m_ascii;
    std::string_view m_text;
    Document& m_document;
    Node* m_nodes = m_document.m_nodes.data();
    std::size_t m_room = m_document.m_nodes.size();
    std::uint32_t m_count = 0;
    const char* m_begin;
    const char* m_end;
    const char* m_at = nullptr;
    const char* m_problem = endsEarly;
};

namespace {

SyntaxError errorAt(std::string_view text, std::size_t offset, const char* problem)
{
    SyntaxError error{problem, offset};
    const std::string_view before = text.substr(0, offset);
    error.line += static_cast<std::size_t>(std::ranges::count(before, '\n'));
    const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    std::string_view line = before.substr(lineStart);
    if (lineStart == 0 && line.starts_with(byteOrderMark))
        line.remove_prefix(byteOrderMark.size());
    error.column += static_cast<std::size_t>(
        std::ranges::count_if(line, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
    return error;
}

} // namespace

std::optional<SyntaxError> parse(std::string_view text, Document& document)
{
    const auto clear = [&document] { Reader({}, document, true).run(0); };
    // Node offsets have 32 bits.
    if (text.size() >= 0xFFFFFFFFU) {
        clear();
        return SyntaxError{QT_TRANSLATE_NOOP("Message", "the file is larger than 4 GiB"), 0xFFFFFFFFU};
    }
    std::string_view good = text;
    const bool ascii = isAscii(text);
    if (!ascii && !core::isUtf8(text))
        good = text.substr(0, core::utf8PrefixLength(text));
    Reader reader(good, document, ascii);
    const bool read = reader.run(good.starts_with(byteOrderMark) ? byteOrderMark.size() : 0);
    if (read && good.size() == text.size())
        return std::nullopt;
    const bool notUtf8 = good.size() < text.size() && (read || reader.offset() == good.size());
    const std::size_t offset = notUtf8 ? good.size() : reader.offset();
    const char* const problem =
        notUtf8 ? QT_TRANSLATE_NOOP("Message", "the bytes here are not UTF-8") : reader.problem();
    clear();
    return errorAt(text, offset, problem);
}

} // namespace chartroom::world::json
