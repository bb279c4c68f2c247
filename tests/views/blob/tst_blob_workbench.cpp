#include "formats/core/code.h"
#include "model/blob/envelope_model.h"
#include "model/common/number_text.h"
#include "model/common/rows_model.h"
#include "model/common/workers.h"
#include "tests/support/held_workers.h"
#include "tests/views/blob/blob_fixture.h"
#include "views/blob/blob_docks.h"
#include "views/blob/causes_dock.h"
#include "views/blob/envelopes_dock.h"
#include "views/blob/inspector_dock.h"
#include "views/blob/profile_dock.h"
#include "views/blob/receipt_dialog.h"
#include "views/common/byte_panel.h"
#include "views/common/findings_dock.h"
#include "views/common/findings_model.h"
#include "views/common/table_dock.h"
#include "views/common/verdict_bar.h"
#include "views/plots/line_plot.h"

#include <QApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QProcess>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

#include <cstring>

using namespace chartroom;
using core::ByteRange;
using test::BlobFixture;
using views::BlobWorkbench;
using views::VerdictBar;

class BlobWorkbenchTest : public QObject
{
    Q_OBJECT

    BlobFixture m_fixture;

    static QAction* action(const BlobWorkbench& workbench, const char* id)
    {
        auto* const found = workbench.findChild<QAction*>(QLatin1String(id));
        if (!found)
            qFatal("no action %s", id);
        return found;
    }

private Q_SLOTS:
    void everyCaseIsExplained_data()
    {
        QTest::addColumn<QString>("name");
        const QDir folder(test::dataPath(QStringLiteral("golden/blob")));
        for (const QString& file : folder.entryList({QStringLiteral("*.blob")}, QDir::Files))
            QTest::newRow(qPrintable(file)) << file.chopped(5);
    }
    void everyCaseIsExplained()
    {
        QFETCH(QString, name);
        const QJsonObject expected =
            QJsonDocument::fromJson(
                test::readAll(test::dataPath(QStringLiteral("golden/blob/%1.json").arg(name))))
                .object();
        const auto workbench = m_fixture.open(BlobFixture::golden(name));
        const bool accepted = expected[QStringLiteral("verdict")].toString() == QLatin1String("accepted");
        QCOMPARE(workbench->verdict(), accepted ? core::Verdict::Accepted : core::Verdict::Rejected);
        const QString sentence = workbench->verdictBar().sentence();
        QVERIFY2(sentence.startsWith(accepted ? QStringLiteral("Accepted") : QStringLiteral("Refused: ")),
                 qPrintable(sentence));
        QVERIFY2(!sentence.contains(QStringLiteral(": .")) && !sentence.contains(QLatin1Char('{')),
                 qPrintable(sentence));
        QCOMPARE(workbench->verdictBar().state() == VerdictBar::State::Bad, !accepted);
        const QJsonArray causes = expected[QStringLiteral("causes")].toArray();
        bool proven = false;
        for (const QJsonValue& cause : causes)
            proven = proven || cause[QStringLiteral("proof")].toString() == QLatin1String("proven");
        QCOMPARE(action(*workbench, "blob.repair")->isEnabled(), proven);
        QCOMPARE(workbench->docks().causes->sentences().size(), causes.size());
        QCOMPARE(workbench->docks().problems->model().count(),
                 static_cast<std::uint64_t>(expected[QStringLiteral("findings")].toArray().size()));
    }

