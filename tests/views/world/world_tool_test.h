#pragma once

#include "tests/views/world/world_window.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace chartroom::test {

/// A test of what the pointer does on a world's canvas: every function has a small world in a window of its
/// own, with the brush taken, `W` as the symbol and layer 1 as the active one.
class WorldToolTest : public QObject
{
    Q_OBJECT

protected:
    [[nodiscard]] WorldWindow& window() { return *m_window; }

private Q_SLOTS:
    void init();
    void cleanup();

private:
    std::unique_ptr<WorldWindow> m_window;
};

/// What the status bar would say of a world from now on.
class StatusLine : public QObject
{
    Q_OBJECT

public:
    explicit StatusLine(views::WorldWorkbench& bench);
    [[nodiscard]] const QString& text() const { return m_text; }

private:
    QString m_text;
};

/// Waits for a modal dialog and does something with it. Call it before the press that opens the dialog.
class DialogAnswer : public QObject
{
    Q_OBJECT

public:
    explicit DialogAnswer(std::function<void(QWidget& dialog)> answer);
    /// Whether there was one.
    [[nodiscard]] bool done() const { return m_done; }

private:
    std::function<void(QWidget&)> m_answer;
    QTimer m_look;
    bool m_done = false;
};

} // namespace chartroom::test
