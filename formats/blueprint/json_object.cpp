#include "formats/blueprint/json_object.h"

#include "formats/core/translatable.h"

#include <string>

namespace chartroom::blueprint {

Problem parseObject(std::string_view json, simdjson::dom::parser& parser, simdjson::dom::object& root)
{
    // Editors of some systems write one.
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (json.starts_with(byteOrderMark))
        json.remove_prefix(byteOrderMark.size());
    simdjson::dom::element document;
    if (const auto error = parser.parse(json.data(), json.size()).get(document); error != simdjson::SUCCESS)
        return problem(QT_TRANSLATE_NOOP("Message", "it is no JSON ({error})"),
                       {{"error", std::string(simdjson::error_message(error))}});
    if (document.get(root) != simdjson::SUCCESS)
        return problem(QT_TRANSLATE_NOOP("Message", "the outermost value is no object"));
    return {};
}

} // namespace chartroom::blueprint
