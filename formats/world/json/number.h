#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chartroom::world::json {

/// The largest and smallest integers that a field may have (N3, W1).
inline constexpr std::int64_t integerLimit = std::int64_t{1} << 31U;

/// The value of a number that is spelled as JavaScript prints a whole number of up to nine digits: nearly
/// every number of a world. Nothing for any other spelling.
[[nodiscard]] std::optional<std::int64_t> usualInteger(std::string_view text);
/// The value of a JSON number's text as JavaScript reads it; nothing when it is too large to be finite (N3).
[[nodiscard]] std::optional<double> parseNumber(std::string_view text);
/// The same rounded towards minus infinity; nothing outside of +-2^31 (N3).
[[nodiscard]] std::optional<std::int64_t> parseInteger(std::string_view text);
/// A finite number as JavaScript prints it: `1`, `0.1`, `1e+21`, `5e-324`; minus zero is `0` (N5).
[[nodiscard]] std::string printNumber(double value);

} // namespace chartroom::world::json
