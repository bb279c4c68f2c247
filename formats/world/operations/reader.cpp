#include "formats/world/json/reader.h"

#include "formats/core/code.h"
#include "formats/core/translatable.h"
#include "formats/world/json/edit.h"
#include "formats/world/json/number.h"
#include "formats/world/operations/operation.h"
#include "formats/world/report.h"

#include <cmath>
#include <limits>

namespace chartroom::world {

namespace {

core::Result<Operation> operationOf(const json::Value& value);

/// Reads the fields of a line; keeps the first problem.
class FieldReader
{
public:
    FieldReader(const json::Value& object, std::string_view operation)
        : m_object(object)
        , m_operation(operation)
    {}

    [[nodiscard]] const std::optional<core::Message>& problem() const { return m_problem; }

    void integer(std::string_view name, std::int64_t& out, std::int64_t least = -safe,
                 std::int64_t most = safe)
    {
        const json::Value value = m_object.find(name);
        if (const auto number = whole(value); number && *number >= least && *number <= most)
            out = *number;
        else
            fail(name, value, wanted(value, least, most),
                 {{"least", std::to_string(least)}, {"most", std::to_string(most)}});
    }
    void layer(std::string_view name, std::int64_t& out) { integer(name, out, 0, json::integerLimit); }
    void layer(std::string_view name, std::optional<std::int64_t>& out)
    {
        if (m_object.find(name))
            layer(name, out.emplace());
    }
    void tile(Tile& out)
    {
        integer("x", out.x);
        integer("y", out.y);
    }
    void address(std::string_view name, Address& out)
    {
        const json::Value value = m_object.find(name);
        const auto pair = numbers(value, 2);
        if (!pair || !isAddress((*pair)[0]) || !isAddress((*pair)[1]))
            return fail(name, value, QT_TRANSLATE_NOOP("Message", "a chunk address [x, y]"));
        out = {(*pair)[0], (*pair)[1]};
    }
    void identifier(std::string_view name, std::string& out)
    {
        const json::Value value = m_object.find(name);
        out = value.string();
        if (out.empty())
            fail(name, value, QT_TRANSLATE_NOOP("Message", "a string that is not empty"));
    }
    void text(std::string_view name, std::string& out)
    {
        const json::Value value = m_object.find(name);
        out = value.string();
        if (!value.is(json::Kind::String))
            fail(name, value, QT_TRANSLATE_NOOP("Message", "a string"));
    }
    void text(std::string_view name, std::optional<std::string>& out)
    {
        if (m_object.find(name))
            text(name, out.emplace());
    }
    void symbol(std::string_view name, char16_t& out) { oneSymbol(name, out, false); }
    void brush(std::string_view name, char16_t& out) { oneSymbol(name, out, true); }
    void flag(std::string_view name, bool& out)
    {
        const json::Value value = m_object.find(name);
        out = value.is(json::Kind::True);
        if (value && !out && !value.is(json::Kind::False))
            fail(name, value, QT_TRANSLATE_NOOP("Message", "true or false"));
    }
    void object(std::string_view name, std::string& out)
    {
        const json::Value value = m_object.find(name);
        if (!value.is(json::Kind::Object))
            return fail(name, value, QT_TRANSLATE_NOOP("Message", "an object"));
        out = json::minified(value);
    }
    void object(std::string_view name, std::optional<std::string>& out)
    {
        if (m_object.find(name))
            object(name, out.emplace());
    }
    void transform(std::string_view name, Transform& out)
    {
        const json::Value value = m_object.find(name);
        const auto found = parseTransform(value.string());
        if (!found)
            return fail(name, value,
                        QT_TRANSLATE_NOOP("Message",
                                          "rotate90, rotate180, rotate270, flipHorizontal or flipVertical"));
        out = *found;
    }
    void cells(std::string_view name, std::vector<Tile>& out)
    {
        const json::Value value = m_object.find(name);
        bool right = value.is(json::Kind::Array);
        value.elements([&](const json::Value& cell) {
            const auto pair = numbers(cell, 2);
            right = right && pair;
            if (right)
                out.push_back({(*pair)[0], (*pair)[1]});
        });
        if (!right)
            fail(name, value, QT_TRANSLATE_NOOP("Message", "a list of tiles [x, y]"));
    }
    void area(std::string_view name, std::optional<Area>& out)
    {
        const json::Value value = m_object.find(name);
        if (!value)
            return;
        const auto four = numbers(value, 4);
        if (!four || (*four)[2] < 1 || (*four)[3] < 1)
            return fail(name, value,
                        QT_TRANSLATE_NOOP("Message", "an area [x, y, width, height] of at least 1x1 tiles"));
        out = Area{{(*four)[0], (*four)[1]}, (*four)[2], (*four)[3]};
    }
    void stampLayers(std::string_view name, std::vector<StampLayer>& out)
    {
        const json::Value value = m_object.find(name);
        bool right = value.is(json::Kind::Array);
        value.elements([&](const json::Value& element) {
            StampLayer layer;
            const auto number = whole(element.find("layer"));
            const json::Value rows = element.find("rows");
            right = right && number && *number >= 0 && *number <= json::integerLimit &&
                    rows.is(json::Kind::Array);
            rows.elements([&](const json::Value& row) {
                right = right && row.is(json::Kind::String);
                if (right)
                    json::appendUtf16(layer.rows.emplace_back(), row.rawString(), row.node().escaped);
            });
            layer.layer = number.value_or(0);
            out.push_back(std::move(layer));
        });
        if (!right)
            fail(name, value,
                 QT_TRANSLATE_NOOP("Message",
                                   "a list of objects with layer (a number) and rows (a list of strings)"));
    }
    void restoredChunks(std::string_view name, std::vector<RestoredChunk>& out)
    {
        const json::Value value = m_object.find(name);
        bool right = value.is(json::Kind::Array);
        value.elements([&](const json::Value& element) {
            const auto at = numbers(element.find("at"), 2);
            const json::Value content = element.find("content");
            right = right && at && isAddress((*at)[0]) && isAddress((*at)[1]) &&
                    (content.is(json::Kind::Object) || content.is(json::Kind::Null));
            if (!right)
                return;
            RestoredChunk& chunk = out.emplace_back(RestoredChunk{{(*at)[0], (*at)[1]}, std::nullopt});
            if (content.is(json::Kind::Object))
                chunk.content = json::minified(content);
        });
        if (!right)
            fail(name, value,
                 QT_TRANSLATE_NOOP(
                     "Message",
                     "a list of objects with at (a chunk's address) and content (an object or null)"));
    }
    void stackEntries(std::string_view name, std::optional<HeightStack>& out)
    {
        const json::Value value = m_object.find(name);
        if (!value)
            return;
        bool right = value.is(json::Kind::Array);
        out.emplace();
        value.elements([&](const json::Value& element) {
            const json::Value entryName = element.find("name");
            const auto z = whole(element.find("z"));
            StackEntry entry;
            entry.id = element.find("id").string();
            entry.z = z.value_or(0);
            if (entryName)
                entry.name = entryName.string();
            right = right && !entry.id.empty() && entry.z >= 1;
            out->push_back(std::move(entry));
        });
        if (!right)
            fail(name, value,
                 QT_TRANSLATE_NOOP("Message", "a list of objects with id (a string) and z (a number)"));
    }
    void operations(std::string_view name, std::vector<Operation>& out)
    {
        const json::Value value = m_object.find(name);
        if (!value.is(json::Kind::Array))
            return fail(name, value, QT_TRANSLATE_NOOP("Message", "a list of operations"));
        value.elements([&](const json::Value& element) {
            const json::Value op = element.find("op");
            if (op.equals("save") || op.equals("undo") || op.equals("redo"))
                return fail("op", op,
                            QT_TRANSLATE_NOOP("Message",
                                              "an operation that changes the world (save, undo and "
                                              "redo stand in lines of their own)"));
            auto operation = operationOf(element);
            if (operation)
                out.push_back(std::move(*operation));
            else if (!m_problem)
                m_problem = operation.error();
        });
    }

private:
    // Numbers beyond this are not exact in JavaScript, whose scripts these are.
    static constexpr std::int64_t safe = (std::int64_t{1} << 53U) - 1;

