#include "formats/world/json/strings.h"
#include "formats/world/operations/operation.h"

namespace chartroom::world {

namespace {

/// Writes the fields of a line: the mirror of the reader's class.
class FieldWriter
{
public:
    explicit FieldWriter(std::string& out)
        : m_out(out)
    {}

    void integer(std::string_view name, std::int64_t value, std::int64_t = 0, std::int64_t = 0)
    {
        key(name);
        m_out += std::to_string(value);
    }
    void layer(std::string_view name, std::int64_t value) { integer(name, value); }
    void layer(std::string_view name, const std::optional<std::int64_t>& value)
    {
        if (value)
            integer(name, *value);
    }
    void tile(Tile value)
    {
        integer("x", value.x);
        integer("y", value.y);
    }
    void address(std::string_view name, Address value)
    {
        key(name);
        pair(value.x, value.y);
    }
    void identifier(std::string_view name, const std::string& value) { text(name, value); }
    void text(std::string_view name, const std::string& value)
    {
        key(name);
        json::appendQuoted(m_out, std::string_view(value));
    }
    void text(std::string_view name, const std::optional<std::string>& value)
    {
        if (value)
            text(name, *value);
    }
    void symbol(std::string_view name, char16_t value)
    {
        key(name);
        json::appendQuoted(m_out, std::u16string_view(&value, 1));
    }
    void brush(std::string_view name, char16_t value) { symbol(name, value); }
    void flag(std::string_view name, bool value)
    {
        key(name);
        m_out += value ? "true" : "false";
    }
    void object(std::string_view name, const std::string& value)
    {
        key(name);
        m_out += value;
    }
    void object(std::string_view name, const std::optional<std::string>& value)
    {
        if (value)
            object(name, *value);
    }
    void transform(std::string_view name, Transform value) { text(name, std::string(world::name(value))); }
    void cells(std::string_view name, const std::vector<Tile>& value)
    {
        list(name, value, [this](const Tile& tile) { pair(tile.x, tile.y); });
    }
    void area(std::string_view name, const std::optional<Area>& value)
    {
        if (!value)
            return;
        key(name);
        m_out.append("[")
            .append(std::to_string(value->tile.x))
            .append(",")
            .append(std::to_string(value->tile.y));
        m_out.append(",")
            .append(std::to_string(value->width))
            .append(",")
            .append(std::to_string(value->height));
        m_out += ']';
    }
    void stampLayers(std::string_view name, const std::vector<StampLayer>& value)
    {
        list(name, value, [this](const StampLayer& layer) {
            m_out.append("{\"layer\":").append(std::to_string(layer.layer));
            list("rows", layer.rows,
                 [this](const std::u16string& row) { json::appendQuoted(m_out, std::u16string_view(row)); });
            m_out += '}';
        });
    }
    void restoredChunks(std::string_view name, const std::vector<RestoredChunk>& value)
    {
        list(name, value, [this](const RestoredChunk& chunk) {
            m_out += "{\"at\":";
            pair(chunk.at.x, chunk.at.y);
            m_out.append(",\"content\":").append(chunk.content.value_or("null")).append("}");
        });
    }
    void stackEntries(std::string_view name, const std::optional<HeightStack>& value)
    {
        if (!value)
            return;
        list(name, *value, [this](const StackEntry& entry) {
            m_out += "{\"id\":";
            json::appendQuoted(m_out, std::string_view(entry.id));
            text("name", entry.name);
            integer("z", entry.z);
            m_out += '}';
        });
    }
    void operations(std::string_view name, const std::vector<Operation>& value)
    {
        list(name, value, [this](const Operation& operation) { m_out += toLine(operation); });
    }

private:
    void key(std::string_view name) { m_out.append(",\"").append(name).append("\":"); }
    void pair(std::int64_t a, std::int64_t b)
    {
        m_out.append("[").append(std::to_string(a)).append(",").append(std::to_string(b)).append("]");
    }
    template<class List, class Write>
    void list(std::string_view name, const List& values, Write&& write)
    {
        key(name);
        char separator = '[';
        for (const auto& value : values) {
            m_out += separator;
            write(value);
            separator = ',';
        }
        m_out.append(separator == '[' ? "[]" : "]");
    }

    std::string& m_out;
};

} // namespace

std::string toLine(const Operation& operation)
{
    return std::visit(
        [](const auto& value) {
            using Kind = std::decay_t<decltype(value)>;
            std::string out = "{\"op\":\"";
            out.append(Kind::name).append("\"");
            FieldWriter writer(out);
            Kind::describe(value, writer);
            return out + '}';
        },
        operation.value);
}

std::string_view nameOf(const Operation& operation)
{
    return std::visit([](const auto& value) { return std::decay_t<decltype(value)>::name; }, operation.value);
}

} // namespace chartroom::world
