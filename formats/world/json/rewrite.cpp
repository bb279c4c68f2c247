#include "formats/world/json/rewrite.h"

#include "formats/world/json/layout.h"
#include "formats/world/json/scan.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <vector>

namespace chartroom::world::json {

namespace {

// One member or element of an old container with the white space around it.
struct Item
{
    Value key; // of an object's member
    Value value;
    std::string_view lead;  // between the bracket or comma and the item
    std::string_view colon; // between key and value, of an object's member
    std::string_view tail;  // between the item and the comma or bracket
};

struct Container
{
    std::vector<Item> items;
    std::string_view close; // white space before the closing bracket

    [[nodiscard]] bool lines() const
    {
        return !items.empty() && items.front().lead.find('\n') != std::string_view::npos;
    }
};

Container take(const Value& value)
{
    Container result;
    const Document& document = value.document();
    const std::string_view text = document.text();
    const auto space = [text](std::size_t from, std::size_t to) { return text.substr(from, to - from); };
    const bool object = value.kind() == Kind::Object;
    std::size_t at = value.node().begin + 1;
    for (std::uint32_t i = value.index() + 1; i < value.node().next;) {
        const Node& first = document.node(i);
        const Value content(document, object ? i + 1 : i);
        Item item;
        item.lead = space(at, first.begin);
        if (object) {
            item.key = Value(document, i);
            item.colon = space(first.end, content.node().begin);
        }
        item.value = object ? Value(document, first.value) : content;
        const char* const behind = skipSpaces(text.data() + content.node().end, text.data() + text.size());
        at = static_cast<std::size_t>(behind - text.data());
        item.tail = space(content.node().end, at);
        ++at;
        i = content.node().next;
        if (!object || !first.shadowed)
            result.items.push_back(item);
        result.close = item.tail;
    }
    return result;
}

// What tells elements of one array apart, whatever else of them changes: an instance's or patch's id, a room
// layer's number.
std::string identity(const Value& element)
{
    if (!element.is(Kind::Object))
        return {};
    for (const std::string_view key : {"id", "layer", "symbol"}) {
        if (const Value value = element.find(key))
            return std::string(key) + ' ' + std::string(value.source());
    }
    return {};
}

// For each new element the old one that it comes from, if any; those found stand in no special order.
std::vector<std::optional<std::size_t>> match(const std::vector<Item>& old, const std::vector<Value>& fresh)
{
    std::vector<std::optional<std::size_t>> result(fresh.size());
    const std::size_t common = std::min(old.size(), fresh.size());
    std::size_t head = 0;
    while (head < common && equal(old[head].value, fresh[head])) {
        result[head] = head;
        ++head;
    }
    std::size_t tail = 0;
    while (tail < common - head && equal(old[old.size() - 1 - tail].value, fresh[fresh.size() - 1 - tail])) {
        result[fresh.size() - 1 - tail] = old.size() - 1 - tail;
        ++tail;
    }
    std::unordered_map<std::string, std::size_t> known;
    for (std::size_t i = head; i < old.size() - tail; ++i) {
        if (std::string name = identity(old[i].value); !name.empty())
            known.try_emplace(std::move(name), i);
    }
    for (std::size_t j = head; j < fresh.size() - tail; ++j) {
        const std::string name = identity(fresh[j]);
        if (name.empty()) {
            if (j < old.size() - tail && identity(old[j].value).empty())
                result[j] = j;
        } else if (const auto found = known.find(name); found != known.end()) {
            result[j] = found->second;
            known.erase(found);
        }
    }
    return result;
}

class Rewriter
{
public:
    explicit Rewriter(const Document& old)
        : m_layout(Layout::of(old))
    {}

