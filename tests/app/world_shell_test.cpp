#include "tests/app/world_shell_test.h"

#include "views/world/world_docks.h"

namespace chartroom::test {

QDockWidget* WorldShellTest::here() const
{
    const QWidget* focus = QApplication::focusWidget();
    for (QDockWidget* dock : docks().all()) {
        if (dock == focus || dock->isAncestorOf(focus))
            return dock;
    }
    return nullptr;
}

void WorldShellTest::init()
{
    m_shell = std::make_unique<WorldShell>();
    QVERIFY(m_shell->openWorld("alpha"));
    prepare();
}

void WorldShellTest::cleanup()
{
    m_shell.reset();
}

} // namespace chartroom::test
