#include "model/blob/folder_check.h"

#include "formats/blob/advice.h"
#include "formats/core/parallel.h"
#include "model/blob/verdict_text.h"
#include "model/common/disk_path.h"
#include "model/common/message_text.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>

namespace chartroom::model {

std::vector<QString> blobsBelow(const QString& folder, const core::Task& task)
{
    std::vector<QString> paths;
    const QDir root(folder);
    QDirIterator it(folder, {QStringLiteral("*.blob")}, QDir::Files | QDir::Hidden,
                    QDirIterator::Subdirectories);
    while (it.hasNext() && !task.cancelled())
        paths.push_back(root.relativeFilePath(it.next()));
    std::ranges::sort(paths);
    return paths;
}

BlobSummary summarize(const QString& folder, const QString& path, const DomainsPtr& domains, bool thorough,
                      const core::Task& task)
{
    BlobSummary row;
    row.path = path;
    const QString whole = QDir(folder).filePath(path);
    row.size = static_cast<std::uint64_t>(QFileInfo(whole).size());
    blob::CheckOptions options = quickCheck(domains);
    options.costlyCauses = thorough;
    const auto result = blob::checkFile(diskPath(whole), options, task);
    if (!result) {
        row.reason = result.error().code;
        row.headline = messageText(result.error());
        return row;
    }
    row.verdict = result->verdict;
    row.reason = result->reason;
    row.headline = headline(*result);
    // Line ends and bits do not matter where there is nothing, or another kind of file.
    row.causesLeft =
        !result->causes.notTried.empty() && result->nature != blob::Nature::Foreign && row.size > 0;
    if (const blob::Cause* const cause = blob::leadingCause(*result)) {
        row.cause = cause->code;
        row.proven = cause->proof == blob::Proof::Proven;
    }
    return row;
}

std::vector<BlobSummary> summarizeAll(const QString& folder, const std::vector<QString>& paths,
                                      const DomainsPtr& domains, bool thorough, const core::Task& task)
{
    std::vector<BlobSummary> rows(paths.size());
    core::parallelFor(paths.size(), 1, task, [&](std::uint64_t begin, std::uint64_t end) {
        // The progress is that of the files, not of the bytes of one of them.
        const core::Task single{task.stop, {}};
        for (std::uint64_t i = begin; i < end; ++i)
            rows[i] = summarize(folder, paths[i], domains, thorough, single);
    });
    return rows;
}

} // namespace chartroom::model
