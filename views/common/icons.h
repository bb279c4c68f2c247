#pragma once

#include <QColor>
#include <QIcon>

#include <optional>

namespace chartroom::views {

/// The program's line-drawn symbols, one SVG each in resources/icons.
enum class Icon {
    About,
    Add,
    Application,
    Back,
    Biome,
    Blob,
    Blueprint,
    Bookmark,
    Brush,
    BrushLarger,
    BrushRound,
    BrushSmaller,
    Chunk,
    Close,
    Copy,
    Delete,
    Depth,
    Down,
    Eraser,
    Error,
    Export,
    Eye,
    EyeOff,
    Fill,
    Fit,
    Float,
    Forward,
    FullScreen,
    Goto,
    Grid,
    Height,
    History,
    Hole,
    Instance,
    Layers,
    Lock,
    Minimap,
    MirrorHorizontal,
    MirrorVertical,
    Note,
    Ok,
    Open,
    OpenFolder,
    Outline,
    Palette,
    Params,
    Picker,
    Quit,
    Random,
    Recent,
    Rectangle,
    Redo,
    Reload,
    Road,
    Same,
    Sample,
    Save,
    Search,
    Sections,
    Select,
    SelectAdd,
    SelectIntersect,
    SelectSubtract,
    Settings,
    Stamp,
    Surface,
    Town,
    TurnLeft,
    TurnRight,
    Undo,
    Unlock,
    Up,
    Wand,
    Warning,
    Water,
    World,
    ZoomIn,
    ZoomOriginal,
    ZoomOut
};

/// A symbol in the palette's text colour: it follows a change between light and dark, and greys out when
/// disabled.
[[nodiscard]] QIcon icon(Icon icon);
/// A symbol, or an empty one that takes its place, so that the texts of a list stand under each other.
[[nodiscard]] QIcon iconOrBlank(std::optional<Icon> icon);
/// A symbol in a fixed colour.
[[nodiscard]] QIcon icon(Icon icon, const QColor& colour);
/// A symbol's name: its SVG is `:/icons/<name>.svg`.
[[nodiscard]] QString iconName(Icon icon);

} // namespace chartroom::views
