#pragma once

#include <cstdint>
#include <string>

namespace chartroom::model {

/// What names one layer of a world: a room layer by its number, an entry of the height stack by its id.
struct LayerKey
{
    enum class Kind : std::uint8_t { Room, Height };
    Kind kind = Kind::Room;
    std::int64_t number = 0; ///< of a room layer
    std::string id;          ///< of a height layer

    [[nodiscard]] static LayerKey room(std::int64_t number) { return {Kind::Room, number, {}}; }
    [[nodiscard]] static LayerKey height(std::string id) { return {Kind::Height, 0, std::move(id)}; }
    [[nodiscard]] bool isHeight() const { return kind == Kind::Height; }
    friend auto operator<=>(const LayerKey&, const LayerKey&) = default;
};

} // namespace chartroom::model
