#pragma once

#include "formats/world/chunking.h"
#include "formats/world/tile_catalog.h"

#include <QString>

#include <string>

namespace chartroom::model {

/// A text of a world's file as the window has it.
[[nodiscard]] QString shownText(const std::string& text);
/// A typed text as a file may hold it: UTF-8, a surrogate half that stands alone becomes U+FFFD (N1).
[[nodiscard]] std::string storedText(const QString& text);
/// `3:-2`, as chunks are named in the window.
[[nodiscard]] QString chunkText(world::Address chunk);
/// A cell's symbol as text: itself, or `U+200B` where it would not be seen.
[[nodiscard]] QString symbolText(char16_t symbol);
/// What a tile of the catalog is called: its name, or its id where it has none.
[[nodiscard]] QString tileName(const world::TileEntry& entry);
/// That what was typed is not the whole number that is wanted; `fromZero`: and not a negative one either.
[[nodiscard]] QString noNumberText(const QString& typed, bool fromZero = false);

} // namespace chartroom::model
