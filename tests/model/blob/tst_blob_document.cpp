#include "formats/core/code.h"
#include "model/blob/document.h"
#include "tests/model/blob/blob_cases.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace chartroom;
using model::BlobDocument;
using model::FileWatch;

class BlobDocumentTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    QString copyOf(const char* name)
    {
        const QString path = m_dir.filePath(QStringLiteral("copy.blob"));
        QFile::remove(path);
        QFile::copy(test::dataPath(QStringLiteral("golden/blob/%1.blob").arg(QLatin1String(name))), path);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        return path;
    }
    static void openWhole(BlobDocument& document, const QString& path)
    {
        document.open(path);
        QTRY_VERIFY(document.report() && document.profile() && document.stage() == BlobDocument::Stage::Idle);
    }

private Q_SLOTS:
    void resultsComeOneAfterAnother()
    {
        BlobDocument document;
        QSignalSpy opened(&document, &BlobDocument::fileOpened);
        document.open(copyOf("level"));
        QCOMPARE(opened.size(), 1);
        QVERIFY(document.file() && !document.report());
        QCOMPARE(document.stage(), BlobDocument::Stage::Checking);
        QTRY_VERIFY(document.report() && document.profile());
        QTRY_COMPARE(document.stage(), BlobDocument::Stage::Idle);
        QCOMPARE(document.report()->result.verdict, core::Verdict::Accepted);
        QVERIFY(!document.report()->disturbed);
        QVERIFY(!document.isMendable());
    }

    void whatCannotBeOpened()
    {
        BlobDocument document;
        QSignalSpy failed(&document, &BlobDocument::openFailed);
        document.open(m_dir.filePath(QStringLiteral("none.blob")));
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].value<core::Message>().code, core::Code::FileMissing);
        QVERIFY(!document.file());
    }

    void repairsToACopy()
    {
        const QString path = copyOf("bom");
        const QByteArray before = test::readAll(path);
        BlobDocument document;
        openWhole(document, path);
        QVERIFY(document.isMendable());
        QSignalSpy repaired(&document, &BlobDocument::repaired);
        const QString output = m_dir.filePath(QStringLiteral("mended.blob"));
        document.repair(output);
        QTRY_COMPARE(repaired.size(), 1);
        QTRY_COMPARE(document.stage(), BlobDocument::Stage::Idle);
        QCOMPARE(test::readAll(output),
                 test::readAll(test::dataPath(QStringLiteral("golden/blob/level.blob"))));
        QCOMPARE(test::readAll(path), before);
        const auto receipt = repaired[0][1].value<blob::Receipt>();
        QCOMPARE(receipt.changes.changes.size(), 1U);
        QCOMPARE(receipt.changes.changes[0].input, (core::ByteRange{0, 3}));
    }

    // The damaged file must not be written to, whatever name leads to it.
    void neverOntoItself()
    {
        const QString path = copyOf("bom");
        const QByteArray before = test::readAll(path);
        const QString hard = m_dir.filePath(QStringLiteral("hard.blob"));
        const QString soft = m_dir.filePath(QStringLiteral("soft.blob"));
        QFile::remove(hard);
        QFile::remove(soft);
        QCOMPARE(::link(qPrintable(path), qPrintable(hard)), 0);
        QVERIFY(QFile::link(path, soft));
        QVERIFY(QDir(m_dir.path()).mkpath(QStringLiteral("sub")));
        BlobDocument document;
        openWhole(document, path);
        QSignalSpy failed(&document, &BlobDocument::repairFailed);
        for (const QString& output : {path, hard, soft, m_dir.filePath(QStringLiteral("sub/../copy.blob"))}) {
            failed.clear();
            document.repair(output);
            QTRY_COMPARE(failed.size(), 1);
            QCOMPARE(failed[0][0].value<core::Message>().code, core::Code::RepairSame);
            QCOMPARE(test::readAll(path), before);
        }
    }

    void theUsersOwnDomains()
    {
        BlobDocument document;
        openWhole(document, copyOf("envelope-unknown"));
        QVERIFY(document.report()->envelopes.front().domain < 0);
        const std::string name =
            blob::domainName(document.file()->bytes(), document.report()->envelopes.front());
        const QString list = m_dir.filePath(QStringLiteral("domains.json"));
        test::writeAll(list, QStringLiteral("{\"domains\": [{\"name\": \"%1\", \"newest\": 12}]}")
                                 .arg(QString::fromStdString(name))
                                 .toUtf8());
        QVERIFY(document.setDomainsFile(list));
        QTRY_VERIFY(document.report());
        QVERIFY(document.report()->envelopes.front().domain >= 0);
        QVERIFY(document.report()->result.findings.findings().empty());
        test::writeAll(list, "{\"domains\": 7}");
        QCOMPARE(document.setDomainsFile(list).error().code, core::Code::DomainsInvalid);
        QVERIFY(document.report()->envelopes.front().domain >= 0);
        QVERIFY(document.setDomainsFile(QString()));
        QTRY_VERIFY(document.report());
        QVERIFY(document.report()->envelopes.front().domain < 0);
    }

    void noticesWhatOthersDo()
    {
        const QString path = copyOf("level");
        BlobDocument document;
        openWhole(document, path);
        QSignalSpy changed(&document, &BlobDocument::fileChanged);
        QVERIFY(QFile::resize(path, 100));
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(document.fileChange(), FileWatch::Change::Shortened);
        document.reload();
        QTRY_VERIFY(document.report());
        QCOMPARE(document.report()->bytes().size(), 100U);
        QCOMPARE(document.report()->result.verdict, core::Verdict::Rejected);
        QCOMPARE(document.fileChange(), FileWatch::Change::None);
    }

    // Closing while a big file is read must neither hang nor crash.
    void closingWhileItWorks()
    {
        const QString path = m_dir.filePath(QStringLiteral("big.blob"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(test::readAll(test::dataPath(QStringLiteral("golden/blob/level.blob"))).first(24));
        QVERIFY(file.resize(qint64(4) << 30U));
        file.close();
        for (int i = 0; i < 50; ++i) {
            BlobDocument document;
            document.open(path);
            QCoreApplication::processEvents();
        }
    }
};

QTEST_GUILESS_MAIN(BlobDocumentTest)
#include "tst_blob_document.moc"
