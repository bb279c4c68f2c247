// The cell cursor, by which somebody paints without a pointer: where it goes and how it is seen.
#include "tests/views/world/cell_cursor_test.h"

using namespace chartroom;
using namespace chartroom::views;

class WorldCellCursorTest : public test::CellCursorTest
{
    Q_OBJECT

private Q_SLOTS:
    void ctrlArrowsMoveIt()
    {
        QSignalSpy said(&window().bench(), &Workbench::messageShown);
        QSignalSpy places(&window().bench(), &Workbench::placeTextChanged);
        QSignalSpy modes(&window().bench(), &Workbench::modeTextChanged);
        QVERIFY(!cursor().tile());
        // First it appears, and is explained.
        window().key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(cursor().tile(), std::optional(QPoint(0, 0)));
        QVERIFY(said.last().first().toString().startsWith(QStringLiteral("Cell cursor")));
        QVERIFY(modes.last().first().toString().endsWith(QStringLiteral("cell cursor")));
        walk(2, -3);
        QCOMPARE(cursor().tile(), std::optional(QPoint(2, -3)));
        QVERIFY(places.last().first().toString().contains(QStringLiteral("world 2, -3")));
        window().key(Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(cursor().tile(), std::optional(QPoint(-8, -3)));
        // The plain arrows still move the map.
        const QPointF centre = window().canvas().camera().centre();
        window().key(Qt::Key_Left);
        QVERIFY(window().canvas().camera().centre() != centre);
        QCOMPARE(cursor().tile(), std::optional(QPoint(-8, -3)));
        QCOMPARE(window().steps(), 0U);
    }

    void theViewFollowsIt()
    {
        window().canvas().lookAt({0.5, 0.5}, 64);
        appear();
        for (int i = 0; i < 3; ++i)
            window().key(Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
        const QPoint at = *cursor().tile();
        QVERIFY(at.x() > 10);
        const QRectF seen = window().canvas().camera().visibleRect();
        QVERIFY(seen.contains(QRectF(at, QSizeF(1, 1))));
        // And no farther than it must.
        QVERIFY(seen.right() - at.x() < 5);
    }

    void itGoesAlongToAPlace()
    {
        // Also one that is hidden: it marks the place.
        for (const bool hidden : {false, true}) {
            goTo(3, 3);
            if (hidden)
                window().key(Qt::Key_Escape);
            QCOMPARE(cursor().tile().has_value(), !hidden);
            window().key(Qt::Key_Home);
            QCOMPARE(cursor().tile(), std::optional(QPoint(0, 0)));
        }
    }

    void itIsSeenOnAnyGround()
    {
        const QImage before = window().canvas().grabImage();
        appear();
        const QImage after = window().canvas().grabImage();
        const double ratio = window().canvas().devicePixelRatioF();
        // A frame around the tile, dark and light.
        const QPoint middle = (QPointF(window().at(0, 0)) * ratio).toPoint();
        bool dark = false;
        bool light = false;
        for (int x = 0; x < int(24 * ratio); ++x) {
            const QColor color = after.pixelColor(middle + QPoint(x, 0));
            dark |= color.lightness() < 20;
            light |= color.lightness() > 240;
        }
        QVERIFY(dark && light);
        QVERIFY(before != after);
        // Esc takes it away.
        window().key(Qt::Key_Escape);
        QVERIFY(!cursor().tile());
        QTRY_COMPARE(window().canvas().grabImage(), before);
    }

    void thePointerTakesOver()
    {
        goTo(3, 3);
        window().move(0, 1, Qt::NoButton);
        QVERIFY(!cursor().tile());
        QCOMPARE(window().state().hovered(), std::optional(QPoint(0, 1)));
        // From there it goes on.
        window().key(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(cursor().tile(), std::optional(QPoint(0, 1)));
        // A press too, and what a key held ends.
        window().key(Qt::Key_Q);
        walk(1, 0);
        window().move(4, 4, Qt::NoButton);
        QVERIFY(cursor().isHeld());
        window().click(4, 4);
        QVERIFY(!cursor().isHeld());
        QVERIFY(!cursor().tile());
        QCOMPARE(window().row(1, -1, 1, 4), QStringLiteral(" WW "));
        QCOMPARE(window().room(1, 4, 4), QChar(u'W'));
        QCOMPARE(window().steps(), 2U);
        // And a key leaves the gesture of the mouse alone.
        window().press(-3, 5);
        window().key(Qt::Key_Right, Qt::ControlModifier);
        window().key(Qt::Key_Q);
        window().move(-1, 5);
        window().release(-1, 5);
        QCOMPARE(window().row(1, -4, 5, 5), QStringLiteral(" WWW "));
        QCOMPARE(window().steps(), 3U);
    }
};

QTEST_MAIN(WorldCellCursorTest)
#include "tst_world_cell_cursor.moc"
