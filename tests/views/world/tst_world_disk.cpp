// A disk that refuses to save, and another program that writes at the same time, in the real window.
#include "tests/model/world/faulty_files.h"
#include "tests/views/world/world_window.h"
#include "views/common/action_notice.h"
#include "views/common/verdict_bar.h"
#include "views/world/world_docks.h"
#include "views/world/world_notices.h"

#include <QDirIterator>
#include <QPushButton>

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

    void aStormOfForeignWritesRaisesOneNotice()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        paint(window);
        QSignalSpy told(&window.session(), &model::WorldSession::conflictsChanged);
        const QString path = window.folder() + QStringLiteral("/chunks/0_0.json");
        for (int i = 0; i < 50; ++i) {
            test::writeAll(path, foreign(i));
            QTest::qWait(20);
        }
        ActionNotice& notice = window.bench().notices().conflict();
        QTRY_VERIFY(!notice.isHidden());
        window.session().lookAtFiles();
        QTest::qWait(200);
        QCOMPARE(told.size(), 1);
        // What is taken is the newest.
        QTest::mouseClick(button(notice, QStringLiteral("Take theirs")), Qt::LeftButton);
        QTRY_VERIFY(notice.isHidden());
        QCOMPARE(window.row(1, 0, 0, 4), QStringLiteral("g49 "));
        QCOMPARE(told.size(), 2);
    }

private:
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
    static QPushButton* button(QWidget& notice, const QString& text)
    {
        for (auto* candidate : notice.findChildren<QPushButton*>()) {
            if (candidate->text() == text)
                return candidate;
        }
        return nullptr;
    }

    QTemporaryDir m_states;
};

QTEST_MAIN(WorldDiskTest)
#include "tst_world_disk.moc"
