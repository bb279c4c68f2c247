#include "model/common/short_text.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace chartroom::model {

namespace {

/// So far around a place its letter is looked for: one that has more marks than that is cut between them.
constexpr qsizetype reach = 32;

bool isWithinPair(const QString& text, qsizetype at)
{
    return at > 0 && at < text.size() && text[at - 1].isHighSurrogate() && text[at].isLowSurrogate();
}

enum class Side { Before, Behind };

/// The place itself where no letter is cut there, else the one before or behind the letter.
qsizetype wholeLetters(const QString& text, qsizetype at, Side side)
{
    if (at <= 0 || at >= text.size())
        return std::clamp<qsizetype>(at, 0, text.size());
    qsizetype from = std::max<qsizetype>(at - reach, 0);
    from -= isWithinPair(text, from) ? 1 : 0;
    qsizetype to = std::min(at + reach, text.size());
    to += isWithinPair(text, to) ? 1 : 0;
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text.mid(from, to - from));
    letters.setPosition(at - from);
    if (!letters.isAtBoundary())
        side == Side::Before ? letters.toPreviousBoundary() : letters.toNextBoundary();
    return from + letters.position();
}

} // namespace

QString shortText(const QString& text, qsizetype most)
{
    if (text.size() <= most)
        return text;
    const qsizetype ending = most - most / 2 - 1;
    return text.left(wholeLetters(text, most / 2, Side::Before)) + QChar(u'…') +
           text.mid(wholeLetters(text, text.size() - ending, Side::Behind));
}

QString beginningOf(const QString& text, qsizetype most)
{
    return text.left(wholeLetters(text, most, Side::Before));
}

} // namespace chartroom::model
