// What the byte view shows, marks and copies.
#include "tests/views/common/byte_fixture.h"

#include <QClipboard>
#include <QHelpEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolTip>

using namespace chartroom;
using core::ByteRange;
using views::ByteFormat;
using views::ByteMark;
using views::ByteView;
using Side = ByteView::Side;

namespace {

constexpr std::uint64_t gib = std::uint64_t{1} << 30U;

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

class ByteViewTest : public QObject, protected test::ByteFixture
{
    Q_OBJECT

private Q_SLOTS:
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
