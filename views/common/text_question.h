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
    /// Whether a text is an answer; without it any is that is not blank. OK waits for one.
    std::function<bool(const QString& text)> answers;
};

/// Opens the dialog and gives the answer to `take`, unless it is cancelled.
QInputDialog* ask(QWidget* parent, const TextQuestion& question,
                  const std::function<void(const QString& text)>& take);

} // namespace chartroom::views
