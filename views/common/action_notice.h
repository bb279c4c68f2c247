#pragma once

#include "views/common/icons.h"

#include <QFrame>

#include <functional>
#include <vector>

class QBoxLayout;
class QLabel;

namespace chartroom::views {

class SentenceLabel;

/// A sentence above a document that waits for an answer, with a button for each. Hidden while it has nothing
/// to say; a new sentence takes the place of the old one. Where both do not fit beside each other the buttons
/// are below the sentence; of one that is too long for the window they leave the beginning.
class ActionNotice : public QFrame
{
    Q_OBJECT

public:
    struct Answer
    {
        QString text;
        std::function<void()> act;
        /// What the answer does, for the tool tip.
        QString explanation;
    };

    explicit ActionNotice(QWidget* parent = nullptr);

    /// Says something. An answer leaves the notice as it is: who asked decides what comes next.
    void say(Icon sign, const QString& sentence, std::vector<Answer> answers = {});
    /// Has nothing more to say.
    void clear();
    [[nodiscard]] QString sentence() const;
    /// Presses an answer's button.
    void answer(int index);
    /// Gives the keys to an answer's button.
    void focusAnswer(int index);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void colour();
    void arrange();

    Icon m_icon = Icon::Warning;
    QLabel* m_sign;
    SentenceLabel* m_sentence;
    QWidget* m_buttons;
    QBoxLayout* m_parts; ///< sentence and buttons, beside or below one another
};

} // namespace chartroom::views
