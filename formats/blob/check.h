#pragma once

#include "formats/blob/causes/cause.h"
#include "formats/blob/envelope.h"
#include "formats/blob/header.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace chartroom::blob {

/// What a check looks at beyond the header and the root envelope.
struct CheckOptions
{
    const DomainList* domains = &defaultDomains();
    /// Look for envelopes inside the root's content.
    bool nested = true;
    /// Look for the causes of a refusal.
    bool causes = true;
    /// Look for those that take long: line ends and flipped bits. Left out they are "not tried".
    bool costlyCauses = true;
};

/// What kind of trouble a file has. A damaged file and one from a newer build want different things of the
/// player.
enum class Nature : std::uint8_t {
    Sound,
    Damaged,
    Newer,  ///< from a newer build of the game
    Foreign ///< no blob at all
};

/// Everything that is to be said of a blob.
struct CheckResult
{
    HeaderReport header;
    /// The first failing check of the header, or else what the envelopes give (B1); by offset.
    core::FindingList findings;
    /// Root and nested envelopes; empty for a refused header or a root with an error.
    EnvelopeList envelopes;
    CauseReport causes;
    core::Verdict verdict = core::Verdict::Rejected;
    /// The first error; nothing for an accepted file.
    std::optional<Code> reason;
    Nature nature = Nature::Damaged;
    /// What is to be said beside the findings: what kind of trouble it is, and what the hash does and does
    /// not prove.
    std::vector<core::Message> remarks;
};

/// Whether the first bytes are a header's: the magic is right, or else what follows it shows that only the
/// magic is wrong. In other files the same bytes mean something else.
[[nodiscard]] bool hasHeader(const CheckResult& result);

/// Checks a file's bytes. A cancelled check's result is incomplete and must be thrown away. Does not notice
/// that a mapped file changed meanwhile: see checkFile().
[[nodiscard]] CheckResult check(Bytes file, const CheckOptions& options = {}, const core::Task& task = {});

/// Opens and checks a file. The error is why it cannot be read: those of core::FileContent::open(),
/// `file.truncated` and `file.changed` when another program wrote to it meanwhile, `task.cancelled`. Nothing
/// that was found is true then.
[[nodiscard]] core::Result<CheckResult>
checkFile(const std::filesystem::path& path, const CheckOptions& options = {}, const core::Task& task = {});

} // namespace chartroom::blob
