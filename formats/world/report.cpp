#include "formats/world/report.h"

#include "formats/core/code.h"
#include "formats/core/translatable.h"
#include "formats/world/json/reader.h"

namespace chartroom::world {

void Report::add(core::Code code, std::string pointer, const json::Value& value,
                 std::vector<core::Argument> arguments)
{
    core::ByteRange range;
    if (value)
        range = {value.node().begin, value.node().end - value.node().begin};
    auto finding = core::finding(code, range, std::move(arguments));
    finding.pointer = std::move(pointer);
    finding.file = m_file;
    m_findings.add(std::move(finding));
}

void Report::repaired(std::string_view rule, std::string pointer, const json::Value& value)
{
    const std::string field = pointer.empty() ? "/" : pointer;
    add(core::Code::ChunkRepaired, std::move(pointer), value,
        {{"rule", std::string(rule)}, {"field", field}});
}

void Report::lost(const char* what, std::uint64_t count, std::string pointer, const json::Value& value,
                  const core::Argument& of)
{
    m_lossy = true;
    std::vector<core::Argument> arguments{core::phrase("what", what), {"count", std::to_string(count)}};
    if (!of.name.empty())
        arguments.push_back(of);
    add(core::Code::ChunkLoss, std::move(pointer), value, std::move(arguments));
}

void Report::text(const json::Document& document)
{
    if (document.text().starts_with(json::byteOrderMark)) {
        auto finding = core::finding(core::Code::JsonBom, {0, json::byteOrderMark.size()});
        finding.file = m_file;
        m_findings.add(std::move(finding));
    }
    for (const std::uint32_t key : document.duplicateKeys()) {
        const json::Value value(document, key);
        add(core::Code::JsonDuplicateKey, pointerOf(document, key), value, {{"key", value.string()}});
    }
}

std::string pointerTo(std::string_view pointer, std::string_view key)
{
    std::string result(pointer);
    result += '/';
    for (const char c : key) {
        if (c == '~')
            result += "~0";
        else if (c == '/')
            result += "~1";
        else
            result += c;
    }
    return result;
}

std::string pointerTo(std::string_view pointer, std::size_t index)
{
    return std::string(pointer) + '/' + std::to_string(index);
}

std::string pointerOf(const json::Document& document, std::uint32_t node)
{
    std::string result;
    std::uint32_t at = 0;
    while (at < node && document.node(at).next > node) {
        const bool object = document.node(at).kind == json::Kind::Object;
        std::size_t index = 0;
        std::uint32_t child = at + 1;
        for (;; ++index) {
            const std::uint32_t value = object ? child + 1 : child;
            if (node < document.node(value).next) {
                result = object ? pointerTo(result, json::Value(document, child).string())
                                : pointerTo(result, index);
                at = node < value ? node : value;
                break;
            }
            child = document.node(value).next;
        }
    }
    return result;
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
