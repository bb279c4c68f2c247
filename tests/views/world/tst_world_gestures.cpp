// Gestures and keys of the canvas in any tool, and what comes in their middle.
#include "tests/support/wheel.h"
#include "tests/views/world/world_tool_test.h"

#include <QClipboard>
#include <QDockWidget>
#include <QLineEdit>

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

class WorldGesturesTest : public test::WorldToolTest
{
    Q_OBJECT

private Q_SLOTS:
    void commandsInMidGesture_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("keys");
        QTest::addColumn<QString>("left"); ///< what is painted afterwards
        QTest::newRow("undo") << int(Qt::Key_Z) << int(Qt::ControlModifier) << "      ";
        QTest::newRow("cancel") << int(Qt::Key_Escape) << 0 << "      ";
        QTest::newRow("other tool") << int(Qt::Key_F) << 0 << " WWW  ";
    }

    void commandsInMidGesture()
    {
        QFETCH(int, key);
        QFETCH(int, keys);
        QFETCH(QString, left);
        window().press(-2, 3);
        window().move(0, 3);
        window().key(key, static_cast<Qt::KeyboardModifiers>(keys));
        window().move(2, 3);
        window().release(2, 3);
        QCOMPARE(window().row(1, -3, 3, 6), left);
        // Nothing is left open: ten steps back and forth do no harm.
        for (int i = 0; i < 10; ++i)
            window().key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window().row(1, -3, 3, 6), QStringLiteral("      "));
        for (int i = 0; i < 10; ++i)
            window().key(Qt::Key_Y, Qt::ControlModifier);
        window().key(Qt::Key_B);
        window().click(0, 0);
        QCOMPARE(window().room(1, 0, 0), QChar(u'W'));
    }

    void undoInMidStrokeTakesNoEarlierStepBack()
    {
        window().click(4, 4);
        QCOMPARE(window().steps(), 1U);
        // Nothing changes: the symbol is there already.
        window().press(4, 4);
        window().key(Qt::Key_Z, Qt::ControlModifier);
        window().release(4, 4);
        QCOMPARE(window().steps(), 1U);
        QCOMPARE(window().room(1, 4, 4), QChar(u'W'));
        window().key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window().steps(), 0U);
    }

    void saveInMidGesture()
    {
        QSignalSpy saved(&window().bench(), &Workbench::saved);
        QSignalSpy said(&window().bench(), &Workbench::messageShown);
        window().press(-2, 3);
        window().move(0, 3);
        window().key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(said.last().first().toString().contains(QStringLiteral("when the stroke ends")));
        QTest::qWait(50);
        QCOMPARE(saved.size(), 0);
        window().move(1, 3);
        window().release(1, 3);
        // The file has what one undo takes back: all of the stroke.
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(saved.first().first().toBool());
        QCOMPARE(window().dirty(), QString());
        QCOMPARE(window().steps(), 1U);
        QVERIFY(fileOf(QStringLiteral("0_0")).contains("WW"));
        window().undo();
        QCOMPARE(window().row(1, -3, 3, 6), QStringLiteral("      "));
        QCOMPARE(window().dirty(), QStringLiteral("-1:0 0:0"));
        // A stroke that is taken back is not saved first, and nothing is saved twice.
        window().press(-2, 5);
        window().move(0, 5);
        window().key(Qt::Key_S, Qt::ControlModifier);
        window().key(Qt::Key_Escape);
        window().release(0, 5);
        QTRY_COMPARE(saved.size(), 2);
        QCOMPARE(window().dirty(), QString());
        QVERIFY(!fileOf(QStringLiteral("0_0")).contains("W"));
        window().click(4, 4);
        QTest::qWait(50);
        QCOMPARE(saved.size(), 2);
    }

    void saveInMidStrokeOfAKey()
    {
        QSignalSpy saved(&window().bench(), &Workbench::saved);
        window().key(Qt::Key_Up, Qt::ControlModifier);
        window().key(Qt::Key_Q);
        window().key(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(window().session().inGesture());
        // No second key is waited for: the window may be about to close.
        window().key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(saved.size(), 1);
        QCOMPARE(window().dirty(), QString());
        QCOMPARE(window().steps(), 1U);
        QVERIFY(fileOf(QStringLiteral("0_0")).contains("WW"));
    }

    void undoInMidDragTakesTheDragBack_data()
    {
        QTest::addColumn<int>("tool");
        QTest::newRow("rectangle") << int(Qt::Key_P);
        QTest::newRow("selection") << int(Qt::Key_R);
        QTest::newRow("chunks") << int(Qt::Key_C);
    }

    void undoInMidDragTakesTheDragBack()
    {
        QFETCH(int, tool);
        window().click(6, 6);
        window().key(tool);
        window().press(0, 0);
        window().move(3, 3);
        window().undo();
        window().release(3, 3);
        // The step before is still there, and nothing came of the drag.
        QCOMPARE(window().steps(), 1U);
        QCOMPARE(window().room(1, 6, 6), QChar(u'W'));
        QCOMPARE(window().room(1, 1, 1), QChar(u' '));
        QVERIFY(window().state().selection().isEmpty());
        QVERIFY(window().state().selectedChunks().empty());
        // Then it is the step's turn.
        window().undo();
        QCOMPARE(window().steps(), 0U);
        // Where there is no step either.
        window().press(0, 0);
        window().move(3, 3);
        window().undo();
        window().release(3, 3);
        QCOMPARE(window().steps(), 0U);
        QVERIFY(window().state().selection().isEmpty());
    }

    void bothButtonsAndLostFocus()
    {
        window().press(-2, 3);
        window().move(0, 3);
        window().press(0, 3, Qt::RightButton);
        window().release(0, 3, Qt::RightButton);
        window().move(1, 3);
        window().release(1, 3);
        QCOMPARE(window().row(1, -3, 3, 6), QStringLiteral(" WWWW "));
        QCOMPARE(window().steps(), 1U);
        // Another window comes to the front: what was painted stays, as one step.
        window().press(-2, 5);
        window().move(0, 5);
        QFocusEvent out(QEvent::FocusOut, Qt::ActiveWindowFocusReason);
        QCoreApplication::sendEvent(&window().canvas(), &out);
        window().move(3, 5);
        window().release(3, 5);
        QCOMPARE(window().row(1, -3, 5, 8), QStringLiteral(" WWW    "));
        QCOMPARE(window().steps(), 2U);
        QVERIFY(!window().session().inGesture());
    }

    void zoomWhilePainting()
    {
        window().press(0, 3);
        const QPointF at = window().at(0, 3);
        test::turnWheel(window().canvas(), at, {0, -240}, {}, Qt::LeftButton);
        QVERIFY(window().canvas().camera().scale() < 32);
        window().move(4, 3);
        window().release(4, 3);
        QCOMPARE(window().row(1, -1, 3, 7), QStringLiteral(" WWWWW "));
        QCOMPARE(window().steps(), 1U);
    }

    void panningWithSpaceAndMiddlePaintsNothing()
    {
        const QPointF centre = window().canvas().camera().centre();
        window().press(0, 0, Qt::MiddleButton);
        window().move(2, 0, Qt::MiddleButton);
        window().release(2, 0, Qt::MiddleButton);
        QVERIFY(window().canvas().camera().centre() != centre);
        QCOMPARE(window().steps(), 0U);
    }

    void textFieldsKeepTheirLetters()
    {
        auto* field = new QLineEdit;
        auto* dock = new QDockWidget(&window().bench());
        dock->setWidget(field);
        window().bench().addDockWidget(Qt::LeftDockWidgetArea, dock);
        window().click(0, 0);
        field->setFocus();
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClicks(field, QStringLiteral("efpx1"));
        QCOMPARE(field->text(), QStringLiteral("efpx1"));
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window().state().tool(), ToolKind::Brush);
        QCOMPARE(window().steps(), 1U);
        QCOMPARE(window().room(1, 0, 0), QChar(u'W'));
    }

    void noEditMovesTheView_data()
    {
        QTest::addColumn<double>("scale");
        QTest::newRow("far") << 0.5;
        QTest::newRow("near") << 20.0;
        QTest::newRow("all") << 0.0; // what Fit shows
    }

    void noEditMovesTheView()
    {
        QFETCH(double, scale);
        window().drag({-2, -2}, {1, 1});
        window().key(Qt::Key_R);
        QCoreApplication::processEvents(); // the options bar may be of another height
        if (scale > 0)
            window().canvas().lookAt({-40.5, 30.5}, scale);
        else
            window().key(Qt::Key_Slash, Qt::ControlModifier);
        const canvas::ViewPlace before = window().canvas().view();
        const QRect bounds = window().canvas().camera().bounds();
        window().state().setSelection(QRect(-2, -2, 4, 4));
        const QPoint from = window().at(0, 0);
        QTest::mousePress(&window().canvas(), Qt::LeftButton, {}, from);
        window().move(200, 300);
        QTest::mouseRelease(&window().canvas(), Qt::LeftButton, {}, window().at(200, 300));
        QCOMPARE(window().room(1, 201, 301), QChar(u'W'));
        QVERIFY(window().canvas().camera().bounds() != bounds);
        QCOMPARE(window().canvas().view().centre, before.centre);
        QCOMPARE(window().canvas().view().scale, before.scale);
        // Nor does what comes after: a picture, another size of the window, a small movement.
        std::ignore = window().canvas().grabImage();
        window().bench().resize(window().bench().size() - QSize(0, 20));
        QCOMPARE(window().canvas().view().scale, before.scale);
        const QPointF still = window().canvas().view().centre;
        window().key(Qt::Key_Right);
        const QPointF moved = (window().canvas().view().centre - still) * before.scale;
        QVERIFY2(std::abs(moved.x()) <= 65 && std::abs(moved.y()) <= 1,
                 qPrintable(QStringLiteral("%1 %2").arg(moved.x()).arg(moved.y())));
        window().undo();
        QVERIFY(QLineF(still, window().canvas().view().centre).length() * before.scale < 70);
    }

    void theWheelWithAltTurnsTheStamp_data()
    {
        QTest::addColumn<QPoint>("angle");
        QTest::newRow("vertical") << QPoint(0, -120);
        QTest::newRow("horizontal") << QPoint(-120, 0); // as some systems have it while Alt is held
    }

    void theWheelWithAltTurnsTheStamp()
    {
        QFETCH(QPoint, angle);
        window().click(-1, 0);
        window().state().setSymbol(u'g');
        window().click(0, 0);
        window().drag({-1, 0}, {0, 0}, Qt::RightButton);
        QCOMPARE(window().state().tool(), ToolKind::Stamp);
        const canvas::ViewPlace before = window().canvas().view();
        const QPointF at = window().at(4, 4);
        test::turnWheel(window().canvas(), at, angle, Qt::AltModifier);
        window().click(4, 4);
        QCOMPARE(QString(window().room(1, 4, 4)) + window().room(1, 4, 5), QStringLiteral("Wg"));
        QCOMPARE(window().canvas().view().scale, before.scale);
        QCOMPARE(window().canvas().view().centre, before.centre);
    }

    void theWheelWithShiftSizesTheBrush()
    {
        const double scale = window().canvas().view().scale;
        window().wheel(0, 0, 2, Qt::ShiftModifier);
        QCOMPARE(window().state().brush().size, 3);
        window().wheel(0, 0, -1, Qt::ShiftModifier);
        QCOMPARE(window().state().brush().size, 2);
        window().click(0, 0);
        QCOMPARE(window().row(1, -1, 0, 4), QStringLiteral(" WW "));
        QCOMPARE(window().canvas().view().scale, scale);
    }

    void spaceDragsWithTheFirstPress()
    {
        const QPointF centre = window().canvas().view().centre;
        QTest::keyPress(&window().canvas(), Qt::Key_Space);
        window().press(0, 0);
        window().move(3, 0);
        window().release(3, 0);
        QTest::keyRelease(&window().canvas(), Qt::Key_Space);
        QCOMPARE(window().canvas().view().centre, centre - QPointF(3, 0));
        QCOMPARE(window().steps(), 0U);
        window().click(0, 0);
        QCOMPARE(window().room(1, 0, 0), QChar(u'W'));
    }

    void arrowsMoveTheView()
    {
        const double scale = window().canvas().view().scale / window().canvas().devicePixelRatioF();
        const auto moved = [this, scale](Qt::Key key, Qt::KeyboardModifiers keys) {
            const QPointF before = window().canvas().view().centre;
            window().key(key, keys);
            return (window().canvas().view().centre - before) * scale;
        };
        QCOMPARE(moved(Qt::Key_Right, {}), QPointF(64, 0));
        QCOMPARE(moved(Qt::Key_Left, {}), QPointF(-64, 0));
        QCOMPARE(moved(Qt::Key_Down, {}), QPointF(0, 64));
        QCOMPARE(moved(Qt::Key_Up, {}), QPointF(0, -64));
        const QPointF fast = moved(Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(fast.x() > 64 * 2 && fast.y() == 0);
    }

    void theMousesOwnButtonsWalkTheHistoryOfViews()
    {
        const QPointF first = window().canvas().view().centre;
        window().canvas().lookAt({8.5, 8.5});
        const QPointF second = window().canvas().view().centre;
        window().click(0, 0, Qt::BackButton);
        QCOMPARE(window().canvas().view().centre, first);
        window().click(0, 0, Qt::ForwardButton);
        QCOMPARE(window().canvas().view().centre, second);
        QCOMPARE(window().steps(), 0U);
    }

    void theTopLayerIsPicked_data()
    {
        QTest::addColumn<Qt::MouseButton>("button");
        QTest::addColumn<Qt::KeyboardModifiers>("keys");
        QTest::newRow("Ctrl+right") << Qt::RightButton << Qt::KeyboardModifiers(Qt::ControlModifier);
        QTest::newRow("Alt+left") << Qt::LeftButton << Qt::KeyboardModifiers(Qt::AltModifier);
    }

    void theTopLayerIsPicked()
    {
        QFETCH(Qt::MouseButton, button);
        QFETCH(Qt::KeyboardModifiers, keys);
        window().click(0, 0);
        window().state().setActiveLayer(LayerKey::height("height_1"));
        window().click(0, 0);
        window().state().setActiveLayer(LayerKey::room(0));
        const std::size_t steps = window().steps();
        window().click(0, 0, button, keys);
        QCOMPARE(window().state().activeLayer(), LayerKey::height("height_1"));
        // A layer that is not seen is not picked.
        window().key(Qt::Key_H, Qt::ControlModifier);
        window().click(0, 0, button, keys);
        QCOMPARE(window().state().activeLayer(), LayerKey::room(1));
        QCOMPARE(window().steps(), steps);
    }

    void coordinatesAreCopied()
    {
        window().move(3, -2, Qt::NoButton);
        window().key(Qt::Key_C, Qt::AltModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("3, -2"));
    }

private:
    /// The bytes of a chunk's file.
    [[nodiscard]] QByteArray fileOf(const QString& chunk)
    {
        QFile file(window().folder() + QStringLiteral("/chunks/%1.json").arg(chunk));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

QTEST_MAIN(WorldGesturesTest)
#include "tst_world_gestures.moc"
