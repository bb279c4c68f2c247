#pragma once

#include "formats/world/json/layout.h"
#include "formats/world/json/strings.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chartroom::world {

/// One member of an object as its file had it.
template<class Field>
struct Member
{
    /// The field that the object's type holds the value of; `Field::Unknown` for all others (N4).
    Field field = Field::Unknown;
    std::uint32_t keyLength = 0; ///< of an unknown member: bytes of its key with quotes
    /// An unknown member: `"key":value`, minified. A known number: its spelling, where that is not the usual
    /// one.
    std::string text;

    friend bool operator==(const Member&, const Member&) = default;
};

/// The order of an object's keys, its unknown members, and the spelling of its numbers: all that the typed
/// values beside it do not hold (N4, N5). `Field` is an enumeration with Unknown first, then the fields in
/// the order of the manual's example; `fieldNames(Field)` gives the names, from index 1 on.
template<class Field>
class Members
{
public:
    /// The field of a key; Unknown when no rule names it.
    [[nodiscard]] Field fieldOf(const json::Value& key) const
    {
        const auto names = fieldNames(Field{});
        if (!key.node().escaped) {
            const std::string_view name = key.rawString();
            // Mostly the one that follows in the example.
            if (const std::size_t next = m_usual + 1U; next < names.size() && names[next] == name)
                return static_cast<Field>(next);
            for (std::size_t i = 1; i < names.size(); ++i) {
                if (names[i] == name)
                    return static_cast<Field>(i);
            }
            return Field::Unknown;
        }
        const auto found = std::find(names.begin() + 1, names.end(), key.string());
        return found == names.end() ? Field::Unknown : static_cast<Field>(found - names.begin());
    }

    [[nodiscard]] bool has(Field field) const
    {
        return isUsual(field) || std::ranges::find(m_rest, field, &Member<Field>::field) != m_rest.end();
    }
    /// Adds a known field behind all others, unless it is there.
    void require(Field field)
    {
        if (!has(field))
            append(field);
    }
    /// Adds a known field with its spelling. It must not be there.
    void append(Field field, std::string_view spelling = {})
    {
        if (m_rest.empty() && spelling.empty() && static_cast<std::size_t>(field) == m_usual + 1U)
            ++m_usual;
        else
            m_rest.push_back({field, 0, std::string(spelling)});
    }
    /// Adds an unknown member, from a document.
    void appendUnknown(const json::Value& key, const json::Value& value)
    {
        Member<Field> member;
        member.text = key.source();
        member.keyLength = static_cast<std::uint32_t>(member.text.size());
        member.text += ':';
        json::appendMinified(member.text, value);
        m_rest.push_back(std::move(member));
    }
    void remove(Field field)
    {
        const Members before = std::exchange(*this, {});
        before.each([&](const Member<Field>& member) {
            if (member.field != field)
                append(member);
        });
    }

    /// The value of an unknown member, minified JSON; nothing when there is none of that name.
    [[nodiscard]] std::optional<std::string_view> unknown(std::string_view name) const
    {
        const auto found = findUnknown(name);
        if (found == m_rest.end())
            return std::nullopt;
        return std::string_view(found->text).substr(found->keyLength + 1);
    }
    /// Sets an unknown member: at its place, or behind all others.
    void setUnknown(std::string_view name, std::string_view valueJson)
    {
        auto found = findUnknown(name);
        if (found == m_rest.end())
            found = m_rest.insert(m_rest.end(), Member<Field>{});
        found->text.clear();
        json::appendQuoted(found->text, name);
        found->keyLength = static_cast<std::uint32_t>(found->text.size());
        found->text.append(":").append(valueJson);
    }
    void removeUnknown(std::string_view name)
    {
        const Members before = std::exchange(*this, {});
        before.each([&](const Member<Field>& member) {
            if (!isNamed(member, name))
                append(member);
        });
    }

    /// Calls `visit(Member)` for each member in its order.
    template<class Visit>
    void each(Visit&& visit) const
    {
        for (std::size_t i = 1; i <= m_usual; ++i)
            visit(Member<Field>{static_cast<Field>(i), 0, {}});
        for (const Member<Field>& member : m_rest)
            visit(member);
    }
    /// How many fields the usual beginning has: those from index 1 on, each in its usual spelling.
    [[nodiscard]] std::size_t usual() const { return m_usual; }
    /// The members that take memory one by one: all behind the usual beginning.
    [[nodiscard]] const std::vector<Member<Field>>& stored() const { return m_rest; }
    friend bool operator==(const Members&, const Members&) = default;

private:
    [[nodiscard]] bool isUsual(Field field) const
    {
        return field != Field::Unknown && static_cast<std::size_t>(field) <= m_usual;
    }
    void append(const Member<Field>& member)
    {
        if (member.field == Field::Unknown)
            m_rest.push_back(member);
        else
            append(member.field, std::string_view(member.text));
    }
    // A key may be spelled with escapes.
    static bool isNamed(const Member<Field>& member, std::string_view name)
    {
        if (member.field != Field::Unknown)
            return false;
        const std::string_view raw(member.text.data() + 1, member.keyLength - 2);
        if (raw.find('\\') == std::string_view::npos)
            return raw == name;
        std::string plain;
        json::appendUnescaped(plain, raw);
        return plain == name;
    }
    auto findUnknown(std::string_view name)
    {
        return std::ranges::find_if(m_rest,
                                    [name](const Member<Field>& member) { return isNamed(member, name); });
    }
    auto findUnknown(std::string_view name) const
    {
        return std::ranges::find_if(m_rest,
                                    [name](const Member<Field>& member) { return isNamed(member, name); });
    }

    // Nearly every object begins, and most end, with the fields of the example in its order, each number in
    // its usual spelling: so many of them, then all that follows. Every list of members has one such form
    // only.
    std::uint8_t m_usual = 0;
    std::vector<Member<Field>> m_rest;
};

/// Writes an object: `write(field, spelling)` appends the value of a known field.
template<class Field, class Write>
void appendObject(std::string& out, const Members<Field>& members, Write&& write)
{
    const auto names = fieldNames(Field{});
    char separator = '{';
    const auto known = [&](Field field, std::string_view spelling) {
        const char lead[] = {separator, '"'};
        out.append(lead, 2).append(names[static_cast<std::size_t>(field)]).append("\":", 2);
        separator = ',';
        write(field, spelling);
    };
    for (std::size_t i = 1; i <= members.usual(); ++i)
        known(static_cast<Field>(i), {});
    for (const Member<Field>& member : members.stored()) {
        if (member.field != Field::Unknown) {
            known(member.field, member.text);
            continue;
        }
        out.append(1, separator).append(member.text);
        separator = ',';
    }
    out.append(separator == '{' ? "{}" : "}");
}

/// Appends a number: as the file spelled it, where the spelling still means this number, else as JavaScript
/// prints it.
void appendNumber(std::string& out, std::int64_t value, std::string_view spelling);

} // namespace chartroom::world
