#include "model/blob/verdict_text.h"

#include "formats/blob/advice.h"
#include "formats/core/code.h"
#include "model/common/message_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace chartroom::model {

namespace {

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
        parts << QCoreApplication::translate("BlobVerdict", "Accepted, but look at this:")
              << messageText(*warning);
    else
        parts << QCoreApplication::translate("BlobVerdict", "Accepted: the game will load this file.");
    for (const core::Message& remark : result.remarks)
        parts << messageText(remark);
    return parts.join(QLatin1Char(' '));
}

/// What is wrong and what to do, then why: whoever reads no further has read what matters.
QString refusedSentence(const blob::CheckResult& result)
{
    QStringList parts{QCoreApplication::translate("BlobVerdict", "Refused: %1.").arg(headline(result)),
                      adviceText(result)};
    const blob::Cause* const cause = blob::leadingCause(result);
    if (cause == nullptr) {
        if (const core::Finding* const error = firstError(result))
            parts << messageText(*error);
    } else {
        const QString sentence = messageText(*cause);
        // That there is nothing in a file is seen, not guessed.
        if (cause->code == core::Code::CauseEmpty)
            parts << sentence;
        else
            parts << (cause->proof == blob::Proof::Proven
                          ? QCoreApplication::translate("BlobVerdict", "Proven: %1").arg(sentence)
                          : QCoreApplication::translate("BlobVerdict", "Likely: %1").arg(sentence));
    }
    parts << natureText(result);
    return parts.join(QLatin1Char(' '));
}

} // namespace

BlobStanding standingOf(const BlobReport& report)
{
    if (report.result.reason)
        return BlobStanding::Bad;
    return firstWarning(report.result) != nullptr ? BlobStanding::Caution : BlobStanding::Good;
}

QString adviceText(const blob::CheckResult& result)
{
    return result.reason ? messageText(blob::adviceFor(result)) : QString();
}

QString natureText(const blob::CheckResult& result)
{
    // A refused file's first remark is on what kind of trouble it has.
    switch (result.nature) {
    case blob::Nature::Newer:
        return QCoreApplication::translate("BlobVerdict", "From a newer build, not damaged.");
    case blob::Nature::Foreign:
        return QCoreApplication::translate("BlobVerdict", "Another kind of file, not a blob.");
    case blob::Nature::Damaged:
        return result.remarks.front().code == core::Code::BlobRemarkDamaged
                   ? QCoreApplication::translate("BlobVerdict", "Damaged, not from a newer build.")
                   : messageText(result.remarks.front());
    case blob::Nature::Sound:
        break;
    }
    return {};
}

QString noCauseText(const blob::CheckResult& result)
{
    if (!result.reason)
        return QCoreApplication::translate("BlobVerdict",
                                           "The file is accepted: there is nothing to explain.");
    const core::Finding* const error = firstError(result);
    if (result.nature == blob::Nature::Newer && error != nullptr)
        return QCoreApplication::translate("BlobVerdict",
                                           "There is no damage to explain: the file is newer. %1")
            .arg(messageText(*error));
    return QCoreApplication::translate("BlobVerdict", "None of the known causes matches this file.") +
           QLatin1Char(' ') + natureText(result);
}

std::optional<core::ByteRange> wrongBytes(const blob::CheckResult& result)
{
    const blob::Cause* const cause = blob::leadingCause(result);
    if (cause == nullptr)
        return std::nullopt;
    const auto number = [cause](std::string_view argument) {
        const std::string_view text = cause->argument(argument);
        return QByteArray(text.data(), static_cast<qsizetype>(text.size())).toULongLong();
    };
    switch (cause->code) {
    case core::Code::CauseBitFlip:
        return core::ByteRange{number("offset"), 1};
    case core::Code::CauseUtf8Replacement:
        return core::ByteRange{number("offset"), 3};
    case core::Code::CauseZeroFilled:
    case core::Code::CauseTrailing:
        return core::ByteRange{number("offset"), number("found")};
    default:
        return std::nullopt;
    }
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
