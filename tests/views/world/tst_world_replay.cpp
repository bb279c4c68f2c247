// Every tool and every dock is used once in a world's window. The recovery journal then holds the work as a
// script: `chartroom edit` runs it on a copy and gets the same bytes as a save of the window.
#include "model/world/journal_text.h"
#include "model/world/recovery.h"
#include "model/world/state_folder.h"
#include "tests/views/world/world_window.h"
#include "views/world/dialogs/replace_dialog.h"
#include "views/world/docks/bookmarks_dock.h"
#include "views/world/docks/history_dock.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/properties_dock.h"
#include "views/world/docks/record_editor.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_docks.h"

#include <QDirIterator>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QTableWidget>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorldWindow;
using model::LayerKey;

namespace {

std::map<QString, QByteArray> filesOf(const QString& folder)
{
    std::map<QString, QByteArray> files;
    QDirIterator it(folder, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        it.next();
        files[QDir(folder).relativeFilePath(it.filePath())] = test::readAll(it.filePath());
    }
    return files;
}

void writeFiles(const QString& folder, const std::map<QString, QByteArray>& files)
{
    for (const auto& [name, bytes] : files) {
        const QString path = QDir(folder).filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        test::writeAll(path, bytes);
    }
}

} // namespace

class WorldReplayTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_state;

    /// What a script of the unsaved work is.
    QByteArray journal(const QString& world) const
    {
        const auto folder = model::worldStateFolder(model::defaultStateFolder(), world.toStdString());
        const QByteArray text = test::readAll(QString::fromStdString(model::journalFile(folder).string()));
        const auto content = model::readJournal(text.toStdString(), [&world](const std::string& name) {
            const QString path = QDir(world).filePath(QString::fromStdString(name));
            return QFile::exists(path) ? world::markOf(test::readAll(path).toStdString()) : world::FileMark();
        });
        QByteArray script;
        if (!content || content->damaged)
            return script;
        for (const std::string& line : content->operations)
            script += QByteArray::fromStdString(line) + '\n';
        return script;
    }

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_STATE_HOME", QFile::encodeName(m_state.path())); }

    void everyToolAndDockIsReplayed()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        const auto before = filesOf(window.folder());
        const QTemporaryDir copy;
        writeFiles(copy.path(), before);
        std::size_t steps = 0;
        const auto stepsGrew = [&] { return window.steps() > std::exchange(steps, window.steps()); };
        WorldViewState& state = window.state();

        // The tools.
        state.setActiveLayer(LayerKey::room(1));
        state.setSymbol(u'W');
        window.key(Qt::Key_B);
        window.drag({-5, -1}, {2, 1});
        QVERIFY(stepsGrew());
        window.key(Qt::Key_P);
        window.drag({-3, 2}, {3, 5});
        QVERIFY(stepsGrew());
        window.key(Qt::Key_E);
        window.click(0, 3);
        QVERIFY(stepsGrew());
        state.setActiveLayer(LayerKey::room(0));
        window.key(Qt::Key_E, Qt::ShiftModifier);
        window.click(-1, -1);
        QVERIFY(stepsGrew());
        state.setActiveLayer(LayerKey::room(1));
        window.key(Qt::Key_F);
        state.setSymbol(u'g');
        window.click(1, 3);
        QVERIFY(stepsGrew());
        window.key(Qt::Key_K);
        window.click(0, 2);
        window.key(Qt::Key_B);
        window.drag({-3, 2}, {-1, 3}, Qt::RightButton);
        window.key(Qt::Key_T);
        window.click(5, -6);
        QVERIFY(stepsGrew());
        window.key(Qt::Key_R);
        window.drag({-2, 2}, {1, 4});
        window.key(Qt::Key_Delete);
        QVERIFY(stepsGrew());
        window.key(Qt::Key_W);
        window.click(2, 4);
        window.key(Qt::Key_S);
        window.click(3, 5);
        QVERIFY(!state.selection().isEmpty());
        window.key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        window.key(Qt::Key_I);
        state.setInstanceTemplate(QStringLiteral("npc \"one\""));
        window.click(-4, -4);
        QVERIFY(stepsGrew());
        state.setActiveLayer(LayerKey::height("height_1"));
        window.key(Qt::Key_B);
        window.click(-2, -3);
        QVERIFY(stepsGrew());
        window.key(Qt::Key_C);
        window.click(9, 9);
        window.key(Qt::Key_X);
        QVERIFY(stepsGrew());

        // The docks.
        WorldDocks& docks = window.bench().docks();
        docks.refreshNow();
        docks.layers->addHeightLayer();
        QVERIFY(stepsGrew());
        docks.layers->setActive(LayerKey::room(1));
        const QModelIndex room = docks.layers->model().find(LayerKey::room(1));
        QVERIFY(docks.layers->model().setData(room, QStringLiteral("Walls \"a\"\\b\n")));
        QVERIFY(stepsGrew());
        docks.layers->duplicateCurrent();
        QVERIFY(stepsGrew());
        docks.layers->moveCurrent(1);
        QVERIFY(stepsGrew());
        docks.addBookmark();
        QVERIFY(stepsGrew());
        QVERIFY(docks.bookmarks->model().setData(docks.bookmarks->model().index(0, 0),
                                                 QStringLiteral("a\\b\"c\n") + QChar(u'\0') + QChar(0xD800)));
        QVERIFY(stepsGrew());
        docks.refreshNow();
        docks.instances->view().setCurrentIndex(docks.instances->view().model()->index(0, 0));
        Q_EMIT docks.instances->editor().applyRequested("{\"name\":\"B\\\"u\\u0000\",\"hp\":1.0}");
        QVERIFY(stepsGrew());
        docks.properties->fill();
        auto* name = docks.properties->findChild<QLineEdit*>();
        name->setText(QStringLiteral("New name"));
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(stepsGrew());
        Q_EMIT docks.history->goRequested(window.steps() - 3);
        Q_EMIT docks.history->goRequested(window.steps() + 2);
        QVERIFY(docks.edit({world::Replace{1, u'W', u'Q', {}}}));

        // The same work on the copy.
        const QByteArray script = journal(window.folder());
        QVERIFY(!script.isEmpty());
        const QString file = m_state.filePath(QStringLiteral("script.jsonl"));
        test::writeAll(file, script);
        QProcess program;
        program.start(QStringLiteral(CHARTROOM_PROGRAM), {QStringLiteral("edit"), copy.path(), file});
        QVERIFY(program.waitForFinished(60000));
        QVERIFY2(program.exitCode() == 0, program.readAllStandardError().constData());
        QSignalSpy saved(&window.bench(), &Workbench::saved);
        window.bench().save();
        QVERIFY(saved.wait(test::patience));
        QVERIFY(saved.first().first().toBool());
        const auto mine = filesOf(window.folder());
        const auto theirs = filesOf(copy.path());
        QVERIFY(mine != before);
        for (const auto& [path, bytes] : mine)
            QVERIFY2(theirs.contains(path) && theirs.at(path) == bytes, qPrintable(path));
        QCOMPARE(theirs.size(), mine.size());
    }
};

QTEST_MAIN(WorldReplayTest)
#include "tst_world_replay.moc"
