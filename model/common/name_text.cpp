#include "model/common/name_text.h"

#include "formats/core/display_text.h"
#include "model/common/short_text.h"

namespace chartroom::model {

namespace {

constexpr qsizetype shortLength = 32;

/// Marks, embeddings, overrides and isolates of Unicode's bidirectional algorithm.
bool turnsDirection(QChar c)
{
    const char16_t code = c.unicode();
    return code == u'\u200E' || code == u'\u200F' || code == u'\u061C' ||
           (code >= u'\u202A' && code <= u'\u202E') || (code >= u'\u2066' && code <= u'\u2069');
}

} // namespace

QString nameText(std::string_view utf8)
{
    QString result = QString::fromStdString(core::displayText(utf8));
    for (QChar& c : result) {
        if (turnsDirection(c) || c == QChar::LineSeparator || c == QChar::ParagraphSeparator)
            c = QChar::ReplacementCharacter;
    }
    return result;
}

QString shortName(const QString& name)
{
    if (name.size() <= shortLength)
        return name;
    return beginningOf(name, shortLength - 1).trimmed() + QChar(u'…');
}

} // namespace chartroom::model
