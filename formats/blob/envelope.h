#pragma once

#include "formats/blob/domains.h"
#include "formats/blob/layout.h"
#include "formats/core/finding.h"
#include "formats/core/task.h"

#include <optional>
#include <string>
#include <vector>

namespace chartroom::blob {

/// An envelope: domain (string), model generation, content length, content. Offsets are bytes of the file.
struct Envelope
{
    std::uint64_t offset = 0;       ///< of the domain's byte count
    std::uint32_t domainLength = 0; ///< bytes of the domain's name, which stands at offset + 4
    std::int32_t domain = -1;       ///< index in the domain list; -1: not in the list
    std::int32_t generation = 0;
    std::uint32_t contentLength = 0;
    std::uint32_t depth = 0; ///< 0 for the root

    [[nodiscard]] ByteRange name() const { return {offset + 4, domainLength}; }
    [[nodiscard]] ByteRange generationField() const { return {name().end(), 4}; }
    [[nodiscard]] ByteRange lengthField() const { return {name().end() + 4, 4}; }
    [[nodiscard]] ByteRange content() const { return {name().end() + 8, contentLength}; }
    [[nodiscard]] ByteRange whole() const { return {offset, content().end() - offset}; }
    friend bool operator==(const Envelope&, const Envelope&) = default;
};

/// Reads the root envelope at offset 24 of a file whose header has passed, and adds what is wrong with it
/// (B3). `file` may be the beginning of a longer file: `dataLength` bytes of data are taken to be there; a
/// domain that goes beyond `file` is an error then. Returns the envelope when it has no error.
std::optional<Envelope> readRoot(Bytes file, std::uint64_t dataLength, const DomainList& domains,
                                 core::FindingList& findings);

/// Envelopes in the making: the root and those found in it.
struct EnvelopeList
{
    /// By offset, which is depth first; the root comes first. At most `limit` are kept: what a file costs is
    /// bounded.
    std::vector<Envelope> envelopes;
    static constexpr std::size_t limit = std::size_t{1} << 20U;
    /// How many were found beyond the limit.
    std::uint64_t dropped = 0;
};

/// Looks for envelopes of known domains in a range of the file (B4): at each byte a known domain's string, a
/// generation from 0 to the newest known + 255 and a length that fits in what encloses it; then the same
/// inside. One pass without recursion: time grows with the range alone, however deep they nest. Depths start
/// at `depth`.
void searchEnvelopes(Bytes file, ByteRange range, std::uint32_t depth, const DomainList& domains,
                     EnvelopeList& list, core::FindingList& findings, const core::Task& task = {});

/// The name of an envelope's domain as it stands in the file.
[[nodiscard]] std::string domainName(Bytes file, const Envelope& envelope);

} // namespace chartroom::blob
