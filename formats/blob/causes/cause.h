#pragma once

#include "formats/blob/header.h"
#include "formats/blob/mend.h"
#include "formats/core/code.h"

#include <optional>
#include <vector>

namespace chartroom::blob {

/// How sure a cause is.
enum class Proof : std::uint8_t {
    Likely, ///< the file matches a known signature
    Proven  ///< recomputed: with this mended, every check passes
};
/// `likely` or `proven`, as JSON prints it.
[[nodiscard]] std::string_view name(Proof proof);

/// Why a file was refused, and what to do about it (the sentence of the code).
struct Cause : core::Message
{
    Proof proof = Proof::Likely;
    /// How the file is mended; only for a proven cause.
    std::optional<Mend> mend = std::nullopt;
};

/// What is known of a refused file when its causes are looked for.
struct Evidence
{
    Bytes file;
    const HeaderReport& header;
    Code reason; ///< the first error
    const DomainList& domains;

    [[nodiscard]] bool failedLength() const { return reason == Code::BlobLength; }
    [[nodiscard]] bool failedHash() const { return reason == Code::BlobHash; }
    /// The reasons at which other kinds of file are looked for (B10).
    [[nodiscard]] bool noBlob() const { return reason == Code::BlobShort || reason == Code::BlobMagic; }
    /// Whether the header is whole and has the hash flag.
    [[nodiscard]] bool hashed() const { return header.header && header.header->hashed(); }
    /// The file as text.
    [[nodiscard]] std::string_view text() const;
};

/// What looking for a cause came to.
struct Search
{
    std::optional<Cause> cause;
    /// False when the budget did not suffice: neither found nor excluded.
    bool tried = true;
};

/// Assesses a mend and makes a cause of it: proven when every check of the mended file passes, and its hash
/// flag is set (B5). Likely otherwise.
[[nodiscard]] Cause causeByMend(const Evidence& evidence, core::Message message, Mend mend,
                                const core::Task& task);

/// Looks for one cause. `budget` is how many bytes it may read, counted as often as they are read.
using CauseSearch = Search(const Evidence& evidence, std::uint64_t budget, const core::Task& task);

// One file each.
CauseSearch searchEmpty;
CauseSearch searchZeroFilled;
CauseSearch searchTruncated;
CauseSearch searchTrailing;
CauseSearch searchLengthField;
CauseSearch searchBom;
CauseSearch searchByteOrder;
CauseSearch searchPrerelease;
CauseSearch searchJson;
CauseSearch searchArchive;
CauseSearch searchGzip;
CauseSearch searchOpenpgp;
CauseSearch searchHtml;
CauseSearch searchGitLfs;
CauseSearch searchCrlf;
CauseSearch searchUtf8Replacement;
CauseSearch searchHashSeed;
CauseSearch searchHashScope;
CauseSearch searchBitFlip;

/// One row of the table of causes.
struct CauseRow
{
    Code code;
    CauseSearch* search;
    /// The most bytes that it may read; a file that needs more is "not tried".
    std::uint64_t budget;
    /// Left out by a quick look at many files.
    bool costly = false;
};

/// All causes except the fallback `cause.hash-field`, in the order of the code list.
[[nodiscard]] const std::vector<CauseRow>& causeTable();

/// The causes of a refused file.
struct CauseReport
{
    /// The proven ones if there are any, else all that match (B7); in the order of the code list.
    std::vector<Cause> causes;
    /// Causes that were left out, or whose budget did not suffice.
    std::vector<Code> notTried;
};

/// Runs the table. A cancelled run's report is incomplete and must be thrown away.
[[nodiscard]] CauseReport findCauses(const Evidence& evidence, bool costly, const core::Task& task);

} // namespace chartroom::blob
