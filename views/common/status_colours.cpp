#include "views/common/status_colours.h"

namespace chartroom::views {

namespace {

StatusColours pick(const QPalette& palette, const char* light, const char* dark)
{
    const QColor sign(QLatin1String(isDark(palette) ? dark : light));
    const QColor base = palette.color(QPalette::Window);
    const auto mix = [](int a, int b) { return (a * 82 + b * 18) / 100; };
    return {sign, QColor(mix(base.red(), sign.red()), mix(base.green(), sign.green()),
                         mix(base.blue(), sign.blue()))};
}

} // namespace

StatusColours StatusColours::good(const QPalette& palette)
{
    return pick(palette, "#1b7a43", "#67d391");
}

StatusColours StatusColours::bad(const QPalette& palette)
{
    return pick(palette, "#b3261e", "#ff8a80");
}

StatusColours StatusColours::caution(const QPalette& palette)
{
    return pick(palette, "#8a5a00", "#f2b34c");
}

StatusColours StatusColours::neutral(const QPalette& palette)
{
    return pick(palette, "#2f6690", "#7fb8e6");
}

StatusColours StatusColours::of(core::Level level, const QPalette& palette)
{
    switch (level) {
    case core::Level::Error:
        return bad(palette);
    case core::Level::Warning:
        return caution(palette);
    case core::Level::Note:
        break;
    }
    return neutral(palette);
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
}

Icon levelIcon(core::Level level)
{
    switch (level) {
    case core::Level::Error:
        return Icon::Error;
    case core::Level::Warning:
        return Icon::Warning;
    case core::Level::Note:
        break;
    }
    return Icon::Note;
}

} // namespace chartroom::views
