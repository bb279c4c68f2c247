#pragma once

#include "tests/views/world/world_tool_test.h"

#include <cstdlib>

namespace chartroom::test {

/// A test that works with the cell cursor, by its keys.
class CellCursorTest : public WorldToolTest
{
protected:
    [[nodiscard]] views::CellCursor& cursor() { return window().bench().page().cursor(); }
    /// Shows it, where it is not shown yet.
    void appear()
    {
        if (!cursor().tile())
            window().key(Qt::Key_Up, Qt::ControlModifier);
        QVERIFY(cursor().tile());
    }
    /// Moves it by so many tiles.
    void walk(int x, int y)
    {
        for (int i = 0; i < std::abs(x); ++i)
            window().key(x < 0 ? Qt::Key_Left : Qt::Key_Right, Qt::ControlModifier);
        for (int i = 0; i < std::abs(y); ++i)
            window().key(y < 0 ? Qt::Key_Up : Qt::Key_Down, Qt::ControlModifier);
    }
    /// Moves it to a tile.
    void goTo(int x, int y)
    {
        appear();
        walk(x - cursor().tile()->x(), y - cursor().tile()->y());
        QCOMPARE(cursor().tile(), std::optional(QPoint(x, y)));
    }
};

} // namespace chartroom::test
