#pragma once

#include "formats/blueprint/blueprint.h"
#include "formats/blueprint/palette.h"
#include "formats/core/finding.h"
#include "formats/core/task.h"

#include <filesystem>
#include <optional>
#include <string_view>

namespace chartroom::blueprint {

/// What a check runs on top of the reader's own rules.
struct CheckOptions
{
    const Palette* palette = &defaultPalette();
    bool audits = true;
    /// The file's name, for `audit.name.seed`. Empty: not audited.
    std::string_view fileName;
    /// A server configuration (`ServerConfig.json`) to compare with.
    std::optional<std::filesystem::path> config;
    /// Compare with the version 1 file beside this one, for the file at this path.
    std::optional<std::filesystem::path> twinOf;
};

/// A blueprint with everything that is to be said of it.
struct CheckResult
{
    Blueprint blueprint;
    core::FindingList findings; ///< sorted by R1
    core::Verdict verdict = core::Verdict::Rejected;
    /// The first error; nothing for an accepted file.
    std::optional<core::Code> reason;
};

/// Reads the structure of a blueprint without looking at the grids' values: quick whatever the size (only
/// headers, parameters, lists). Findings so far are added to `findings`, unsorted. Throw all of it away when
/// the task was cancelled.
[[nodiscard]] Blueprint readStructure(Bytes bytes, const Palette& palette, core::FindingList& findings,
                                      const core::Task& task = {});

/// Reads and checks a whole file: structure, biome ordinals and, if asked, the audits. A cancelled check's
/// result is incomplete and must be thrown away. Allocates in proportion to the findings, never to the file.
/// Does not notice that a mapped file changed meanwhile: ask core::MappedFile::state() afterwards.
[[nodiscard]] CheckResult check(Bytes bytes, const CheckOptions& options = {}, const core::Task& task = {});

} // namespace chartroom::blueprint
