#pragma once

#include "formats/core/message.h"

#include <simdjson.h>

#include <optional>
#include <string_view>
#include <vector>

namespace chartroom::blueprint {

/// What is wrong with a small file: the phrase `reason` of a message about it. Nothing: it is as it should
/// be.
using Problem = std::optional<core::Argument>;

/// A problem in words, see core::phrase(); `values`: what they name in braces.
[[nodiscard]] inline Problem problem(const char* words, std::vector<core::Argument> values = {})
{
    return core::phrase("reason", words, std::move(values));
}

/// Parses a small JSON file, with or without a byte order mark, whose outermost value is an object. Returns
/// what is wrong with it; `root` lives as long as `parser`.
[[nodiscard]] Problem parseObject(std::string_view json, simdjson::dom::parser& parser,
                                  simdjson::dom::object& root);

} // namespace chartroom::blueprint
