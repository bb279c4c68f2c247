// Kinds of fault that editors are known for, tried in the real window: commands in the middle of a gesture,
// selections that outlive what they were on, saves in a storm, saves that fail.
#include "tests/views/world/world_tool_test.h"
#include "views/common/action_notice.h"
#include "views/common/findings_dock.h"
#include "views/common/verdict_bar.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/tools/select_tool.h"
#include "views/world/world_docks.h"
#include "views/world/world_notices.h"

#include <QDirIterator>
#include <QLabel>

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

class WorldFaultsTest : public test::WorldToolTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_STATE_HOME", QFile::encodeName(m_states.path())); }
    void layersMayGoInMidStroke()
    {
        window().click(-4, -4);
        window().press(-2, 3);
        window().move(0, 3);
        window().bench().actionsById()["deleteLayer"]->trigger();
        QVERIFY(!window().session().inGesture());
        window().move(3, 3);
        window().release(3, 3);
        QCOMPARE(window().row(1, -3, 3, 8), QStringLiteral("        "));
        undoAndRedo(10);
        while (window().session().document().undoCount() > 0)
            window().key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window().dirty(), QString());
    }

    void theWindowMayCloseInMidStroke()
    {
        window().press(-2, 3);
        window().move(2, 3);
        QVERIFY(window().session().inGesture());
        window().reopen();
        QVERIFY(window().isReady());
        QCOMPARE(window().dirty(), QString());
    }

    void buttonsAreReleasedInAnyOrder_data()
    {
        QTest::addColumn<bool>("leftFirst");
        QTest::newRow("left") << true;
        QTest::newRow("right") << false;
    }

    void buttonsAreReleasedInAnyOrder()
    {
        QFETCH(bool, leftFirst);
        const Qt::KeyboardModifiers keys = Qt::ShiftModifier | Qt::ControlModifier;
        const auto first = leftFirst ? Qt::LeftButton : Qt::RightButton;
        const auto last = leftFirst ? Qt::RightButton : Qt::LeftButton;
        window().press(0, 0, Qt::LeftButton, keys);
        window().move(3, 0, Qt::LeftButton, keys);
        window().press(3, 0, Qt::RightButton, keys);
        window().move(4, 0, Qt::LeftButton | Qt::RightButton, keys);
        window().release(4, 0, first, keys);
        window().move(5, 0, last, keys);
        window().release(5, 0, last, keys);
        QVERIFY(!window().session().inGesture());
        QCOMPARE(window().steps(), 1U);
        undoAndRedo(10);
        window().click(-6, -6);
        QCOMPARE(window().room(1, -6, -6), QChar(u'W'));
    }

    void aSelectionOutlivesWhatItWasOn()
    {
        window().drag({-3, -3}, {3, 3});
        window().key(Qt::Key_A, Qt::ControlModifier);
        QVERIFY(!window().state().selection().isEmpty());
        window().key(Qt::Key_C);
        window().click(-4, -4);
        window().click(4, 4, Qt::LeftButton, Qt::ShiftModifier);
        window().key(Qt::Key_Delete);
        QCOMPARE(window().room(1, -3, -3), QChar(u' '));
        window().key(Qt::Key_R);
        window().drag({-3, -3}, {5, 5});
        window().key(Qt::Key_Delete);
        window().key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        window().key(Qt::Key_B);
        window().click(-3, -3);
        QCOMPARE(window().room(1, -3, -3), QChar(u'W'));
    }

    void movedTilesAreNeitherLostNorDoubled()
    {
        window().drag({-3, -1}, {3, -1});
        const auto count = [this] {
            std::size_t filled = 0;
            for (const world::Address at : window().session().document().chunks().addresses()) {
                const auto look = window().session().chunk(at);
                const world::RoomLayer* layer = look && look->chunk ? look->chunk->layer(1) : nullptr;
                filled += layer ? static_cast<std::size_t>(std::ranges::count(layer->cells, u'W')) : 0;
            }
            return filled;
        };
        QCOMPARE(count(), 7U);
        window().key(Qt::Key_R);
        window().state().setSelection(QRect(-3, -1, 7, 1));
        // One tile is one pixel: far beyond everything that there is.
        window().canvas().lookAt({200.5, 200.5}, 1);
        window().drag({0, -1}, {400, 399});
        QCOMPARE(window().state().selection(), QRegion(397, 399, 7, 1));
        QCOMPARE(count(), 7U);
        window().drag({400, 399}, {360, 359});
        QCOMPARE(count(), 7U);
        QCOMPARE(window().row(1, 356, 359, 9), QStringLiteral(" WWWWWWW "));
        window().undo();
        QCOMPARE(window().row(1, -4, -1, 9), QStringLiteral(" WWWWWWW "));
        QCOMPARE(count(), 7U);
    }

    void nothingIsSaidOfAWorldThatCouldNotBeRead()
    {
        const QString path = window().folder() + QStringLiteral("/world.json");
        const QByteArray whole = test::readAll(path);
        window().reopen([&] { test::writeAll(path, "{ broken"); });
        const VerdictBar& verdict = window().bench().verdictBar();
        QTRY_COMPARE(verdict.state(), VerdictBar::State::Bad);
        WorldDocks& docks = window().bench().docks();
        docks.problems->fill();
        const auto says = [&docks](const QString& words) {
            const auto labels = docks.problems->findChildren<QLabel*>();
            return std::ranges::any_of(
                labels, [&words](const QLabel* label) { return label->text().contains(words); });
        };
        QVERIFY(says(QStringLiteral("could not be read")));
        QVERIFY(!says(QStringLiteral("No problems")));
        QVERIFY(docks.palette->caption().contains(QStringLiteral("could not be read")));
        test::writeAll(path, whole);
        window().bench().reload();
        QVERIFY(window().isReady());
        QVERIFY(says(QStringLiteral("No problems")));
        QTRY_VERIFY(docks.palette->caption().contains(QStringLiteral("whole world")));
    }

    void tilesThatWereNotReadAreNotCut()
    {
        test::writeAll(window().folder() + QStringLiteral("/chunks/40_40.json"),
                       "{\"schemaVersion\":1,\"roomLayers\":[{\"layer\":1,\"rows\":[\"XY\"]}],"
                       "\"heightLayers\":[],\"instances\":[]}");
        window().reopen();
        QVERIFY(window().isReady());
        window().state().setActiveLayer(LayerKey::room(1));
        window().key(Qt::Key_R);
        window().state().setSelection(QRect(320, 320, 2, 1));
        QVERIFY(!window().session().chunk({40, 40}));
        QSignalSpy said(&window().bench(), &Workbench::messageShown);
        window().key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(window().steps(), 0U);
        QCOMPARE(said.size(), 1);
        QTRY_VERIFY(window().session().chunk({40, 40}));
        QCOMPARE(window().row(1, 320, 320, 2), QStringLiteral("XY"));
        window().key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(window().steps(), 1U);
        QCOMPARE(window().row(1, 320, 320, 2), QStringLiteral("  "));
        window().canvas().lookAt({0.5, 0.5});
        window().key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        window().key(Qt::Key_V, Qt::ControlModifier);
        window().click(0, 0);
        QCOMPARE(window().row(1, 0, 0, 2), QStringLiteral("XY"));
    }

    void whatLiesBeyondTheMapsEdgeIsSaid_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("beyond");
        // Chunks are 8 tiles wide, the map reaches to the tile 2^28.
        QTest::newRow("the last") << QStringLiteral("33554431_0") << false;
        QTest::newRow("the next") << QStringLiteral("33554432_0") << true;
        QTest::newRow("the first") << QStringLiteral("0_-33554432") << false;
        QTest::newRow("the one before") << QStringLiteral("0_-33554433") << true;
        QTest::newRow("the furthest") << QStringLiteral("2147483647_-2147483648") << true;
    }

    void whatLiesBeyondTheMapsEdgeIsSaid()
    {
        QFETCH(QString, name);
        QFETCH(bool, beyond);
        const QString path = window().folder() + QStringLiteral("/chunks/%1.json").arg(name);
        test::writeAll(path, "{\"schemaVersion\":1,\"roomLayers\":[{\"layer\":1,\"rows\":[\"XY\"]}],"
                             "\"heightLayers\":[],\"instances\":[]}");
        const QByteArray before = test::readAll(path);
        window().reopen();
        QVERIFY(window().isReady());
        const VerdictBar& verdict = window().bench().verdictBar();
        QCOMPARE(verdict.state(), beyond ? VerdictBar::State::Caution : VerdictBar::State::Good);
        QCOMPARE(verdict.sentence().contains(QStringLiteral("beyond the tile ±268,435,456")), beyond);
        // The list of chunks leads as near as there is map, and the rest of the world is painted as ever.
        const auto address = world::parseChunkFileName(QFileInfo(path).fileName().toStdString());
        QVERIFY(address);
        window().bench().page().showChunk(*address);
        QVERIFY(QRectF(window().canvas().camera().bounds()).contains(window().canvas().view().centre));
        window().canvas().lookAt({0.5, 0.5}, 32);
        window().state().setActiveLayer(LayerKey::room(1));
        window().state().setSymbol(u'W');
        window().key(Qt::Key_B);
        window().click(0, 0);
        QCOMPARE(window().room(1, 0, 0), QChar(u'W'));
        QSignalSpy saved(&window().bench(), &Workbench::saved);
        window().key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(saved.first().first().toBool());
        QCOMPARE(test::readAll(path), before);
    }

    void theRoomOfAFarChunkIsGivenUpWhenFilesAreReadAgain()
    {
        const QString path = window().folder() + QStringLiteral("/chunks/33554432_0.json");
        test::writeAll(path, "{\"schemaVersion\":1,\"roomLayers\":[{\"layer\":1,\"rows\":[\"XY\"]}],"
                             "\"heightLayers\":[],\"instances\":[]}");
        window().reopen();
        QVERIFY(window().isReady());
        window().canvas().lookAt({0.5, 0.5}, 32);
        const auto width = [this] { return window().canvas().camera().bounds().width(); };
        constexpr int far = 1000;
        QVERIFY(width() > far);
        QVERIFY(QFile::remove(path));
        QTRY_VERIFY(!window().session().document().chunks().exists({33554432, 0}));
        // Nothing shrinks under the pointer before it is asked for.
        QVERIFY(width() > far);
        window().bench().reload();
        QTRY_VERIFY(width() < far);
        const VerdictBar& verdict = window().bench().verdictBar();
        QTRY_COMPARE(verdict.state(), VerdictBar::State::Good);
        QCOMPARE(window().canvas().view().centre, QPointF(0.5, 0.5));
        window().canvas().fit();
        QVERIFY(window().canvas().view().scale > 1);
    }

    void patchesAreTrimmedAndGo()
    {
        window().state().setActiveLayer(LayerKey::height("height_1"));
        const auto patch = [this]() -> const world::HeightPatch* {
            const auto look = window().session().chunk({-1, -1});
            for (const auto& one : look->chunk->patches)
                return &*one;
            return nullptr;
        };
        window().key(Qt::Key_P);
        window().drag({-3, -2}, {-1, -1});
        QVERIFY(patch());
        QCOMPARE(patch()->x, 5);
        QCOMPARE(patch()->y, 6);
        QCOMPARE(patch()->rows, (std::vector<std::u16string>{u"WWW", u"WWW"}));
        window().key(Qt::Key_E);
        window().drag({-3, -2}, {-1, -2});
        QCOMPARE(patch()->y, 7);
        QCOMPARE(patch()->rows, (std::vector<std::u16string>{u"WWW"}));
        window().drag({-3, -1}, {-1, -1});
        QVERIFY(!patch());
        QCOMPARE(window().dirty(), QString());
    }

    void tenSavesWriteOneFile()
    {
        const auto files = [this] {
            std::map<QString, std::pair<QDateTime, QByteArray>> result;
            QDirIterator it(window().folder(), QDir::Files, QDirIterator::Subdirectories);
            while (it.hasNext()) {
                const QString path = it.next();
                result[path] = {QFileInfo(path).lastModified(), test::readAll(path)};
            }
            return result;
        };
        // The first save writes what the rules add to world.json.
        window().bench().save();
        QTRY_VERIFY(!window().session().isSaving());
        const auto before = files();
        QTest::qWait(20);
        window().click(0, 0);
        for (int i = 0; i < 10; ++i)
            window().key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(window().dirty(), QString());
        QTRY_VERIFY(!window().session().isSaving());
        const auto after = files();
        QCOMPARE(after.size(), before.size());
        QStringList changed;
        for (const auto& [path, state] : after) {
            if (before.at(path) != state)
                changed << QFileInfo(path).fileName();
        }
        QCOMPARE(changed, QStringList(QStringLiteral("0_0.json")));
        QVERIFY(window().session().conflicts().empty());
    }

    void aSaveThatFailsKeepsTheMark()
    {
        QSignalSpy saved(&window().bench(), &Workbench::saved);
        QSignalSpy said(&window().bench(), &Workbench::messageShown);
        window().click(0, 0);
        const QString away = window().folder() + QStringLiteral("-away");
        QVERIFY(QDir().rename(window().folder(), away));
        window().key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(!saved.first().first().toBool());
        QCOMPARE(window().bench().unsavedChanges(), 1);
        QVERIFY(said.last().first().toString().contains(QFileInfo(window().folder()).fileName()));
        QVERIFY(QDir().rename(away, window().folder()));
        // That the files were gone may have been noticed; then it is asked whose content counts.
        const auto saves = [this] {
            window().session().resolveConflicts(model::WorldDocument::Foreign::KeepMine);
            window().key(Qt::Key_S, Qt::ControlModifier);
            return QTest::qWaitFor([this] { return window().bench().unsavedChanges() == 0; }, 500);
        };
        QTRY_VERIFY(saves());
        QVERIFY(test::readAll(window().folder() + QStringLiteral("/chunks/0_0.json")).contains("W"));
    }

    void aFileThatIsGoneIsWrittenOrTold()
    {
        const QString path = window().folder() + QStringLiteral("/chunks/0_0.json");
        window().click(0, 0);
        QVERIFY(QFile::remove(path));
        window().key(Qt::Key_S, Qt::ControlModifier);
        const auto told = [this] {
            const auto notices = window().bench().notices().findChildren<ActionNotice*>();
            return std::ranges::any_of(notices,
                                       [](const ActionNotice* notice) { return notice->isVisible(); });
        };
        QTRY_VERIFY(QFile::exists(path) || told());
        if (!QFile::exists(path)) {
            window().session().resolveConflicts(model::WorldDocument::Foreign::KeepMine);
            window().key(Qt::Key_S, Qt::ControlModifier);
        }
        QTRY_VERIFY(QFile::exists(path));
        QTRY_COMPARE(window().bench().unsavedChanges(), 0);
    }

    void lookingChangesNothing()
    {
        window().key(Qt::Key_G);
        window().key(Qt::Key_H);
        window().key(Qt::Key_H, Qt::ControlModifier);
        window().key(Qt::Key_L, Qt::ControlModifier);
        window().key(Qt::Key_Plus, Qt::ControlModifier);
        window().key(Qt::Key_Slash, Qt::ControlModifier);
        window().key(Qt::Key_A, Qt::ControlModifier);
        window().key(Qt::Key_PageUp);
        window().click(0, 0);
        undoAndRedo(1);
        window().key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window().bench().unsavedChanges(), 0);
        const QByteArray before = test::readAll(window().folder() + QStringLiteral("/world.json"));
        window().reopen();
        QVERIFY(window().isReady());
        QCOMPARE(window().bench().unsavedChanges(), 0);
        QCOMPARE(test::readAll(window().folder() + QStringLiteral("/world.json")), before);
    }

private:
    void undoAndRedo(int times)
    {
        window().undo(times);
        window().redo(times);
    }

    QTemporaryDir m_states;
};

QTEST_MAIN(WorldFaultsTest)
#include "tst_world_faults.moc"
