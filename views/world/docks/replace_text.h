#pragma once

class QPlainTextEdit;
class QString;

namespace chartroom::views {

/// Puts a text into a field in the place of the one that is there, which says the same with other blanks or
/// nearly so. Caret, selection and what is in sight stay at what they were at; what was typed before cannot
/// be undone in the field any more, unless the text is the same.
void replaceText(QPlainTextEdit& field, const QString& text);

} // namespace chartroom::views
