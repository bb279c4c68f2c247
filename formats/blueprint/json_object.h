#pragma once

#include <simdjson.h>

#include <string>
#include <string_view>

namespace chartroom::blueprint {

/// Parses a small JSON file, with or without a byte order mark, whose outermost value is an object. Returns
/// what is wrong with it, empty when nothing is; `root` lives as long as `parser`.
[[nodiscard]] std::string parseObject(std::string_view json, simdjson::dom::parser& parser,
                                      simdjson::dom::object& root);

} // namespace chartroom::blueprint
