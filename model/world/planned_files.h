#pragma once

#include "model/world/world_save.h"

#include <QString>

#include <vector>

namespace chartroom::model {

/// One file that a save will write.
struct PlannedFile
{
    QString name;            ///< relative to the world's folder
    std::uint64_t bytes = 0; ///< that will be written
    bool isNew = false;
    bool isKept = false;    ///< a copy of a file as it was (N30)
    std::size_t target = 0; ///< of the save: what it belongs to
};

/// What a save will write, in its order. Their texts are not held at once: there may be very many. Errors:
/// those of WorldSave::plan().
[[nodiscard]] core::Result<std::vector<PlannedFile>> plannedFiles(const WorldSave& save,
                                                                  const core::Task& task);
/// The text that a save will write into one of its files, worked out anew; empty where it has it meanwhile.
/// Errors: those of WorldSave::plan().
[[nodiscard]] core::Result<QString> plannedText(const WorldSave& save, const PlannedFile& file,
                                                const core::Task& task = {});
/// A file's text as it is now; empty where there is none or it cannot be read.
[[nodiscard]] QString presentText(const world::Store& store, const QString& name);

} // namespace chartroom::model