    static bool isAddress(std::int64_t number) { return number >= -addressLimit && number <= addressLimit; }

    // A number without a fraction (W17).
    static std::optional<std::int64_t> whole(const json::Value& value)
    {
        const auto number = value.number();
        if (!number || *number < -static_cast<double>(safe) || *number > static_cast<double>(safe))
            return std::nullopt;
        const auto integer = static_cast<std::int64_t>(*number);
        if (static_cast<double>(integer) != *number)
            return std::nullopt;
        return integer;
    }

    static std::optional<std::vector<std::int64_t>> numbers(const json::Value& value, std::size_t count)
    {
        std::vector<std::int64_t> result;
        value.elements([&](const json::Value& element) {
            if (const auto number = whole(element))
                result.push_back(*number);
        });
        if (result.size() != count || value.size() != count)
            return std::nullopt;
        return result;
    }

    void oneSymbol(std::string_view name, char16_t& out, bool spaceErases)
    {
        const json::Value value = m_object.find(name);
        const std::u16string text = json::utf16(value.string());
        const bool space = text == u" " && spaceErases;
        if (value.is(json::Kind::String) && text.size() == 1 && !json::isSurrogate(text[0]) &&
            ((text[0] != u' ' && text[0] != u'.') || space)) {
            out = text[0];
            return;
        }
        if (!m_problem)
            m_problem = core::Message{core::Code::EditSymbol,
                                      {{"operation", std::string(m_operation)}, found(value)}};
    }

