// What a world's window asks: unsaved work of a crashed session, files that somebody else changed, a world
// that is open twice.
#include "tests/views/world/world_tool_test.h"
#include "views/common/action_notice.h"
#include "views/common/findings_dock.h"
#include "views/common/findings_model.h"
#include "views/common/verdict_bar.h"
#include "views/world/dialogs/difference_dialog.h"
#include "views/world/docks/history_dock.h"
#include "views/world/world_docks.h"
#include "views/world/world_notices.h"

#include <QFileDialog>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorldWindow;

class WorldNoticesTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_state;

    static QString chunk(WorldWindow& window, const char* name)
    {
        return window.folder() + QStringLiteral("/chunks/") + QLatin1String(name);
    }
    static const QByteArray& foreign()
    {
        static const QByteArray text("{\"schemaVersion\":1,\"x_team\":1.0,\"roomLayers\":[{\"layer\":1,"
                                     "\"rows\":[\"gggg\"]}],\"heightLayers\":[],\"instances\":[]}");
        return text;
    }
    /// Both the user and another program change a chunk.
    static void makeConflict(WorldWindow& window)
    {
        QVERIFY(window.isReady());
        QVERIFY(window.bench().docks().edit({world::Paint{1, {0, 0}, u'W'}}));
        test::writeAll(chunk(window, "0_0.json"), foreign());
        window.session().lookAtFiles();
    }

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_STATE_HOME", QFile::encodeName(m_state.path())); }

    void cleanChunksReloadWithoutAWord()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        test::writeAll(chunk(window, "0_0.json"), foreign());
        window.session().lookAtFiles();
        QTRY_COMPARE(window.room(1, 0, 0), QChar(u'g'));
        QVERIFY(window.bench().notices().conflict().isHidden());
        QCOMPARE(window.bench().unsavedChanges(), 0);
    }

    void undoTellsOfTheirChange()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        window.key(Qt::Key_B);
        window.click(0, 0);
        QSignalSpy saved(&window.bench(), &Workbench::saved);
        window.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(saved.wait(test::patience));
        test::writeAll(chunk(window, "0_0.json"), foreign());
        window.session().lookAtFiles();
        QTRY_COMPARE(window.room(1, 0, 0), QChar(u'g'));
        QSignalSpy said(&window.bench(), &Workbench::messageShown);
        window.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(said.size(), 1);
        QVERIFY(said.last().first().toString().contains(QStringLiteral("another program")));
        // The user's own step goes without a word.
        window.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(said.size(), 1);
    }

    void conflictsAreAskedOnceAndDecided_data()
    {
        QTest::addColumn<bool>("mine");
        QTest::newRow("mine") << true;
        QTest::newRow("theirs") << false;
    }
    void conflictsAreAskedOnceAndDecided()
    {
        QFETCH(bool, mine);
        WorldWindow window;
        QVERIFY(window.isReady());
        QVERIFY(window.bench().docks().edit({world::Paint{1, {0, 0}, u'W'}}));
        QSignalSpy told(&window.session(), &model::WorldSession::conflictsChanged);
        for (int i = 0; i < 50; ++i)
            test::writeAll(chunk(window, "0_0.json"), foreign() + QByteArray(i, ' '));
        window.session().lookAtFiles();
        ActionNotice& notice = window.bench().notices().conflict();
        QTRY_VERIFY(!notice.isHidden());
        QVERIFY2(notice.sentence().contains(QStringLiteral("chunks/0_0.json")),
                 qPrintable(notice.sentence()));
        QTest::qWait(200);
        QCOMPARE(told.size(), 1);
        // Nothing is saved before it is decided.
        QSignalSpy saved(&window.bench(), &Workbench::saved);
        window.bench().save();
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(!saved.first().first().toBool());
        QVERIFY(test::readAll(chunk(window, "0_0.json")).startsWith(foreign()));
        // What is asked already is not said a second time, and the keys are at the question.
        const VerdictBar& verdict = window.bench().verdictBar();
        QVERIFY2(!verdict.sentence().contains(QStringLiteral("0_0.json")), qPrintable(verdict.sentence()));
        QVERIFY2(verdict.sentence().startsWith(QStringLiteral("Nothing is saved until")),
                 qPrintable(verdict.sentence()));
        QVERIFY2(!notice.sentence().contains(QStringLiteral("saved until")), qPrintable(notice.sentence()));
        QCOMPARE(notice.findChildren<QPushButton*>().last(), QApplication::focusWidget());

        notice.answer(3);
        auto* dialog = window.bench().findChild<DifferenceDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->list().count(), 1);
        QTRY_VERIFY(dialog->text().toPlainText().contains(QLatin1Char('W')));
        dialog->reject();

        notice.answer(mine ? 0 : 1);
        QTRY_VERIFY(notice.isHidden());
        // Nothing above the map speaks of it any longer.
        QTRY_VERIFY2(!verdict.sentence().contains(QStringLiteral("0_0.json")),
                     qPrintable(verdict.sentence()));
        QCOMPARE(window.room(1, 0, 0), QChar(mine ? u'W' : u'g'));
        if (!mine) {
            QVERIFY(window.session().undo());
            QCOMPARE(window.room(1, 0, 0), QChar(u'W'));
        }
        saved.clear();
        window.bench().save();
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(saved.first().first().toBool());
        QVERIFY(test::readAll(chunk(window, "0_0.json")).contains('W'));
        QTest::qWait(300);
        QVERIFY(notice.isHidden());
    }

    void copiesAreSavedBesideTheWorld()
    {
        WorldWindow window;
        makeConflict(window);
        ActionNotice& notice = window.bench().notices().conflict();
        QTRY_VERIFY(!notice.isHidden());
        QString offered;
        const test::DialogAnswer answer([&offered](QWidget& dialog) {
            if (auto* chooser = qobject_cast<QFileDialog*>(&dialog)) {
                offered = chooser->directory().absolutePath();
                chooser->reject();
            }
        });
        notice.answer(2);
        QCOMPARE(offered, QFileInfo(window.folder()).absolutePath());
        QVERIFY(!notice.isHidden());
    }

    void aWorldThatIsNotOpenYetHasItsFolder()
    {
        const model::WorldSession session(QStringLiteral("/nowhere/world"));
        QCOMPARE(session.folder(), QStringLiteral("/nowhere/world"));
        QCOMPARE(session.contentFolder(), QStringLiteral("/nowhere/world"));
    }

    void aDamagedFileIsSaidWhereverFilesAreSpokenOf()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        const QString file = window.folder() + QStringLiteral("/world.json");
        const QByteArray sound = test::readAll(file);
        const VerdictBar& verdict = window.bench().verdictBar();
        QCOMPARE(verdict.sentence(), QStringLiteral("Every file of this world can be read."));
        test::writeAll(file, "{\"x\":");
        ActionNotice& notice = window.bench().notices().conflict();
        QTRY_VERIFY(!notice.isHidden());
        QVERIFY2(!notice.sentence().contains(QStringLiteral("unsaved")), qPrintable(notice.sentence()));
        for (const char* part : {"world.json", "cannot be read", "line 1, column 6", "keep yours"})
            QVERIFY2(notice.sentence().contains(QLatin1String(part)), qPrintable(notice.sentence()));
        // The next save may write over it: nobody says that it is left as it is.
        QCOMPARE(notice.sentence(),
                 QStringLiteral("Another program changed world.json, which cannot be read at line 1, column "
                                "6: mend it, or keep yours, which the next save writes over it."));
        const auto offered = [&notice] {
            QStringList texts;
            for (const auto* button : notice.findChildren<QPushButton*>())
                texts << button->text().remove(QLatin1Char('&'));
            return texts;
        };
        QVERIFY(offered().contains(QStringLiteral("Keep Mine")));
        QVERIFY(!offered().contains(QStringLiteral("Take Theirs")));
        // What happened is said once.
        QVERIFY2(verdict.sentence().startsWith(QStringLiteral("Nothing is saved until")),
                 qPrintable(verdict.sentence()));
        QVERIFY2(!notice.sentence().contains(QStringLiteral("saved until")), qPrintable(notice.sentence()));
        const auto rows = [&window] { return window.bench().docks().problems->model().rowCount(); };
        QVERIFY(rows() > 0);
        // Ctrl+S leads to the answer that shows what there is.
        window.key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(QApplication::focusWidget(), notice.findChildren<QPushButton*>().last());
        test::writeAll(file, sound);
        QTRY_VERIFY(notice.isHidden());
        QTRY_COMPARE(verdict.sentence(), QStringLiteral("Every file of this world can be read."));
        QCOMPARE(window.bench().unsavedChanges(), 0);
    }

    void conflictsByKeys()
    {
        WorldWindow window;
        makeConflict(window);
        ActionNotice& notice = window.bench().notices().conflict();
        QTRY_VERIFY(!notice.isHidden());
        QVERIFY(window.canvas().hasFocus());
        window.key(Qt::Key_S, Qt::ControlModifier);
        const auto buttons = notice.findChildren<QPushButton*>();
        QTRY_COMPARE(QApplication::focusWidget(), buttons.last());
        // The difference, and back.
        QTest::keyClick(buttons.last(), Qt::Key_Space);
        QTRY_VERIFY(qobject_cast<DifferenceDialog*>(QApplication::activeWindow()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        window.bench().activateWindow();
        QTRY_COMPARE(QApplication::focusWidget(), buttons.last());
        // Esc leaves the question for later.
        QTest::keyClick(buttons.last(), Qt::Key_Escape);
        QVERIFY(window.canvas().hasFocus());
        QVERIFY(!notice.isHidden());
        window.key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(QApplication::focusWidget(), buttons.last());
        while (QApplication::focusWidget() != buttons.first())
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QTest::keyClick(buttons.first(), Qt::Key_Space);
        QTRY_VERIFY(notice.isHidden());
        QTRY_VERIFY(window.canvas().hasFocus());
    }

    void theSecondWindowIsReadOnly()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        ActionRegistry registry;
        declareWorldActions(registry);
        WorldWorkbench second(window.folder(), QString(),
                              WorkbenchContext{registry, {CanvasBackend::Raster, true}});
        second.show();
        QVERIFY(QTest::qWaitFor([&] { return second.complete(); }, test::patience));
        QVERIFY(second.readOnly());
        QVERIFY(!second.docks().edit({world::Paint{1, {0, 0}, u'W'}}));
        QVERIFY(second.verdictBar().sentence().startsWith(QStringLiteral("Read-only")));
        QVERIFY(!window.bench().readOnly());
    }

    void theSecondWindowTakesOver_data()
    {
        QTest::addColumn<int>("retry");
        QTest::addColumn<bool>("crash");
        QTest::newRow("by itself") << 50 << false;
        QTest::newRow("reload") << 0 << false;
        QTest::newRow("after a crash") << 50 << true;
    }
    void theSecondWindowTakesOver()
    {
        QFETCH(int, retry);
        QFETCH(bool, crash);
        WorldWindow made;
        QVERIFY(made.isReady());
        made.bench().shutDown();
        auto first = std::make_unique<model::WorldSession>(made.folder());
        first->open();
        QTRY_VERIFY(first->isIndexed());

        ActionRegistry registry;
        declareWorldActions(registry);
        model::WorldSessionOptions options;
        options.retryMilliseconds = retry;
        WorldWorkbench second(made.folder(), QString(),
                              WorkbenchContext{registry, {CanvasBackend::Raster, true}}, nullptr, options);
        second.resize(1600, 1150);
        second.show();
        second.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&second, test::patience));
        QTRY_VERIFY(second.complete());
        QVERIFY(second.readOnly());
        canvas::CanvasWidget& canvas = second.page().canvas();
        canvas.lookAt({5.5, 5.5}, 40);
        const auto click = [&canvas](int x, int y) {
            const QPointF at = canvas.camera().toScreen({x + 0.5, y + 0.5}) / canvas.devicePixelRatioF();
            QTest::mouseClick(&canvas, Qt::LeftButton, {}, at.toPoint());
        };
        const auto onScreen = [&canvas, &second] {
            const QPointF at = canvas.camera().toScreen({5.5, 5.5}) / canvas.devicePixelRatioF();
            return canvas.mapTo(&second, at.toPoint());
        };
        second.state().setSymbol(u'W');
        QSignalSpy said(&second, &Workbench::messageShown);
        click(3, 3);
        const QPoint before = onScreen();
        QVERIFY(!second.session().document().dirty());
        QVERIFY2(said.last().first().toString().contains(QStringLiteral("being edited by another")),
                 qPrintable(said.last().first().toString()));

        // The first one goes on meanwhile, also with what concerns chunks that nobody looks at.
        QVERIFY(first->apply({world::AddHeightLayer{"attic", "Attic"}}));
        QVERIFY(first->apply({world::PaintHeight{"attic", {-16, -16}, u'r'}}));
        QVERIFY(first->apply({world::Paint{0, {4, 4}, u'g'}}));
        QSignalSpy saved(first.get(), &model::WorldSession::saved);
        QVERIFY(first->saveAll());
        QTRY_COMPARE(saved.size(), 1);
        if (crash) {
            first->beginGesture(QStringLiteral("Paint"));
            QVERIFY(first->extendGesture({world::Stroke{0, u'W', {{5, 5}}}}));
            first->endGesture();
        } else {
            first->shutDown();
        }
        said.clear();
        first.reset();
        if (retry == 0)
            second.reload();
        QTRY_VERIFY(!second.readOnly());
        QCOMPARE(said.last().first().toString(),
                 QStringLiteral("This world can be edited now. All of its files are read anew."));
        QTRY_VERIFY(second.complete());
        QVERIFY2(!second.verdictBar().sentence().startsWith(QStringLiteral("Read-only")),
                 qPrintable(second.verdictBar().sentence()));
        // What was saved is there, and the tiles are where they were.
        QVERIFY(world::findEntry(second.session().document().knownStack(), "attic"));
        QVERIFY((onScreen() - before).manhattanLength() <= 2);
        const LayerCells cells(second.session(), {{0, 0}, 0});
        QCOMPARE(QChar(cells.at(model::LayerKey::room(0), {4, 4}).value_or(u'?')), QChar(u'g'));
        QCOMPARE(!second.notices().recovery().isHidden(), crash);
        if (crash) {
            second.notices().recovery().answer(0);
            QTRY_COMPARE(second.session().document().undoCount(), std::size_t{1});
        }
        click(3, 3);
        QCOMPARE(second.unsavedChanges(), 1);
        QSignalSpy ended(&second, &Workbench::saved);
        second.save();
        QTRY_COMPARE(ended.size(), 1);
        QVERIFY(ended.first().first().toBool());
        const QByteArray file = test::readAll(chunk(made, "0_0.json"));
        QCOMPARE(file.count('W'), crash ? 2 : 1);
        QVERIFY(file.contains("\"....g...\""));
    }

    void crashedWorkIsOffered_data()
    {
        QTest::addColumn<bool>("back");
        QTest::newRow("brought back") << true;
        QTest::newRow("left") << false;
    }
    void crashedWorkIsOffered()
    {
        QFETCH(bool, back);
        WorldWindow made;
        QVERIFY(made.isReady());
        const QString folder = made.folder();
        made.bench().shutDown();
        {
            // A session that ends without being closed leaves what a crash leaves.
            auto session = std::make_unique<model::WorldSession>(folder);
            session->open();
            QTRY_VERIFY(session->isIndexed());
            session->beginGesture(QStringLiteral("Paint"));
            QVERIFY(session->extendGesture({world::Stroke{1, u'W', {{0, 0}, {1, 0}}}}));
            session->endGesture();
            session->beginGesture(QStringLiteral("Paint"));
            QVERIFY(session->extendGesture({world::Stroke{1, u' ', {{0, 0}}}}));
            session->endGesture();
        }
        ActionRegistry registry;
        declareWorldActions(registry);
        WorldWorkbench bench(folder, QString(), WorkbenchContext{registry, {CanvasBackend::Raster, true}});
        bench.show();
        ActionNotice& notice = bench.notices().recovery();
        QTRY_VERIFY(!notice.isHidden());
        QVERIFY2(notice.sentence().contains(QStringLiteral("2 step(s)")), qPrintable(notice.sentence()));
        QTRY_VERIFY(bench.session().isIndexed());
        notice.answer(back ? 0 : 1);
        QTRY_COMPARE(bench.session().document().undoCount(), back ? 2U : 0U);
        QVERIFY(notice.isHidden());
        QCOMPARE(bench.unsavedChanges(), back ? 1 : 0);
        if (!back)
            return;
        // Each step says what it was.
        const model::HistoryModel& history = bench.docks().history->model();
        QTRY_COMPARE(history.rowCount(), 3);
        QCOMPARE(history.index(1, 0).data().toString(), QStringLiteral("Paint: 'W' Wall, Layer 1"));
        QCOMPARE(history.index(2, 0).data().toString(), QStringLiteral("Erase: Layer 1"));
    }
};

QTEST_MAIN(WorldNoticesTest)
#include "tst_world_notices.moc"
