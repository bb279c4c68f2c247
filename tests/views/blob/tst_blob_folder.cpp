// The folder view: a table of many blobs, and its export.
#include "formats/core/code.h"
#include "model/blob/folder_model.h"
#include "model/blob/folder_watch.h"
#include "tests/support/files.h"
#include "views/blob/blob_folder_workbench.h"
#include "views/blob/reason_chips.h"
#include "views/common/action_registry.h"
#include "views/common/file_notice.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <set>

using namespace chartroom;
using model::BlobFolderModel;
using model::BlobSummary;
using views::BlobFolderWorkbench;
using views::ReasonChips;

namespace {

const QString goldenFolder = test::dataPath(QStringLiteral("golden/blob"));

QJsonObject expectationOf(const QString& blob)
{
    return QJsonDocument::fromJson(
               test::readAll(QDir(goldenFolder).filePath(blob.chopped(5) + QStringLiteral(".json"))))
        .object();
}

QString codeOf(const std::optional<core::Code>& code)
{
    return code ? QString::fromLatin1(core::info(*code).name.data(), int(core::info(*code).name.size()))
                : QString();
}

} // namespace

class BlobFolderTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    views::ActionRegistry m_registry;

    std::unique_ptr<BlobFolderWorkbench> opened(const QString& folder)
    {
        auto workbench =
            std::make_unique<BlobFolderWorkbench>(folder, views::WorkbenchContext{m_registry, {}});
        workbench->resize(1000, 600);
        workbench->show();
        [&] { QTRY_VERIFY(workbench->complete()); }();
        return workbench;
    }

