#include "formats/core/code.h"
#include "model/blob/envelope_model.h"
#include "model/common/number_text.h"
#include "model/common/rows_model.h"
#include "tests/support/files.h"
#include "views/blob/blob_docks.h"
#include "views/blob/blob_workbench.h"
#include "views/blob/causes_dock.h"
#include "views/blob/envelopes_dock.h"
#include "views/blob/inspector_dock.h"
#include "views/blob/profile_dock.h"
#include "views/blob/receipt_dialog.h"
#include "views/common/action_registry.h"
#include "views/common/byte_panel.h"
#include "views/common/file_notice.h"
#include "views/common/findings_dock.h"
#include "views/common/findings_model.h"
#include "views/common/table_dock.h"
#include "views/common/verdict_bar.h"
#include "views/plots/line_plot.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <cstring>

using namespace chartroom;
using core::ByteRange;
using views::BlobWorkbench;
using views::VerdictBar;

class BlobWorkbenchTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    views::ActionRegistry m_registry;

    static QString golden(const QString& name)
    {
        return test::dataPath(QStringLiteral("golden/blob/%1.blob").arg(name));
    }
    QString copyOf(const QString& name)
    {
        const QString path = m_dir.filePath(QStringLiteral("copy.blob"));
        QFile::remove(path);
        QFile::copy(golden(name), path);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        return path;
    }
    std::unique_ptr<BlobWorkbench> opened(const QString& path)
    {
        auto workbench = std::make_unique<BlobWorkbench>(path, views::WorkbenchContext{m_registry, {}});
        workbench->resize(1200, 800);
        workbench->show();
        [&] { QTRY_VERIFY(workbench->complete()); }();
        return workbench;
    }
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
        const auto workbench = opened(golden(name));
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
        const auto workbench = opened(golden(QStringLiteral("level")));
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
        const auto workbench = opened(golden(name));
        const views::ByteView& view = workbench->bytes().view();
        QCOMPARE(view.selection().offset, offset);
        QCOMPARE(view.selection().length, length);
        QCOMPARE(workbench->docks().checks->view().currentIndex().siblingAtColumn(1).data().toString(),
                 check);
    }

    void aFlippedBitIsSelected()
    {
        const auto workbench = opened(golden(QStringLiteral("flip-data")));
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
        const auto workbench = opened(golden(QStringLiteral("envelope-newer")));
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
        const QString path = m_dir.filePath(QStringLiteral("deep.blob"));
        test::writeAll(path, file);
        const auto workbench = opened(path);
        QCOMPARE(workbench->verdict(), core::Verdict::Accepted);
        QCOMPARE(workbench->document().report()->envelopes.size(), std::size_t(depth));
        workbench->bytes().view().goTo(std::uint64_t(file.size()) - 1);
        QVERIFY(workbench->docks().envelopes->view().currentIndex().isValid());
        QVERIFY(!workbench->grab().isNull());
    }

    void clicksInThePlots()
    {
        const auto workbench = opened(golden(QStringLiteral("level-40k")));
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
        const QString path = copyOf(QStringLiteral("level"));
        const QByteArray bytes = test::readAll(path);
        const auto workbench = opened(path);
        for (const int length : {0, 1, 2, static_cast<int>(bytes.size())}) {
            const QString part = m_dir.filePath(QStringLiteral("part"));
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
        const QString path = copyOf(QStringLiteral("crlf-added"));
        const auto workbench = opened(path);
        const QString output = m_dir.filePath(QStringLiteral("mended.blob"));
        workbench->repairTo(output);
        QTRY_VERIFY(workbench->findChild<views::ReceiptDialog*>());
        auto* const dialog = workbench->findChild<views::ReceiptDialog*>();
        QVERIFY(dialog->findChild<QTableView*>()->model()->rowCount() > 1);
        QVERIFY(!dialog->grab().isNull());
        const auto mended = opened(output);
        QCOMPARE(mended->verdict(), core::Verdict::Accepted);
        QSignalSpy requested(workbench.get(), &views::Workbench::openRequested);
        Q_EMIT dialog->openRequested(output);
        QCOMPARE(requested.size(), 1);
    }

    void whatOthersDoToTheFile()
    {
        const QString path = copyOf(QStringLiteral("level"));
        const auto workbench = opened(path);
        QVERIFY(!workbench->notice().isVisible());
        QVERIFY(QFile::resize(path, 100));
        QTRY_VERIFY(workbench->notice().isVisible());
        QVERIFY(!workbench->grab().isNull());
        workbench->reload();
        QTRY_VERIFY(workbench->complete());
        QVERIFY(!workbench->notice().isVisible());
        QCOMPARE(workbench->bytes().view().size(), 100U);
        QCOMPARE(workbench->verdict(), core::Verdict::Rejected);
        // Longer again, by another file of the same name.
        const QString other = m_dir.filePath(QStringLiteral("other"));
        QFile::remove(other);
        QFile::copy(golden(QStringLiteral("level-40k")), other);
        QVERIFY(std::rename(qPrintable(other), qPrintable(path)) == 0);
        QTRY_VERIFY(workbench->notice().isVisible());
        workbench->reload();
        QTRY_VERIFY(workbench->complete());
        QCOMPARE(workbench->bytes().view().size(), 40099U);
        QCOMPARE(workbench->verdict(), core::Verdict::Accepted);
    }

    // Shorter and longer, in place and by another file of the same name: no stale byte is left anywhere.
    void replacedByAnotherFile_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<bool>("rename");
        const QString small = QStringLiteral("game-level");
        const QString large = QStringLiteral("level-40k");
        QTest::newRow("shorter in place") << large << small << false;
        QTest::newRow("longer in place") << small << large << false;
        QTest::newRow("shorter by rename") << large << small << true;
        QTest::newRow("longer by rename") << small << large << true;
    }
    void replacedByAnotherFile()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(bool, rename);
        const QString path = copyOf(from);
        const auto workbench = opened(path);
        const QByteArray wanted = test::readAll(golden(to));
        if (rename) {
            const QString other = m_dir.filePath(QStringLiteral("other"));
            test::writeAll(other, wanted);
            QCOMPARE(std::rename(qPrintable(other), qPrintable(path)), 0);
        } else {
            test::writeAll(path, wanted);
        }
        QTRY_VERIFY(workbench->notice().isVisible());
        QVERIFY(!workbench->grab().isNull());
        workbench->reload();
        QTRY_VERIFY(workbench->complete() && workbench->document().report());
        const core::Bytes shown = workbench->bytes().view().file()->bytes();
        QCOMPARE(QByteArray(reinterpret_cast<const char*>(shown.data()), qsizetype(shown.size())), wanted);
        QCOMPARE(workbench->document().report()->bytes().size(), std::size_t(wanted.size()));
        QCOMPARE(workbench->verdict(), core::Verdict::Accepted);
        const auto& checks = *workbench->docks().checks->model().source();
        QCOMPARE(checks.text(4, 3),
                 QStringLiteral("data: ") + model::countText(std::uint64_t(wanted.size()) - 24));
        QCOMPARE(
            workbench->docks().envelopes->model().range(workbench->docks().envelopes->model().index(0, 0)),
            (ByteRange{24, std::uint64_t(wanted.size()) - 24}));
    }

    void aFileThatIsNotThere()
    {
        const auto workbench = opened(m_dir.filePath(QStringLiteral("none.blob")));
        QCOMPARE(workbench->verdict(), core::Verdict::Unreadable);
        QVERIFY(workbench->verdictBar().sentence().contains(QStringLiteral("none.blob")));
    }

    void optionsComeBack()
    {
        const auto workbench = opened(golden(QStringLiteral("level")));
        workbench->setOptions({{QStringLiteral("bytesPerRow"), 32}});
        QCOMPARE(workbench->bytes().view().bytesPerRow(), 32);
        workbench->setOptions({{QStringLiteral("bytesPerRow"), QStringLiteral("x")}});
        QCOMPARE(workbench->options()[QStringLiteral("bytesPerRow")].toInt(), 0);
    }

    // Where two causes are proven each can be mended; where one is, the button below is enough.
    void aChoiceOfCauses()
    {
        const auto two = opened(golden(QStringLiteral("length-bit")));
        const auto mends = [](views::BlobWorkbench& workbench) {
            QList<QToolButton*> buttons;
            for (QToolButton* const button : workbench.docks().causes->findChildren<QToolButton*>()) {
                if (button->text().startsWith(QStringLiteral("Mend")))
                    buttons << button;
            }
            return buttons;
        };
        QCOMPARE(mends(*two).size(), 2);
        const QString output = m_dir.filePath(QStringLiteral("mended.blob"));
        two->repairTo(output, core::Code::CauseBitFlip);
        QTRY_VERIFY(QFile::exists(output));
        QCOMPARE(mends(*opened(golden(QStringLiteral("bom")))).size(), 0);
    }

    // The user's list decides anew, at once and only where it makes a difference.
    void theUsersOwnDomains()
    {
        const auto workbench = opened(golden(QStringLiteral("envelope-newer")));
        QVERIFY(workbench->rejected());
        const QString list = m_dir.filePath(QStringLiteral("domains.json"));
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
        const auto workbench = opened(golden(QStringLiteral("level")));
        for (const views::ActionInfo& info : m_registry.actions()) {
            for (const QKeySequence& key : m_registry.shortcuts(info.id))
                QVERIFY2(m_registry.conflicts(info.id, key).isEmpty(), qPrintable(info.id));
        }
        using Menu = views::Workbench::Menu;
        for (const Menu menu : {Menu::File, Menu::Edit, Menu::View, Menu::Tools})
            QVERIFY(!workbench->menuActions(menu).isEmpty());
    }
};

QTEST_MAIN(BlobWorkbenchTest)
#include "tst_blob_workbench.moc"
