#include "formats/world/report.h"

#include "formats/core/code.h"
#include "formats/core/translatable.h"
#include "formats/world/json/reader.h"

namespace chartroom::world {

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
                    {{"rule", std::string(rule)}, {"field", std::move(field)}});
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
