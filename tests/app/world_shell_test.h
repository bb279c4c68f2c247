#pragma once

#include "tests/app/world_shell.h"

#include <QDockWidget>
#include <QObject>

namespace chartroom::test {

/// A test of the keys of a world's window: every function has a window of its own with the world `alpha` in
/// it.
class WorldShellTest : public QObject
{
    Q_OBJECT

protected:
    /// What every function of a test finds done in its window; it checks itself. The base does nothing.
    virtual void prepare() {}
    [[nodiscard]] WorldShell& shell() const { return *m_shell; }
    [[nodiscard]] views::WorldWorkbench& bench() const { return *m_shell->current(); }
    [[nodiscard]] views::WorldDocks& docks() const { return bench().docks(); }
    [[nodiscard]] QWidget* map() const { return m_shell->map(); }
    /// The dock that the focus is in; null when it is in none.
    [[nodiscard]] QDockWidget* here() const;
    /// Presses a key where the focus is.
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        WorldShell::press(key, modifiers);
    }

protected Q_SLOTS:
    void init();
    void cleanup();

private:
    std::unique_ptr<WorldShell> m_shell;
};

} // namespace chartroom::test
