// Every file of tests/data/golden/blob: verdict, reason, findings with their places, causes with their proof,
// envelopes, and what a repair makes of it.
#include "formats/blob/repair.h"
#include "formats/core/code.h"
#include "tests/support/files.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QStringList findingsOf(const blob::CheckResult& result)
{
    QStringList list;
    for (const core::Finding& finding : result.findings.findings())
        list << QStringLiteral("%1 %2 %3+%4")
                    .arg(text(core::info(finding.code).name), text(core::name(finding.level)))
                    .arg(finding.range.offset)
                    .arg(finding.range.length);
    list.sort();
    return list;
}

QStringList causesOf(const blob::CheckResult& result)
{
    QStringList list;
    for (const blob::Cause& cause : result.causes.causes)
        list << text(core::info(cause.code).name) + QLatin1Char(' ') + text(blob::name(cause.proof));
    list.sort();
    return list;
}

QStringList envelopesOf(core::Bytes file, const blob::CheckResult& result)
{
    QStringList list;
    for (const blob::Envelope& envelope : result.envelopes.envelopes)
        list << QStringLiteral("%1 %2 %3+%4 %5")
                    .arg(text(blob::domainName(file, envelope)))
                    .arg(envelope.generation)
                    .arg(envelope.whole().offset)
                    .arg(envelope.whole().length)
                    .arg(envelope.depth);
    return list;
}

QStringList expectedFindings(const QJsonObject& golden)
{
    QStringList list;
    for (const QJsonValue value : golden[QLatin1String("findings")].toArray())
        list << QStringLiteral("%1 %2 %3+%4")
                    .arg(value[QLatin1String("code")].toString(), value[QLatin1String("level")].toString())
                    .arg(value[QLatin1String("offset")].toInteger())
                    .arg(value[QLatin1String("length")].toInteger());
    list.sort();
    return list;
}

QStringList expectedCauses(const QJsonObject& golden)
{
    QStringList list;
    for (const QJsonValue value : golden[QLatin1String("causes")].toArray())
        list << value[QLatin1String("code")].toString() + QLatin1Char(' ') +
                    value[QLatin1String("proof")].toString();
    list.sort();
    return list;
}

QStringList expectedEnvelopes(const QJsonObject& golden)
{
    QStringList list;
    for (const QJsonValue value : golden[QLatin1String("envelopes")].toArray())
        list << QStringLiteral("%1 %2 %3+%4 %5")
                    .arg(value[QLatin1String("domain")].toString())
                    .arg(value[QLatin1String("generation")].toInteger())
                    .arg(value[QLatin1String("offset")].toInteger())
                    .arg(value[QLatin1String("length")].toInteger())
                    .arg(value[QLatin1String("depth")].toInteger());
    return list;
}

} // namespace

class BlobGoldenTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void files_data()
    {
        QTest::addColumn<QString>("name");
        const QDir folder(test::dataPath(QStringLiteral("golden/blob")));
        for (const QString& file : folder.entryList({QStringLiteral("*.blob")}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(file)) << folder.filePath(file.chopped(5));
    }

    void files()
    {
        QFETCH(const QString, name);
        const QJsonObject golden =
            QJsonDocument::fromJson(test::readAll(name + QStringLiteral(".json"))).object();
        QVERIFY(!golden.isEmpty());
        const std::filesystem::path path = QFile::encodeName(name + QStringLiteral(".blob")).toStdString();
        const auto result = blob::checkFile(path);
        QVERIFY(result.ok());
        QCOMPARE(text(core::name(result->verdict)), golden[QLatin1String("verdict")].toString());
        QCOMPARE(result->reason ? text(core::info(*result->reason).name) : QString(),
                 golden[QLatin1String("reason")].toString());
        QCOMPARE(findingsOf(*result), expectedFindings(golden));
        QCOMPARE(causesOf(*result), expectedCauses(golden));
        const QByteArray bytes = test::readAll(name + QStringLiteral(".blob"));
        if (golden.contains(QLatin1String("envelopes")))
            QCOMPARE(envelopesOf(test::bytesOf(bytes), *result), expectedEnvelopes(golden));
        repairs(path, bytes, *result);
    }

    void theFolderIsWhole()
    {
        const QDir folder(test::dataPath(QStringLiteral("golden/blob")));
        const auto blobs = folder.entryList({QStringLiteral("*.blob")});
        QCOMPARE(folder.entryList({QStringLiteral("*.json")}).size(), blobs.size());
        QVERIFY(blobs.size() > 80);
    }

private:
    static void repairs(const std::filesystem::path& path, const QByteArray& bytes,
                        const blob::CheckResult& result)
    {
        const QTemporaryDir dir;
        const QString output = dir.filePath(QStringLiteral("mended.blob"));
        const std::filesystem::path target = QFile::encodeName(output).toStdString();
        const auto receipt = blob::repair(path, target);
        const bool proven =
            std::ranges::count(result.causes.causes, blob::Proof::Proven, &blob::Cause::proof) > 0;
        QCOMPARE(receipt.ok(), proven);
        QCOMPARE(QFile::exists(output), proven);
        QCOMPARE(test::readAll(QFile::decodeName(path.c_str())), bytes);
        if (!proven) {
            QCOMPARE(receipt.error().code,
                     result.reason ? core::Code::RepairUnproven : core::Code::RepairSound);
            return;
        }
        const auto mended = blob::checkFile(target);
        QVERIFY(mended.ok());
        QCOMPARE(mended->verdict, core::Verdict::Accepted);
        QVERIFY(receipt->changes.count > 0);
        QCOMPARE(receipt->size, static_cast<quint64>(QFileInfo(output).size()));
        checkReceipt(*receipt, bytes, test::readAll(output));
    }

    // The receipt says where each changed byte went: replaying it on the input gives the output.
    static void checkReceipt(const blob::Receipt& receipt, const QByteArray& input, const QByteArray& output)
    {
        QByteArray replayed;
        quint64 at = 0;
        for (const blob::Change& change : receipt.changes.changes) {
            replayed +=
                input.mid(static_cast<qsizetype>(at), static_cast<qsizetype>(change.input.offset - at));
            QCOMPARE(static_cast<quint64>(replayed.size()), change.outputOffset);
            replayed += QByteArray(reinterpret_cast<const char*>(change.inserted.data()),
                                   static_cast<qsizetype>(change.inserted.size()));
            at = change.input.end();
        }
        replayed += input.mid(static_cast<qsizetype>(at));
        QCOMPARE(replayed, output);
    }
};

QTEST_GUILESS_MAIN(BlobGoldenTest)
#include "tst_blob_golden.moc"
