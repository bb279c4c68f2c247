#pragma once

#include "views/common/action_registry.h"

namespace chartroom::views {

/// An action of the world workbench, by its id without `world.`.
[[nodiscard]] inline ActionInfo worldAction(const char* id, const char* text, std::optional<Icon> icon = {},
                                            const QList<QKeySequence>& shortcuts = {}, bool checkable = false)
{
    ActionInfo info;
    info.id = QStringLiteral("world.") + QLatin1String(id);
    info.context = QStringLiteral("world");
    info.text = text;
    info.icon = icon;
    info.shortcuts = shortcuts;
    info.checkable = checkable;
    return info;
}

} // namespace chartroom::views
