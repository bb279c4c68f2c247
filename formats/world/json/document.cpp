#include "formats/world/json/document.h"

#include "formats/world/json/number.h"
#include "formats/world/json/strings.h"

namespace chartroom::world::json {

Value Document::root() const
{
    return empty() ? Value{} : Value(*this, 0);
}

std::string Value::string() const
{
    if (!is(Kind::String))
        return {};
    std::string result;
    if (node().escaped)
        appendUnescaped(result, rawString());
    else
        result = rawString();
    return result;
}

std::optional<double> Value::number() const
{
    return is(Kind::Number) ? parseNumber(source()) : std::nullopt;
}

std::optional<std::int64_t> Value::integer() const
{
    return is(Kind::Number) ? parseInteger(source()) : std::nullopt;
}

Value Value::find(std::string_view key) const
{
    if (!is(Kind::Object))
        return {};
    const std::uint32_t end = node().next;
    for (std::uint32_t i = m_index + 1; i < end; i = m_document->node(i + 1).next) {
        if (Value(*m_document, i).equals(key))
            return {*m_document, m_document->node(i).value};
    }
    return {};
}

std::size_t Value::size() const
{
    std::size_t count = 0;
    elements([&](const Value&) { ++count; });
    return count;
}

namespace {

bool equalChildren(const Value& a, const Value& b)
{
    const Document& left = a.document();
    const Document& right = b.document();
    std::uint32_t i = a.index() + 1;
    std::uint32_t j = b.index() + 1;
    const std::uint32_t leftEnd = a.node().next;
    const std::uint32_t rightEnd = b.node().next;
    const bool object = a.kind() == Kind::Object;
    const auto skipShadowed = [object](const Document& document, std::uint32_t& at, std::uint32_t end) {
        while (object && at < end && document.node(at).shadowed)
            at = document.node(at + 1).next;
    };
    for (;;) {
        skipShadowed(left, i, leftEnd);
        skipShadowed(right, j, rightEnd);
        if (i >= leftEnd || j >= rightEnd)
            return i >= leftEnd && j >= rightEnd;
        if (!object) {
            if (!equal(Value(left, i), Value(right, j)))
                return false;
            i = left.node(i).next;
            j = right.node(j).next;
            continue;
        }
        if (!equal(Value(left, i), Value(right, j)) ||
            !equal(Value(left, left.node(i).value), Value(right, right.node(j).value)))
            return false;
        i = left.node(i + 1).next;
        j = right.node(j + 1).next;
    }
}

} // namespace

bool equal(const Value& a, const Value& b)
{
    if (!a || !b)
        return !a && !b;
    if (a.kind() != b.kind())
        return false;
    switch (a.kind()) {
    case Kind::Null:
    case Kind::False:
    case Kind::True:
        return true;
    case Kind::Number:
        return a.source() == b.source();
    case Kind::String:
        if (a.source() == b.source())
            return true;
        return (a.node().escaped || b.node().escaped) && a.string() == b.string();
    case Kind::Array:
    case Kind::Object:
        return equalChildren(a, b);
    }
    return false;
}

} // namespace chartroom::world::json
