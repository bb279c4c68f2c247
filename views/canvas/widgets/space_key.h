#pragma once

#include <QObject>

class QWidget;

namespace chartroom::canvas {

/// Knows whether Space is held while the pointer is over a widget, whichever widget has the focus: the first
/// press must count even if the last click went elsewhere. Text fields keep their spaces, and so does what
/// the keyboard went to while the pointer lies where it lay.
class SpaceKey : public QObject
{
    Q_OBJECT

public:
    explicit SpaceKey(QWidget* widget);
    [[nodiscard]] bool isHeld() const { return m_held; }

Q_SIGNALS:
    void changed(bool held);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void watch(bool on);
    void setHeld(bool held);

    QWidget* m_widget;
    bool m_watching = false;
    bool m_held = false;
    bool m_walking = false; ///< the focus was moved by keys, and the pointer not since
};

} // namespace chartroom::canvas
