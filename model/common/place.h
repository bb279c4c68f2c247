#pragma once

#include "formats/core/byte_range.h"

#include <QRectF>

#include <optional>

namespace chartroom::model {

/// Where something is that a table, a tree or a finding speaks of: bytes of the file, an area of the map, or
/// both.
struct Place
{
    std::optional<core::ByteRange> range;
    /// Pixels of the map: x runs east, y south; pixel (x, y) covers [x, x + 1) x [y, y + 1).
    std::optional<QRectF> area;

    [[nodiscard]] bool isEmpty() const { return !range && !area; }
};

} // namespace chartroom::model
