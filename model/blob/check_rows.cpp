#include "formats/core/code.h"
#include "model/blob/blob_rows.h"
#include "model/blob/header_fields.h"
#include "model/blob/text_rows.h"
#include "model/blob/verdict_text.h"
#include "model/common/message_text.h"
#include "model/common/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace chartroom::model {

namespace {

using blob::Outcome;

/// Sign and word, so that colour carries nothing.
QString outcomeText(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Passed:
        return QCoreApplication::translate("BlobChecks", "\u2713 passed");
    case Outcome::Failed:
        return QCoreApplication::translate("BlobChecks", "\u2717 failed");
    case Outcome::WouldPass:
        return QCoreApplication::translate("BlobChecks", "\u00B7 would pass");
    case Outcome::WouldFail:
        return QCoreApplication::translate("BlobChecks", "? would fail");
    case Outcome::NotLooked:
        break;
    }
    return QCoreApplication::translate("BlobChecks", "\u2013 not looked at");
}

QString checkName(core::Code code)
{
    switch (code) {
    case core::Code::BlobShort:
        return QCoreApplication::translate("BlobChecks", "size");
    case core::Code::BlobMagic:
        return QCoreApplication::translate("BlobChecks", "magic");
    case core::Code::BlobGeneration:
        return QCoreApplication::translate("BlobChecks", "codec generation");
    case core::Code::BlobFlags:
        return QCoreApplication::translate("BlobChecks", "flags");
    case core::Code::BlobLength:
        return QCoreApplication::translate("BlobChecks", "data length");
    default:
        return QCoreApplication::translate("BlobChecks", "hash");
    }
}

QString hexText(std::uint64_t value, int digits)
{
    return QStringLiteral("%1").arg(value, digits, 16, QLatin1Char('0'));
}

/// A value that the header states, and one that the data have: neither is known to be the right one.
QString stated(const QString& value)
{
    return QCoreApplication::translate("BlobChecks", "header: %1").arg(value);
}

QString measured(const QString& value)
{
    return QCoreApplication::translate("BlobChecks", "data: %1").arg(value);
}

struct Values
{
    QString expected;
    QString found;
};

/// What a check expects and what the file has, whether it passed or not.
Values valuesOf(core::Code code, const BlobReport& report)
{
    const std::uint64_t size = report.bytes().size();
    if (code == core::Code::BlobShort)
        return {QCoreApplication::translate("BlobChecks", "24 or more"), countText(size)};
    const auto& header = report.result.header.header;
    if (!header)
        return {};
    if (code == core::Code::BlobMagic) {
        QString found;
        for (const std::byte byte : blob::slice(report.bytes(), blob::field::magic))
            found += hexText(std::to_integer<std::uint64_t>(byte), 2).toUpper() + QLatin1Char(' ');
        return {QStringLiteral("42 48 42 4F"), found.trimmed()};
    }
    if (!blob::hasHeader(report.result))
        return {{}, QCoreApplication::translate("BlobChecks", "no header")};
    switch (code) {
    case core::Code::BlobGeneration:
        return {QString::number(blob::codecGeneration), QString::number(header->generation)};
    case core::Code::BlobFlags:
        return {QStringLiteral("0x0000, 0x0001"), QStringLiteral("0x") + hexText(header->flags, 4)};
    case core::Code::BlobLength:
        return {stated(header->length < 0 ? QString::number(header->length)
                                          : countText(static_cast<std::uint64_t>(header->length))),
                measured(countText(blob::dataOf(report.bytes()).size()))};
    default:
        break;
    }
    if (!header->hashed())
        return {QCoreApplication::translate("BlobChecks", "no hash is declared"), {}};
    const auto computed = report.result.header.computedHash;
    return {stated(hexText(header->hash, 16)), computed ? measured(hexText(*computed, 16)) : QString()};
}

/// What the results mean, for the table's first column.
QString legend()
{
    return QCoreApplication::translate(
        "BlobChecks",
        "passed: as it should be. failed: the first that fails refuses the file. would pass, would fail: "
        "what a "
        "later check says all the same, although the game no longer gets there. not looked at: there is "
        "nothing to look at.");
}

