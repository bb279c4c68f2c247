#pragma once

#include "formats/core/message.h"

namespace chartroom::core {

/// How a whole number is written in a language, such as with its digits in groups.
using WriteNumber = std::function<std::string(std::uint64_t)>;
/// How the text of a decimal number is written in a language: `0.5` with its decimal separator.
using WriteDecimal = std::function<std::string(const std::string&)>;

/// As fill() of message.h, with numbers in a language's notation. A place in a template may say how its value
/// is shown, where that is a whole number: `{name:count}` has its digits in groups, `{name:offset}` also
/// gives it in hexadecimal, as byte views do: `1,234 (0x4D2)`. `{name:decimal}` is one decimal number or
/// several with a comma between them, such as a point; where the language's separator is the comma, a
/// semicolon stands between them.
[[nodiscard]] std::string fill(std::string_view text, const std::vector<Argument>& arguments,
                               const Translate& translate, const WriteNumber& writeNumber,
                               const WriteDecimal& writeDecimal = {});

/// A whole number in English notation: `1,234`.
[[nodiscard]] std::string englishNumber(std::uint64_t value);

/// An offset as it is shown everywhere: `number` is its decimal text. `1,234 (0x4D2)`.
[[nodiscard]] std::string offsetWords(std::uint64_t offset, const std::string& number);

} // namespace chartroom::core
