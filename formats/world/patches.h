#pragma once

#include "formats/world/chunk.h"

namespace chartroom::world {

/// Trims a patch (N28): empty outer rows and columns go, `x` and `y` move with them, trailing spaces go. A
/// patch without a cell ends with no rows and its old `x`, `y`. Returns whether anything changed.
bool trimPatch(HeightPatch& patch);
/// The symbol of a cell in the patch's own coordinates (`x`, `y` local to what the patch is local to); a
/// space outside of it.
[[nodiscard]] char16_t cellAt(const HeightPatch& patch, std::int64_t x, std::int64_t y);
/// Sets a cell; the patch grows as far as it must and is trimmed. With the last cell its rows go and `x`, `y`
/// stay where that cell was. Halves of surrogate pairs that lose their partner become spaces (W8).
void setCell(HeightPatch& patch, std::int64_t x, std::int64_t y, char16_t symbol);
/// Whether no cell is set.
[[nodiscard]] inline bool isEmpty(const HeightPatch& patch)
{
    return patch.rows.empty();
}

/// A patch with the members of a new one: id, name where there is one, z, x, y, rows.
[[nodiscard]] HeightPatch newPatch(std::string id, std::optional<std::string> name, std::int64_t z);
/// Sets or removes the name, and its member.
void setName(HeightPatch& patch, const std::optional<std::string>& name);

} // namespace chartroom::world
