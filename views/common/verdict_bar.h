#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace chartroom::views {

class SentenceLabel;

/// One line above a document: what the game will say to the file, by sign, word and colour.
class VerdictBar : public QFrame
{
    Q_OBJECT

public:
    enum class State {
        Pending, ///< not known yet
        Good,    ///< accepted
        Caution, ///< accepted, but there is something to look at
        Bad      ///< rejected or unreadable
    };

    explicit VerdictBar(QWidget* parent = nullptr);

    /// Shows a sentence (plain text), in a narrow window as much of it as fits into three lines; the tool tip
    /// has all of it. The [Show] button is there when there is something to be shown.
    void setVerdict(State state, const QString& sentence, bool canShow = false);
    /// It fits into two lines, while there is something else to be read beside it.
    void setBrief(bool brief);
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString sentence() const;

Q_SIGNALS:
    /// What is said takes so much of the bar's width now, in logical pixels.
    void heightWanted(int height);
    /// The user wants to see the reason.
    void showRequested();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void colour();

    State m_state = State::Pending;
    int m_wanted = 0; ///< the height that was told last
    QLabel* m_sign;
    SentenceLabel* m_sentence;
    QToolButton* m_show;
};

} // namespace chartroom::views
