#include "views/world/state/read_only_text.h"

#include "formats/core/code.h"
#include "model/common/message_text.h"
#include "model/common/short_text.h"
#include "views/common/time_text.h"

#include <QCoreApplication>
#include <QDateTime>

namespace chartroom::views {

namespace {

/// Letters of a path, so that a sentence with it has room in a line or two.
constexpr qsizetype mostOfPath = 64;

/// The moment in the note of a lock; what is none, as it stands there.
QString sinceText(const QString& noted)
{
    const QDateTime since = QDateTime::fromString(noted, QStringLiteral("yyyy-MM-dd HH:mm"));
    return since.isValid() ? QStringLiteral("%1 %2").arg(dateText(since), clockText(since)) : noted;
}

} // namespace

QString readOnlyText(const core::Message& reason)
{
    const auto text = [](const char* source) { return QCoreApplication::translate("ReadOnlyText", source); };
    const auto argument = [&reason](const char* name) { return model::argumentText(reason, name); };
    // Why comes first: what there is no room for is cut at the end.
    if (reason.code == core::Code::FileWrite)
        return text(QT_TRANSLATE_NOOP("ReadOnlyText",
                                      "Nothing can be written (%1): the world can only be looked at. Once "
                                      "writing is allowed in %2, it can be edited without being opened "
                                      "again."))
            .arg(argument("reason"), model::shortText(argument("path"), mostOfPath));
    if (reason.code == core::Code::WorldLocked)
        return text(QT_TRANSLATE_NOOP("ReadOnlyText",
                                      "The world is being edited by another window or program (process %1 on "
                                      "%2, since %3), so it can only be looked at. Close it there: then it "
                                      "can be edited here."))
            .arg(argument("pid"), argument("host"), sinceText(argument("time")));
    return model::messageText(reason);
}

} // namespace chartroom::views
