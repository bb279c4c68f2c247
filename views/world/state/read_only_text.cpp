#include "views/world/state/read_only_text.h"

#include "formats/core/code.h"
#include "model/common/message_text.h"

#include <QCoreApplication>

namespace chartroom::views {

QString readOnlyText(const core::Message& reason)
{
    const auto text = [](const char* source) { return QCoreApplication::translate("ReadOnlyText", source); };
    const auto argument = [&reason](const char* name) {
        const std::string_view value = reason.argument(name);
        return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
    };
    if (reason.code == core::Code::FileWrite)
        return text(QT_TRANSLATE_NOOP("ReadOnlyText",
                                      "Nothing can be written in %1: %2. The world can only be looked at. "
                                      "Allow writing there: then it can be edited without being opened "
                                      "again."))
            .arg(argument("path"), argument("reason"));
    if (reason.code == core::Code::WorldLocked)
        return model::messageText(reason) + QLatin1Char(' ') +
               text(QT_TRANSLATE_NOOP("ReadOnlyText", "It can be edited here as soon as that is done."));
    return model::messageText(reason);
}

} // namespace chartroom::views
