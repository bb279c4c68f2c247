#include "model/common/tip_text.h"

#include "model/common/short_text.h"

#include <QTextDocument>

namespace chartroom::model {

namespace {
constexpr qsizetype mostLetters = 2000; // in one line a window can be no wider
} // namespace

QString tipText(const QString& text)
{
    const QString shown = shortText(text, mostLetters);
    // Plain text stays as it is: what is read aloud is the same as what is shown.
    if (!Qt::mightBeRichText(shown))
        return shown;
    return QStringLiteral("<qt>%1</qt>")
        .arg(shown.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")));
}

} // namespace chartroom::model
