#pragma once

#include "formats/core/message.h"

namespace chartroom::core {

/// Adds what a whole number may be to the arguments of a message: the words `LEAST to MOST`, which are
/// translated. The message must not use the names `least` and `most` for anything else.
[[nodiscard]] std::vector<Argument> withRange(std::vector<Argument> arguments, std::string_view name,
                                              std::int64_t least, std::int64_t most);
/// As withRange(), for a number without an upper bound: `at least LEAST`.
[[nodiscard]] std::vector<Argument> withLeast(std::vector<Argument> arguments, std::string_view name,
                                              std::uint64_t least);

} // namespace chartroom::core
