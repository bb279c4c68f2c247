#include "formats/world/report.h"

#include "formats/core/code.h"
#include "formats/core/translatable.h"
#include "formats/world/json/reader.h"

#include <algorithm>
#include <array>

namespace chartroom::world {

namespace {

// What a rule wants, for people who do not know the rules by their numbers.
const char* demandOf(std::string_view rule)
{
    struct Demand
    {
        std::string_view rule;
        const char* words;
    };
    static constexpr std::array demands{
        Demand{"N16", QT_TRANSLATE_NOOP("Message",
                                        "each bookmark has an id of its own, a label and whole coordinates, "
                                        "and the list has the world's id")},
        Demand{"N20", QT_TRANSLATE_NOOP("Message", "the file's name says where the chunk is")},
        Demand{"N21", QT_TRANSLATE_NOOP("Message", "a chunk has the world's id and the world's chunk size")},
        Demand{"N22", QT_TRANSLATE_NOOP("Message", "the background is the id of a tile, a string")},
        Demand{"N23", QT_TRANSLATE_NOOP("Message",
                                        "a room layer has a number from 0 on and as many rows and cells as "
                                        "the chunk")},
        Demand{"N25", QT_TRANSLATE_NOOP("Message", "layer 0 and one above it are there, sorted by number")},
        Demand{"N26",
               QT_TRANSLATE_NOOP("Message", "an instance has an id of its own, a layer, a place in the chunk "
                                            "and a record with its world tile")},
        Demand{"N27", QT_TRANSLATE_NOOP("Message", "a room layer lists the instances on it")},
        Demand{"N28",
               QT_TRANSLATE_NOOP("Message", "a height patch has an id of its own, a z from 1 on and no empty "
                                            "rows or columns around it")},
        Demand{"W7", QT_TRANSLATE_NOOP("Message", "a list is an array")},
    };
    const auto found = std::ranges::find(demands, rule, &Demand::rule);
    return found != demands.end()
               ? found->words
               : QT_TRANSLATE_NOOP("Message", "each property is there, of its type and within its limits");
}

core::Argument foundIn(const json::Value& value)
{
    constexpr std::size_t longest = 40;
    const bool plain = value.is(json::Kind::Number) || value.is(json::Kind::String);
    if (plain && value.source().size() <= longest)
        return {"found", std::string(value.source())};
    // Of the right type, as a rule: what is in it is not.
    if (value.is(json::Kind::Array))
        return core::phrase("found", QT_TRANSLATE_NOOP("Message", "an array that breaks a rule"));
    if (value.is(json::Kind::Object))
        return core::phrase("found", QT_TRANSLATE_NOOP("Message", "an object that breaks a rule"));
    return core::phrase("found", value ? describe(value) : QT_TRANSLATE_NOOP("Message", "missing"));
}

} // namespace

core::Finding Report::make(core::Code code, const JsonPointer& pointer, const json::Value& value,
                           std::vector<core::Argument> arguments) const
{
    core::ByteRange range;
    if (value)
        range = {value.node().begin, value.node().end - value.node().begin};
    auto finding = core::finding(code, range, std::move(arguments));
    finding.pointer = pointer.text();
    finding.file = m_file;
    return finding;
}

void Report::add(core::Code code, const JsonPointer& pointer, const json::Value& value,
                 std::vector<core::Argument> arguments)
{
    if (m_findings)
        m_findings->add(make(code, pointer, value, std::move(arguments)));
}

void Report::repaired(std::string_view rule, const JsonPointer& pointer, const json::Value& value)
{
    if (!m_findings)
        return;
    m_findings->addLazily(core::Code::ChunkRepaired, [&] {
        std::string field = pointer.text();
        if (field.empty())
            field = '/';
        return make(core::Code::ChunkRepaired, pointer, value,
                    {{"rule", std::string(rule)},
                     {"field", std::move(field)},
                     core::phrase("expected", demandOf(rule)),
                     foundIn(value)});
    });
}

void Report::lost(const char* what, std::uint64_t count, const JsonPointer& pointer, const json::Value& value,
                  const core::Argument& of)
{
    m_lossy = true;
    if (!m_findings)
        return;
    std::vector<core::Argument> arguments{core::phrase("what", what), {"count", std::to_string(count)}};
    if (!of.name.empty())
        arguments.push_back(of);
    add(core::Code::ChunkLoss, pointer, value, std::move(arguments));
}

void Report::text(const json::Document& document)
{
    if (!m_findings)
        return;
    if (document.text().starts_with(json::byteOrderMark)) {
        auto finding = core::finding(core::Code::JsonBom, {0, json::byteOrderMark.size()});
        finding.file = m_file;
        m_findings->add(std::move(finding));
    }
    for (const std::uint32_t key : document.duplicateKeys()) {
        const json::Value value(document, key);
        add(core::Code::JsonDuplicateKey, pointerOf(document, key), value, {{"key", value.string()}});
    }
}

const char* describe(const json::Value& value)
{
    if (!value)
        return QT_TRANSLATE_NOOP("Message", "nothing");
    switch (value.kind()) {
    case json::Kind::Null:
        return QT_TRANSLATE_NOOP("Message", "null");
    case json::Kind::False:
    case json::Kind::True:
        return QT_TRANSLATE_NOOP("Message", "a truth value");
    case json::Kind::Number:
        return QT_TRANSLATE_NOOP("Message", "a number");
    case json::Kind::String:
        return QT_TRANSLATE_NOOP("Message", "a string");
    case json::Kind::Array:
        return QT_TRANSLATE_NOOP("Message", "an array");
    case json::Kind::Object:
        return QT_TRANSLATE_NOOP("Message", "an object");
    }
    return "";
}

} // namespace chartroom::world
