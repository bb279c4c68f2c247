#include "views/common/display_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace chartroom::views {

QString singleLine(const QString& text)
{
    QString result = text;
    for (QChar& c : result) {
        if (c == QLatin1Char('\n') || c == QLatin1Char('\r') || c == QChar::LineSeparator ||
            c == QChar::ParagraphSeparator)
            c = QChar(u'↵');
        else if (c.category() == QChar::Other_Control)
            c = QChar::ReplacementCharacter;
    }
    return result;
}

QString titleText(const QString& name)
{
    // Twice it is shown.
    return singleLine(name).replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
}

QString fileNameText(const QString& path)
{
    const QString name = QFileInfo(QDir::cleanPath(path)).fileName();
    return singleLine(name.isEmpty() ? path : name);
}

QString tooLateText(const QString& path)
{
    return QCoreApplication::translate(
               "DisplayText", "It was too late to cancel: the work was finished already. Written: %1")
        .arg(singleLine(QDir::toNativeSeparators(path)));
}

} // namespace chartroom::views