core::ByteRange rangeOf(core::Code code, std::uint64_t size)
{
    switch (code) {
    case core::Code::BlobShort:
        return {0, size};
    case core::Code::BlobMagic:
        return blob::field::magic;
    case core::Code::BlobGeneration:
        return blob::field::generation;
    case core::Code::BlobFlags:
        return blob::field::flags;
    case core::Code::BlobLength:
        return blob::field::length;
    default:
        return blob::field::hash;
    }
}

/// The check of the root envelope, which follows the header's.
TextRows::Row envelopeRow(const BlobReport& report)
{
    TextRows::Row row{
        {outcomeText(Outcome::NotLooked), QCoreApplication::translate("BlobChecks", "root envelope"), {}, {}},
        {}};
    if (report.result.header.failed() != nullptr)
        return row;
    const auto& findings = report.result.findings.findings();
    const auto error = std::ranges::find(findings, core::Level::Error, &core::Finding::level);
    if (error != findings.end()) {
        row.texts[0] = outcomeText(Outcome::Failed);
        row.texts[2] = QCoreApplication::translate("BlobChecks", "a sound one");
        row.texts[3] = phrase(error->code);
        row.toolTip = messageText(*error);
        row.place.range = error->range;
        return row;
    }
    row.texts[0] = outcomeText(Outcome::Passed);
    if (!report.envelopes.empty()) {
        const blob::Envelope& root = report.envelopes.front();
        row.texts[3] = QStringLiteral("%1 %2").arg(envelopeName(report, root)).arg(root.generation);
        row.place.range = core::ByteRange{root.offset, root.content().offset - root.offset};
    }
    return row;
}

} // namespace

std::shared_ptr<const RowSource> checkRows(const BlobReportPtr& report)
{
    std::vector<TextRows::Row> rows;
    const std::uint64_t size = report->bytes().size();
    for (const blob::HeaderCheck& check : report->result.header.checks) {
        const bool readable = report->result.header.header || check.code == core::Code::BlobShort;
        const Values values = valuesOf(check.code, *report);
        TextRows::Row row{{outcomeText(check.outcome), checkName(check.code), values.expected, values.found},
                          {}};
        if (readable)
            row.place.range = rangeOf(check.code, size);
        if (check.finding)
            row.toolTip = messageText(*check.finding);
        rows.push_back(std::move(row));
    }
    rows.push_back(envelopeRow(*report));
    return std::make_shared<TextRows>(
        std::vector<RowSource::Column>{
            {QCoreApplication::translate("BlobChecks", "Result"), false, legend()},
            {QCoreApplication::translate("BlobChecks", "Check"), false, {}},
            {QCoreApplication::translate("BlobChecks", "Wanted"), false,
             QCoreApplication::translate("BlobChecks", "What the format wants; for length and hash what "
                                                       "the header says")},
            {QCoreApplication::translate("BlobChecks", "Found"), false,
             QCoreApplication::translate("BlobChecks", "What the file has; length and hash are measured")}},
        std::move(rows));
}

std::shared_ptr<const RowSource> headerRows(const BlobReportPtr& report)
{
    std::vector<TextRows::Row> rows;
    for (const HeaderField& field : headerFields(report->result)) {
        QString bytes;
        for (const std::byte byte : blob::slice(report->bytes(), field.range))
            bytes += hexText(std::to_integer<std::uint64_t>(byte), 2).toUpper() + QLatin1Char(' ');
        rows.push_back(
            {{field.name, field.value, field.meaning, offsetText(field.range.offset), bytes.trimmed()},
             Place{field.range, {}}});
    }
    return std::make_shared<TextRows>(
        std::vector<RowSource::Column>{{QCoreApplication::translate("BlobChecks", "Field"), false, {}},
                                       {QCoreApplication::translate("BlobChecks", "Value"), false, {}},
                                       {QCoreApplication::translate("BlobChecks", "Meaning"), false, {}},
                                       {QCoreApplication::translate("BlobChecks", "Offset"), true, {}},
                                       {QCoreApplication::translate("BlobChecks", "Bytes"), false, {}}},
        std::move(rows));
}

} // namespace chartroom::model
