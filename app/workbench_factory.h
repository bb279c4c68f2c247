#pragma once

#include "views/common/workbench.h"
#include "views/common/workbench_context.h"

#include <functional>
#include <memory>
#include <vector>

namespace chartroom::views {
class FileAhead;
}

namespace chartroom::app {

/// What a path stands for. Both empty: the user is being asked.
struct Resolution
{
    QString path;    ///< of the document
    QString failure; ///< a sentence
};

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
    /// For a kind whose documents can be named in several ways, such as a world by its folder or its
    /// `world.json`: the document that an accepted path stands for. May ask the user in a dialog on `window`
    /// and call `open` later. Not set: the path itself.
    std::function<Resolution(const QString& path, QWidget* window,
                             const std::function<void(const QString& path)>& open)>
        resolve;
    /// Makes the workbench and starts loading; returns at once.
    std::function<views::Workbench*(const QString& path, const views::WorkbenchContext& context)> create;
    /// Makes the kind's actions known before any document is open.
    std::function<void(views::ActionRegistry& actions)> declareActions;
};

/// The kinds that this program opens. The first that accepts a path gets it. `begun` is handed to the first
/// blueprint.
[[nodiscard]] std::vector<WorkbenchFactory>
workbenchFactories(std::shared_ptr<const views::FileAhead> begun = {});

} // namespace chartroom::app
