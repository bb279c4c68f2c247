#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace chartroom::app {

/// Draws a frame around what has the keys, in all windows of the program, from where the keyboard moved the
/// focus until the mouse is pressed. Styles mark many widgets hardly, and lists, maps and lines of buttons
/// not at all.
class FocusRing : public QObject
{
    Q_OBJECT

public:
    FocusRing();
    ~FocusRing() override;

    /// The widget that the frame is around now; null: there is none.
    [[nodiscard]] const QWidget* target() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(QWidget* focus);
    void place();

    QPointer<QWidget> m_target;
    QPointer<QWidget> m_frame;
    bool m_byKeys = false; ///< the last thing that was pressed is a key
};

} // namespace chartroom::app
