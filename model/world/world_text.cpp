#include "model/world/world_text.h"

#include "formats/world/json/strings.h"

namespace chartroom::model {

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

} // namespace chartroom::model
