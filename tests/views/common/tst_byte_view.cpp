#include "tests/support/files.h"
#include "views/common/byte_view.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QHelpEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>
#include <QWheelEvent>

using namespace chartroom;
using core::ByteRange;
using views::ByteFormat;
using views::ByteMark;
using views::ByteView;
using Side = ByteView::Side;

namespace {

constexpr std::uint64_t gib = std::uint64_t{1} << 30U;

std::shared_ptr<const core::MappedFile> mapped(const QString& path)
{
    auto file = core::MappedFile::open(QFile::encodeName(path).toStdString());
    return file ? std::make_shared<const core::MappedFile>(std::move(*file)) : nullptr;
}

/// Every run of ten bytes is a field.
class TenByTen : public model::ByteStructure
{
public:
    [[nodiscard]] std::vector<model::ByteField> fields(ByteRange window) const override
    {
        ++asked;
        most = std::max(most, window.length);
        std::vector<model::ByteField> result;
        for (std::uint64_t at = window.offset / 10 * 10; at < window.end(); at += 10)
            result.push_back(
                {{at, 10}, model::ByteRole::Number, QStringLiteral("ten %1").arg(at), QStringLiteral("<v>")});
        return result;
    }
    mutable int asked = 0;
    mutable std::uint64_t most = 0;
};

} // namespace

class ByteViewTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    QString write(const QByteArray& bytes)
    {
        const QString path = m_dir.filePath(QStringLiteral("bytes"));
        QFile::remove(path);
        test::writeAll(path, bytes);
        return path;
    }
    QString sparse(std::uint64_t size)
    {
        const QString path = m_dir.filePath(QStringLiteral("sparse"));
        QFile::remove(path);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || !file.resize(static_cast<qint64>(size)))
            qFatal("cannot make a sparse file");
        return path;
    }
    static QByteArray counted(int size)
    {
        QByteArray bytes(size, '\0');
        for (int i = 0; i < size; ++i)
            bytes[i] = static_cast<char>(i);
        return bytes;
    }
    static void show(ByteView& view, const QString& path, int perRow = 16)
    {
        view.setBytesPerRow(perRow);
        view.resize(900, 400);
        view.setFile(mapped(path));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setFocus();
        QVERIFY(view.hasFocus());
    }
    static QPoint at(const ByteView& view, std::uint64_t offset, Side side = Side::Hex)
    {
        return view.cellRect(offset, side).center();
    }
    static void drag(ByteView& view, const QPoint& from, const QPoint& to)
    {
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(view.viewport(), (from + to) / 2);
        QTest::mouseMove(view.viewport(), to);
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, to);
    }
    static void wheel(ByteView& view, int delta, Qt::KeyboardModifiers modifiers = {})
    {
        QWheelEvent event(QPointF(50, 50), view.viewport()->mapToGlobal(QPointF(50, 50)), {}, {0, delta}, {},
                          modifiers, Qt::NoScrollPhase, false);
        QApplication::sendEvent(view.viewport(), &event);
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
        QVERIFY(QTest::qWaitForWindowExposed(&window));
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

    void fourGibibytesAndMore_data()
    {
        QTest::addColumn<quint64>("size");
        QTest::newRow("4 GiB") << quint64(4 * gib);
        QTest::newRow("4 GiB and a byte") << quint64(4 * gib + 1);
        QTest::newRow("100 GiB") << quint64(100 * gib);
    }
    void fourGibibytesAndMore()
    {
        QFETCH(quint64, size);
        ByteView view;
        show(view, sparse(size));
        QCOMPARE(view.size(), size);
        QTest::keyClick(&view, Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(view.caret(), size);
        QVERIFY(view.visibleRange().end() == size);
        QTest::keyClick(&view, Qt::Key_Left);
        QVERIFY(!view.cellRect(size - 1, Side::Hex).isNull());
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at(view, size - 1));
        QCOMPARE(view.caret(), size - 1);
        wheel(view, 120);
        QVERIFY(view.topOffset() > size - 2000);
        view.verticalScrollBar()->setValue(0);
        QCOMPARE(view.topOffset(), 0U);
        view.verticalScrollBar()->setValue(view.verticalScrollBar()->maximum());
        QCOMPARE(view.visibleRange().end(), size);
        view.goTo(size / 2 + 5);
        QVERIFY(!view.cellRect(size / 2 + 5, Side::Hex).isNull());
        QVERIFY(!view.grab().isNull());
    }

    void structureIsAskedForWhatIsVisible()
    {
        ByteView view;
        show(view, sparse(4 * gib));
        const auto structure = std::make_shared<TenByTen>();
        view.setStructure(structure);
        view.goTo(2 * gib);
        view.grab();
        QVERIFY(structure->asked > 0);
        QVERIFY(structure->most <= view.visibleRange().length);
    }

    void hoveringNamesTheField()
    {
        ByteView view;
        show(view, write(counted(200)));
        view.setStructure(std::make_shared<TenByTen>());
        QSignalSpy hovered(&view, &ByteView::hovered);
        const QPoint place = at(view, 25);
        QTest::mouseMove(view.viewport(), place);
        QTRY_VERIFY(!hovered.isEmpty());
        QCOMPARE(hovered.last().first().value<std::optional<quint64>>(), std::optional<quint64>(25));
        QCOMPARE(view.fieldAt(25)->name, QStringLiteral("ten 20"));
        QHelpEvent help(QEvent::ToolTip, place, view.viewport()->mapToGlobal(place));
        QApplication::sendEvent(view.viewport(), &help);
        // The value comes from a file: it must not be taken for markup.
        QTRY_VERIFY(QToolTip::text().contains(QStringLiteral("ten 20")));
        QVERIFY(QToolTip::text().contains(QStringLiteral("&lt;v&gt;")));
        QVERIFY(QToolTip::text().contains(QStringLiteral("0x19")));
        QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(view.selection(), (ByteRange{20, 10}));
    }

    void copies()
    {
        ByteView view;
        show(view, write(QByteArrayLiteral("BHBO\x01\x02zzz")));
        view.select({0, 5});
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("42 48 42 4F 01"));
        QVERIFY(view.copy(ByteFormat::CArray));
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("{0x42, 0x48, 0x42, 0x4F, 0x01}"));
        view.goTo(6);
        QVERIFY(view.copy(ByteFormat::Text));
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("z"));
        QVERIFY(view.copy(ByteFormat::Offset));
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("6"));
    }

    void tooMuchForTheClipboardIsRefused()
    {
        ByteView view;
        show(view, sparse(4 * gib));
        QApplication::clipboard()->setText(QStringLiteral("before"));
        view.selectAll();
        QCOMPARE(view.selection(), (ByteRange{0, 4 * gib}));
        QSignalSpy said(&view, &ByteView::messageShown);
        QVERIFY(!view.copy(ByteFormat::Hex));
        QCOMPARE(said.size(), 1);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("before"));
        QVERIFY(view.copy(ByteFormat::Offset));
    }

    void aFileThatBecomesShorter()
    {
        const QString path = write(QByteArray(100'000, 'x'));
        ByteView view;
        show(view, path);
        view.goTo(90'000);
        QVERIFY(QFile::resize(path, 89'990));
        const QImage lost = view.grab().toImage();
        QCOMPARE(view.file()->state(), core::MappedFile::State::Truncated);
        view.select({89'980, 100});
        QCOMPARE(view.selectedBytes().size(), 10U);
        QVERIFY(view.copy(ByteFormat::Text));
        QCOMPARE(QApplication::clipboard()->text(), QString(10, u'x'));
        view.goTo(99'000);
        QVERIFY(view.copy(ByteFormat::Text));
        QCOMPARE(QApplication::clipboard()->text(), QString());
        QVERIFY(!view.grab().isNull());
        // Opened again, it is the shorter file: the caret is cut to it.
        view.setFile(mapped(path));
        QCOMPARE(view.size(), 89'990U);
        QCOMPARE(view.caret(), 89'990U);
    }

    void whatIsPaintedDiffers()
    {
        ByteView view;
        show(view, write(counted(400)));
        const QImage plain = view.viewport()->grab().toImage();
        view.setStructure(std::make_shared<TenByTen>());
        const QImage structured = view.viewport()->grab().toImage();
        QVERIFY(structured != plain);
        for (const auto kind : {ByteMark::Kind::Finding, ByteMark::Kind::Difference, ByteMark::Kind::Match}) {
            view.setMarks({{{40, 4}, kind}});
            const QImage marked = view.viewport()->grab().toImage();
            QVERIFY(marked != structured);
            // Only the cells of the marked bytes change.
            const QRect rest = view.cellRect(64, Side::Hex);
            QCOMPARE(marked.copy(0, rest.top(), marked.width(), 60),
                     structured.copy(0, rest.top(), marked.width(), 60));
        }
    }

    void emptyAndNone()
    {
        ByteView view;
        view.setEmptyText(QStringLiteral("Bytes of the file"));
        view.resize(300, 200);
        QVERIFY(!view.grab().isNull());
        show(view, write({}));
        QCOMPARE(view.size(), 0U);
        for (const Qt::Key key :
             {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_PageDown, Qt::Key_End})
            QTest::keyClick(&view, key, Qt::ShiftModifier);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, {100, 10});
        QCOMPARE(view.selection(), (ByteRange{0, 0}));
        QVERIFY(view.copy(ByteFormat::Hex));
    }

    void oddSizes()
    {
        ByteView view;
        show(view, write(counted(1000)));
        for (const QSize size : {QSize(1, 1), QSize(2000, 5), QSize(5, 2000)}) {
            view.resize(size);
            view.grab();
            QTest::keyClick(&view, Qt::Key_PageDown);
        }
        view.resize(900, 400);
        for (const int perRow : {1, 3, 16, 1000}) {
            view.setBytesPerRow(perRow);
            QCOMPARE(view.bytesPerRow(), perRow);
            view.goTo(999);
            QVERIFY(!view.cellRect(999, Side::Hex).isNull());
        }
        view.setBytesPerRow(0);
        QCOMPARE(view.bytesPerRow() % 8, 0);
    }
};

QTEST_MAIN(ByteViewTest)
#include "tst_byte_view.moc"
