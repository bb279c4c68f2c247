// A save that was cut short, and files of it that another program changed before the world is opened again.
#include "formats/core/code.h"
#include "tests/model/world/faulty_files.h"
#include "tests/model/world/saved_worlds.h"

#include <QTest>

#include <algorithm>

using namespace chartroom;
using test::edit;
using test::FaultyFiles;
using test::Files;
using test::filesOf;
using test::open;

namespace {

bool says(const model::WorldDocument& document, core::Code code)
{
    return std::ranges::count(document.store().findings().findings(), code, &core::Finding::code) == 1;
}

} // namespace

class WorldSaveChangedTest : public QObject
{
    Q_OBJECT

private:
    test::SavedWorlds m_worlds;
    Files m_old;
    int m_steps = 0;

    /// Calls `test` with a world for each step at which some of the new files are in place and some wait.
    template<class Test>
    int forEachHalf(const Test& test)
    {
        int halves = 0;
        for (int step = 0; step < m_steps; ++step) {
            const QString folder = m_worlds.fresh();
            FaultyFiles files;
            files.fault = FaultyFiles::Fault::Die;
            files.at = step;
            try {
                (void)edit(folder, files);
            } catch (const test::Killed&) {
            }
            const Files torn = filesOf(folder);
            const auto names = torn.keys();
            const bool waits = std::ranges::any_of(
                names, [](const QString& name) { return name.endsWith(QStringLiteral(".new")); });
            if (!waits || !torn.value(QStringLiteral(".chartroom-save")).contains("\ncommit\n"))
                continue;
            const bool begun = std::ranges::any_of(
                m_old.keys(), [&](const QString& name) { return torn.value(name) != m_old.value(name); });
            if (!begun)
                continue;
            ++halves;
            test(folder);
        }
        return halves;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const QString folder = m_worlds.fresh();
        m_old = filesOf(folder);
        FaultyFiles counting;
        QVERIFY(!edit(folder, counting));
        m_steps = counting.steps;
    }

    // As a checkout of the last commit does, which leaves what it does not know.
    void whatIsAllOldAgainStaysOld()
    {
        const int halves = forEachHalf([this](const QString& folder) {
            for (auto file = m_old.begin(); file != m_old.end(); ++file)
                test::writeAll(folder + QLatin1Char('/') + file.key(), file.value());
            {
                const auto reader = open(folder, world::systemFiles(), world::Access::Read);
                QVERIFY(reader);
                QVERIFY(reader->info().name != "Renamed");
            }
            const auto document = open(folder, world::systemFiles());
            QVERIFY(document);
            QVERIFY(says(*document, core::Code::WorldSaveChanged));
            QCOMPARE(filesOf(folder), m_old);
        });
        QVERIFY(halves > 1);
    }

    void theirFilesAreKept_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("existed") << QStringLiteral("chunks/0_0.json");
        QTest::newRow("made by the save") << QStringLiteral("chunks/12_12.json");
        QTest::newRow("world") << QStringLiteral("world.json");
    }
    void theirFilesAreKept()
    {
        QFETCH(QString, file);
        const QByteArray theirs("{\"x_theirs\":true}");
        const int halves = forEachHalf([&](const QString& folder) {
            // Not in place, which would change its second name as well.
            QFile::remove(folder + QLatin1Char('/') + file);
            test::writeAll(folder + QLatin1Char('/') + file, theirs);
            const auto document = open(folder, world::systemFiles());
            QVERIFY(document);
            const Files now = filesOf(folder);
            QCOMPARE(now.value(file), theirs);
            QVERIFY(says(*document, core::Code::WorldSaveChanged));
            Files expected = m_old;
            expected.insert(file, theirs);
            QCOMPARE(now, expected);
        });
        QVERIFY(halves > 1);
    }

    void whatTheyDeletedStaysDeleted()
    {
        const int halves = forEachHalf([this](const QString& folder) {
            const QString file = QStringLiteral("chunks/-1_-1.json");
            QFile::remove(folder + QLatin1Char('/') + file);
            QVERIFY(open(folder, world::systemFiles()));
            Files expected = m_old;
            expected.remove(file);
            QCOMPARE(filesOf(folder), expected);
        });
        QVERIFY(halves > 1);
    }

    void takingBackCanBeCutShort()
    {
        const QByteArray theirs("{\"x_theirs\":true}");
        const QString file = QStringLiteral("chunks/0_0.json");
        (void)forEachHalf([&](const QString& folder) {
            QFile::remove(folder + QLatin1Char('/') + file);
            test::writeAll(folder + QLatin1Char('/') + file, theirs);
            for (int second = 0;; ++second) {
                FaultyFiles again;
                again.fault = FaultyFiles::Fault::Die;
                again.at = second;
                try {
                    (void)open(folder, again);
                } catch (const test::Killed&) {
                }
                if (!again.failed)
                    break;
            }
            Files expected = m_old;
            expected.insert(file, theirs);
            QCOMPARE(filesOf(folder), expected);
        });
    }
};

QTEST_MAIN(WorldSaveChangedTest)
#include "tst_world_save_changed.moc"
