#pragma once

#include "formats/core/result.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace chartroom::model {

/// A world that a content folder lists.
struct WorldChoice
{
    QString id;
    QString name;
    QString folder;       ///< absolute; holds `world.json`
    bool missing = false; ///< it is not there, or holds none
};

/// What can be opened at a path.
struct WorldChoices
{
    std::vector<WorldChoice> worlds;
    QStringList refused; ///< a sentence for each entry of `worlds.json` that cannot be opened (N10)
};

/// Whether a path is a world, a content folder, or one of their index files; by names, without reading.
[[nodiscard]] bool isWorldPath(const QString& path);
/// The worlds that a path means: one for a `world.json` or its folder, all that are listed for a
/// `worlds.json` or its folder (N10, W4). Errors: `world.missing`, `world.refused`, `file.*`.
[[nodiscard]] core::Result<WorldChoices> worldChoices(const QString& path);

} // namespace chartroom::model
