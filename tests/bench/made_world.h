#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace chartroom::bench {

/// Tiles along one side of a made-up chunk.
inline constexpr int madeSide = 32;
/// Made-up chunks stand in rows of so many.
inline constexpr int madeColumns = 400;

/// The text of a made-up chunk as an editor writes it: three room layers with rows partly too short or too
/// long, two height patches with empty edges, five instances. The same number gives the same text.
[[nodiscard]] std::string madeChunk(int number);

/// A folder with a world of so many made-up chunks; made unless it is there.
[[nodiscard]] std::filesystem::path madeWorld(const std::filesystem::path& folder, int chunks);

/// The symbol on layer 0 of a tile of picturedWorld().
[[nodiscard]] char picturedSymbol(std::int64_t x, std::int64_t y);
inline constexpr std::string_view picturedSymbols = "ABCDEFGH";
/// A folder with a world of `columns` x `rows` chunks with every tile of layer 0 filled.
[[nodiscard]] std::filesystem::path picturedWorld(const std::filesystem::path& folder, int columns, int rows);

} // namespace chartroom::bench
