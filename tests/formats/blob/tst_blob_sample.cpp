// The samples show what their names say.
#include "formats/blob/advice.h"
#include "formats/blob/check.h"
#include "formats/blob/sample.h"
#include "formats/core/code.h"
#include "tests/support/files.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;
using core::Code;

class BlobSampleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNameIsTrue_data()
    {
        QTest::addColumn<int>("index");
        const auto samples = blob::samples();
        for (std::size_t i = 0; i < samples.size(); ++i)
            QTest::newRow(samples[i].name.c_str()) << static_cast<int>(i);
    }

    void everyNameIsTrue()
    {
        QFETCH(const int, index);
        const auto sample = blob::samples().at(static_cast<std::size_t>(index));
        const auto result = blob::check(sample.bytes);
        const std::string stem = sample.name.substr(0, sample.name.find('.'));
        if (stem.starts_with("level")) {
            QCOMPARE(result.verdict, core::Verdict::Accepted);
            QVERIFY(result.envelopes.envelopes.size() >= 7);
            return;
        }
        QCOMPARE(result.verdict, core::Verdict::Rejected);
        if (stem.starts_with("newer-")) {
            QCOMPARE(result.nature, blob::Nature::Newer);
            return;
        }
        bool named = false;
        for (const blob::Cause& cause : result.causes.causes)
            named = named || core::info(cause.code).name == "cause." + stem;
        QVERIFY(named);
    }

    void aGzipFileOfNothingIsNotToBeUnpacked()
    {
        for (const blob::Sample& sample : blob::samples()) {
            if (sample.name == "gzip.blob")
                QCOMPARE(blob::adviceFor(blob::check(sample.bytes)).code, Code::AdviceGzip);
        }
        constexpr std::string_view empty("\x1F\x8B\x08\0\0\0\0\0\0\x03\x03\0\0\0\0\0\0\0\0\0", 20);
        const auto bytes = std::as_bytes(std::span(empty));
        QCOMPARE(blob::adviceFor(blob::check(bytes)).code, Code::AdviceArchiveEmpty);
    }

    void everyCauseHasASample()
    {
        QStringList names;
        for (const blob::Sample& sample : blob::samples())
            names << QString::fromStdString(sample.name);
        for (const core::CodeInfo& info : core::allCodes()) {
            if (info.name.starts_with("cause."))
                QVERIFY2(names.contains(QString::fromStdString(std::string(info.name.substr(6)) + ".blob")),
                         std::string(info.name).c_str());
        }
    }

    void written()
    {
        const QTemporaryDir dir;
        const QString folder = dir.filePath(QStringLiteral("new/blobs"));
        QVERIFY(blob::writeSamples(folder.toStdString()).ok());
        const auto samples = blob::samples();
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), static_cast<qsizetype>(samples.size()));
        test::writeAll(dir.filePath(QStringLiteral("file")), {});
        QCOMPARE(blob::writeSamples(dir.filePath(QStringLiteral("file/blobs")).toStdString()).error().code,
                 Code::FileWrite);
    }
};

QTEST_GUILESS_MAIN(BlobSampleTest)
#include "tst_blob_sample.moc"