    static const char* wanted(const json::Value& value, std::int64_t least, std::int64_t most)
    {
        // An integer, only too large a one.
        const auto number = value.number();
        const bool tooLarge = number && std::abs(*number) > static_cast<double>(safe);
        if (most != safe || tooLarge)
            return QT_TRANSLATE_NOOP("Message", "an integer from {least} to {most}");
        return least == -safe ? QT_TRANSLATE_NOOP("Message", "an integer")
                              : QT_TRANSLATE_NOOP("Message", "an integer of at least {least}");
    }

    static core::Argument found(const json::Value& value)
    {
        constexpr std::size_t longest = 60;
        if (!value)
            return core::phrase("found", QT_TRANSLATE_NOOP("Message", "missing"));
        const std::string_view source = value.source();
        if (source.size() <= longest)
            return {"found", std::string(source)};
        return core::phrase("found", describe(value));
    }

    void fail(std::string_view name, const json::Value& value, const char* expected,
              std::vector<core::Argument> more = {})
    {
        if (m_problem)
            return;
        more.insert(more.end(), {{"operation", std::string(m_operation)},
                                 {"field", std::string(name)},
                                 core::phrase("expected", expected),
                                 found(value)});
        m_problem = core::Message{core::Code::EditField, std::move(more)};
    }

    json::Value m_object;
    std::string_view m_operation;
    std::optional<core::Message> m_problem;
};

core::Message unknownOperation(const json::Value& value)
{
    const json::Value name = value.find("op");
    if (value.is(json::Kind::Object) && name.is(json::Kind::String))
        return {core::Code::EditOperation, {{"found", name.string()}}};
    const bool object = value.is(json::Kind::Object);
    return {core::Code::EditField,
            {{"operation", "edit"},
             object ? core::Argument{"field", "op"}
                    : core::phrase("field", QT_TRANSLATE_NOOP("Message", "the line")),
             core::phrase("expected", object ? QT_TRANSLATE_NOOP("Message", "the name of an operation")
                                             : QT_TRANSLATE_NOOP("Message", "an object with the key op")),
             core::phrase("found", describe(object ? name : value))}};
}

// Tries the alternatives one after the other.
template<std::size_t index>
core::Result<Operation> operationNamed(const json::Value& value)
{
    if constexpr (index == std::variant_size_v<AnyOperation>) {
        return unknownOperation(value);
    } else {
        using Kind = std::variant_alternative_t<index, AnyOperation>;
        if (!value.find("op").equals(Kind::name))
            return operationNamed<index + 1>(value);
        Kind operation;
        FieldReader reader(value, Kind::name);
        Kind::describe(operation, reader);
        if (reader.problem())
            return *reader.problem();
        return Operation{std::move(operation)};
    }
}

core::Result<Operation> operationOf(const json::Value& value)
{
    return operationNamed<0>(value);
}

} // namespace

core::Result<ScriptLine> parseLine(std::string_view line)
{
    json::Document document;
    if (const auto error = json::parse(line, document))
        return core::Message{
            core::Code::EditSyntax,
            {{"column", std::to_string(error->column)}, core::phrase("problem", error->problem)}};
    const json::Value name = document.root().find("op");
    if (name.equals("undo"))
        return ScriptLine{Control::Undo};
    if (name.equals("redo"))
        return ScriptLine{Control::Redo};
    if (name.equals("save"))
        return ScriptLine{Control::Save};
    auto operation = operationOf(document.root());
    if (!operation)
        return operation.error();
    return ScriptLine{std::move(*operation)};
}

core::Result<Operation> parseOperation(std::string_view line)
{
    auto parsed = parseLine(line);
    if (!parsed)
        return parsed.error();
    if (auto* operation = std::get_if<Operation>(&*parsed))
        return std::move(*operation);
    return core::Message{core::Code::EditOperation, {{"found", std::string(line)}}};
}

} // namespace chartroom::world
