#pragma once

#include "model/world/world_save.h"

#include <QString>

#include <vector>

namespace chartroom::model {

/// One file that a save will write.
struct PlannedFile
{
    QString name; ///< relative to the world's folder
    QString text; ///< what will be written
    bool isNew = false;
    bool isKept = false; ///< a copy of a file as it was (N30)
};

/// What a save will write, in its order. Errors: those of WorldSave::plan().
[[nodiscard]] core::Result<std::vector<PlannedFile>> plannedFiles(const WorldSave& save,
                                                                  const core::Task& task);
/// A file's text as it is now; empty where there is none or it cannot be read.
[[nodiscard]] QString presentText(const world::Store& store, const QString& name);

} // namespace chartroom::model
