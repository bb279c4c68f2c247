#pragma once

#include "formats/world/json/document.h"

#include <string>

namespace chartroom::world::json {

/// The text of a file with a new content (N5, W2): what is equal keeps its very bytes, white space and
/// escapes included; what is new is laid out as its neighbours are. A file laid out as `JSON.stringify`
/// prints it (indented or not) comes out as `JSON.stringify` would print the new content. Equal content gives
/// the old text.
[[nodiscard]] std::string rewrite(const Document& old, const Value& fresh);

} // namespace chartroom::world::json
