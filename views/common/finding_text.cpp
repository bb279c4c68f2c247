#include "views/common/finding_text.h"

#include "model/common/number_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace chartroom::views {

QString levelText(core::Level level)
{
    switch (level) {
    case core::Level::Error:
        return QCoreApplication::translate("FindingText", "Error");
    case core::Level::Warning:
        return QCoreApplication::translate("FindingText", "Warning");
    case core::Level::Note:
        return QCoreApplication::translate("FindingText", "Note");
    }
    return {};
}

QString verdictText(core::Verdict verdict)
{
    switch (verdict) {
    case core::Verdict::Accepted:
        return QCoreApplication::translate("FindingText", "Accepted");
    case core::Verdict::Rejected:
        return QCoreApplication::translate("FindingText", "Rejected");
    case core::Verdict::Unreadable:
        return QCoreApplication::translate("FindingText", "Unreadable");
    }
    return {};
}

QString placeText(const core::Finding& finding)
{
    QStringList parts;
    if (!finding.file.empty())
        parts << QString::fromStdString(finding.file);
    if (!finding.pointer.empty())
        parts << QString::fromStdString(finding.pointer);
    // What concerns all of a file, or no file, is at no place.
    if (finding.range.length > 0 || finding.range.offset > 0)
        parts << QStringLiteral("%1 + %2").arg(model::offsetText(finding.range.offset),
                                               model::countText(finding.range.length));
    return parts.join(QStringLiteral("  "));
}

} // namespace chartroom::views
