#pragma once

#include "model/world/world_save.h"

#include <QString>

namespace chartroom::model {

/// The two contents of a file that somebody else changed while it was being edited.
struct ConflictTexts
{
    QString theirs; ///< as it is on disk now; empty where there is no file
    QString mine;   ///< as a save would write it over theirs
};

/// Both contents of a file, `name` relative to the world's folder. What is unsaved comes from `save`; a file
/// that it does not hold has no content of mine. Where the task is cancelled they are not complete.
[[nodiscard]] ConflictTexts conflictTexts(const WorldSave& save, const QString& name,
                                          const core::Task& task = {});

} // namespace chartroom::model
