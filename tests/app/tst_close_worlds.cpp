// Closing worlds with much unsaved work, or while an edit runs: one short question, a save that can be
// cancelled.
#include "model/common/workers.h"
#include "tests/app/world_shell.h"
#include "tests/support/files.h"
#include "tests/support/heartbeat.h"
#include "tests/support/held_workers.h"
#include "views/world/docks/bookmarks_dock.h"
#include "views/world/docks/properties_dock.h"
#include "views/world/world_docks.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

using namespace chartroom;
using chartroom::test::WorldShell;

class CloseWorldsTest : public QObject
{
    Q_OBJECT

    static constexpr int side = 64; ///< 4096 chunks

private Q_SLOTS:
    void init() { m_asked = 0; }

    void thousandsOfChunksAreAskedForOnce()
    {
        const WorldShell shell;
        const QString world = shell.file("content/worlds/alpha");
        shell.window->open({world});
        QVERIFY(shell.wait());
        const auto size = shell.current()->session().document().info().chunkSize;
        world::Group group;
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x)
                group.operations.push_back({world::Paint{1, {x * size.width, y * size.height}, u'W'}});
        }
        QVERIFY(shell.current()->docks().edit({std::move(group)}));
        QTRY_COMPARE(shell.current()->unsavedChanges(), side * side);

        // Cancel: nothing happens.
        answer(QStringLiteral("Cancel"));
        QVERIFY(!shell.window->close());
        QCOMPARE(m_asked, 1);
        QVERIFY2(m_details.contains(QStringLiteral("4,096 chunk")), qPrintable(m_details));
        QCOMPARE(m_details.count(QLatin1Char('\n')), 0);
        QVERIFY2(m_details.size() < 100, qPrintable(m_details));
        QCOMPARE(shell.current()->unsavedChanges(), side * side);

        // Save, and stop it: the window stays, and so does the work.
        QSignalSpy saved(shell.current(), &views::Workbench::saved);
        answer(QStringLiteral("Save"));
        shell.window->close();
        QCOMPARE(m_asked, 2);
        QVERIFY(shell.window->isVisible());
        shell.current()->cancelWork();
        QTRY_COMPARE(saved.size(), 1);
        if (!saved.first().first().toBool()) {
            QVERIFY(shell.window->isVisible());
            QCOMPARE(shell.current()->unsavedChanges(), side * side);
            QCOMPARE(filesIn(world), 0);
            answer(QStringLiteral("Save"));
            shell.window->close();
        }
        QTRY_VERIFY_WITH_TIMEOUT(!shell.window->isVisible(), 60000);
        QCOMPARE(filesIn(world), side * side);
    }

    void anEditThatRunsIsAskedFor()
    {
        const WorldShell shell;
        QVERIFY(shell.openWorld("alpha"));
        test::HeldWorkers workers;
        startEdit(shell, {world::Paint{1, {0, 0}, u'W'}});
        QCOMPARE(shell.current()->unsavedChanges(), 1);
        QVERIFY(shell.window->isWindowModified());
        answer(QStringLiteral("Cancel"));
        QVERIFY(!shell.window->close());
        QCOMPARE(m_asked, 1);
        QVERIFY2(m_details.contains(QStringLiteral("an edit that is not finished yet")),
                 qPrintable(m_details));
        // It goes on as if nothing had been asked, and the tab is asked for like the window.
        QVERIFY(shell.current()->session().isEditing());
        answer(QStringLiteral("Cancel"));
        Q_EMIT shell.window->tabs().closeRequested(shell.current());
        QCOMPARE(m_asked, 2);
        workers.release();
        QTRY_VERIFY(!shell.current()->session().isEditing());
        QCOMPARE(shell.current()->session().document().undoCount(), std::size_t{1});
        QVERIFY(!shell.current()->session().isSaving());
    }

    void aCloseSavesTheEditThatRuns()
    {
        const WorldShell shell;
        QVERIFY(shell.openWorld("alpha"));
        const QString world = shell.file("content/worlds/alpha");
        test::HeldWorkers workers;
        startEdit(shell, {world::Paint{1, {0, 0}, u'W'}});
        answer(QStringLiteral("Save"));
        shell.window->close();
        QCOMPARE(m_asked, 1);
        // The window lives while it waits.
        QVERIFY(shell.window->isVisible());
        QVERIFY(shell.current()->session().isEditing());
        QVERIFY(shell.current()->session().isSaving());
        const test::Heartbeat heart;
        QTRY_VERIFY(heart.beats() > 3);
        QCOMPARE(filesIn(world), 0);
        workers.release();
        QTRY_VERIFY(!shell.window->isVisible());
        QVERIFY(test::readAll(world + QStringLiteral("/chunks/0_0.json")).contains('W'));
    }

    void aCloseSavesWhatIsTypedBehindAnEditThatRuns()
    {
        const WorldShell shell;
        QVERIFY(shell.openWorld("alpha"));
        views::PropertiesDock& dock = *shell.current()->docks().properties;
        views::WorldDocks::reveal(dock);
        QSpinBox* box = nullptr;
        for (auto* candidate : dock.findChildren<QSpinBox*>()) {
            if (candidate->suffix() == QStringLiteral(" px"))
                box = candidate;
        }
        QVERIFY(box);
        test::HeldWorkers workers;
        startEdit(shell, {world::Paint{1, {0, 0}, u'W'}});
        // The field is not left: the close asks it, and the save once more.
        box->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), box);
        box->selectAll();
        QTest::keyClicks(box, QStringLiteral("40"));
        answer(QStringLiteral("Save"));
        shell.window->close();
        QCOMPARE(m_asked, 1);
        QVERIFY(shell.current()->session().isEditing());
        workers.release();
        QTRY_VERIFY(!shell.window->isVisible());
        const QByteArray file = test::readAll(shell.file("content/worlds/alpha/world.json"));
        QCOMPARE(QJsonDocument::fromJson(file)[QStringLiteral("tileSize")].toInt(), 40);
    }

    void whatIsTypedWhileAnEditRunsIsDoneAfterIt()
    {
        const WorldShell shell;
        QVERIFY(shell.openWorld("alpha"));
        views::PropertiesDock& dock = *shell.current()->docks().properties;
        views::WorldDocks::reveal(dock);
        auto* name = dock.findChild<QLineEdit*>();
        test::HeldWorkers workers;
        startEdit(shell, {world::Paint{1, {0, 0}, u'W'}});
        name->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), name);
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Other"));
        // Asked twice it is one step, and a close that is cancelled takes nothing back.
        for (int i = 0; i < 2; ++i) {
            answer(QStringLiteral("Cancel"));
            QVERIFY(!shell.window->close());
        }
        QCOMPARE(m_asked, 2);
        workers.release();
        QTRY_COMPARE(shell.current()->title(), QStringLiteral("Other"));
        QVERIFY(!shell.current()->session().isEditing());
        QCOMPARE(shell.current()->session().document().undoCount(), std::size_t{2});
        QCOMPARE(name->text(), QStringLiteral("Other"));
    }

    void aFieldThatIsRefusedHoldsTheClose()
    {
        const WorldShell shell;
        QVERIFY(shell.openWorld("alpha"));
        QVERIFY(saveBookmark(shell));
        const auto type = [&shell] { typeFar(shell); };
        // The question names the field, and what is wrong is said.
        type();
        QSignalSpy said(shell.current(), &views::Workbench::messageShown);
        answer(QStringLiteral("Cancel"));
        QVERIFY(!shell.window->close());
        QCOMPARE(m_asked, 1);
        QVERIFY2(m_details.contains(QStringLiteral("what is typed as Gate, y")), qPrintable(m_details));
        QVERIFY2(said.last().first().toString().contains(QStringLiteral("not “far”")),
                 qPrintable(said.last().first().toString()));
        // The user has heard of it: nothing is left that a close would lose.
        QCOMPARE(shell.current()->unsavedChanges(), 0);
        QVERIFY(!shell.window->isWindowModified());
        // A save cannot take it either, and does not close.
        type();
        QSignalSpy saved(shell.current(), &views::Workbench::saved);
        answer(QStringLiteral("Save"));
        shell.window->close();
        QCOMPARE(m_asked, 2);
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(!saved.first().first().toBool());
        QVERIFY(shell.window->isVisible());
        type();
        answer(QStringLiteral("Close without saving"));
        QVERIFY(shell.window->close());
        QCOMPARE(m_asked, 3);
    }

    void aFieldThatIsRefusedIsCountedAtOnce()
    {
        const WorldShell shell;
        QVERIFY(shell.openWorld("alpha"));
        QVERIFY(saveBookmark(shell));
        QVERIFY(!shell.window->isWindowModified());
        typeFar(shell);
        shell.current()->commitInput();
        QCOMPARE(shell.current()->unsavedChanges(), 1);
        QVERIFY(shell.window->isWindowModified());
        // A save that is refused at once has said it.
        QVERIFY(QDir(shell.file("content/worlds")).rename(QStringLiteral("alpha"), QStringLiteral("away")));
        QTRY_VERIFY(shell.current()->session().isFolderGone());
        QSignalSpy saved(shell.current(), &views::Workbench::saved);
        shell.current()->save();
        QCOMPARE(saved.size(), 1);
        QVERIFY(!saved.first().first().toBool());
        QCOMPARE(shell.current()->unsavedChanges(), 0);
        QVERIFY(!shell.window->isWindowModified());
    }

    void aWorldThatIsOnlyReadAnswersASave()
    {
        const WorldShell shell;
        const QString file = shell.file("content/worlds/alpha/world.json");
        QJsonObject newer = QJsonDocument::fromJson(test::readAll(file)).object();
        newer[QStringLiteral("schemaVersion")] = 2;
        test::writeAll(file, QJsonDocument(newer).toJson());
        QVERIFY(shell.openWorld("alpha"));
        QVERIFY(shell.current()->readOnly());
        QSignalSpy saved(shell.current(), &views::Workbench::saved);
        shell.current()->save();
        QCOMPARE(saved.size(), 1);
        // A close would wait for ever for one that is not answered.
        QVERIFY(QDir(shell.file("content/worlds")).rename(QStringLiteral("alpha"), QStringLiteral("away")));
        QTRY_VERIFY(shell.current()->session().isFolderGone());
        shell.current()->save();
        QCOMPARE(saved.size(), 2);
        for (const auto& answer : saved)
            QVERIFY(!answer.first().toBool());
    }

    void aCloseWithoutSavingStopsTheEdit()
    {
        const WorldShell shell;
        QVERIFY(shell.openWorld("alpha"));
        test::HeldWorkers workers;
        startEdit(shell, {world::Paint{1, {0, 0}, u'W'}});
        answer(QStringLiteral("Close without saving"));
        QVERIFY(shell.window->close());
        QCOMPARE(m_asked, 1);
        workers.release();
        model::workers().waitForDone();
        QCOMPARE(filesIn(shell.file("content/worlds/alpha")), 0);
    }

    void anEditThatIsRefusedKeepsTheWindow()
    {
        const WorldShell shell;
        QVERIFY(shell.openWorld("alpha"));
        QSignalSpy saved(shell.current(), &views::Workbench::saved);
        QSignalSpy said(shell.current(), &views::Workbench::messageShown);
        test::HeldWorkers workers;
        startEdit(shell, {world::DeleteRoomLayer{9}});
        answer(QStringLiteral("Save"));
        shell.window->close();
        workers.release();
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(!saved.first().first().toBool());
        QVERIFY(shell.window->isVisible());
        // Why is still said beside what the save has to say.
        QVERIFY2(said.last().first().toString().contains(QLatin1Char('9')),
                 qPrintable(said.last().first().toString()));
        QCOMPARE(shell.current()->unsavedChanges(), 0);
    }

