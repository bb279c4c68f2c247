#pragma once

#include <QString>

#include <cstdint>

/// Numbers as the window shows them.
namespace chartroom::model {

/// The shortest decimal that reads back as the very same float, in the language's notation without groups of
/// digits; `NaN`, `infinite` and `-infinite` for what is no number.
[[nodiscard]] QString exactText(float value);
/// A number's text in English notation, such as `0.15`, with the language's decimal separator: `0,15`.
[[nodiscard]] QString withDecimalSeparator(const QString& number);
/// A whole number with the language's digit grouping.
[[nodiscard]] QString countText(std::uint64_t value);
/// An offset in both notations, as sentences have it: `1,234 (0x4D2)`.
[[nodiscard]] QString offsetText(std::uint64_t offset);
/// A number with a fixed number of decimals, in the language's notation; a dash when it is not finite.
[[nodiscard]] QString decimalText(double value, int decimals);
/// A share as a percentage. What is there but below the last decimal reads `< 0.1 %`.
[[nodiscard]] QString shareText(std::uint64_t part, std::uint64_t whole);
/// Bytes, exact, with the rounded size behind it where that helps: `5,120,004 (4.9 MiB)`.
[[nodiscard]] QString bytesText(std::uint64_t bytes);

} // namespace chartroom::model
