#pragma once

#include "model/common/byte_structure.h"

#include <QColor>
#include <QPalette>

namespace chartroom::views {

/// The colours of one kind of field, chosen for the palette's lightness and told apart by colour-blind eyes.
struct ByteColours
{
    QColor background; ///< behind the bytes; not valid for content and unclaimed bytes, which stay plain
    QColor line;       ///< under the bytes, from the first to the last of a field

    [[nodiscard]] static ByteColours of(model::ByteRole role, const QPalette& palette);
};

} // namespace chartroom::views
