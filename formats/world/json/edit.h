#pragma once

#include "formats/world/json/document.h"

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace chartroom::world::json {

/// A member to set: its name, and its new value as JSON.
using Setting = std::pair<std::string_view, std::string>;

/// An object's minified text with some members set: those it has in their places, all others behind, in the
/// order given. Anything but an object counts as `{}`. Members that are not named stay.
[[nodiscard]] std::string withMembers(const Value& object, std::span<const Setting> settings);
[[nodiscard]] std::string withMembers(const Value& object, std::initializer_list<Setting> settings);
/// The same without one member.
[[nodiscard]] std::string withoutMember(const Value& object, std::string_view name);
/// A whole number as JSON: in the spelling of `old` where that is the same number already (N5).
[[nodiscard]] std::string numberText(const Value& old, std::int64_t number);
/// A string as JSON.
[[nodiscard]] std::string stringText(std::string_view text);
/// A value's minified text.
[[nodiscard]] std::string minified(const Value& value);

} // namespace chartroom::world::json
