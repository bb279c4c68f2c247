#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chartroom::world::json {

/// What a JSON value is.
enum class Kind : std::uint8_t { Null, False, True, Number, String, Array, Object };

/// One value of a document, or one key of an object. Nodes stand in the order of the text: the children of a
/// container follow it, an object's as key, value, key, value.
struct Node
{
    std::uint32_t begin = 0; ///< byte offset of the token's first byte
    std::uint32_t end = 0;   ///< byte offset behind the value's last byte
    std::uint32_t next = 0;  ///< index of the node behind this one and everything in it
    std::uint32_t value =
        0; ///< of a key: index of its value, which is that of the last key of the same name (W2)
    Kind kind = Kind::Null;
    bool escaped = false;  ///< of a string or key: contains escapes
    bool shadowed = false; ///< of a key: the name occurred before, in this object
};

class Value;

/// A parsed JSON text: one flat array of nodes over the text, which the document does not own. Nothing of the
/// text is lost: numbers keep their spelling, objects their order, strings their escapes. One document can be
/// filled again and again; it then reuses its memory.
class Document
{
public:
    /// The text that was parsed last.
    [[nodiscard]] std::string_view text() const { return m_text; }
    [[nodiscard]] Value root() const;
    [[nodiscard]] const Node& node(std::uint32_t index) const { return m_nodes[index]; }
    [[nodiscard]] bool empty() const { return m_count == 0; }
    /// Whether the whole text is ASCII, so that a string's bytes are its UTF-16 code units.
    [[nodiscard]] bool isAscii() const { return m_ascii; }
    /// Keys that occurred before in their object, as indices of their nodes (`json.duplicate-key`).
    [[nodiscard]] const std::vector<std::uint32_t>& duplicateKeys() const { return m_duplicates; }

private:
    friend class Reader;
    std::string_view m_text;
    bool m_ascii = false;
    std::vector<Node> m_nodes; // as many as were ever needed
    std::uint32_t m_count = 0; // of them in use
    std::vector<std::uint32_t> m_duplicates;
};

/// A value of a document: a small view, valid as long as the document and its text. A default one is no value
/// at all: every question about it is answered as for a missing value.
class Value
{
public:
    Value() = default;
    Value(const Document& document, std::uint32_t index)
        : m_document(&document)
        , m_index(index)
    {}

    /// Whether there is a value.
    explicit operator bool() const { return m_document != nullptr; }
    [[nodiscard]] bool is(Kind kind) const { return m_document && node().kind == kind; }
    [[nodiscard]] Kind kind() const { return node().kind; }
    /// The value's very bytes in the text.
    [[nodiscard]] std::string_view source() const
    {
        const Node& self = node();
        return m_document->text().substr(self.begin, self.end - self.begin);
    }
    [[nodiscard]] const Node& node() const { return m_document->node(m_index); }
    [[nodiscard]] const Document& document() const { return *m_document; }
    [[nodiscard]] std::uint32_t index() const { return m_index; }

    /// A string's bytes between the quotes, escapes and all.
    [[nodiscard]] std::string_view rawString() const
    {
        const Node& self = node();
        return m_document->text().substr(self.begin + 1, self.end - self.begin - 2);
    }
    /// Whether rawString() is the string itself and has one code unit a byte.
    [[nodiscard]] bool isPlainAscii() const { return m_document->isAscii() && !node().escaped; }
    /// A string's characters as UTF-8; empty for anything else.
    [[nodiscard]] std::string string() const;
    /// Whether this is a string of these characters.
    [[nodiscard]] bool equals(std::string_view text) const
    {
        if (!is(Kind::String))
            return false;
        // Nearly all keys and ids are spelled without escapes, and most comparisons end at the length.
        const Node& self = node();
        if (!self.escaped)
            return self.end - self.begin - 2 == text.size() && rawString() == text;
        return string() == text;
    }
    /// A finite number (N3).
    [[nodiscard]] std::optional<double> number() const;
    /// A number rounded down, within +-2^31 (N3).
    [[nodiscard]] std::optional<std::int64_t> integer() const;

    /// The member of an object; no value when there is none.
    [[nodiscard]] Value find(std::string_view key) const;
    /// How many elements an array has.
    [[nodiscard]] std::size_t size() const;
    /// Calls `visit(Value)` for each element of an array.
    template<class Visit>
    void elements(Visit&& visit) const
    {
        if (!is(Kind::Array))
            return;
        const std::uint32_t end = node().next;
        for (std::uint32_t i = m_index + 1; i < end; i = m_document->node(i).next)
            visit(Value(*m_document, i));
    }
    /// Calls `visit(Value key, Value value)` for each member of an object. A name that occurs twice is
    /// visited once: at its first place, with its last value (W2).
    template<class Visit>
    void members(Visit&& visit) const
    {
        if (!is(Kind::Object))
            return;
        const std::uint32_t end = node().next;
        for (std::uint32_t i = m_index + 1; i < end; i = m_document->node(i + 1).next) {
            const Node& key = m_document->node(i);
            if (!key.shadowed)
                visit(Value(*m_document, i), Value(*m_document, key.value));
        }
    }

private:
    const Document* m_document = nullptr;
    std::uint32_t m_index = 0;
};

/// Whether two values mean the same: same kinds, numbers spelled alike, the same characters in strings, the
/// same members in the same order.
[[nodiscard]] bool equal(const Value& a, const Value& b);

} // namespace chartroom::world::json