    void append(std::string& out, const Value& old, const Value& fresh, std::string_view margin, bool lines)
    {
        const bool container = old.kind() == Kind::Object || old.kind() == Kind::Array;
        if (equal(old, fresh)) {
            out.append(old.source());
        } else if (container && old.kind() == fresh.kind() && old.node().next > old.index() + 1) {
            appendContainer(out, old, fresh, margin);
        } else {
            appendLaidOut(out, fresh, m_layout, margin, lines);
        }
    }

private:
    void appendContainer(std::string& out, const Value& old, const Value& fresh, std::string_view margin)
    {
        const Container container = take(old);
        const auto parts = partsOf(container, fresh);
        if (parts.empty()) {
            out.append(fresh.kind() == Kind::Object ? "{}" : "[]");
            return;
        }
        const bool inLines = container.lines();
        const std::string indented = std::string(margin) + (inLines ? m_layout.indent : std::string());
        out += fresh.kind() == Kind::Object ? '{' : '[';
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const std::string_view lead = leadOf(container, parts[i].from, i == 0);
            const std::size_t feed = lead.rfind('\n');
            const std::string_view inner =
                feed != std::string_view::npos ? lead.substr(feed + 1) : std::string_view(indented);
            out.append(lead);
            appendPart(out, container, parts[i], inner, inLines);
            // White space before a comma stays where the file had it.
            if (i + 1 < parts.size())
                out.append(tailOf(container, parts[i].from)).append(1, ',');
        }
        out.append(container.close);
        out += fresh.kind() == Kind::Object ? '}' : ']';
    }

    // A member or element to write: the old item it comes from, and what it is now.
    struct Part
    {
        std::optional<std::size_t> from;
        Value key;
        Value value;
    };

    static std::vector<Part> partsOf(const Container& container, const Value& fresh)
    {
        std::vector<Part> parts;
        if (fresh.kind() == Kind::Array) {
            std::vector<Value> values;
            fresh.elements([&](const Value& element) { values.push_back(element); });
            const auto matched = match(container.items, values);
            for (std::size_t i = 0; i < values.size(); ++i)
                parts.push_back({matched[i], {}, values[i]});
            return parts;
        }
        const std::vector<Item>& items = container.items;
        std::unordered_map<std::string, std::size_t> known; // made for the first key out of order
        const auto search = [&](const Value& key) -> std::optional<std::size_t> {
            if (known.empty()) {
                for (std::size_t i = 0; i < items.size(); ++i)
                    known.try_emplace(items[i].key.string(), i);
            }
            const auto found = known.find(key.string());
            return found == known.end() ? std::nullopt : std::optional(found->second);
        };
        std::size_t next = 0;
        fresh.members([&](const Value& key, const Value& value) {
            const bool inOrder = next < items.size() && equal(items[next].key, key);
            const auto from = inOrder ? std::optional(next) : search(key);
            next = from.value_or(next) + 1;
            parts.push_back({from, key, value});
        });
        return parts;
    }

    static std::string_view leadOf(const Container& container, std::optional<std::size_t> from, bool first)
    {
        const auto& items = container.items;
        if (first)
            return items.front().lead;
        if (from && *from > 0)
            return items[*from].lead;
        if (items.size() > 1)
            return items[1].lead;
        if (container.lines())
            return items.front().lead;
        // One item in one line: whether a space follows a comma shows in the colon or in the bracket.
        const bool spaced = !items.front().lead.empty() || items.front().colon.size() > 1;
        return spaced ? " " : "";
    }

    static std::string_view tailOf(const Container& container, std::optional<std::size_t> from)
    {
        return from && *from + 1 < container.items.size() ? container.items[*from].tail : std::string_view{};
    }

    void appendPart(std::string& out, const Container& container, const Part& part, std::string_view margin,
                    bool lines)
    {
        if (part.key) {
            const std::size_t model = part.from.value_or(0);
            out.append(part.from ? container.items[model].key.source() : part.key.source());
            out.append(container.items[model].colon);
        }
        if (part.from) {
            append(out, container.items[*part.from].value, part.value, margin, lines);
            return;
        }
        // Something new in an array is laid out as its neighbours are.
        if (!part.key) {
            const auto neighbour =
                std::find_if(container.items.rbegin(), container.items.rend(),
                             [&part](const auto& item) { return item.value.kind() == part.value.kind(); });
            if (neighbour != container.items.rend()) {
                append(out, neighbour->value, part.value, margin, lines);
                return;
            }
        }
        appendLaidOut(out, part.value, m_layout, margin, lines);
    }

    Layout m_layout;
};

} // namespace

std::string rewrite(const Document& old, const Value& fresh)
{
    const Value root = old.root();
    if (!root)
        return print(fresh, Layout::fresh());
    std::string out;
    out.reserve(old.text().size() + 64);
    out.append(old.text().substr(0, root.node().begin));
    const Layout layout = Layout::of(old);
    Rewriter(old).append(out, root, fresh, {}, layout.lines);
    out.append(old.text().substr(root.node().end));
    return out;
}

} // namespace chartroom::world::json