private:
    /// Begins an edit in the background.
    static void startEdit(const WorldShell& shell, const world::Operation& operation)
    {
        constexpr std::int64_t cells = 300'000;
        QVERIFY(
            shell.current()->session().apply(model::DeferredEdit{cells, [operation] { return operation; }}));
        QVERIFY(shell.current()->session().isEditing());
    }
    /// Saves a bookmark. False: it could not be saved.
    [[nodiscard]] static bool saveBookmark(const WorldShell& shell)
    {
        if (!shell.current()->docks().edit({world::SetBookmark{"a", "Gate", {3, 4}}}))
            return false;
        QSignalSpy saved(shell.current(), &views::Workbench::saved);
        shell.current()->save();
        return QTest::qWaitFor([&saved] { return !saved.isEmpty(); }, test::patience) &&
               shell.current()->unsavedChanges() == 0;
    }
    /// Types what is no number as the place of the bookmark, and leaves the keys there.
    static void typeFar(const WorldShell& shell)
    {
        views::BookmarksDock& dock = *shell.current()->docks().bookmarks;
        views::WorldDocks::reveal(dock);
        dock.view().setCurrentIndex(dock.model().index(0, model::BookmarksModel::YColumn));
        QTest::keyClick(&dock.view(), Qt::Key_F2);
        QTRY_VERIFY(dock.view().viewport()->isAncestorOf(QApplication::focusWidget()));
        QWidget* field = QApplication::focusWidget();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QStringLiteral("far"));
    }
    static int filesIn(const QString& world)
    {
        return int(QDir(world + QStringLiteral("/chunks")).entryList({QStringLiteral("*.json")}).size());
    }
    /// Presses a button of the next question.
    void answer(const QString& text)
    {
        auto* timer = new QTimer(this);
        connect(timer, &QTimer::timeout, this, [this, timer, text] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box)
                return;
            timer->deleteLater();
            ++m_asked;
            m_details = box->informativeText();
            for (QAbstractButton* button : box->buttons()) {
                if (button->text().remove(QLatin1Char('&')) == text)
                    QTest::mouseClick(button, Qt::LeftButton);
            }
        });
        timer->start(10);
    }
    int m_asked = 0;
    QString m_details;
};

QTEST_MAIN(CloseWorldsTest)
#include "tst_close_worlds.moc"
