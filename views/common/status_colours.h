#pragma once

#include "formats/core/message.h"
#include "views/common/icons.h"

#include <QColor>
#include <QPalette>

namespace chartroom::views {

/// Colours that stand beside a sign and a word, never alone. Chosen for the palette's lightness and kept
/// apart for colour-blind eyes by lightness too.
struct StatusColours
{
    QColor sign;       ///< for symbols and words
    QColor background; ///< for bars

    [[nodiscard]] static StatusColours good(const QPalette& palette);
    [[nodiscard]] static StatusColours bad(const QPalette& palette);
    [[nodiscard]] static StatusColours caution(const QPalette& palette);
    [[nodiscard]] static StatusColours neutral(const QPalette& palette);
    [[nodiscard]] static StatusColours of(core::Level level, const QPalette& palette);
};

/// Whether the palette writes light on dark.
[[nodiscard]] bool isDark(const QPalette& palette);
/// The sign of a level.
[[nodiscard]] Icon levelIcon(core::Level level);

} // namespace chartroom::views
