#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QInputDialog;
class QWidget;

namespace chartroom::views {

/// What a small dialog asks for: one line of text.
struct TextQuestion
{
    QString title;
    QString label;
    QString text;        ///< what stands there at first
    QStringList choices; ///< to choose from; any other text can be typed
    /// The sentence that says why a text is no answer; empty: it is one. It is said below what is typed, and
    /// OK waits for an answer. A blank text is none in any case, and needs no sentence.
    std::function<QString(const QString& text)> problem;
};

/// Opens the dialog and gives the answer to `take`, unless it is cancelled.
QInputDialog* ask(QWidget* parent, const TextQuestion& question,
                  const std::function<void(const QString& text)>& take);

} // namespace chartroom::views
