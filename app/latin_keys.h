#pragma once

#include <QObject>

#include <optional>

class QKeyEvent;
class QWidget;

namespace chartroom::app {

/// The Latin letter, digit or sign of a key on a keyboard with the usual place of letters, by its number
/// under X11 and Wayland; nothing for keys that have none.
[[nodiscard]] std::optional<Qt::Key> latinKeyAt(quint32 scanCode);

/// Makes shortcuts work where the keyboard writes other letters than Latin ones and no Latin layout stands
/// beside it (with one, Qt looks there by itself), or where it has the digits behind Shift, as in France: a
/// key counts as the one in its place. What is typed into text stays what it is.
class LatinKeys : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] static bool act(QWidget& focus, const QKeyEvent& key);
};

} // namespace chartroom::app
