// The byte view with its find bar, its go-to line and the inspector.
#include "model/common/byte_values_model.h"
#include "tests/views/common/byte_fixture.h"
#include "views/common/byte_find_bar.h"
#include "views/common/byte_goto_bar.h"
#include "views/common/byte_inspector.h"
#include "views/common/byte_offset.h"
#include "views/common/byte_panel.h"

#include <QAction>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>

using namespace chartroom;
using core::ByteRange;
using views::ByteFindBar;
using views::BytePanel;

class BytePanelTest : public QObject, protected test::ByteFixture
{
    Q_OBJECT

    static void show(BytePanel& panel)
    {
        panel.resize(900, 400);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel, test::patience));
        panel.view().setFocus();
    }
    static QString searched(ByteFindBar& bar)
    {
        // The number of matches is counted after the match is shown.
        [&] { QTRY_VERIFY(!bar.isSearching() && !bar.status().contains(QChar(0x2026))); }();
        return bar.status();
    }

private Q_SLOTS:
    void offsets_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("expected"); // -1: refused
        QTest::newRow("decimal") << "123" << qint64(123);
        QTest::newRow("grouped") << "1 000" << qint64(1000);
        QTest::newRow("hex") << "0x1F" << qint64(31);
        QTest::newRow("hex with h") << "1Fh" << qint64(31);
        QTest::newRow("end") << "5000" << qint64(5000);
        QTest::newRow("behind the end") << "5001" << qint64(-1);
        QTest::newRow("forward") << "+16" << qint64(116);
        QTest::newRow("forward hex") << "+0x10" << qint64(116);
        QTest::newRow("back") << "-100" << qint64(0);
        QTest::newRow("before the start") << "-101" << qint64(-1);
        QTest::newRow("nothing") << "" << qint64(-1);
        QTest::newRow("a sign") << "-" << qint64(-1);
        QTest::newRow("two signs") << "+-5" << qint64(-1);
        QTest::newRow("hex digits without a prefix") << "1F" << qint64(-1);
        QTest::newRow("beyond 64 bits") << "99999999999999999999" << qint64(-1);
        QTest::newRow("forward beyond 64 bits") << "+18446744073709551615" << qint64(-1);
    }
    void offsets()
    {
        QFETCH(QString, text);
        QFETCH(qint64, expected);
        const auto offset = views::parseOffset(text, 100, 5000);
        QCOMPARE(offset ? static_cast<qint64>(*offset) : -1, expected);
    }

    void finding()
    {
        BytePanel panel;
        show(panel);
        panel.setFile(mapped(write("one two one three one")));
        ByteFindBar& bar = panel.findBar();
        panel.openFind();
        bar.setText(QStringLiteral("one"));
        bar.findNext();
        QCOMPARE(searched(bar), QStringLiteral("Match 1 of 3"));
        QCOMPARE(panel.view().selection(), (ByteRange{0, 3}));
        bar.findNext();
        QCOMPARE(searched(bar), QStringLiteral("Match 2 of 3"));
        QCOMPARE(panel.view().selection(), (ByteRange{8, 3}));
        bar.findPrevious();
        searched(bar);
        QCOMPARE(panel.view().selection(), (ByteRange{0, 3}));
        bar.findPrevious();
        QVERIFY(searched(bar).startsWith(QStringLiteral("Match 3 of 3")));
        QVERIFY(bar.status().contains(QStringLiteral("end of the file")));
        QCOMPARE(panel.view().selection(), (ByteRange{18, 3}));
        bar.setText(QStringLiteral("four"));
        bar.findNext();
        QCOMPARE(searched(bar), QStringLiteral("Not found."));
        QCOMPARE(panel.view().selection(), (ByteRange{18, 3}));
        bar.setKind(model::SearchKind::Int32);
        bar.findNext();
        QVERIFY(bar.status().contains(QStringLiteral("i32")));
    }

    void findingWithTheKeyboard()
    {
        BytePanel panel;
        QAction find(QStringLiteral("Find"));
        find.setShortcut(QKeySequence::Find);
        connect(&find, &QAction::triggered, &panel, &BytePanel::openFind);
        panel.addByteAction(&find);
        panel.setFile(mapped(write("....needle....")));
        show(panel);
        QTest::keyClick(&panel.view(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(panel.findBar().isVisible());
        QWidget* const text = panel.findBar().findChild<QLineEdit*>();
        QVERIFY(text->hasFocus());
        QTest::keyClicks(text, QStringLiteral("needle"));
        QTest::keyClick(text, Qt::Key_Return);
        QCOMPARE(searched(panel.findBar()), QStringLiteral("Match 1 of 1"));
        QCOMPARE(panel.view().selection(), (ByteRange{4, 6}));
        QTest::keyClick(text, Qt::Key_Escape);
        QVERIFY(!panel.findBar().isVisible());
        QVERIFY(panel.view().hasFocus());
    }

    void cancellingASearch()
    {
        const QString path = sparse(std::uint64_t{64} << 30U);
        BytePanel panel;
        panel.setFile(mapped(path));
        panel.findBar().setText(QStringLiteral("not there"));
        panel.findBar().findNext();
        QVERIFY(panel.findBar().isSearching());
        panel.findBar().cancel();
        QTRY_VERIFY(!panel.findBar().isSearching());
        QCOMPARE(panel.findBar().status(), QStringLiteral("Cancelled."));
        // Another file and the end of the panel stop a search too.
        panel.findBar().findNext();
        panel.setFile(nullptr);
        QTRY_VERIFY(!panel.findBar().isSearching());
        panel.setFile(mapped(path));
        panel.findBar().findNext();
    }

    void goingToAnOffset()
    {
        BytePanel panel;
        panel.setFile(mapped(write(QByteArray(5000, 'x'))));
        show(panel);
        panel.openGoto();
        QWidget* const text = panel.gotoBar().findChild<QLineEdit*>();
        QVERIFY(text->hasFocus());
        QTest::keyClicks(text, QStringLiteral("9999"));
        QTest::keyClick(text, Qt::Key_Return);
        QCOMPARE(panel.view().caret(), 0U);
        QVERIFY(panel.gotoBar().isVisible());
        static_cast<QLineEdit*>(text)->clear();
        QTest::keyClicks(text, QStringLiteral("0x1000"));
        QTest::keyClick(text, Qt::Key_Return);
        QCOMPARE(panel.view().caret(), 0x1000U);
        QVERIFY(!panel.gotoBar().isVisible());
        QVERIFY(panel.view().hasFocus());
    }

    void theInspectorFollows()
    {
        views::ByteInspector inspector;
        inspector.setFile(mapped(write(QByteArray::fromHex("00050000004c6576656c"))));
        inspector.inspect(1);
        const auto& table = inspector.model();
        const auto row = table.match(table.index(0, 0), Qt::DisplayRole, QStringLiteral("string")).first();
        QCOMPARE(row.siblingAtColumn(1).data().toString(), QStringLiteral("\u201CLevel\u201D"));
        QSignalSpy chosen(&inspector, &views::ByteInspector::rangeChosen);
        auto* const view = inspector.findChild<QTableView*>();
        view->setCurrentIndex(row);
        Q_EMIT view->activated(row);
        QCOMPARE(chosen.first().first().value<ByteRange>(), (ByteRange{1, 9}));
        inspector.inspect(10);
        QCOMPARE(row.siblingAtColumn(1).data().toString(), QString());
    }
};

QTEST_MAIN(BytePanelTest)
#include "tst_byte_panel.moc"
