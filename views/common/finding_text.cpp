#include "views/common/finding_text.h"

#include "model/common/number_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace chartroom::views {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("FindingText", text);
}

} // namespace

QString levelText(core::Level level)
{
    switch (level) {
    case core::Level::Error:
        return translated(QT_TRANSLATE_NOOP("FindingText", "Error"));
    case core::Level::Warning:
        return translated(QT_TRANSLATE_NOOP("FindingText", "Warning"));
    case core::Level::Note:
        return translated(QT_TRANSLATE_NOOP("FindingText", "Note"));
    }
    return {};
}

QString verdictText(core::Verdict verdict)
{
    switch (verdict) {
    case core::Verdict::Accepted:
        return translated(QT_TRANSLATE_NOOP("FindingText", "Accepted"));
    case core::Verdict::Rejected:
        return translated(QT_TRANSLATE_NOOP("FindingText", "Rejected"));
    case core::Verdict::Unreadable:
        return translated(QT_TRANSLATE_NOOP("FindingText", "Unreadable"));
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
