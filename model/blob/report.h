#pragma once

#include "formats/blob/check.h"
#include "formats/core/mapped_file.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace chartroom::model {

/// The domains that are known: those that come with the program, and the user's.
using DomainsPtr = std::shared_ptr<const blob::DomainList>;

/// Bytes that no structure claims.
struct UnclaimedBytes
{
    core::ByteRange range;
    /// The envelope whose content they are, beside the envelopes found in it; nothing for bytes outside all.
    std::optional<std::uint32_t> owner;

    friend bool operator==(const UnclaimedBytes&, const UnclaimedBytes&) = default;
};

/// What one check of one state of a blob said, and what its window shows of that. Immutable.
struct BlobReport
{
    std::shared_ptr<const core::MappedFile> file;
    DomainsPtr domains;
    blob::CheckResult result;
    /// By offset, which is depth first. For a refused file those that can be read all the same.
    std::vector<blob::Envelope> envelopes;
    /// Index of the enclosing envelope; -1 for the root. As many as envelopes.
    std::vector<std::int32_t> parents;
    /// How many were found beyond the limit.
    std::uint64_t droppedEnvelopes = 0;
    /// The file was refused: the envelopes are read as if it were sound, up to the end of the file.
    bool provisional = false;
    std::vector<UnclaimedBytes> unclaimed; ///< by offset
    /// The file was changed by another program while it was checked: the rest may be wrong.
    std::optional<core::Message> disturbed;

    [[nodiscard]] core::Bytes bytes() const { return file->bytes(); }
    /// The part of an envelope that lies in the file: all of it unless the file was cut short.
    [[nodiscard]] core::ByteRange range(const blob::Envelope& envelope) const;
    /// The innermost envelope with a byte, as an index; -1 for none.
    [[nodiscard]] std::int32_t envelopeAt(std::uint64_t offset) const;
};
using BlobReportPtr = std::shared_ptr<const BlobReport>;

/// The name of an envelope's domain.
[[nodiscard]] QString envelopeName(const BlobReport& report, const blob::Envelope& envelope);

/// Checks a mapped file and prepares what the window shows. A cancelled task's report must be thrown away.
[[nodiscard]] BlobReportPtr checkBlob(std::shared_ptr<const core::MappedFile> file, DomainsPtr domains,
                                      const core::Task& task);

/// What a check of one blob among many looks at: the causes that take long and the envelopes inside the root
/// are left out. The options point into `domains`.
[[nodiscard]] blob::CheckOptions quickCheck(const DomainsPtr& domains);

} // namespace chartroom::model
