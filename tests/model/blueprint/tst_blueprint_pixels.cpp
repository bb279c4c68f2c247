// Exact values of single pixels, read from the bytes by hand and by the model.
#include "formats/blueprint/layout.h"
#include "formats/blueprint/write.h"
#include "model/blueprint/pixel_values.h"
#include "tests/support/golden.h"

#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

using namespace chartroom;
using namespace chartroom::model;

class BlueprintPixelsTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    SnapshotPtr golden(const QString& name)
    {
        const QString path = test::unpackGoldenBlueprint(name, QDir(m_folder.path()));
        auto snapshot = openSnapshot(path.toStdString(), defaultNamedPalette());
        return snapshot ? *snapshot : nullptr;
    }

private Q_SLOTS:
    void everyPixelIsWhatTheBytesSay()
    {
        const QByteArray bytes = test::goldenBlueprint(QStringLiteral("v2-full-curve5"));
        const SnapshotPtr snapshot = golden(QStringLiteral("v2-full-curve5"));
        const auto payload = [&](const char* tag) { return bytes.indexOf(tag) + 12; };
        const qsizetype heights = payload("HGTS");
        const qsizetype biomes = payload("BIOM");
        const qsizetype ids = payload("WBID");
        const qsizetype surfaces = payload("WSRF");
        int wet = 0;
        for (int x = 0; x < 256; ++x) {
            for (int y = 0; y < 256; ++y) {
                const qsizetype pixel = x * 256 + y;
                const auto values = pixelAt(*snapshot, x, y);
                QVERIFY(values);
                QCOMPARE(*values->height, qFromLittleEndian<float>(bytes.constData() + heights + 4 * pixel));
                QCOMPARE(*values->biome, static_cast<int>(static_cast<uchar>(bytes[biomes + pixel])));
                QCOMPARE(*values->waterId, qFromLittleEndian<quint16>(bytes.constData() + ids + 2 * pixel));
                const auto q = qFromLittleEndian<quint16>(bytes.constData() + surfaces + 2 * pixel);
                QCOMPARE(*values->surface, q);
                QCOMPARE(values->depthMetres().has_value(), q != 0);
                if (q == 0)
                    continue;
                ++wet;
                QCOMPARE(*values->surfaceLevel(), static_cast<float>((q - 1) / 32768.0));
                QCOMPARE(*values->depthMetres(), ((q - 1) / 32768.0 - *values->height) * 251.0);
                QVERIFY(values->body.has_value());
                QCOMPARE(values->body->id, *values->waterId);
            }
        }
        QVERIFY(wet > 0);
    }

    // The last pixel of the largest map lies beyond four gigabytes; nearly all of the file is a hole.
    void theLastPixelOfTheLargestMap()
    {
        using namespace blueprint;
        constexpr std::uint32_t side = 32768;
        constexpr std::uint64_t pixels = std::uint64_t{side} * side;
        constexpr float height = 0.625F;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("largest.dat"));
        auto file = core::AtomicFile::create(path.toStdString());
        QVERIFY(file.ok());
        Parameters parameters;
        parameters.mapSize = std::int32_t{side};
        QVERIFY(writeHeader(*file).ok());
        QVERIFY(writeSection(*file, tag::parameters, encodeParameters(parameters)).ok());
        const auto heights = reserveSection(*file, tag::heights, pixels * 4);
        QVERIFY(heights.ok());
        QVERIFY(file->commit().ok());
        QFile last(path);
        QVERIFY(last.open(QIODevice::ReadWrite) && last.seek(static_cast<qint64>(*heights + pixels * 4 - 4)));
        QCOMPARE(last.write(reinterpret_cast<const char*>(&height), 4), 4);
        last.close();

        const auto snapshot = openSnapshot(path.toStdString(), defaultNamedPalette());
        QVERIFY(snapshot);
        QCOMPARE(pixelAt(**snapshot, side - 1, side - 1)->height, std::optional(height));
        QCOMPARE(pixelAt(**snapshot, side - 2, side - 1)->height, std::optional(0.0F));
        QCOMPARE(pixelAt(**snapshot, side - 1, side - 2)->height, std::optional(0.0F));
        QVERIFY(!pixelAt(**snapshot, side, side - 1));
    }

    void outsideThereIsNothing()
    {
        const SnapshotPtr snapshot = golden(QStringLiteral("v2-full-curve5"));
        for (const auto& [x, y] : {std::pair{-1, 0}, {0, -1}, {256, 0}, {0, 256}})
            QVERIFY(!pixelAt(*snapshot, x, y));
    }

    void unknownOrdinalsAreNamed()
    {
        const SnapshotPtr snapshot = golden(QStringLiteral("v1-ordinals"));
        const qint64 pixel = (72016 - 12 - 4) / 8;
        const auto values = pixelAt(*snapshot, pixel / 256, pixel % 256);
        QVERIFY(values->biome.has_value());
        QCOMPARE(snapshot->biomeName(*values->biome), QStringLiteral("%1 (unknown)").arg(*values->biome));
        QVERIFY(*values->biome > 15 || *values->biome < 0);
        QCOMPARE(lines(*values, *snapshot)[3].value, QStringLiteral("%1 (unknown)").arg(*values->biome));
    }

    void missingGridsAreDashes()
    {
        const SnapshotPtr snapshot = golden(QStringLiteral("e-missing-heights"));
        const auto values = pixelAt(*snapshot, 3, 4);
        QVERIFY(values);
        QVERIFY(!values->height && values->biome);
        const auto shown = lines(*values, *snapshot);
        QCOMPARE(shown[0].value, QStringLiteral("3, 4"));
        QCOMPARE(shown[1].value, QStringLiteral("–"));
        QCOMPARE(shown[4].value, QStringLiteral("–"));
    }

    void aBodyWithoutARowIsSaidToBeUnlisted()
    {
        const SnapshotPtr snapshot = golden(QStringLiteral("a-water-body-unlisted"));
        const auto& ids = *snapshot->blueprint.waterIds;
        const qint64 pixel = (386704 - static_cast<qint64>(ids.offset)) / 2;
        const auto values = pixelAt(*snapshot, pixel / 256, pixel % 256);
        QCOMPARE(*values->waterId, 3);
        QVERIFY(!values->body);
        QCOMPARE(lines(*values, *snapshot)[4].value, QStringLiteral("body 3 (not listed)"));
    }

    void summariesAreOneLine()
    {
        const SnapshotPtr snapshot = golden(QStringLiteral("v2-full-curve5"));
        for (int y = 0; y < 256; ++y) {
            const QString line = summary(*pixelAt(*snapshot, 100, y), *snapshot);
            QVERIFY(line.startsWith(QStringLiteral("h ")) && line.contains(QStringLiteral(" m")));
            QVERIFY(!line.contains(QLatin1Char('\n')));
        }
        QCOMPARE(summary(PixelValues{}, *snapshot), QString());
    }
};

QTEST_GUILESS_MAIN(BlueprintPixelsTest)
#include "tst_blueprint_pixels.moc"
