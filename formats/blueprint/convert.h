#pragma once

#include "formats/blueprint/check.h"
#include "formats/blueprint/water.h"

#include <chrono>

namespace chartroom::blueprint {

struct ConvertOptions
{
    int version = 2;          ///< of the result: 1 or 2
    bool deriveWater = false; ///< add water sections where they are missing (version 2 only)
    const Palette* palette = &defaultPalette();
    /// What time it is, for the `GeneratedUtc` of a file that was version 1.
    std::function<std::chrono::system_clock::time_point()> now = std::chrono::system_clock::now;
};

/// A conversion that has been looked into but not been made: what it will drop can be shown before. Refers to
/// the input, which must outlive it.
class Conversion
{
public:
    /// Checks the input. Errors: `convert.rejected` (the server would refuse the input), `convert.ordinal` (a
    /// town tier that version 2 would reject), the errors of DerivedWater::survey(), `file.truncated` and
    /// `file.changed` (another program wrote to the input), `task.cancelled`.
    [[nodiscard]] static core::Result<Conversion>
    prepare(const core::MappedFile& input, const ConvertOptions& options, const core::Task& task = {});

    /// What the result will not hold, or not as one might expect: `convert.drops.…`, `convert.water.…`.
    [[nodiscard]] const std::vector<core::Message>& notes() const { return m_notes; }
    /// Writes the result, which may replace the input. Errors, with the target left as it was: `file.write`,
    /// `convert.ordinal` (a biome that version 2 would reject), and those of prepare().
    [[nodiscard]] core::Result<void> write(const std::filesystem::path& target,
                                           const core::Task& task = {}) const;

private:
    Conversion() = default;
    [[nodiscard]] core::Result<void> writeSections(core::AtomicFile& file, const core::Task& task) const;
    [[nodiscard]] core::Result<void> writeFromV1(core::AtomicFile& file, const core::Task& task) const;
    [[nodiscard]] core::Result<void> writeToV1(core::AtomicFile& file, const core::Task& task) const;
    [[nodiscard]] core::Result<void> writeWater(core::AtomicFile& file, const core::Task& task) const;
    /// `error`, unless the input was changed meanwhile, which then is the reason.
    [[nodiscard]] core::Message reasonFor(const core::Message& error) const;

    const core::MappedFile* m_input = nullptr;
    ConvertOptions m_options;
    Blueprint m_blueprint;
    std::optional<DerivedWater> m_water;
    std::vector<core::Message> m_notes;
};

/// A time as `GeneratedUtc` has it: `YYYY-MM-DDTHH:MM:SSZ`.
[[nodiscard]] std::string utcText(std::chrono::system_clock::time_point time);

} // namespace chartroom::blueprint
