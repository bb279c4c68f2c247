#include "formats/blob/advice.h"
#include "model/blob/blob_rows.h"
#include "model/blob/text_rows.h"
#include "model/common/message_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace chartroom::model {

namespace {

/// Where a cause shows: what its mend changes first, or the offset that its sentence names.
Place placeOf(const blob::Cause& cause)
{
    if (cause.mend && !cause.mend->edits.empty())
        return {cause.mend->edits.front().range, {}};
    const std::string_view offset = cause.argument("offset");
    bool ok = false;
    const quint64 value =
        QString::fromUtf8(offset.data(), static_cast<qsizetype>(offset.size())).toULongLong(&ok);
    return ok ? Place{core::ByteRange{value, 1}, {}} : Place{};
}

/// The one that explains the others first.
std::vector<const blob::Cause*> byStrength(const blob::CheckResult& result)
{
    std::vector<const blob::Cause*> causes;
    for (const blob::Cause& cause : result.causes.causes)
        causes.push_back(&cause);
    std::stable_partition(
        causes.begin(), causes.end(),
        [leading = blob::leadingCause(result)](const blob::Cause* cause) { return cause == leading; });
    return causes;
}

} // namespace

std::shared_ptr<const RowSource> causeRows(const BlobReportPtr& report)
{
    std::vector<TextRows::Row> rows;
    for (const blob::Cause* const cause : byStrength(report->result)) {
        const QString proof = cause->proof == blob::Proof::Proven
                                  ? QCoreApplication::translate("BlobCauses", "\u2713 proven")
                                  : QCoreApplication::translate("BlobCauses", "? likely");
        const QString sentence = messageText(*cause);
        rows.push_back({{proof, sentence, codeName(cause->code)}, placeOf(*cause), sentence});
    }
    for (const core::Code code : report->result.causes.notTried) {
        rows.push_back({{QCoreApplication::translate("BlobCauses", "\u2013 not tried"),
                         QCoreApplication::translate("BlobCauses",
                                                     "The file is too big for this cause to be looked for."),
                         codeName(code)},
                        {}});
    }
    return std::make_shared<TextRows>(
        std::vector<RowSource::Column>{{QCoreApplication::translate("BlobCauses", "Proof"), false, {}},
                                       {QCoreApplication::translate("BlobCauses", "Cause"), false, {}},
                                       {QCoreApplication::translate("BlobCauses", "Code"), false, {}}},
        std::move(rows));
}

} // namespace chartroom::model
