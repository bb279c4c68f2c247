// A disk that refuses to save, and another program that writes at the same time, in the real window.
#include "model/common/message_text.h"
#include "tests/model/world/faulty_files.h"
#include "tests/support/buttons.h"
#include "tests/support/held_workers.h"
#include "tests/views/world/world_window.h"
#include "views/common/action_notice.h"
#include "views/common/empty_state.h"
#include "views/common/findings_dock.h"
#include "views/common/findings_model.h"
#include "views/common/verdict_bar.h"
#include "views/world/dialogs/save_dialog.h"
#include "views/world/world_docks.h"
#include "views/world/world_notices.h"

#include <QDirIterator>
#include <QPushButton>
#include <QTreeWidget>

#include <cstring>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorldWindow;
using model::LayerKey;

class WorldDiskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_STATE_HOME", QFile::encodeName(m_states.path())); }

    void aRefusedSaveSaysWhyAndKeepsTheMark_data()
    {
        QTest::addColumn<int>("error");
        QTest::newRow("no permission") << EACCES;
        QTest::newRow("busy") << EBUSY;
        QTest::newRow("no space") << ENOSPC;
        QTest::newRow("read-only disk") << EROFS;
    }

    void aRefusedSaveSaysWhyAndKeepsTheMark()
    {
        QFETCH(int, error);
        test::FaultyFiles files;
        model::WorldSessionOptions options;
        options.files = &files;
        WorldWindow window(canvas::CanvasWidget::Backend::Raster, options);
        QVERIFY(window.isReady());
        paint(window);
        const auto before = filesOf(window.folder());
        QSignalSpy saved(&window.bench(), &Workbench::saved);
        QSignalSpy said(&window.bench(), &Workbench::messageShown);
        // Every step of the save is refused once.
        for (int step = 0;; ++step) {
            saved.clear();
            files.failed = false;
            files.error = error;
            files.at = files.steps + step;
            files.fault = test::FaultyFiles::Fault::Fail;
            window.key(Qt::Key_S, Qt::ControlModifier);
            QTRY_COMPARE(saved.size(), 1);
            files.fault = test::FaultyFiles::Fault::None;
            if (!files.failed)
                break;
            if (saved.first().first().toBool())
                continue; // what is tidied up behind a save may wait
            const QString sentence = said.last().first().toString();
            QVERIFY2(sentence.contains(QString::fromLocal8Bit(std::strerror(error))), qPrintable(sentence));
            QVERIFY2(sentence.contains(window.folder()), qPrintable(sentence));
            QCOMPARE(window.bench().verdictBar().sentence(), sentence);
            QCOMPARE(window.bench().unsavedChanges(), 1);
            QCOMPARE(filesOf(window.folder()), before);
            // Work goes on.
            window.click(3, 3);
            window.key(Qt::Key_Z, Qt::ControlModifier);
        }
        QVERIFY(saved.first().first().toBool());
        QCOMPARE(window.bench().unsavedChanges(), 0);
        QVERIFY(test::readAll(window.folder() + QStringLiteral("/chunks/0_0.json")).contains("W"));
        QTRY_VERIFY(!window.bench().verdictBar().sentence().contains(QStringLiteral("0_0.json")));
    }

    void aWorldThatCannotBeWrittenSaysSoWhenItIsOpened()
    {
        test::FaultyFiles files;
        model::WorldSessionOptions options;
        options.files = &files;
        options.retryMilliseconds = 50;
        WorldWindow window(canvas::CanvasWidget::Backend::Raster, options);
        files.denied = EACCES;
        window.reopen();
        QVERIFY(window.isReady());
        QVERIFY(window.bench().readOnly());
        const auto bar = [&window] { return window.bench().verdictBar().sentence(); };
        for (const QString& part :
             {QStringLiteral("Read-only: "), window.folder(), QString::fromLocal8Bit(std::strerror(EACCES))})
            QVERIFY2(bar().contains(part), qPrintable(bar()));
        QSignalSpy said(&window.bench(), &Workbench::messageShown);
        paint(window);
        QCOMPARE(window.bench().unsavedChanges(), 0);
        QCOMPARE(QStringLiteral("Read-only: ") + said.last().first().toString(), bar());
        QVERIFY(!window.bench().actionsById()["save"]->isEnabled());
        // Permitted meanwhile: nobody has to open it again.
        files.denied = 0;
        QTRY_VERIFY(!window.bench().readOnly());
        QTRY_COMPARE(bar(), QStringLiteral("Every file of this world can be read."));
        QTRY_VERIFY(window.bench().complete());
        paint(window);
        QCOMPARE(window.bench().unsavedChanges(), 1);
    }

    void aStormOfForeignWritesRaisesOneNotice()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        paint(window);
        QSignalSpy told(&window.session(), &model::WorldSession::conflictsChanged);
        const QString path = window.folder() + QStringLiteral("/chunks/0_0.json");
        for (int i = 0; i < 50; ++i) {
            // Whole each time: half a file is another conflict.
            const QString fresh = path + QStringLiteral(".new");
            test::writeAll(fresh, foreign(i));
            std::filesystem::rename(fresh.toStdString(), path.toStdString());
            QTest::qWait(20);
        }
        ActionNotice& notice = window.bench().notices().conflict();
        QTRY_VERIFY(!notice.isHidden());
        window.session().lookAtFiles();
        QTest::qWait(200);
        QCOMPARE(told.size(), 1);
        // What is taken is the newest.
        QTest::mouseClick(test::buttonCalled(notice, QStringLiteral("Take Theirs")), Qt::LeftButton);
        QTRY_VERIFY(notice.isHidden());
        QCOMPARE(window.row(1, 0, 0, 4), QStringLiteral("g49 "));
        QCOMPARE(told.size(), 2);
    }

    void whatIsBrokenAndMendedOnDiskIsSaidEverywhere()
    {
        WorldWindow window;
        test::writeAll(window.folder() + QStringLiteral("/chunks/odd.json"), "{}");
        test::writeAll(window.folder() + QStringLiteral("/chunks/1_0.json"), "{");
        window.reopen();
        QVERIFY(window.isReady());
        const auto problems = [&window] {
            QStringList files;
            const FindingsModel& model = window.bench().docks().problems->model();
            // The small world has warnings enough: only what cannot be read, and what is no chunk.
            for (int row = 0; row < model.rowCount(); ++row) {
                const core::Finding* finding = model.finding(row);
                const QString file = QString::fromStdString(finding->file);
                const bool isError = finding->level == core::Level::Error;
                if (isError || file.endsWith(QStringLiteral("odd.json")))
                    files << file;
            }
            return files;
        };
        QCOMPARE(window.bench().docks().problems->model().finding(0)->level, core::Level::Error);
        const auto bar = [&window] { return window.bench().verdictBar().sentence(); };
        QCOMPARE(problems(),
                 QStringList({QStringLiteral("chunks/1_0.json"), QStringLiteral("chunks/odd.json")}));
        QVERIFY2(bar().startsWith(QStringLiteral("1 chunk file")), qPrintable(bar()));
        test::writeAll(window.folder() + QStringLiteral("/chunks/0_0.json"), "{");
        QTRY_VERIFY2(bar().startsWith(QStringLiteral("2 chunk file")), qPrintable(bar()));
        QTRY_COMPARE(problems().size(), 3);
        QTRY_VERIFY(marked(window, 0, 0));
        QVERIFY(marked(window, 1, 0));
        // Mended; the file that is no chunk is deleted.
        for (const char* name : {"0_0", "1_0"})
            test::writeAll(window.folder() + QStringLiteral("/chunks/%1.json").arg(QLatin1String(name)),
                           foreign(1));
        QVERIFY(QFile::remove(window.folder() + QStringLiteral("/chunks/odd.json")));
        QTRY_COMPARE(bar(), QStringLiteral("Every file of this world can be read."));
        QTRY_COMPARE(problems(), QStringList());
        QTRY_VERIFY(!marked(window, 0, 0) && !marked(window, 1, 0));
    }

    void problemsOfAllFilesFollowTheFiles()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        const auto file = [&window](const char* name) {
            return window.folder() + QLatin1Char('/') + QLatin1String(name);
        };
        const auto problems = [&window](const char* name) {
            QStringList codes;
            const FindingsModel& model = window.bench().docks().problems->model();
            for (int row = 0; row < model.rowCount(); ++row) {
                const core::Finding* finding = model.finding(row);
                if (finding->file == name)
                    codes << model::codeName(finding->code);
            }
            return codes;
        };
        const QByteArray info = test::readAll(file("world.json"));
        const QStringList repaired = problems("world.json");
        // A name that is no chunk's appears, and goes.
        test::writeAll(file("chunks/copy of 0_0.json"), "{}");
        QTRY_COMPARE(problems("chunks/copy of 0_0.json"), QStringList({QStringLiteral("chunk.filename")}));
        QVERIFY(QFile::remove(file("chunks/copy of 0_0.json")));
        QTRY_COMPARE(problems("chunks/copy of 0_0.json"), QStringList());
        // Files of the world are broken, and mended.
        test::writeAll(file("tiles.json"), "{");
        QTRY_COMPARE(problems("tiles.json"), QStringList({QStringLiteral("json.syntax")}));
        test::writeAll(file("tiles.json"), "{\"schemaVersion\":1,\"tiles\":[]}");
        QTRY_COMPARE(problems("tiles.json"), QStringList());
        test::writeAll(file("bookmarks.json"), "{\"bookmarks\":[7]}");
        QTRY_VERIFY(problems("bookmarks.json").contains(QStringLiteral("bookmark.dropped")));
        test::writeAll(file("bookmarks.json"), "{\"schemaVersion\":1,\"worldId\":\"w\",\"bookmarks\":[]}");
        QTRY_COMPARE(problems("bookmarks.json"), QStringList());
        test::writeAll(file("world.json"), "{");
        QTRY_COMPARE(problems("world.json"), QStringList({QStringLiteral("json.syntax")}));
        test::writeAll(file("world.json"), info);
        QTRY_COMPARE(problems("world.json"), repaired);
        QTRY_VERIFY(window.bench().notices().conflict().isHidden());
    }

    void aDeletedFileIsSaidToBeDeletedAndTheReviewSaysOneThing()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        paint(window);
        QVERIFY(QFile::remove(window.folder() + QStringLiteral("/chunks/0_0.json")));
        ActionNotice& notice = window.bench().notices().conflict();
        QTRY_VERIFY(!notice.isHidden());
        QVERIFY2(notice.sentence().startsWith(QStringLiteral("Another program deleted chunks/0_0.json")),
                 qPrintable(notice.sentence()));
        window.bench().actionsById()["review"]->trigger();
        SaveDialog* dialog = nullptr;
        QTRY_VERIFY((dialog = window.bench().findChild<SaveDialog*>()) != nullptr);
        QTRY_VERIFY(!dialog->summary().isEmpty());
        QTRY_VERIFY(!dialog->findChild<EmptyState*>()->isEmpty());
        // There is nothing to choose in the review.
        for (const char* part : {"0_0.json", "above the map"})
            QVERIFY2(dialog->summary().contains(QLatin1String(part)), qPrintable(dialog->summary()));
        dialog->reject();
    }

    void theBarIsNotContentWhileFilesAreDisputed()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        const QString good = QStringLiteral("Every file of this world can be read.");
        const auto bar = [&window] { return window.bench().verdictBar().sentence(); };
        QCOMPARE(bar(), good);
        paint(window);
        test::writeAll(window.folder() + QStringLiteral("/chunks/0_0.json"), "{");
        ActionNotice& notice = window.bench().notices().conflict();
        QTRY_VERIFY(!notice.isHidden());
        QVERIFY2(bar().startsWith(QStringLiteral("Nothing is saved until")), qPrintable(bar()));
        QVERIFY2(!notice.sentence().contains(QStringLiteral("left as it is")), qPrintable(notice.sentence()));
        QVERIFY2(!notice.sentence().contains(QStringLiteral("saved until")), qPrintable(notice.sentence()));
        // Until it is saved the file is still damaged.
        QTest::mouseClick(test::buttonCalled(notice, QStringLiteral("Keep Mine")), Qt::LeftButton);
        QTRY_VERIFY(notice.isHidden());
        QVERIFY2(bar().startsWith(QStringLiteral("A chunk file on disk")), qPrintable(bar()));
        QVERIFY(window.session().firstError());
        QSignalSpy saved(&window.bench(), &Workbench::saved);
        window.key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(saved.size(), 1);
        QCOMPARE(bar(), good);
        QVERIFY(!window.session().firstError());
        // Everything is gone.
        QVERIFY(QDir(window.folder()).removeRecursively());
        QTRY_VERIFY(!window.bench().notices().folder().isHidden());
        QVERIFY(bar() != good);
    }

    void aFolderThatIsGoneIsAskedAboutUntilItIsBack()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        paint(window);
        const auto bar = [&window] { return window.bench().verdictBar().sentence(); };
        const QString away = window.folder() + QStringLiteral(".away");
        QVERIFY(QDir().rename(window.folder(), away));
        ActionNotice& notice = window.bench().notices().folder();
        QTRY_VERIFY(!notice.isHidden());
        QVERIFY2(notice.sentence().contains(window.folder()), qPrintable(notice.sentence()));
        // One says what happened, the other what that means.
        QCOMPARE(bar(), QStringLiteral("Nothing is saved until the folder is back."));
        QVERIFY2(!notice.sentence().contains(QStringLiteral("saved")), qPrintable(notice.sentence()));
        // Ctrl+S leads to the answers, and Save Copies is one of them.
        QSignalSpy saved(&window.bench(), &Workbench::saved);
        QSignalSpy said(&window.bench(), &Workbench::messageShown);
        window.key(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(!saved.first().first().toBool());
        QVERIFY(said.last().first().toString().startsWith(QStringLiteral("Nothing was saved")));
        QVERIFY(test::buttonCalled(notice, QStringLiteral("Save Copies…"))->hasFocus());
        QVERIFY(window.bench().notices().conflict().isHidden());
        QCOMPARE(window.bench().unsavedChanges(), 1);
        // A review says the same.
        window.bench().actionsById()["review"]->trigger();
        auto* dialog = window.bench().findChild<SaveDialog*>();
        QVERIFY(dialog);
        QVERIFY2(dialog->summary().contains(QStringLiteral("folder")), qPrintable(dialog->summary()));
        dialog->reject();
        // Who asks hears that nothing came of it.
        const auto last = [&said] { return said.last().first().toString(); };
        QTest::mouseClick(test::buttonCalled(notice, QStringLiteral("Look Again")), Qt::LeftButton);
        QTRY_COMPARE(last(), QStringLiteral("The folder is still not there."));
        QVERIFY(!notice.isHidden());
        QVERIFY(QDir().rename(away, window.folder()));
        QTRY_VERIFY(notice.isHidden());
        QTRY_COMPARE(bar(), QStringLiteral("Every file of this world can be read."));
        QCOMPARE(window.row(1, 0, 0, 1), QStringLiteral("W"));
    }

    void cleanChunksThatAreDeletedAreSaid()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        const auto file = [&window](const char* name) {
            return window.folder() + QStringLiteral("/chunks/%1.json").arg(QLatin1String(name));
        };
        for (const char* name : {"0_0", "1_0"})
            QVERIFY(QFile::remove(file(name)));
        ActionNotice& notice = window.bench().notices().told();
        QTRY_VERIFY(!notice.isHidden());
        QVERIFY2(notice.sentence().startsWith(QStringLiteral("Another program deleted 2 chunk")),
                 qPrintable(notice.sentence()));
        QVERIFY(window.bench().notices().conflict().isHidden());
        QVERIFY(!window.session().document().chunks().exists({0, 0}));
        // Of what is back it is said no longer.
        test::writeAll(file("0_0"), foreign(1));
        QTRY_VERIFY2(notice.sentence().startsWith(QStringLiteral("Another program deleted 1 chunk")),
                     qPrintable(notice.sentence()));
        test::writeAll(file("1_0"), foreign(1));
        QTRY_VERIFY(notice.isHidden());
    }

    void aReviewWaitsForAnEditThatRuns()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        test::HeldWorkers workers;
        constexpr std::int64_t cells = 300'000;
        QVERIFY(window.session().apply(
            model::DeferredEdit{cells, [] {
                                    return world::Operation{world::Paint{1, {0, 0}, u'W'}};
                                }}));
        QVERIFY(window.session().isEditing());
        window.bench().actionsById()["review"]->trigger();
        auto* dialog = window.bench().findChild<SaveDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->list().topLevelItemCount(), 0);
        workers.release();
        QTRY_VERIFY(dialog->list().topLevelItemCount() > 0);
        QVERIFY(!dialog->list().findItems(QStringLiteral("chunks/0_0.json"), Qt::MatchExactly).isEmpty());
        dialog->reject();
    }

