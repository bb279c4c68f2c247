#pragma once

#include "formats/blob/layout.h"
#include "formats/core/finding.h"
#include "formats/core/task.h"

#include <array>
#include <optional>

namespace chartroom::blob {

/// What became of one of the header's checks. The first that fails is the file's verdict; the later ones are
/// evaluated all the same, to be shown as what they *would* have said.
enum class Outcome : std::uint8_t {
    Passed,
    Failed,
    WouldPass, ///< after a check that failed
    WouldFail, ///< after a check that failed
    NotLooked  ///< there is nothing to look at: no whole header, or no hash
};

/// One check of a header.
struct HeaderCheck
{
    Code code{};
    Outcome outcome = Outcome::NotLooked;
    /// What is wrong, for Failed and WouldFail.
    std::optional<core::Finding> finding;
};

/// A header and what its checks say.
struct HeaderReport
{
    /// Nothing when the file is shorter than a header.
    std::optional<Header> header;
    /// In the fixed order: short, magic, generation, flags, length, hash.
    std::array<HeaderCheck, 6> checks;
    /// Hash of everything that follows the header, seeded with the header's generation; only with the hash
    /// flag.
    std::optional<std::uint64_t> computedHash;

    /// The first check that failed; null when all passed.
    [[nodiscard]] const HeaderCheck* failed() const;
    /// Enters what a check found: nothing when it passes. Checks are settled in their order.
    void settle(std::size_t index, std::optional<core::Finding> complaint);
};

/// Reads the fields. The file must have a whole header.
[[nodiscard]] Header readHeader(Bytes file);
/// The 24 bytes of a header.
[[nodiscard]] std::array<std::byte, headerLength> headerBytes(const Header& header);

/// Runs the checks of the header's fields: all but the hash. Allocates nothing that depends on the file's
/// content.
[[nodiscard]] HeaderReport checkFields(Bytes file);
/// Runs the last check, which reads all data. Does nothing without a whole header or the hash flag; when the
/// task is cancelled the hash stays NotLooked.
void checkHash(HeaderReport& report, Bytes file, const core::Task& task = {});
/// Both: all checks of a header.
[[nodiscard]] HeaderReport checkHeader(Bytes file, const core::Task& task = {});

} // namespace chartroom::blob
