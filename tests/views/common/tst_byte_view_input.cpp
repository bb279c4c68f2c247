// Keys, mouse and wheel in the byte view.
#include "tests/views/common/byte_fixture.h"

#include <QSignalSpy>

using namespace chartroom;
using core::ByteRange;
using views::ByteView;
using Side = ByteView::Side;

class ByteViewInputTest : public QObject, protected test::ByteFixture
{
    Q_OBJECT

    static void drag(ByteView& view, const QPoint& from, const QPoint& to)
    {
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(view.viewport(), (from + to) / 2);
        QTest::mouseMove(view.viewport(), to);
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, to);
    }

private Q_SLOTS:
    void keysMoveTheCaret()
    {
        ByteView view;
        show(view, write(counted(100)));
        QSignalSpy moved(&view, &ByteView::caretMoved);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.caret(), 1U);
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(view.caret(), 17U);
        QTest::keyClick(&view, Qt::Key_End);
        QCOMPARE(view.caret(), 31U);
        QTest::keyClick(&view, Qt::Key_Home);
        QCOMPARE(view.caret(), 16U);
        QTest::keyClick(&view, Qt::Key_Left);
        QCOMPARE(view.caret(), 15U);
        QTest::keyClick(&view, Qt::Key_Up);
        QCOMPARE(view.caret(), 15U); // there is no line above
        QTest::keyClick(&view, Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(view.caret(), 100U);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.caret(), 100U);
        QTest::keyClick(&view, Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(view.caret(), 0U);
        QCOMPARE(moved.size(), 7);
        QCOMPARE(moved.last().first().toULongLong(), 0U);
    }

    void shiftExtends()
    {
        ByteView view;
        show(view, write(counted(100)));
        view.goTo(20);
        QSignalSpy selected(&view, &ByteView::selectionChanged);
        QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(view.selection(), (ByteRange{20, 1}));
        QTest::keyClick(&view, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(view.selection(), (ByteRange{20, 17}));
        QTest::keyClick(&view, Qt::Key_Home, Qt::ShiftModifier | Qt::ControlModifier);
        QCOMPARE(view.selection(), (ByteRange{0, 20}));
        QCOMPARE(selected.size(), 3);
        QCOMPARE(selected.last().first().value<ByteRange>(), (ByteRange{0, 20}));
        QTest::keyClick(&view, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(view.selection(), (ByteRange{0, 100}));
        QTest::keyClick(&view, Qt::Key_Escape);
        QCOMPARE(view.selection().length, 0U);
    }

    void pagesKeepTheCaretInView()
    {
        ByteView view;
        show(view, write(counted(5000)));
        const auto page = static_cast<std::uint64_t>(view.visibleRows()) * 16;
        QTest::keyClick(&view, Qt::Key_PageDown);
        QCOMPARE(view.caret(), page);
        QCOMPARE(view.topOffset(), page);
        QTest::keyClick(&view, Qt::Key_PageDown, Qt::ShiftModifier);
        QCOMPARE(view.selection(), (ByteRange{page, page}));
        QTest::keyClick(&view, Qt::Key_PageUp);
        QTest::keyClick(&view, Qt::Key_PageUp);
        QCOMPARE(view.caret(), 0U);
        QCOMPARE(view.topOffset(), 0U);
    }

    void tabGoesToTheTextAndOn()
    {
        QWidget window;
        ByteView view(&window);
        QWidget next(&window);
        next.setFocusPolicy(Qt::StrongFocus);
        QWidget::setTabOrder(&view, &next);
        view.setFile(mapped(write(counted(100))));
        window.resize(600, 300);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window, test::patience));
        view.setFocus(Qt::TabFocusReason);
        QCOMPARE(view.side(), Side::Hex);
        QTest::keyClick(&view, Qt::Key_Tab);
        QCOMPARE(view.side(), Side::Text);
        QVERIFY(view.hasFocus());
        QTest::keyClick(&view, Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(view.side(), Side::Hex);
        QTest::keyClick(&view, Qt::Key_Tab);
        QTest::keyClick(&view, Qt::Key_Tab);
        QVERIFY(next.hasFocus());
    }

    void theMouseSelectsWholeBytes()
    {
        ByteView view;
        show(view, write(counted(200)));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at(view, 35));
        QCOMPARE(view.caret(), 35U);
        QCOMPARE(view.selection().length, 0U);
        drag(view, at(view, 33), at(view, 50));
        QCOMPARE(view.selection(), (ByteRange{33, 18}));
        drag(view, at(view, 50), at(view, 33));
        QCOMPARE(view.selection(), (ByteRange{33, 18}));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::ShiftModifier, at(view, 70));
        QCOMPARE(view.selection(), (ByteRange{51, 20}));
        drag(view, at(view, 3, Side::Text), at(view, 5, Side::Text));
        QCOMPARE(view.selection(), (ByteRange{3, 3}));
        QCOMPARE(view.side(), Side::Text);
        // A drag stays on its side, wherever the pointer goes.
        drag(view, at(view, 16), at(view, 18, Side::Text));
        QCOMPARE(view.selection(), (ByteRange{16, 16}));
    }

    void theWheelScrollsAndZooms()
    {
        ByteView view;
        show(view, write(counted(20000)));
        wheel(view, -120);
        QCOMPARE(view.topOffset(), 3U * 16);
        // A touch pad's small parts add up.
        for (int i = 0; i < 40; ++i)
            wheel(view, -1);
        QCOMPARE(view.topOffset(), 4U * 16);
        wheel(view, 1200);
        QCOMPARE(view.topOffset(), 0U);
        const int height = view.cellRect(0, Side::Hex).height();
        wheel(view, 240, Qt::ControlModifier);
        QVERIFY(view.cellRect(0, Side::Hex).height() > height);
        QTest::keyClick(&view, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(view.cellRect(0, Side::Hex).height(), height);
    }
};

QTEST_MAIN(ByteViewInputTest)
#include "tst_byte_view_input.moc"