private:
    /// Whether the map has red marks on a chunk.
    static bool marked(WorldWindow& window, int x, int y)
    {
        const QImage image = window.canvas().grabImage();
        const double ratio = image.width() / double(window.canvas().width());
        const QPoint from = window.at(x * 8 + 1, y * 8 + 1) * ratio;
        const QPoint to = window.at(x * 8 + 6, y * 8 + 6) * ratio;
        for (int row = from.y(); row < to.y(); ++row) {
            for (int column = from.x(); column < to.x(); ++column) {
                const QColor color = image.pixelColor(column, row);
                if (color.red() > 150 && color.green() < 120 && color.blue() < 120)
                    return true;
            }
        }
        return false;
    }
    static void paint(WorldWindow& window)
    {
        window.state().setSymbol(u'W');
        window.state().setActiveLayer(LayerKey::room(1));
        window.key(Qt::Key_B);
        window.click(0, 0);
    }
    static QByteArray foreign(int number)
    {
        return "{\"schemaVersion\":1,\"roomLayers\":[{\"layer\":1,\"rows\":[\"g" +
               QByteArray::number(number) + "\"]}],\"heightLayers\":[],\"instances\":[]}";
    }
    static std::map<QString, QByteArray> filesOf(const QString& folder)
    {
        std::map<QString, QByteArray> result;
        QDirIterator it(folder, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            result[path] = test::readAll(path);
        }
        return result;
    }

    QTemporaryDir m_states;
};

QTEST_MAIN(WorldDiskTest)
#include "tst_world_disk.moc"
