#include "app/notice_bar.h"
#include "tests/app/shell.h"

#include <QLockFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace chartroom;
using namespace chartroom::app;
using namespace chartroom::test;

namespace {

QVariant inFile(const QString& file, const QString& key)
{
    return QSettings(file, QSettings::IniFormat).value(key);
}

const QString key = QStringLiteral("a/b");

} // namespace

class SettingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesAreSeenAtOnceAndWrittenLater()
    {
        const Folder folder;
        SettingsStore store(folder.settings());
        store.setValue(key, 1);
        store.setValue(key, 2);
        QCOMPARE(store.value(key).toInt(), 2);
        QVERIFY(!QFile::exists(folder.settings()));
        QTRY_VERIFY(store.isWritten());
        QCOMPARE(inFile(folder.settings(), key).toInt(), 2);
    }

    void whatIsLeftIsWrittenAtTheEnd()
    {
        const Folder folder;
        {
            SettingsStore store(folder.settings());
            store.setValue(key, 1);
        }
        QCOMPARE(inFile(folder.settings(), key).toInt(), 1);
        {
            SettingsStore store(folder.settings());
            QCOMPARE(store.value(key).toInt(), 1);
            store.removeGroup(QStringLiteral("a"));
            QVERIFY(!store.value(key).isValid());
        }
        QVERIFY(!inFile(folder.settings(), key).isValid());
    }

    void programsSideBySideKeepEachOthersValues()
    {
        const Folder folder;
        SettingsStore first(folder.settings());
        SettingsStore second(folder.settings());
        first.setValue(QStringLiteral("g/first"), 1);
        QTRY_VERIFY(first.isWritten());
        second.setValue(QStringLiteral("g/second"), 2);
        second.removeGroup(QStringLiteral("g"));
        second.setValue(QStringLiteral("h/second"), 2);
        QSignalSpy refreshed(&second, &SettingsStore::refreshed);
        QTRY_VERIFY(second.isWritten());
        // Not known when the group was removed.
        QCOMPARE(inFile(folder.settings(), QStringLiteral("g/first")).toInt(), 1);
        QCOMPARE(second.value(QStringLiteral("g/first")).toInt(), 1);
        QCOMPARE(refreshed.count(), 1);
        QCOMPARE(first.namesIn(QStringLiteral("h")), QStringList());
        first.refresh();
        QTRY_COMPARE(first.namesIn(QStringLiteral("h")), QStringList{QStringLiteral("second")});
    }

    void aDiskThatHangsDoesNotHoldTheWindowUp()
    {
        const Folder folder;
        Shell shell(folder.settings());
        waitUntilWritten(shell.settings);
        // Writing waits for this lock, as it would for a slow disk.
        QLockFile lock(folder.settings() + QStringLiteral(".lock"));
        QVERIFY(lock.lock());
        const QString file = folder.make(QStringLiteral("a.fake"));
        shell.window->open({file});
        QVERIFY(shell.current());
        QTest::qWait(600);
        shell.settings.setLastFolder(QStringLiteral("/x"));
        QCOMPARE(shell.settings.lastFolder(), QStringLiteral("/x"));
        QCOMPARE(shell.settings.recentFiles().size(), 1);
        QVERIFY(!shell.settings.store().isWritten());
        lock.unlock();
        QTRY_VERIFY(shell.settings.store().isWritten());
        QCOMPARE(inFile(folder.settings(), QStringLiteral("window/lastFolder")).toString(),
                 QStringLiteral("/x"));
    }

    void aFileThatCannotBeWrittenIsSaidOnce()
    {
        const Folder folder;
        // Whoever is root may write everywhere, but not below a file.
        const QString file = folder.make(QStringLiteral("a.fake")) + QStringLiteral("/settings.ini");
        const Shell shell(file);
        QSignalSpy unwritable(&shell.settings.store(), &SettingsStore::unwritable);
        shell.window->open({folder.make(QStringLiteral("b.fake"))});
        QTRY_COMPARE(unwritable.count(), 1);
        QCOMPARE(shell.window->notices().sentences().size(), 1);
        QVERIFY(shell.window->notices().sentences().first().contains(file));
        shell.window->open({folder.make(QStringLiteral("c.fake"))});
        QTest::qWait(1000);
        QCOMPARE(shell.window->notices().sentences().size(), 1);
        QCOMPARE(shell.settings.recentFiles().size(), 2);
    }

    void aDamagedFileIsReadAsFarAsItGoes()
    {
        const Folder folder;
        writeAll(folder.settings(), QByteArrayLiteral("[a]\nb=3\n[[[\0\xff\xfe=\n%%%"));
        {
            SettingsStore store(folder.settings());
            QCOMPARE(store.value(key).toInt(), 3);
            store.setValue(QStringLiteral("a/c"), 4);
        }
        QCOMPARE(inFile(folder.settings(), key).toInt(), 3);
        QCOMPARE(inFile(folder.settings(), QStringLiteral("a/c")).toInt(), 4);
    }
};

QTEST_MAIN(SettingsTest)
#include "tst_settings.moc"
