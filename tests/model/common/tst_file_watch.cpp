// What other programs do to an open file is noticed, once, and told apart.
#include "model/common/file_watch.h"
#include "tests/support/files.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using chartroom::model::FileWatch;
using Change = FileWatch::Change;

class FileWatchTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(QStringLiteral("a ü 测试.dat"));

private Q_SLOTS:
    void init() { chartroom::test::writeAll(m_path, QByteArray(1000, 'x')); }

    void untouchedFileGivesNoNotice()
    {
        FileWatch watch;
        QSignalSpy changed(&watch, &FileWatch::changed);
        watch.start(m_path);
        chartroom::test::writeAll(m_folder.filePath(QStringLiteral("other")), "y");
        QVERIFY(!changed.wait(600));
        QCOMPARE(watch.change(), Change::None);
    }

    void tellsKindsApart_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("written") << static_cast<int>(Change::Written);
        QTest::newRow("shortened") << static_cast<int>(Change::Shortened);
        QTest::newRow("replaced") << static_cast<int>(Change::Replaced);
        QTest::newRow("removed") << static_cast<int>(Change::Removed);
    }

    void tellsKindsApart()
    {
        QFETCH(const int, kind);
        FileWatch watch;
        QSignalSpy changed(&watch, &FileWatch::changed);
        watch.start(m_path);
        switch (static_cast<Change>(kind)) {
        case Change::Written:
            chartroom::test::writeAll(m_path, QByteArray(1000, 'z'));
            break;
        case Change::Shortened:
            QVERIFY(QFile::resize(m_path, 10));
            break;
        case Change::Replaced: {
            const QString other = m_folder.filePath(QStringLiteral("new"));
            chartroom::test::writeAll(other, QByteArray(2000, 'n'));
            QCOMPARE(std::rename(QFile::encodeName(other).constData(), QFile::encodeName(m_path).constData()),
                     0);
            break;
        }
        default:
            QVERIFY(QFile::remove(m_path));
        }
        QVERIFY(changed.wait(chartroom::test::patience));
        QCOMPARE(changed.first().first().value<Change>(), static_cast<Change>(kind));
    }

    void fiftyWritesGiveOneNotice()
    {
        FileWatch watch;
        QSignalSpy changed(&watch, &FileWatch::changed);
        watch.start(m_path);
        for (int i = 0; i < 50; ++i) {
            // A write in place of a file that stays as long as it was.
            QFile file(m_path);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.write(QByteArray::number(i)) > 0);
            file.close();
            QTest::qWait(20);
        }
        QTRY_COMPARE(changed.size(), 1);
        QTest::qWait(500);
        QCOMPARE(changed.size(), 1);
        watch.start(m_path);
        QTest::qWait(500);
        QCOMPARE(changed.size(), 1);
    }
};

QTEST_GUILESS_MAIN(FileWatchTest)
#include "tst_file_watch.moc"
