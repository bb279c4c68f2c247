#include "views/world/docks/replace_text.h"

#include <QPlainTextEdit>
#include <QScrollBar>

#include <algorithm>

namespace chartroom::views {

namespace {

/// Where a place of one text is in another: at the same distance from an end that is the same in both, else
/// behind as many letters that are no blanks.
qsizetype placeIn(const QString& now, const QString& before, qsizetype place)
{
    if (before.left(place) == now.left(place))
        return place;
    const qsizetype behind = before.size() - place;
    if (behind <= now.size() && before.right(behind) == now.right(behind))
        return now.size() - behind;
    auto letters =
        std::count_if(before.begin(), before.begin() + place, [](QChar c) { return !c.isSpace(); });
    qsizetype at = 0;
    for (; at < now.size() && letters > 0; ++at)
        letters -= now[at].isSpace() ? 0 : 1;
    // What stood right before a letter does so still.
    while (at < now.size() && now[at].isSpace() && behind > 0 && !before[place].isSpace())
        ++at;
    return at;
}

} // namespace

void replaceText(QPlainTextEdit& field, const QString& text)
{
    const QString before = field.toPlainText();
    if (before == text)
        return;
    // A cursor of the field follows its text.
    const int anchor = field.textCursor().anchor();
    const int caret = field.textCursor().position();
    const int across = field.horizontalScrollBar()->value();
    const int down = field.verticalScrollBar()->value();
    const bool seen = field.viewport()->rect().intersects(field.cursorRect());
    field.setPlainText(text);
    QTextCursor moved = field.textCursor();
    moved.setPosition(static_cast<int>(placeIn(text, before, anchor)));
    moved.setPosition(static_cast<int>(placeIn(text, before, caret)), QTextCursor::KeepAnchor);
    field.setTextCursor(moved);
    field.horizontalScrollBar()->setValue(across);
    field.verticalScrollBar()->setValue(down);
    if (seen)
        field.ensureCursorVisible();
}

} // namespace chartroom::views
