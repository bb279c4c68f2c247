#include "app/mnemonics.h"

#include <QSet>

namespace chartroom::app {

namespace {

/// What an action's text was before its letter was changed.
constexpr const char* askedProperty = "chartroomAskedText";

/// Where in a text the letter behind the single ampersand is; -1 where there is none.
qsizetype letterIn(const QString& text)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != QLatin1Char('&'))
            continue;
        if (text[i + 1] != QLatin1Char('&'))
            return i + 1;
        ++i;
    }
    return -1;
}

QString withoutLetter(QString text)
{
    if (const qsizetype at = letterIn(text); at > 0)
        text.remove(at - 1, 1);
    return text;
}

/// The text as its maker wrote it; a text that was set since counts anew.
QString askedText(const QAction& action)
{
    const QString asked = action.property(askedProperty).toString();
    return withoutLetter(asked) == withoutLetter(action.text()) && !asked.isEmpty() ? asked : action.text();
}

/// Where a letter is that nobody has: the beginnings of words first.
qsizetype freeLetter(const QString& plain, const QSet<QChar>& taken)
{
    for (const bool beginnings : {true, false}) {
        for (qsizetype i = 0; i < plain.size(); ++i) {
            const bool begins = i == 0 || plain[i - 1] == QLatin1Char(' ');
            if (begins == beginnings && plain[i].isLetter() && !taken.contains(plain[i].toLower()))
                return i;
        }
    }
    return -1;
}

} // namespace

void shareLetters(const QList<QAction*>& actions)
{
    QSet<QChar> taken;
    QList<QAction*> left;
    for (QAction* action : actions) {
        if (action->isSeparator())
            continue;
        const QString asked = askedText(*action);
        const qsizetype at = letterIn(asked);
        if (at < 0)
            continue;
        action->setProperty(askedProperty, asked);
        if (taken.contains(asked[at].toLower())) {
            left << action;
            continue;
        }
        taken << asked[at].toLower();
        action->setText(asked);
    }
    for (QAction* action : left) {
        QString text = withoutLetter(action->property(askedProperty).toString());
        if (const qsizetype at = freeLetter(text, taken); at >= 0) {
            taken << text[at].toLower();
            text.insert(at, QLatin1Char('&'));
        }
        action->setText(text);
    }
}

} // namespace chartroom::app
