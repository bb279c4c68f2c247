// The file of an open blob changes, is replaced, or was never there.
#include "model/blob/envelope_model.h"
#include "model/common/number_text.h"
#include "model/common/rows_model.h"
#include "tests/views/blob/blob_fixture.h"
#include "views/blob/blob_docks.h"
#include "views/blob/envelopes_dock.h"
#include "views/common/byte_panel.h"
#include "views/common/file_notice.h"
#include "views/common/table_dock.h"
#include "views/common/verdict_bar.h"

#include <cstdio>

using namespace chartroom;
using core::ByteRange;
using test::BlobFixture;

class BlobChangesTest : public QObject
{
    Q_OBJECT

    BlobFixture m_fixture;

private Q_SLOTS:
    void whatOthersDoToTheFile()
    {
        const QString path = m_fixture.copyOf(QStringLiteral("level"));
        const auto workbench = m_fixture.open(path);
        QVERIFY(!workbench->notice().isVisible());
        QVERIFY(QFile::resize(path, 100));
        QTRY_VERIFY(workbench->notice().isVisible());
        QVERIFY(!workbench->grab().isNull());
        workbench->reload();
        QTRY_VERIFY(workbench->complete());
        QVERIFY(!workbench->notice().isVisible());
        QCOMPARE(workbench->bytes().view().size(), 100U);
        QCOMPARE(workbench->verdict(), core::Verdict::Rejected);
        // Longer again, by another file of the same name.
        const QString other = m_fixture.file("other");
        QFile::remove(other);
        QFile::copy(BlobFixture::golden(QStringLiteral("level-40k")), other);
        QVERIFY(std::rename(qPrintable(other), qPrintable(path)) == 0);
        QTRY_VERIFY(workbench->notice().isVisible());
        workbench->reload();
        QTRY_VERIFY(workbench->complete());
        QCOMPARE(workbench->bytes().view().size(), 40099U);
        QCOMPARE(workbench->verdict(), core::Verdict::Accepted);
    }

    // Shorter and longer, in place and by another file of the same name: no stale byte is left anywhere.
    void replacedByAnotherFile_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<bool>("rename");
        const QString small = QStringLiteral("game-level");
        const QString large = QStringLiteral("level-40k");
        QTest::newRow("shorter in place") << large << small << false;
        QTest::newRow("longer in place") << small << large << false;
        QTest::newRow("shorter by rename") << large << small << true;
        QTest::newRow("longer by rename") << small << large << true;
    }

    void replacedByAnotherFile()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(bool, rename);
        const QString path = m_fixture.copyOf(from);
        const auto workbench = m_fixture.open(path);
        const QByteArray wanted = test::readAll(BlobFixture::golden(to));
        if (rename) {
            const QString other = m_fixture.file("other");
            test::writeAll(other, wanted);
            QCOMPARE(std::rename(qPrintable(other), qPrintable(path)), 0);
        } else {
            test::writeAll(path, wanted);
        }
        QTRY_VERIFY(workbench->notice().isVisible());
        QVERIFY(!workbench->grab().isNull());
        workbench->reload();
        QTRY_VERIFY(workbench->complete() && workbench->document().report());
        const core::Bytes shown = workbench->bytes().view().file()->bytes();
        QCOMPARE(QByteArray(reinterpret_cast<const char*>(shown.data()), qsizetype(shown.size())), wanted);
        QCOMPARE(workbench->document().report()->bytes().size(), std::size_t(wanted.size()));
        QCOMPARE(workbench->verdict(), core::Verdict::Accepted);
        const auto& checks = *workbench->docks().checks->model().source();
        QCOMPARE(checks.text(4, 3),
                 QStringLiteral("data: ") + model::countText(std::uint64_t(wanted.size()) - 24));
        QCOMPARE(
            workbench->docks().envelopes->model().range(workbench->docks().envelopes->model().index(0, 0)),
            (ByteRange{24, std::uint64_t(wanted.size()) - 24}));
    }

    void aFileThatIsNotThere()
    {
        const auto workbench = m_fixture.open(m_fixture.file("none.blob"));
        QCOMPARE(workbench->verdict(), core::Verdict::Unreadable);
        QVERIFY(workbench->verdictBar().sentence().contains(QStringLiteral("none.blob")));
    }
};

QTEST_MAIN(BlobChangesTest)
#include "tst_blob_changes.moc"
