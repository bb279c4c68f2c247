#pragma once

#include "formats/core/finding.h"

#include <QJsonArray>
#include <QStringList>

namespace chartroom::test {

[[nodiscard]] inline QString toQString(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// `code level offset+length`.
[[nodiscard]] inline QString findingLine(const QString& code, const QString& level, quint64 offset,
                                         quint64 length)
{
    return QStringLiteral("%1 %2 %3+%4").arg(code, level).arg(offset).arg(length);
}

/// One line a finding, in their order.
[[nodiscard]] inline QStringList findingLines(const core::FindingList& list)
{
    QStringList lines;
    for (const core::Finding& finding : list.findings())
        lines += findingLine(toQString(core::info(finding.code).name), toQString(core::name(finding.level)),
                             finding.range.offset, finding.range.length);
    return lines;
}

/// The same of what a golden file expects, sorted.
[[nodiscard]] inline QStringList expectedFindingLines(const QJsonArray& findings)
{
    QStringList lines;
    for (const QJsonValue& value : findings)
        lines += findingLine(value[u"code"].toString(), value[u"level"].toString(),
                             static_cast<quint64>(value[u"offset"].toInteger(-1)),
                             static_cast<quint64>(value[u"length"].toInteger(-1)));
    lines.sort();
    return lines;
}

} // namespace chartroom::test
