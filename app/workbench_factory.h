#pragma once

#include "views/common/workbench.h"
#include "views/common/workbench_context.h"

#include <functional>
#include <vector>

namespace chartroom::app {

/// How the window opens one kind of document.
struct WorkbenchFactory
{
    /// As Workbench::kind().
    QString kind;
    /// Name filter for the file dialog, such as "*.dat"; empty for a kind that is a folder only.
    QString namePattern;
    /// What the file dialog calls such files; translated.
    QString filterText;
    /// Whether a folder can be opened as this kind.
    bool opensFolders = false;
    /// Whether the path is of this kind: by content first, then by name. May read a few bytes.
    std::function<bool(const QString& path)> accepts;
    /// Makes the workbench and starts loading; returns at once.
    std::function<views::Workbench*(const QString& path, const views::WorkbenchContext& context)> create;
    /// Makes the kind's actions known before any document is open.
    std::function<void(views::ActionRegistry& actions)> declareActions;
};

/// The kinds that this program opens. The first that accepts a path gets it.
[[nodiscard]] std::vector<WorkbenchFactory> workbenchFactories();

} // namespace chartroom::app
