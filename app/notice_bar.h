#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace chartroom::app {

/// What could not be done, above the tabs, until it is closed. Several at once become one list, so that a
/// hundred bad files do not make a hundred windows.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    /// Adds sentences (plain text) and shows the bar.
    void add(const QStringList& sentences);
    void clear();
    [[nodiscard]] const QStringList& sentences() const { return m_sentences; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void showText();
    void colour();

    QStringList m_sentences;
    QLabel* m_sign;
    QLabel* m_text;
};

} // namespace chartroom::app
