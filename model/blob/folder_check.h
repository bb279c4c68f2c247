#pragma once

#include "formats/blob/check.h"
#include "formats/core/finding.h"
#include "model/blob/report.h"

#include <QString>

#include <optional>
#include <vector>

namespace chartroom::model {

/// What a folder's table says of one blob.
struct BlobSummary
{
    QString path; ///< relative to the folder, with slashes
    std::uint64_t size = 0;
    core::Verdict verdict = core::Verdict::Unreadable;
    /// The first error, or why the file cannot be read; nothing for an accepted file.
    std::optional<core::Code> reason;
    std::optional<core::Code> cause; ///< the first that was found
    bool proven = false;             ///< that cause is proven: the file can be mended
    bool causesLeft = false;         ///< some causes were not looked for
    QString headline;                ///< a few words for what is wrong

    friend bool operator==(const BlobSummary&, const BlobSummary&) = default;
};

/// All `.blob` files below a folder, as paths relative to it, sorted. Links to folders are not followed.
[[nodiscard]] std::vector<QString> blobsBelow(const QString& folder, const core::Task& task);

/// Checks one file of a folder; with `thorough` the causes that take long are looked for too.
[[nodiscard]] BlobSummary summarize(const QString& folder, const QString& path, const DomainsPtr& domains,
                                    bool thorough, const core::Task& task);

/// Checks files on all cores; as many as paths, in their order. Those that a cancelled task did not reach
/// stay unreadable without a reason.
[[nodiscard]] std::vector<BlobSummary> summarizeAll(const QString& folder, const std::vector<QString>& paths,
                                                    const DomainsPtr& domains, bool thorough,
                                                    const core::Task& task);

/// The table as CSV (RFC 4180, with a header line) or as a JSON array of objects; codes stay English.
[[nodiscard]] QByteArray folderCsv(const std::vector<BlobSummary>& rows);
[[nodiscard]] QByteArray folderJson(const std::vector<BlobSummary>& rows);

} // namespace chartroom::model
