#include "model/blob/folder_check.h"
#include "model/common/message_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace chartroom::model {

namespace {

QString verdictName(core::Verdict verdict)
{
    const std::string_view name = core::name(verdict);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QString codeText(const std::optional<core::Code>& code)
{
    return code ? codeName(*code) : QString();
}

QString proofName(const BlobSummary& row)
{
    if (!row.cause)
        return {};
    return row.proven ? QStringLiteral("proven") : QStringLiteral("likely");
}

/// A cell of a CSV file: quoted, so that commas, quotes and line breaks in a path stay in it.
QByteArray quoted(const QString& text)
{
    QString escaped = text;
    escaped.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    return '"' + escaped.toUtf8() + '"';
}

} // namespace

QByteArray folderCsv(const std::vector<BlobSummary>& rows)
{
    QByteArray csv = "path,size,verdict,reason,cause,proof\r\n";
    for (const BlobSummary& row : rows) {
        csv += quoted(row.path) + ',' + QByteArray::number(static_cast<qulonglong>(row.size)) + ',' +
               verdictName(row.verdict).toLatin1() + ',' + codeText(row.reason).toLatin1() + ',' +
               codeText(row.cause).toLatin1() + ',' + proofName(row).toLatin1() + "\r\n";
    }
    return csv;
}

QByteArray folderJson(const std::vector<BlobSummary>& rows)
{
    const auto orNull = [](const QString& text) { return text.isEmpty() ? QJsonValue() : QJsonValue(text); };
    QJsonArray array;
    for (const BlobSummary& row : rows) {
        array.append(QJsonObject{{QStringLiteral("path"), row.path},
                                 {QStringLiteral("size"), static_cast<qint64>(row.size)},
                                 {QStringLiteral("verdict"), verdictName(row.verdict)},
                                 {QStringLiteral("reason"), orNull(codeText(row.reason))},
                                 {QStringLiteral("cause"), orNull(codeText(row.cause))},
                                 {QStringLiteral("proof"), orNull(proofName(row))}});
    }
    return QJsonDocument(array).toJson();
}

} // namespace chartroom::model
