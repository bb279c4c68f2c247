#include "formats/core/message.h"

#include "formats/core/code.h"
#include "formats/core/fill.h"
#include "formats/core/translatable.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
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

Argument phrase(std::string_view name, const char* text, std::vector<Argument> own)
{
    return {name, text, true, std::move(own)};
}

Argument cause(std::string_view name, const Message& message)
{
    return {name, info(message.code).text, true, message.arguments};
}

namespace {

/// What it takes to put arguments into a template.
struct Filling
{
    const std::vector<Argument>& arguments;
    const Translate& translate;
    const WriteNumber& writeNumber;
    const WriteDecimal& writeDecimal;
};

/// Numbers with a comma between them, each in the language's notation.
std::string decimals(const std::string& value, const WriteDecimal& writeDecimal)
{
    if (!writeDecimal)
        return value;
    constexpr std::string_view between = ", ";
    const bool comma = writeDecimal("0.5").find(',') != std::string::npos;
    std::string result;
    for (std::size_t at = 0; at <= value.size();) {
        const std::size_t end = std::min(value.find(between, at), value.size());
        result += result.empty() ? "" : comma ? "; " : between;
        result += writeDecimal(value.substr(at, end - at));
        at = end + between.size();
    }
    return result;
}

std::string styled(const std::string& value, std::string_view style, const WriteNumber& writeNumber)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (style.empty() || error != std::errc{} || end != value.data() + value.size())
        return value;
    const std::string decimal = writeNumber(number);
    return style == "offset" ? offsetWords(number, decimal) : decimal;
}

std::string textOf(const Argument& argument, std::string_view style, const Filling& filling)
{
    if (!argument.isPhrase)
        return style == "decimal" ? decimals(argument.value, filling.writeDecimal)
                                  : styled(argument.value, style, filling.writeNumber);
    // A phrase is filled with the others, fewer each time: phrases cannot name each other without end.
    std::vector<Argument> others = argument.own;
    if (others.empty())
        std::ranges::copy_if(filling.arguments, std::back_inserter(others),
                             [&argument](const Argument& a) { return a.name != argument.name; });
    return fill(filling.translate ? filling.translate(argument.value) : argument.value, others,
                filling.translate, filling.writeNumber, filling.writeDecimal);
}

} // namespace

std::string fill(std::string_view text, const std::vector<Argument>& arguments, const Translate& translate)
{
    return fill(text, arguments, translate, englishNumber);
}

std::string fill(std::string_view text, const std::vector<Argument>& arguments, const Translate& translate,
                 const WriteNumber& writeNumber, const WriteDecimal& writeDecimal)
{
    const Filling filling{arguments, translate, writeNumber, writeDecimal};
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
        const std::string_view place = text.substr(i + 1, close - i - 1);
        const std::size_t colon = std::min(place.find(':'), place.size());
        const std::string_view style = place.substr(std::min(colon + 1, place.size()));
        const auto found = std::ranges::find(arguments, place.substr(0, colon), &Argument::name);
        if (found != arguments.end())
            result += textOf(*found, style, filling);
        i = close;
    }
    return result;
}

std::string englishNumber(std::uint64_t value)
{
    std::string text = std::to_string(value);
    for (std::size_t at = text.size(); at > 3;)
        text.insert(at -= 3, 1, ',');
    return text;
}

std::string offsetWords(std::uint64_t offset, const std::string& number)
{
    // The two look the same.
    return offset < 10 ? number : fmt::format("{} (0x{:X})", number, offset);
}

} // namespace chartroom::core
