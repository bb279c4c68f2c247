#pragma once

#include "views/common/action_registry.h"

namespace chartroom::views {

/// Makes the actions of one context known: their ids begin with its name and a dot.
struct ActionMaker
{
    const char* context;

    /// An action by the rest of its id; the others are those of ActionInfo.
    [[nodiscard]] ActionInfo operator()(const QString& id, const char* text, std::optional<Icon> icon = {},
                                        const QList<QKeySequence>& shortcuts = {},
                                        bool checkable = false) const
    {
        ActionInfo info;
        info.context = QLatin1String(context);
        info.id = info.context + QLatin1Char('.') + id;
        info.text = text;
        info.icon = icon;
        info.shortcuts = shortcuts;
        info.checkable = checkable;
        return info;
    }
    [[nodiscard]] ActionInfo operator()(const char* id, const char* text, std::optional<Icon> icon = {},
                                        const QList<QKeySequence>& shortcuts = {},
                                        bool checkable = false) const
    {
        return (*this)(QString::fromLatin1(id), text, icon, shortcuts, checkable);
    }
};

} // namespace chartroom::views
