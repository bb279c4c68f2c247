// What is kept of worlds beside them.
#include "model/world/world_memory.h"
#include "tests/support/files.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;
using model::WorldMemory;

class WorldMemoryTest : public QObject
{
    Q_OBJECT

private:
    static std::filesystem::path pathOf(const QTemporaryDir& folder)
    {
        return QFile::encodeName(folder.path()).toStdString();
    }

private Q_SLOTS:
    void theLastOneCounts()
    {
        const QTemporaryDir folder;
        const auto world = pathOf(folder) / "world";
        {
            WorldMemory memory(pathOf(folder), world);
            QCOMPARE(memory.read(), QByteArray());
            for (int i = 0; i <= 100; ++i)
                memory.keep(QByteArray::number(i));
        }
        QCOMPARE(WorldMemory(pathOf(folder), world).read(), QByteArray("100"));
        // By another way to the same place.
        QCOMPARE(WorldMemory(pathOf(folder), world / ".." / "world").read(), QByteArray("100"));
        QCOMPARE(WorldMemory(pathOf(folder), pathOf(folder) / "other").read(), QByteArray());
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList({QStringLiteral("views")}));
    }

    void onlySoManyAreKept()
    {
        const QTemporaryDir folder;
        const auto worldOf = [&folder](std::size_t i) { return pathOf(folder) / std::to_string(i); };
        const std::size_t many = WorldMemory::mostWorlds + 20;
        for (std::size_t i = 0; i < many; ++i)
            WorldMemory(pathOf(folder), worldOf(i)).keep(QByteArray::number(qulonglong(i)));
        const QDir views(folder.filePath(QStringLiteral("views")));
        QCOMPARE(std::size_t(views.entryList(QDir::Files).size()), WorldMemory::mostWorlds);
        QCOMPARE(WorldMemory(pathOf(folder), worldOf(many - 1)).read(),
                 QByteArray::number(qulonglong(many - 1)));
    }

    void whatIsTooLargeIsNothing()
    {
        const QTemporaryDir folder;
        const auto world = pathOf(folder) / "world";
        WorldMemory(pathOf(folder), world).keep("small");
        WorldMemory(pathOf(folder), world).keep(QByteArray(qsizetype(WorldMemory::mostBytes) + 1, 'x'));
        QCOMPARE(WorldMemory(pathOf(folder), world).read(), QByteArray("small"));
        const QDir views(folder.filePath(QStringLiteral("views")));
        QFile file(views.filePath(views.entryList(QDir::Files).first()));
        QVERIFY(file.resize(qint64(WorldMemory::mostBytes) + 1));
        QCOMPARE(WorldMemory(pathOf(folder), world).read(), QByteArray());
    }

    void nowhereIsNoPlace()
    {
        const QTemporaryDir folder;
        WorldMemory({}, pathOf(folder)).keep("text");
        QCOMPARE(WorldMemory({}, pathOf(folder)).read(), QByteArray());
        // A folder that cannot be made.
        test::writeAll(folder.filePath(QStringLiteral("views")), "a file");
        WorldMemory(pathOf(folder), pathOf(folder)).keep("text");
        QCOMPARE(WorldMemory(pathOf(folder), pathOf(folder)).read(), QByteArray());
    }
};

QTEST_GUILESS_MAIN(WorldMemoryTest)
#include "tst_world_memory.moc"