private Q_SLOTS:
    void theGoldenFolder()
    {
        BlobFolderModel table;
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.open(goldenFolder, std::make_shared<const blob::DomainList>(blob::defaultDomains()));
        QTRY_VERIFY(!table.isRunning() && table.total() > 0);
        const QStringList files = QDir(goldenFolder).entryList({QStringLiteral("*.blob")}, QDir::Files);
        QCOMPARE(table.rowCount(), int(files.size()));
        int counted = 0;
        for (const auto& [group, count] : table.groups())
            counted += count;
        QCOMPARE(counted, table.rowCount());
        for (const BlobSummary& row : table.rows()) {
            const QJsonObject expected = expectationOf(row.path);
            QVERIFY(!expected.isEmpty());
            QCOMPARE(row.verdict == core::Verdict::Accepted,
                     expected[QStringLiteral("verdict")].toString() == QLatin1String("accepted"));
            QCOMPARE(codeOf(row.reason), expected[QStringLiteral("reason")].toString());
        }
    }

    // Line ends and flipped bits are looked for on demand.
    void costlyCausesOnDemand()
    {
        BlobFolderModel table;
        table.open(goldenFolder, std::make_shared<const blob::DomainList>(blob::defaultDomains()));
        QTRY_VERIFY(!table.isRunning() && table.total() > 0);
        const auto row =
            std::ranges::find(table.rows(), QStringLiteral("flip-data.blob"), &BlobSummary::path);
        const int index = static_cast<int>(row - table.rows().begin());
        QVERIFY(row->causesLeft);
        QVERIFY(!row->proven);
        table.explain({index});
        QTRY_VERIFY(!table.isRunning());
        QCOMPARE(codeOf(table.rows()[std::size_t(index)].cause), QStringLiteral("cause.bit-flip"));
        QVERIFY(table.rows()[std::size_t(index)].proven);
    }

    void filteringByReasonAndText()
    {
        const auto workbench = opened(goldenFolder);
        const QAbstractItemModel& shown = *workbench->table().model();
        QCOMPARE(shown.rowCount(), workbench->model().rowCount());
        QToolButton* hash = nullptr;
        for (QToolButton* const chip : workbench->chips().findChildren<QToolButton*>()) {
            if (chip->text().startsWith(QStringLiteral("blob.hash ")))
                hash = chip;
        }
        QVERIFY(hash);
        hash->click();
        QCOMPARE(shown.rowCount(), workbench->model().groups().at(QStringLiteral("blob.hash")));
        QVERIFY(shown.rowCount() > 3);
        for (int row = 0; row < shown.rowCount(); ++row)
            QCOMPARE(shown.index(row, BlobFolderModel::ReasonColumn).data().toString(),
                     QStringLiteral("blob.hash"));
        const QString file = m_dir.filePath(QStringLiteral("table.json"));
        workbench->exportTo(file);
        QCOMPARE(QJsonDocument::fromJson(test::readAll(file)).array().size(), shown.rowCount());
        QVERIFY(!workbench->grab().isNull());
    }

    void theUsersOwnDomains()
    {
        QTemporaryDir dir;
        QVERIFY(QFile::copy(QDir(goldenFolder).filePath(QStringLiteral("envelope-newer.blob")),
                            dir.filePath(QStringLiteral("a.blob"))));
        const auto workbench = opened(dir.path());
        QVERIFY(workbench->rejected());
        const QString list = m_dir.filePath(QStringLiteral("domains.json"));
        test::writeAll(list, R"({"domains": [{"name": "Level", "newest": 3}]})");
        views::Preferences preferences;
        preferences.domainsFile = list;
        workbench->setPreferences(preferences);
        QTRY_VERIFY(workbench->complete());
        QCOMPARE(workbench->model().rowCount(), 1);
        QVERIFY(!workbench->rejected());
        // A list that is gone is said, and does not stop the check.
        QSignalSpy said(workbench.get(), &views::Workbench::messageShown);
        preferences.domainsFile = list + QStringLiteral("x");
        workbench->setPreferences(preferences);
        QTRY_VERIFY(workbench->complete());
        QCOMPARE(said.size(), 1);
        QVERIFY(workbench->rejected());
    }

    // Chips that do not fit a line go to the next one; the window may be as narrow as one of them.
    void chipsWrap()
    {
        const auto workbench = opened(goldenFolder);
        ReasonChips& chips = workbench->chips();
        const auto rows = [&chips] {
            std::set<int> tops;
            for (const QToolButton* const chip : chips.findChildren<QToolButton*>()) {
                if (!chip->isVisible())
                    continue;
                [&] { QVERIFY(chips.rect().contains(chip->geometry())); }();
                tops.insert(chip->y());
            }
            return tops.size();
        };
        workbench->resize(2600, 600);
        QTRY_COMPARE(rows(), 1U);
        const int oneRow = chips.height();
        workbench->resize(500, 600);
        QTRY_VERIFY(rows() > 2);
        QTRY_VERIFY(chips.height() > 2 * oneRow);
        QVERIFY(chips.minimumSizeHint().width() < 300);
    }

    // One notice for whatever other programs do; reading again on demand makes it go.
    void filesComeGoAndChange()
    {
        QTemporaryDir dir;
        const auto path = [&dir](const char* name) { return dir.filePath(QLatin1String(name)); };
        for (const char* const name : {"a.blob", "b.blob", "c.blob"})
            test::writeAll(path(name), "x");
        const auto workbench = opened(dir.path());
        QCOMPARE(workbench->notice().sentence(), QString());
        QTest::qWait(20); // times of files are told apart by milliseconds
        QVERIFY(QFile::remove(path("a.blob")));
        test::writeAll(path("b.blob"), "xy");
        test::writeAll(path("d.blob"), "x");
        test::writeAll(path("e.blob"), "x");
        QTRY_VERIFY(!workbench->notice().sentence().isEmpty());
        QVERIFY2(workbench->notice().sentence().contains(QStringLiteral("2 added, 1 removed, 1 changed")),
                 qPrintable(workbench->notice().sentence()));
        QCOMPARE(workbench->model().rowCount(), 3);
        workbench->reload();
        QTRY_VERIFY(workbench->complete());
        QCOMPARE(workbench->model().rowCount(), 4);
        QCOMPARE(workbench->notice().sentence(), QString());
    }

    void changesBetweenTwoLooks()
    {
        using model::BlobStamp;
        using model::FolderChange;
        const std::vector<BlobStamp> before{{QStringLiteral("a"), 1, 1}, {QStringLiteral("c"), 1, 1}};
        QCOMPARE(model::changeBetween(before, before), FolderChange());
        QCOMPARE(model::changeBetween({}, before), (FolderChange{2, 0, 0}));
        QCOMPARE(model::changeBetween(before, {}), (FolderChange{0, 2, 0}));
        QCOMPARE(model::changeBetween(before, {{QStringLiteral("b"), 1, 1}, {QStringLiteral("c"), 1, 2}}),
                 (FolderChange{1, 1, 1}));
    }

    void doubleClickOpens()
    {
        const auto workbench = opened(goldenFolder);
        QSignalSpy requested(workbench.get(), &views::Workbench::openRequested);
        const QModelIndex index = workbench->table().model()->index(3, 0);
        Q_EMIT workbench->table().activated(index);
        QCOMPARE(requested.size(), 1);
        QCOMPARE(requested[0][0].toString(), QDir(goldenFolder).filePath(index.data().toString()));
    }

    void exportsKeepOddNames()
    {
        const std::vector<BlobSummary> rows{
            {QStringLiteral("a,\"b\"\nc.blob"),
             5,
             core::Verdict::Rejected,
             core::Code::BlobShort,
             core::Code::CauseTruncated,
             false,
             false,
             {}},
            {QStringLiteral("ü.blob"), 7, core::Verdict::Accepted, {}, {}, false, false, {}}};
        QCOMPARE(model::folderCsv(rows),
                 QByteArray("path,size,verdict,reason,cause,proof\r\n"
                            "\"a,\"\"b\"\"\nc.blob\",5,rejected,blob.short,cause.truncated,likely\r\n"
                            "\"\xC3\xBC.blob\",7,accepted,,,\r\n"));
        const QJsonArray json = QJsonDocument::fromJson(model::folderJson(rows)).array();
        QCOMPARE(json[0][QStringLiteral("path")].toString(), rows[0].path);
        QVERIFY(json[1][QStringLiteral("reason")].isNull());
        QCOMPARE(json[1][QStringLiteral("size")].toInt(), 7);
    }

    void foldersInFoldersAndNone()
    {
        QTemporaryDir dir;
        QVERIFY(QDir(dir.path()).mkpath(QStringLiteral("deep/er")));
        test::writeAll(dir.filePath(QStringLiteral("deep/er/a.blob")), "x");
        test::writeAll(dir.filePath(QStringLiteral("b.txt")), "x");
        QCOMPARE(model::blobsBelow(dir.path(), {}), (std::vector<QString>{QStringLiteral("deep/er/a.blob")}));
        const auto workbench = opened(dir.path());
        QCOMPARE(workbench->model().rowCount(), 1);
        QVERIFY(workbench->rejected());
        QTemporaryDir empty;
        QCOMPARE(opened(empty.path())->model().rowCount(), 0);
    }

    // More files than one batch, cancelled and started again.
    void manyFiles()
    {
        QTemporaryDir dir;
        const QByteArray level =
            test::readAll(QDir(goldenFolder).filePath(QStringLiteral("prefab-empty.blob")));
        for (int i = 0; i < 1500; ++i)
            test::writeAll(dir.filePath(QStringLiteral("%1.blob").arg(i)), level);
        BlobFolderModel table;
        const model::DomainsPtr domains = std::make_shared<const blob::DomainList>(blob::defaultDomains());
        table.open(dir.path(), domains);
        table.cancel();
        QTRY_VERIFY(!table.isRunning());
        QVERIFY(table.rowCount() < 1500);
        // Whoever looks while the table grows must not find the work at rest.
        int restsBefore = 0;
        connect(&table, &BlobFolderModel::groupsChanged, &table, [&table, &restsBefore] {
            restsBefore += !table.isRunning() && table.rows().size() < table.total() ? 1 : 0;
        });
        table.open(dir.path(), domains);
        QTRY_COMPARE_WITH_TIMEOUT(table.rowCount(), 1500, 60000);
        QCOMPARE(table.groups().at(QStringLiteral("accepted")), 1500);
        QCOMPARE(restsBefore, 0);
    }
};

QTEST_MAIN(BlobFolderTest)
#include "tst_blob_folder.moc"
