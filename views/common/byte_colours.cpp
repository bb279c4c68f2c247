#include "views/common/byte_colours.h"

#include "views/common/status_colours.h"

namespace chartroom::views {

namespace {

/// Hue in degrees and saturation in percent.
struct Tint
{
    int hue = 0;
    int saturation = 100;
};

// Yellow, orange, blue, violet, green and sky stay apart for protan and deutan eyes; red-green pairs do not.
Tint tint(model::ByteRole role)
{
    switch (role) {
    case model::ByteRole::Signature:
        return {265, 60};
    case model::ByteRole::Version:
        return {40, 100};
    case model::ByteRole::Length:
        return {205, 100};
    case model::ByteRole::Checksum:
        return {325, 70};
    case model::ByteRole::Text:
        return {160, 100};
    case model::ByteRole::Number:
        return {55, 90};
    case model::ByteRole::Content:
        return {220, 25};
    case model::ByteRole::Unclaimed:
        break;
    }
    return {15, 100};
}

} // namespace

ByteColours ByteColours::of(model::ByteRole role, const QPalette& palette)
{
    const auto [hue, percent] = tint(role);
    const auto part = [percent = percent](int full) { return full * percent / 100; };
    ByteColours result;
    if (isDark(palette)) {
        result.background = QColor::fromHsv(hue, part(150), 74);
        result.line = QColor::fromHsv(hue, part(150), 210);
    } else {
        result.background = QColor::fromHsv(hue, part(42), 255);
        result.line = QColor::fromHsv(hue, part(255), 165);
    }
    // Big runs stay plain: a whole page of colour would drown what matters.
    if (role == model::ByteRole::Content || role == model::ByteRole::Unclaimed)
        result.background = QColor();
    return result;
}

} // namespace chartroom::views
