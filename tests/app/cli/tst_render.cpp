// `chartroom render`, started as a user starts it.
#include "tests/app/cli/program.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

using namespace chartroom;

namespace {

int colors(const QImage& image)
{
    QSet<QRgb> seen;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            seen.insert(image.pixel(x, y));
    }
    return static_cast<int>(seen.size());
}

} // namespace

class RenderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const auto run =
            test::runProgram({QStringLiteral("sample"), m_folder.path(), QStringLiteral("--size"),
                              QStringLiteral("512"), QStringLiteral("--seed"), QStringLiteral("7")});
        QCOMPARE(run.status, 0);
        QVERIFY(QFile::exists(m_map));
    }

    void everyLayerIsDrawn_data()
    {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QString>("layer");
        for (const char* layer : {"height", "hillshade", "biome", "water", "surface", "depth"})
            QTest::newRow(layer) << m_map << QString::fromLatin1(layer);
        for (const char* layer : {"height", "biome"})
            QTest::addRow("version 1, %s", layer)
                << m_folder.filePath(QStringLiteral("MapData_Seed_7_v1.dat")) << QString::fromLatin1(layer);
    }

    void everyLayerIsDrawn()
    {
        QFETCH(QString, map);
        QFETCH(QString, layer);
        const QString out = m_folder.filePath(QStringLiteral("out.png"));
        QFile::remove(out);
        const auto run = test::runProgram({QStringLiteral("render"), map, out, QStringLiteral("--layer"),
                                           layer, QStringLiteral("--size"), QStringLiteral("300")});
        QCOMPARE(run.errors, QByteArray());
        QCOMPARE(run.status, 0);
        const QImage image(out);
        QCOMPARE(image.size(), QSize(300, 300));
        QVERIFY(colors(image) > 3);
    }

    void overlaysChangeThePicture()
    {
        const QString out = m_folder.filePath(QStringLiteral("out.png"));
        QVERIFY(test::runProgram({QStringLiteral("render"), m_map, out}).status == 0);
        const QImage plain(out);
        QCOMPARE(plain.size(), QSize(1024, 1024));
        for (const char* overlay : {"towns", "roads", "grid", "bodies", "towns,roads,grid,bodies"}) {
            const auto run = test::runProgram({QStringLiteral("render"), m_map, out,
                                               QStringLiteral("--overlay"), QString::fromLatin1(overlay)});
            QCOMPARE(run.status, 0);
            QVERIFY2(QImage(out) != plain, overlay);
        }
    }

    void refusalsAreSentences_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("part");
        const QString out = m_folder.filePath(QStringLiteral("no.png"));
        QTest::newRow("no such file")
            << QStringList{QStringLiteral("/nowhere/a.dat"), out} << 2 << QByteArray("/nowhere/a.dat");
        QTest::newRow("no picture's name") << QStringList{m_map, m_folder.filePath(QStringLiteral("map.xyz"))}
                                           << 2 << QByteArray("must end in .png");
        QTest::newRow("folder missing") << QStringList{m_map, m_folder.filePath(QStringLiteral("a/b.png"))}
                                        << 1 << QByteArray("b.png cannot be written");
        QTest::newRow("no blueprint")
            << QStringList{m_folder.filePath(QStringLiteral("blobs/level.blob")), out} << 2
            << QByteArray("only blueprints and worlds can be drawn");
        QTest::newRow("size nought") << QStringList{m_map, out, QStringLiteral("--size"), QStringLiteral("0")}
                                     << 2 << QByteArray("--size");
        QTest::newRow("no such layer")
            << QStringList{m_map, out, QStringLiteral("--layer"), QStringLiteral("gold")} << 2
            << QByteArray("--layer");
        QTest::newRow("nothing to draw")
            << QStringList{m_folder.filePath(QStringLiteral("MapData_Seed_7_v1.dat")), out,
                           QStringLiteral("--layer"), QStringLiteral("water")}
            << 1 << QByteArray("no readable WBID");
    }

    void refusalsAreSentences()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QByteArray, part);
        const auto run = test::runProgram(QStringList{QStringLiteral("render")} + arguments);
        QCOMPARE(run.status, status);
        QVERIFY2(run.errors.contains(part), run.errors.constData());
        QVERIFY(!QFile::exists(arguments[1]));
    }

    void theMapItselfIsNoTarget_data()
    {
        QTest::addColumn<bool>("symbolic");
        QTest::newRow("symbolic link") << true;
        QTest::newRow("hard link") << false;
    }

    void theMapItselfIsNoTarget()
    {
        QFETCH(bool, symbolic);
        const auto bytes = [this] {
            QFile file(m_map);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray before = bytes();
        const QString out = m_folder.filePath(symbolic ? QStringLiteral("s.png") : QStringLiteral("h.png"));
        if (symbolic)
            std::filesystem::create_symlink(m_map.toStdString(), out.toStdString());
        else
            std::filesystem::create_hard_link(m_map.toStdString(), out.toStdString());
        const auto run = test::runProgram({QStringLiteral("render"), m_map, out});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.errors.contains("is the map itself"), run.errors.constData());
        QVERIFY(!before.isEmpty());
        QCOMPARE(bytes(), before);
        QVERIFY(std::filesystem::equivalent(m_map.toStdString(), out.toStdString()));
    }

private:
    QTemporaryDir m_folder;
    QString m_map = m_folder.filePath(QStringLiteral("MapData_Seed_7.dat"));
};

QTEST_GUILESS_MAIN(RenderTest)
#include "tst_render.moc"
