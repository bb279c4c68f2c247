#include "model/blob/verdict_text.h"

#include "model/common/message_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace chartroom::model {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("BlobVerdict", text);
}

const core::Finding* firstWarning(const blob::CheckResult& result)
{
    const auto& findings = result.findings.findings();
    const auto found = std::ranges::find(findings, core::Level::Warning, &core::Finding::level);
    return found == findings.end() ? nullptr : &*found;
}

const core::Finding* firstError(const blob::CheckResult& result)
{
    const auto& findings = result.findings.findings();
    const auto found = std::ranges::find(findings, core::Level::Error, &core::Finding::level);
    return found == findings.end() ? nullptr : &*found;
}

QString acceptedSentence(const blob::CheckResult& result)
{
    QStringList parts;
    if (const core::Finding* const warning = firstWarning(result))
        parts << translated(QT_TRANSLATE_NOOP("BlobVerdict", "Accepted, but look at this:"))
              << messageText(*warning);
    else
        parts << translated(QT_TRANSLATE_NOOP("BlobVerdict", "Accepted: the game will load this file."));
    for (const core::Message& remark : result.remarks)
        parts << messageText(remark);
    return parts.join(QLatin1Char(' '));
}

/// Written before the format there is now: nothing is broken, and nothing here can be mended.
bool isOlder(const blob::CheckResult& result)
{
    return std::ranges::count(result.causes.causes, core::Code::CausePrerelease, &blob::Cause::code) > 0;
}

QString mendText(const blob::CheckResult& result)
{
    const auto& causes = result.causes.causes;
    if (std::ranges::count(causes, blob::Proof::Proven, &blob::Cause::proof) > 0)
        return translated(QT_TRANSLATE_NOOP("BlobVerdict", "It can be mended: Repair to Copy."));
    if (result.nature == blob::Nature::Damaged && !isOlder(result))
        return translated(
            QT_TRANSLATE_NOOP("BlobVerdict", "Nothing is proven, so it cannot be mended here."));
    return {};
}

/// What to do about a damaged file for which no cause is known.
QString adviceText(const blob::CheckResult& result)
{
    if (result.nature != blob::Nature::Damaged || !result.causes.causes.empty())
        return {};
    const auto& header = result.header;
    const bool hashFits = header.failed() == nullptr && header.header && header.header->hashed();
    return hashFits ? translated(QT_TRANSLATE_NOOP(
                          "BlobVerdict", "Its hash fits, so it was written like this and not damaged on the "
                                         "way: take it up with whoever made it."))
                    : translated(QT_TRANSLATE_NOOP("BlobVerdict", "Copy or download it again."));
}

QString refusedSentence(const blob::CheckResult& result)
{
    QStringList parts{translated(QT_TRANSLATE_NOOP("BlobVerdict", "Refused: %1.")).arg(headline(result))};
    const blob::Cause* const cause = leadingCause(result);
    if (cause == nullptr) {
        if (const core::Finding* const error = firstError(result))
            parts << messageText(*error);
    } else {
        const QString sentence = messageText(*cause);
        parts << (cause->proof == blob::Proof::Proven
                      ? translated(QT_TRANSLATE_NOOP("BlobVerdict", "Proven: %1")).arg(sentence)
                      : translated(QT_TRANSLATE_NOOP("BlobVerdict", "Likely: %1")).arg(sentence));
    }
    parts << natureText(result) << mendText(result) << adviceText(result);
    parts.removeAll(QString());
    return parts.join(QLatin1Char(' '));
}

} // namespace

BlobStanding standingOf(const BlobReport& report)
{
    if (report.result.reason)
        return BlobStanding::Bad;
    return firstWarning(report.result) != nullptr ? BlobStanding::Caution : BlobStanding::Good;
}

QString natureText(const blob::CheckResult& result)
{
    switch (result.nature) {
    case blob::Nature::Damaged:
        if (isOlder(result))
            return translated(QT_TRANSLATE_NOOP("BlobVerdict", "Older than this format, not damaged."));
        return translated(QT_TRANSLATE_NOOP("BlobVerdict", "Damaged, not from a newer build."));
    case blob::Nature::Newer:
        return translated(
            QT_TRANSLATE_NOOP("BlobVerdict", "From a newer build, not damaged: update the game."));
    case blob::Nature::Foreign:
        return translated(QT_TRANSLATE_NOOP("BlobVerdict", "Another kind of file, not a blob."));
    case blob::Nature::Sound:
        break;
    }
    return {};
}

std::vector<core::Code> mendChoices(const blob::CheckResult& result)
{
    std::vector<core::Code> proven;
    for (const blob::Cause& cause : result.causes.causes) {
        if (cause.proof == blob::Proof::Proven)
            proven.push_back(cause.code);
    }
    return proven.size() > 1 ? proven : std::vector<core::Code>();
}

QString verdictSentence(const BlobReport& report)
{
    const QString sentence =
        report.result.reason ? refusedSentence(report.result) : acceptedSentence(report.result);
    return report.disturbed ? messageText(*report.disturbed) + QLatin1Char(' ') + sentence : sentence;
}

} // namespace chartroom::model
