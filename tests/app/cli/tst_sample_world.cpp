// The sample world: found in order by the program itself, the same on every run, with what it promises to
// show.
#include "tests/app/cli/program.h"
#include "tests/support/files.h"
#include "tests/support/world_case.h"

#include <QDir>
#include <QImage>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;

class SampleWorldTest : public QObject
{
    Q_OBJECT

private:
    static test::ProgramRun sample(const QString& folder, const QStringList& options = {})
    {
        return test::runProgram(
            QStringList{QStringLiteral("sample"), folder, QStringLiteral("--size"), QStringLiteral("256")} +
            options);
    }
    static void write(const QString& folder, const QStringList& options = {})
    {
        const test::ProgramRun run = sample(folder, options);
        QVERIFY2(run.status == 0, run.errors.constData());
    }

    [[nodiscard]] QString content() const { return m_folder.filePath(QStringLiteral("content")); }

private Q_SLOTS:
    void initTestCase() { write(m_folder.path()); }

    void checkFindsNothing()
    {
        const test::ProgramRun run =
            test::runProgram({QStringLiteral("check"), QStringLiteral("--json"), content()});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.json().size(), 1);
        QCOMPARE(run.json().front()[QLatin1String("kind")].toString(), QStringLiteral("world"));
        QCOMPARE(run.json().front()[QLatin1String("findings")].toArray(), QJsonArray());
    }

    void isNormal()
    {
        test::ageFiles(content());
        const test::ProgramRun run =
            test::runProgram({QStringLiteral("normalize"), content(), QStringLiteral("--write")});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.output, QByteArray());
        for (const QString& file : test::filesBelow(content()))
            QVERIFY2(test::isAged(content() + QLatin1Char('/') + file), qPrintable(file));
    }

    void holdsATown()
    {
        const test::ProgramRun run =
            test::runProgram({QStringLiteral("info"), QStringLiteral("--json"), content()});
        QCOMPARE(run.status, 0);
        const QJsonObject info = run.json().front();
        QCOMPARE(info[QLatin1String("chunks")].toInt(), 49);
        QCOMPARE(info[QLatin1String("bounds")].toArray(), (QJsonArray{-3, -3, 3, 3}));
        QCOMPARE(info[QLatin1String("roomLayers")].toArray().size(), 3);
        QCOMPARE(info[QLatin1String("heightStack")].toArray().size(), 4);
        QVERIFY(info[QLatin1String("instances")].toInt() > 20);
        QVERIFY(info[QLatin1String("bookmarks")].toInt() >= 4);
    }

    // Every symbol of the catalogue has its picture.
    void tilesHavePictures()
    {
        const QByteArray json = test::readAll(content() + QStringLiteral("/tiles.json"));
        const QJsonArray tiles = QJsonDocument::fromJson(json)[QLatin1String("tiles")].toArray();
        QVERIFY(tiles.size() >= 10);
        for (const QJsonValue tile : tiles) {
            const QImage image(content() + QLatin1Char('/') + tile[QLatin1String("image")].toString());
            QCOMPARE(image.size(), QSize(32, 32));
        }
    }

    // A second sample has the same bytes, in another folder as well as over the first one.
    void isTheSameEveryTime()
    {
        const QTemporaryDir other;
        write(other.path());
        const QString second = other.filePath(QStringLiteral("content"));
        for (int again = 0; again < 2; ++again) {
            const QStringList files = test::filesBelow(content());
            QCOMPARE(test::filesBelow(second), files);
            for (const QString& file : files)
                QVERIFY2(test::readAll(second + QLatin1Char('/') + file) ==
                             test::readAll(content() + QLatin1Char('/') + file),
                         qPrintable(file));
            write(other.path(), {QStringLiteral("--force")});
        }
    }

    // What is there may be somebody's work.
    void writesOverNothing()
    {
        const QTemporaryDir folder;
        write(folder.path());
        for (const QString& name :
             {QStringLiteral("MapData_Seed_7.dat"), QStringLiteral("content/tiles.json")})
            test::writeAll(folder.filePath(name), "my own");
        const QStringList files = test::filesBelow(folder.path());
        for (const QStringList& options :
             {QStringList{}, QStringList{QStringLiteral("--seed"), QStringLiteral("8")}}) {
            const test::ProgramRun run = sample(folder.path(), options);
            QCOMPARE(run.status, 1);
            QVERIFY2(run.errors.contains("--force"), run.errors.constData());
            QCOMPARE(test::filesBelow(folder.path()), files);
            QCOMPARE(test::readAll(folder.filePath(QStringLiteral("MapData_Seed_7.dat"))), "my own");
            QCOMPARE(test::readAll(folder.filePath(QStringLiteral("content/tiles.json"))), "my own");
        }
    }

    // A full disk in the middle: no word that nothing was changed.
    void tellsWhatAFailureLeft()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("content")));
        // A folder where a file has to go.
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("content/tiles.json")));
        const test::ProgramRun run = sample(folder.path(), {QStringLiteral("--force")});
        QCOMPARE(run.status, 1);
        QVERIFY2(!run.errors.contains("Nothing was changed"), run.errors.constData());
        QVERIFY2(run.errors.contains("is not whole"), run.errors.constData());
    }

    // What an earlier sample left is not mixed with the new town.
    void tellsWhatItCannotRemove()
    {
        const QTemporaryDir folder;
        const QString old = QStringLiteral("content/worlds/riverton/bookmarks.json");
        QVERIFY(QDir(folder.path()).mkpath(old + QStringLiteral("/not empty")));
        const test::ProgramRun run = sample(folder.path(), {QStringLiteral("--force")});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.errors.contains("bookmarks.json cannot be written: "), run.errors.constData());
        QVERIFY(
            !QFileInfo::exists(folder.filePath(QStringLiteral("content/worlds/riverton/chunks/0_0.json"))));
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(SampleWorldTest)
#include "tst_sample_world.moc"