    void selectionsFollowEachOther()
    {
        const auto workbench = m_fixture.open(BlobFixture::golden(QStringLiteral("level")));
        views::ByteView& view = workbench->bytes().view();
        views::BlobDocks& docks = workbench->docks();
        // Bytes to tables and tree.
        view.goTo(10);
        QCOMPARE(docks.header->view().currentIndex().row(), 3);
        QCOMPARE(docks.checks->view().currentIndex().row(), 4);
        QVERIFY(!docks.envelopes->view().currentIndex().isValid());
        view.goTo(30);
        QCOMPARE(docks.envelopes->view().currentIndex().data().toString(), QStringLiteral("Level"));
        QVERIFY(!docks.header->view().currentIndex().isValid());
        // Tree to bytes.
        const auto& tree = docks.envelopes->model();
        const QModelIndex child = tree.index(1, 0, tree.index(0, 0));
        docks.envelopes->view().setCurrentIndex(child);
        QCOMPARE(view.selection(), tree.range(child));
        QCOMPARE(docks.envelopes->view().currentIndex(), child);
        // Checks to bytes.
        docks.checks->view().setCurrentIndex(docks.checks->model().index(5, 0));
        QCOMPARE(view.selection(), (ByteRange{16, 8}));
        QCOMPARE(docks.header->view().currentIndex().row(), 4);
        // Unclaimed bytes, one after another.
        const auto& unclaimed = workbench->document().report()->unclaimed;
        QVERIFY(unclaimed.size() > 2);
        view.goTo(0);
        for (std::size_t i = 0; i < 3; ++i) {
            action(*workbench, "blob.nextUnclaimed")->trigger();
            QCOMPARE(view.selection(), unclaimed[i].range);
        }
        action(*workbench, "blob.previousUnclaimed")->trigger();
        QCOMPARE(view.selection(), unclaimed[1].range);
    }

