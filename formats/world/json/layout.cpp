#include "formats/world/json/layout.h"

#include "formats/world/json/reader.h"
#include "formats/world/json/scan.h"

namespace chartroom::world::json {

namespace {

// The white space from `at` on.
std::string_view spaceAt(std::string_view text, std::size_t at)
{
    const char* const begin = text.data() + at;
    const char* const end = skipSpaces(begin, text.data() + text.size());
    return {begin, static_cast<std::size_t>(end - begin)};
}

// The first object with a member, in the order of the text: where colons can be seen.
Value firstFilledObject(const Document& document)
{
    Value result;
    for (std::uint32_t i = 0; !result && !document.empty() && i < document.root().node().next; ++i) {
        const Node& node = document.node(i);
        if (node.kind == Kind::Object && node.next > i + 1)
            result = Value(document, i);
    }
    return result;
}

} // namespace

Layout Layout::minified()
{
    Layout layout;
    layout.lines = false;
    layout.indent.clear();
    layout.colon = ":";
    layout.comma = ",";
    layout.end.clear();
    return layout;
}

Layout Layout::of(const Document& document)
{
    Layout layout;
    const std::string_view text = document.text();
    const Value root = document.root();
    layout.begin = text.starts_with(byteOrderMark) ? byteOrderMark : "";
    layout.end = text.substr(root.node().end);
    const std::size_t feed = text.find('\n');
    if (feed != std::string_view::npos && feed > 0 && text[feed - 1] == '\r')
        layout.newline = "\r\n";
    if (const Value object = firstFilledObject(document)) {
        const Node& key = document.node(object.index() + 1);
        const Node& value = document.node(object.index() + 2);
        layout.colon = text.substr(key.end, value.begin - key.end);
        if (layout.colon.find('\n') != std::string::npos)
            layout.colon = ": ";
    }
    layout.comma = layout.colon == ":" ? "," : ", ";
    // `{}` is how a file without white space begins, too.
    if (root.node().next == 1) {
        const Layout plain = minified();
        layout.lines = plain.lines;
        layout.indent = plain.indent;
        layout.colon = plain.colon;
        layout.comma = plain.comma;
        return layout;
    }
    const std::string_view lead = spaceAt(text, root.node().begin + 1);
    const std::size_t lineEnd = lead.rfind('\n');
    layout.lines = lineEnd != std::string_view::npos;
    layout.indent = layout.lines ? lead.substr(lineEnd + 1) : std::string_view{};
    return layout;
}

void appendMinified(std::string& out, const Value& value)
{
    switch (value.kind()) {
    case Kind::Array: {
        char separator = '[';
        value.elements([&](const Value& element) {
            out += separator;
            appendMinified(out, element);
            separator = ',';
        });
        out.append(separator == '[' ? "[]" : "]");
        break;
    }
    case Kind::Object: {
        char separator = '{';
        value.members([&](const Value& key, const Value& member) {
            out += separator;
            out.append(key.source()).append(1, ':');
            appendMinified(out, member);
            separator = ',';
        });
        out.append(separator == '{' ? "{}" : "}");
        break;
    }
    default:
        out.append(value.source());
    }
}

void appendLaidOut(std::string& out, const Value& value, const Layout& layout, std::string_view margin,
                   bool lines)
{
    if (value.kind() != Kind::Array && value.kind() != Kind::Object) {
        out.append(value.source());
        return;
    }
    const bool object = value.kind() == Kind::Object;
    const std::string inner = std::string(margin) + layout.indent;
    bool first = true;
    const auto separate = [&] {
        if (first)
            out += object ? '{' : '[';
        else
            out.append(lines ? std::string_view(",") : std::string_view(layout.comma));
        if (lines)
            out.append(layout.newline).append(inner);
        first = false;
    };
    value.elements([&](const Value& element) {
        separate();
        appendLaidOut(out, element, layout, inner, lines);
    });
    value.members([&](const Value& key, const Value& member) {
        separate();
        out.append(key.source()).append(layout.colon);
        appendLaidOut(out, member, layout, inner, lines);
    });
    if (first) {
        out.append(object ? "{}" : "[]");
        return;
    }
    if (lines)
        out.append(layout.newline).append(margin);
    out += object ? '}' : ']';
}

std::string print(const Value& value, const Layout& layout)
{
    std::string out = layout.begin;
    appendLaidOut(out, value, layout, {}, layout.lines);
    out.append(layout.end);
    return out;
}

} // namespace chartroom::world::json
