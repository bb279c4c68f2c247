// The sentences that say why a world can only be looked at.
#include "formats/core/code.h"
#include "views/world/state/read_only_text.h"

#include <QLocale>
#include <QTest>

using namespace chartroom;
using namespace chartroom::views;

class ReadOnlyTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theReasonStandsBeforeAPathOfAnyLength()
    {
        const QString folder = QStringLiteral("/home/somebody/") + QStringLiteral("deep/").repeated(60);
        const QString text = readOnlyText(
            {core::Code::FileWrite,
             {{"path", (folder + QStringLiteral("world")).toStdString()}, {"reason", "Permission denied"}}});
        const qsizetype reason = text.indexOf(QStringLiteral("Permission denied"));
        const qsizetype path = text.indexOf(QStringLiteral("/home/somebody/"));
        QVERIFY2(reason >= 0 && reason < path, qPrintable(text));
        // Both ends of the path, and all that is said, in two lines of a narrow window.
        QVERIFY2(text.contains(QStringLiteral("deep/world, it can be edited")), qPrintable(text));
        QVERIFY2(text.size() < 240, qPrintable(text));
    }

    void aShortPathIsWhole()
    {
        const QString text = readOnlyText(
            {core::Code::FileWrite, {{"path", "/srv/world/chunks"}, {"reason", "Permission denied"}}});
        QVERIFY2(text.contains(QStringLiteral("/srv/world/chunks")), qPrintable(text));
    }

    // Words of a reason may have values of their own.
    void aReasonOfWordsIsFilled()
    {
        const QString text = readOnlyText({core::Code::FileWrite,
                                           {{"path", "/srv/world/chunks"},
                                            core::phrase("reason", "{what} is full"),
                                            {"what", "the disk"}}});
        QVERIFY2(text.contains(QStringLiteral("(the disk is full)")), qPrintable(text));
    }

    void whoHasTheWorldIsSaidInTheUsersWayToWriteTimes()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        const core::Message locked{
            core::Code::WorldLocked,
            {{"path", "/srv/world"}, {"pid", "4711"}, {"host", "atlas"}, {"time", "2026-03-05 14:02"}}};
        const QString text = readOnlyText(locked);
        QLocale::setDefault(before);
        QVERIFY2(text.contains(QStringLiteral("4711 on atlas, since 05.03.26 14:02)")), qPrintable(text));
        QVERIFY2(!text.startsWith(QLatin1Char('/')), qPrintable(text));
    }

    void aTimeThatCannotBeReadStandsAsItWasNoted()
    {
        const QString text = readOnlyText(
            {core::Code::WorldLocked, {{"path", "/srv"}, {"pid", "?"}, {"host", "?"}, {"time", "?"}}});
        QVERIFY2(text.contains(QStringLiteral("since ?)")), qPrintable(text));
    }
};

QTEST_MAIN(ReadOnlyTextTest)
#include "tst_read_only_text.moc"