    // What is selected at first, and by the verdict's button, is what is wrong.
    void theFirstPlaceIsTheWrongOne_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<quint64>("offset");
        QTest::addColumn<quint64>("length");
        QTest::addColumn<QString>("check");
        QTest::newRow("json") << QStringLiteral("json") << quint64(0) << quint64(4)
                              << QStringLiteral("magic");
        QTest::newRow("html") << QStringLiteral("html") << quint64(0) << quint64(4)
                              << QStringLiteral("magic");
        QTest::newRow("length") << QStringLiteral("truncated-400") << quint64(8) << quint64(8)
                                << QStringLiteral("data length");
        QTest::newRow("trailing") << QStringLiteral("trailing") << quint64(805) << quint64(12) << QString();
    }
    void theFirstPlaceIsTheWrongOne()
    {
        QFETCH(QString, name);
        QFETCH(quint64, offset);
        QFETCH(quint64, length);
        QFETCH(QString, check);
        const auto workbench = m_fixture.open(BlobFixture::golden(name));
        const views::ByteView& view = workbench->bytes().view();
        QCOMPARE(view.selection().offset, offset);
        QCOMPARE(view.selection().length, length);
        QCOMPARE(workbench->docks().checks->view().currentIndex().siblingAtColumn(1).data().toString(),
                 check);
    }

    void aFlippedBitIsSelected()
    {
        const auto workbench = m_fixture.open(BlobFixture::golden(QStringLiteral("flip-data")));
        const auto& causes = workbench->document().report()->result.causes.causes;
        const ByteRange flipped = causes.at(0).mend->edits.at(0).range;
        views::ByteView& view = workbench->bytes().view();
        QCOMPARE(view.selection(), flipped);
        view.goTo(0);
        Q_EMIT workbench->findChild<VerdictBar*>()->showRequested();
        QCOMPARE(view.selection(), flipped);
    }

    void aProblemLeadsToItsBytes()
    {
        const auto workbench = m_fixture.open(BlobFixture::golden(QStringLiteral("envelope-newer")));
        workbench->docks().problems->showFirst();
        QCOMPARE(workbench->bytes().view().selection(), (ByteRange{33, 4}));
    }

    // A hundred thousand envelopes in each other: nothing may recurse, or open them all.
    void deepNesting()
    {
        constexpr int depth = 100'000;
        constexpr int overhead = 17;
        QByteArray file = QByteArray::fromHex("4248424f01000000") + QByteArray(16, '\0');
        const auto put = [&file](auto number) {
            file.append(reinterpret_cast<const char*>(&number), sizeof number);
        };
        for (int i = 1; i <= depth; ++i) {
            put(qint32(5));
            file += "Level";
            put(qint32(1));
            put(qint32((depth - i) * overhead));
        }
        const qint64 length = file.size() - 24;
        std::memcpy(file.data() + 8, &length, sizeof length);
        const QString path = m_fixture.file("deep.blob");
        test::writeAll(path, file);
        const auto workbench = m_fixture.open(path);
        QCOMPARE(workbench->verdict(), core::Verdict::Accepted);
        QCOMPARE(workbench->document().report()->envelopes.size(), std::size_t(depth));
        workbench->bytes().view().goTo(std::uint64_t(file.size()) - 1);
        QVERIFY(workbench->docks().envelopes->view().currentIndex().isValid());
        QVERIFY(!workbench->grab().isNull());
    }

    void clicksInThePlots()
    {
        const auto workbench = m_fixture.open(BlobFixture::golden(QStringLiteral("level-40k")));
        QVERIFY(!workbench->docks().profile->entropy().isEmpty());
        QVERIFY(!workbench->docks().profile->histogram().isEmpty());
        Q_EMIT workbench->docks().profile->entropy().clicked(20000.4);
        QCOMPARE(workbench->bytes().view().caret(), 20000U);
        Q_EMIT workbench->docks().profile->histogram().clicked(255.0);
        QTRY_VERIFY(workbench->bytes().view().selection().length == 1);
        QCOMPARE(workbench->bytes().view().selectedBytes()[0], std::byte{0xFF});
    }

    // The hash of one selected byte must not be the hash of nothing.
    void theHashOfTheSelectionIsThatOfXxhsum()
    {
        const QString path = m_fixture.copyOf(QStringLiteral("level"));
        const QByteArray bytes = test::readAll(path);
        const auto workbench = m_fixture.open(path);
        for (const int length : {0, 1, 2, static_cast<int>(bytes.size())}) {
            const QString part = m_fixture.file("part");
            test::writeAll(part, bytes.first(length));
            QProcess xxhsum;
            xxhsum.start(QStringLiteral("xxhsum"), {QStringLiteral("-H64"), part});
            QVERIFY2(xxhsum.waitForFinished(), "xxhsum is needed");
            const QString expected =
                QString::fromLatin1(xxhsum.readAllStandardOutput()).section(QLatin1Char(' '), 0, 0);
            QCOMPARE(expected.size(), 16);
            workbench->showRange({0, static_cast<std::uint64_t>(length)});
            QTRY_VERIFY2(workbench->docks().inspector->hashText().contains(expected), qPrintable(expected));
            QVERIFY(workbench->docks().inspector->hashText().contains(
                QStringLiteral("of %1 selected").arg(length)));
        }
    }

    void repairingShowsAReceipt()
    {
        const QString path = m_fixture.copyOf(QStringLiteral("crlf-added"));
        const auto workbench = m_fixture.open(path);
        const QString output = m_fixture.file("mended.blob");
        workbench->repairTo(output);
        QTRY_VERIFY(workbench->findChild<views::ReceiptDialog*>());
        auto* const dialog = workbench->findChild<views::ReceiptDialog*>();
        QVERIFY(dialog->findChild<QTableView*>()->model()->rowCount() > 1);
        QVERIFY(!dialog->grab().isNull());
        const auto mended = m_fixture.open(output);
        QCOMPARE(mended->verdict(), core::Verdict::Accepted);
        QSignalSpy requested(workbench.get(), &views::Workbench::openRequested);
        Q_EMIT dialog->openRequested(output);
        QCOMPARE(requested.size(), 1);
    }

    void aRepairThatIsCancelledTooLateIsSaid()
    {
        const auto workbench = m_fixture.open(m_fixture.copyOf(QStringLiteral("crlf-added")));
        const QString output = m_fixture.file("late.blob");
        workbench->repairTo(output);
        // The copy is there before the window hears of it.
        QVERIFY(model::workers().waitForDone(test::patience));
        QVERIFY(QFile::exists(output));
        workbench->cancelWork();
        QTRY_VERIFY(workbench->findChild<views::ReceiptDialog*>());
        auto* const text = workbench->findChild<views::ReceiptDialog*>()->findChild<QLabel*>();
        QVERIFY2(text->text().contains(QStringLiteral("too late")) && text->text().contains(output),
                 qPrintable(text->text()));
    }

    void aRepairThatIsCancelledInTimeLeavesNothing()
    {
        const auto workbench = m_fixture.open(m_fixture.copyOf(QStringLiteral("crlf-added")));
        const QString output = m_fixture.file("never.blob");
        test::HeldWorkers held;
        workbench->repairTo(output);
        workbench->cancelWork();
        held.release();
        QTRY_VERIFY(workbench->complete());
        QVERIFY(!QFile::exists(output));
        QVERIFY(!workbench->findChild<views::ReceiptDialog*>());
        QVERIFY(!QApplication::activeModalWidget());
    }

    void optionsComeBack()
    {
        const auto workbench = m_fixture.open(BlobFixture::golden(QStringLiteral("level")));
        workbench->setOptions({{QStringLiteral("bytesPerRow"), 32}});
        QCOMPARE(workbench->bytes().view().bytesPerRow(), 32);
        workbench->setOptions({{QStringLiteral("bytesPerRow"), QStringLiteral("x")}});
        QCOMPARE(workbench->options()[QStringLiteral("bytesPerRow")].toInt(), 0);
    }

    // Where two causes are proven each can be mended; where one is, the button below is enough.
    void aChoiceOfCauses()
    {
        const auto two = m_fixture.open(BlobFixture::golden(QStringLiteral("length-bit")));
        const auto mends = [](views::BlobWorkbench& workbench) {
            QList<QToolButton*> buttons;
            for (QToolButton* const button : workbench.docks().causes->findChildren<QToolButton*>()) {
                if (button->text().startsWith(QStringLiteral("Mend")))
                    buttons << button;
            }
            return buttons;
        };
        QCOMPARE(mends(*two).size(), 2);
        const QString output = m_fixture.file("mended.blob");
        two->repairTo(output, core::Code::CauseBitFlip);
        QTRY_VERIFY(QFile::exists(output));
        QCOMPARE(mends(*m_fixture.open(BlobFixture::golden(QStringLiteral("bom")))).size(), 0);
    }

    // The user's list decides anew, at once and only where it makes a difference.
    void theUsersOwnDomains()
    {
        const auto workbench = m_fixture.open(BlobFixture::golden(QStringLiteral("envelope-newer")));
        QVERIFY(workbench->rejected());
        const QString list = m_fixture.file("domains.json");
        test::writeAll(list, R"({"domains": [{"name": "Level", "newest": 3}]})");
        views::Preferences preferences;
        preferences.domainsFile = list;
        workbench->setPreferences(preferences);
        QTRY_VERIFY(workbench->complete() && workbench->document().report());
        QVERIFY(!workbench->rejected());
        const model::BlobReportPtr report = workbench->document().report();
        workbench->setPreferences(preferences);
        QCOMPARE(workbench->document().report(), report);
        QSignalSpy said(workbench.get(), &views::Workbench::messageShown);
        preferences.domainsFile = list + QStringLiteral("x");
        workbench->setPreferences(preferences);
        QCOMPARE(said.size(), 1);
    }

    void everyShortcutIsUnique()
    {
        QHash<QString, QString> taken;
        const auto workbench = m_fixture.open(BlobFixture::golden(QStringLiteral("level")));
        for (const views::ActionInfo& info : m_fixture.registry().actions()) {
            for (const QKeySequence& key : m_fixture.registry().shortcuts(info.id))
                QVERIFY2(m_fixture.registry().conflicts(info.id, key).isEmpty(), qPrintable(info.id));
        }
        using Menu = views::Workbench::Menu;
        for (const Menu menu : {Menu::File, Menu::Edit, Menu::View, Menu::Tools})
            QVERIFY(!workbench->menuActions(menu).isEmpty());
    }
};

QTEST_MAIN(BlobWorkbenchTest)
#include "tst_blob_workbench.moc"
