#pragma once

#include "views/common/icons.h"

#include <QFrame>

#include <functional>
#include <vector>

class QLabel;

namespace chartroom::views {

class SentenceLabel;

/// A sentence above a document that waits for an answer, with a button for each. Hidden while it has nothing
/// to say; a new sentence takes the place of the old one. Where both do not fit beside each other the buttons
/// are below the sentence, in as many rows as they take; of a sentence that is too long for the window they
/// leave the beginning.
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
        /// Whether it is an answer at all: one that only shows more, or keeps all as it is, can be given by
        /// mistake.
        bool decides = true;
    };

    explicit ActionNotice(QWidget* parent = nullptr);

    /// Says something. An answer leaves the notice as it is: who asked decides what comes next. The keys stay
    /// in the notice where they are at an answer: at the same one, else where focusUndecided() leads.
    void say(Icon sign, const QString& sentence, std::vector<Answer> answers = {});
    /// Has nothing more to say.
    void clear();
    [[nodiscard]] QString sentence() const;
    /// The sentence takes so many lines at most; 0: as many as it needs.
    void setMostLines(int lines);
    /// The height that it takes of a width with so many lines of the sentence at most; 0: with all of them.
    [[nodiscard]] int heightFor(int width, int mostLines) const;
    [[nodiscard]] int heightForWidth(int width) const override { return heightFor(width, m_mostLines); }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Presses an answer's button.
    void answer(int index);
    /// Gives the keys to an answer's button.
    void focusAnswer(int index);
    /// Gives them to the first answer that decides nothing, or to the sentence where each decides something.
    void focusUndecided();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Places
    {
        QRect sign;
        QRect sentence;
        QRect buttons;
        int height = 0;
    };

    void colour();
    [[nodiscard]] bool hasAnswers() const;
    /// Where the parts are in a width, with the height that they need.
    [[nodiscard]] Places placesIn(int width, int mostLines) const;
    void arrange();

    Icon m_icon = Icon::Warning;
    QLabel* m_sign;
    SentenceLabel* m_sentence;
    QWidget* m_buttons;
    int m_mostLines = 0;
    int m_undecided = -1; ///< the first answer that decides nothing; none: -1
};

} // namespace chartroom::views
