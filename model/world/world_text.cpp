#include "model/world/world_text.h"

#include "formats/world/json/strings.h"
#include "model/common/short_text.h"

#include <QCoreApplication>

namespace chartroom::model {

namespace {
constexpr qsizetype mostTyped = 60;
}

QString shownText(const std::string& text)
{
    return QString::fromStdString(text);
}

std::string storedText(const QString& text)
{
    return world::json::utf8(text.toStdU16String());
}

QString chunkText(world::Address chunk)
{
    return QString::fromStdString(world::chunkKey(chunk));
}

QString symbolText(char16_t symbol)
{
    const QChar character(symbol);
    if (character.isPrint() && !character.isSpace() && !character.isMark() && !character.isSurrogate())
        return QString(character);
    return QStringLiteral("U+%1").arg(QString::number(symbol, 16).toUpper(), 4, QLatin1Char('0'));
}

QString tileName(const world::TileEntry& entry)
{
    return shownText(entry.name.empty() ? entry.id : entry.name);
}

QString noNumberText(const QString& typed, bool fromZero)
{
    const QString sentence =
        fromZero
            ? QCoreApplication::translate("WorldText", "A whole number from 0 on is wanted here, not “%1”.")
            : QCoreApplication::translate("WorldText", "A whole number is wanted here, not “%1”.");
    return sentence.arg(shortText(typed, mostTyped));
}

} // namespace chartroom::model
