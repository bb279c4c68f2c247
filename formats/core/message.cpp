#include "formats/core/message.h"

#include "formats/core/code.h"
#include "formats/core/translatable.h"

#include <algorithm>
#include <iterator>

namespace chartroom::core {

const std::vector<CodeInfo>& allCodes()
{
    static const std::vector<CodeInfo> codes{
#define CHARTROOM_CODE(id, name, level, text) CodeInfo{Code::id, name, Level::level, text},
#include "formats/core/codes_blob.def"
#include "formats/core/codes_blueprint.def"
#include "formats/core/codes_file.def"
#include "formats/core/codes_world.def"
#undef CHARTROOM_CODE
    };
    return codes;
}

const CodeInfo& info(Code code)
{
    return allCodes().at(static_cast<std::size_t>(code));
}

std::string_view name(Level level)
{
    switch (level) {
    case Level::Error:
        return "error";
    case Level::Warning:
        return "warning";
    case Level::Note:
        return "note";
    }
    return {};
}

std::string_view Message::argument(std::string_view argumentName) const
{
    const auto found = std::ranges::find(arguments, argumentName, &Argument::name);
    return found == arguments.end() ? std::string_view{} : std::string_view{found->value};
}

std::string Message::text() const
{
    return fill(info(code).text, arguments);
}

Argument phrase(std::string_view name, const char* text)
{
    return {name, text, true};
}

namespace {

std::string textOf(const Argument& argument, const std::vector<Argument>& all, const Translate& translate)
{
    if (!argument.isPhrase)
        return argument.value;
    // A phrase is filled with values only, so that phrases cannot name each other without end.
    std::vector<Argument> values;
    std::ranges::copy_if(all, std::back_inserter(values), [](const Argument& a) { return !a.isPhrase; });
    return fill(translate ? translate(argument.value) : argument.value, values);
}

} // namespace

std::string fill(std::string_view text, const std::vector<Argument>& arguments, const Translate& translate)
{
    std::string result;
    result.reserve(text.size() + 32);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if ((c == '{' || c == '}') && i + 1 < text.size() && text[i + 1] == c) {
            result += c;
            ++i;
            continue;
        }
        const std::size_t close = c == '{' ? text.find('}', i) : std::string_view::npos;
        if (close == std::string_view::npos) {
            result += c;
            continue;
        }
        const auto found = std::ranges::find(arguments, text.substr(i + 1, close - i - 1), &Argument::name);
        if (found != arguments.end())
            result += textOf(*found, arguments, translate);
        i = close;
    }
    return result;
}

} // namespace chartroom::core
