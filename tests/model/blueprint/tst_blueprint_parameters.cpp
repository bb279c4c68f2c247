// The parameters tree: every field of the format with its value, and the notes that its version asks for.
#include "model/blueprint/parameters_model.h"
#include "tests/support/golden.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;
using namespace chartroom::model;

class BlueprintParametersTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    std::vector<ParameterGroup> groups(const QString& name)
    {
        const QString path = test::unpackGoldenBlueprint(name, QDir(m_folder.path()));
        auto snapshot = openSnapshot(path.toStdString(), defaultNamedPalette());
        return snapshot ? parameterGroups(**snapshot) : std::vector<ParameterGroup>{};
    }

    static const ParameterEntry* find(const std::vector<ParameterGroup>& groups, const QString& name)
    {
        for (const auto& group : groups) {
            for (const auto& entry : group.entries) {
                if (entry.name == name)
                    return &entry;
            }
        }
        return nullptr;
    }

private Q_SLOTS:
    void keepsTheRulesOfItemModels()
    {
        ParametersModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setGroups(groups(QStringLiteral("v2-full-curve5")));
        QVERIFY(model.rowCount() >= 5);
        QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("Generation (PRMS)"));
        QCOMPARE(model.index(0, ParametersModel::Name, model.index(1, 0)).data().toString(),
                 QStringLiteral("WorldSeed"));
        QCOMPARE(model.place(model.index(0, 0, model.index(1, 0))).range->offset, 20U);
        model.setGroups({});
        QCOMPARE(model.rowCount(), 0);
    }

    void curveFieldsMeanWhatTheirVersionSays_data()
    {
        QTest::addColumn<int>("version");
        QTest::addColumn<QString>("bench");
        QTest::addColumn<bool>("modulated");
        QTest::addColumn<bool>("constants");
        QTest::addColumn<bool>("preset");
        const QString plateau = QStringLiteral("50 m plateau");
        const QString fixed = QStringLiteral("fixed shelf at 100 m");
        const QString base = QStringLiteral("Base of the lower shelf");
        QTest::newRow("1") << 1 << plateau << false << false << false;
        QTest::newRow("2") << 2 << plateau << false << false << false;
        QTest::newRow("3") << 3 << fixed << false << true << false;
        QTest::newRow("4") << 4 << base << true << true << false;
        QTest::newRow("5") << 5 << base << true << false << true;
    }

    void curveFieldsMeanWhatTheirVersionSays()
    {
        QFETCH(const int, version);
        QFETCH(const QString, bench);
        QFETCH(const bool, modulated);
        QFETCH(const bool, constants);
        QFETCH(const bool, preset);
        const auto all = groups(QStringLiteral("v2-full-curve%1").arg(version));
        QCOMPARE(find(all, QStringLiteral("curveVersion"))->value, QString::number(version));
        QVERIFY(find(all, QStringLiteral("benchLo"))->note.contains(bench));
        QCOMPARE(find(all, QStringLiteral("benchAmp")) != nullptr, modulated);
        QCOMPARE(find(all, QStringLiteral("K5")) != nullptr, constants);
        QCOMPARE(find(all, QStringLiteral("presetId")) != nullptr, preset);
        for (const char* name : {"knot1", "knot4", "spikeMax", "sea", "orangeCeil", "redCeil", "benchHi",
                                 "peakCap", "tailSlope", "reliefSeedOffset"})
            QVERIFY2(find(all, QLatin1String(name)) != nullptr, name);
        QVERIFY(find(all, QStringLiteral("surfaceLevel"))->note.contains(QStringLiteral("flat")));
        QVERIFY(find(all, QStringLiteral("salinity")) != nullptr);
    }

    void presetsAreNamed()
    {
        blueprint::Curve curve;
        curve.version = 5;
        curve.modulation.emplace();
        const auto presetText = [&](std::uint8_t id) {
            curve.preset = blueprint::Curve::Preset{id, 1.0F, 2.0F};
            return find({curveGroup(curve)}, QStringLiteral("presetId"))->value;
        };
        QCOMPARE(presetText(1), QStringLiteral("1 (compact)"));
        QCOMPARE(presetText(2), QStringLiteral("2 (balanced)"));
        QCOMPARE(presetText(3), QStringLiteral("3 (unknown)"));
    }

    void newerCurvesAndLoneDetailAreRemarkedOn()
    {
        QVERIFY(find(groups(QStringLiteral("v2-curve-newer-95")), QStringLiteral("curveVersion"))
                    ->note.contains(QStringLiteral("read as version 5")));
        blueprint::Detail detail;
        detail.version = 9;
        const ParameterGroup lone = detailGroup(detail, false);
        QVERIFY(lone.note.contains(QStringLiteral("no TCRV")));
        QVERIFY(lone.entries.front().note.contains(QStringLiteral("Unknown version")));
        detail.version = 1;
        QVERIFY(detailGroup(detail, true).entries.front().note.isEmpty());
    }

    void placeholdersAndVersionOneAndSkippedRoadsAreRemarkedOn()
    {
        const auto sentinel = groups(QStringLiteral("v2-sentinel"));
        QVERIFY(sentinel[1].note.contains(QStringLiteral("version 1")));
        QCOMPARE(find(sentinel, QStringLiteral("CraterRadius"))->note, QStringLiteral("Placeholder"));
        QVERIFY(find(groups(QStringLiteral("v1-plain")), QStringLiteral("Format version"))
                    ->note.contains(QStringLiteral("this program's")));
        QVERIFY(find(groups(QStringLiteral("v2-empty-roads")), QStringLiteral("Roads"))
                    ->note.contains(QStringLiteral("SkipRoads")));
        QVERIFY(find(groups(QStringLiteral("v2-no-optional")), QStringLiteral("Roads")) == nullptr);
    }

    void seaLevelSaysWhereItComesFrom()
    {
        QVERIFY(find(groups(QStringLiteral("v2-full-curve5")), QStringLiteral("Level"))
                    ->note.contains(QStringLiteral("WBTB")));
        QVERIFY(find(groups(QStringLiteral("v2-no-optional")), QStringLiteral("Level"))
                    ->note.contains(QStringLiteral("Assumed")));
    }

    void unreadableFilesHaveOnlyWhatIsThere()
    {
        const auto all = groups(QStringLiteral("e-format"));
        QCOMPARE(all.size(), 1U);
        QCOMPARE(find(all, QStringLiteral("Format version"))->value, QStringLiteral("–"));
    }
};

QTEST_GUILESS_MAIN(BlueprintParametersTest)
#include "tst_blueprint_parameters.moc"
