#include "formats/world/json/number.h"

#include <array>
#include <charconv>
#include <cmath>

namespace chartroom::world::json {

namespace {

// Whether a number that std::from_chars finds out of range is too large (and not too small): by the decimal
// place of its first digit that counts.
bool tooLarge(std::string_view text)
{
    const std::size_t exponentAt = text.find_first_of("eE");
    const std::string_view mantissa = text.substr(0, exponentAt);
    const std::size_t first = mantissa.find_first_of("123456789");
    if (first == std::string_view::npos)
        return false;
    const std::size_t point = std::min(mantissa.find('.'), mantissa.size());
    const double place = static_cast<double>(point) - static_cast<double>(first);
    double exponent = 0;
    if (exponentAt != std::string_view::npos) {
        bool negative = false;
        for (const char c : text.substr(exponentAt + 1)) {
            if (c == '-')
                negative = true;
            else if (c != '+')
                exponent = std::min(1e15, exponent * 10 + (c - '0'));
        }
        if (negative)
            exponent = -exponent;
    }
    return place + exponent > 0;
}

} // namespace

std::optional<std::int64_t> usualInteger(std::string_view text)
{
    const bool negative = text.front() == '-';
    if (negative)
        text.remove_prefix(1);
    if (text.empty() || text.size() > 9)
        return std::nullopt;
    std::int64_t value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9')
            return std::nullopt;
        value = value * 10 + (c - '0');
    }
    // Minus zero is no integer here: its sign would be lost.
    if (negative && value == 0)
        return std::nullopt;
    return negative ? -value : value;
}

std::optional<double> parseNumber(std::string_view text)
{
    if (const auto integer = usualInteger(text))
        return static_cast<double>(*integer);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc::result_out_of_range) {
        if (tooLarge(text))
            return std::nullopt;
        return text.front() == '-' ? -0.0 : 0.0;
    }
    if (error != std::errc{} || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::optional<std::int64_t> parseInteger(std::string_view text)
{
    if (const auto value = usualInteger(text))
        return value;
    const auto value = parseNumber(text);
    if (!value)
        return std::nullopt;
    const double floored = std::floor(*value);
    if (std::abs(floored) > static_cast<double>(integerLimit))
        return std::nullopt;
    return static_cast<std::int64_t>(floored);
}

std::string printNumber(double value)
{
    if (value == 0)
        return "0";
    // The shortest digits that read back as the same number, as d.ddde±x.
    std::array<char, 32> buffer{};
    const auto printed = std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::abs(value),
                                       std::chars_format::scientific);
    const std::string_view text(buffer.data(), static_cast<std::size_t>(printed.ptr - buffer.data()));
    const std::size_t e = text.find('e');
    std::string digits;
    for (const char c : text.substr(0, e)) {
        if (c != '.')
            digits += c;
    }
    int exponent = 0;
    for (const char c : text.substr(e + 2))
        exponent = exponent * 10 + (c - '0');
    if (text[e + 1] == '-')
        exponent = -exponent;

    std::string result = value < 0 ? "-" : "";
    const int count = static_cast<int>(digits.size());
    const int point = exponent + 1; // digits before the decimal point
    if (point > 21 || point <= -6) {
        result += digits[0];
        if (count > 1)
            result.append(".").append(digits, 1);
        return result.append(exponent < 0 ? "e-" : "e+").append(std::to_string(std::abs(exponent)));
    }
    if (point <= 0)
        return result.append("0.").append(static_cast<std::size_t>(-point), '0').append(digits);
    if (count <= point)
        return result.append(digits).append(static_cast<std::size_t>(point - count), '0');
    const auto split = static_cast<std::size_t>(point);
    return result.append(digits, 0, split).append(".").append(digits, split);
}

} // namespace chartroom::world::json
