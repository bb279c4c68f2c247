// Dates and times as they are written for users of several countries.
#include "views/common/time_text.h"

#include <QLocale>
#include <QTest>

#include <chrono>

using namespace chartroom::views;

class TimeTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void secondsAreWhereTheyAreMeantInEveryCountry_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("clock");
        QTest::addColumn<QString>("seconds");
        using Place = QLocale;
        QTest::newRow("C") << QLocale::c() << "14:02"
                           << "14:02:09";
        QTest::newRow("German") << QLocale(Place::German, Place::Germany) << "14:02"
                                << "14:02:09";
        QTest::newRow("British") << QLocale(Place::English, Place::UnitedKingdom) << "14:02"
                                 << "14:02:09";
        QTest::newRow("American") << QLocale(Place::English, Place::UnitedStates) << "2:02"
                                  << "2:02:09";
        QTest::newRow("Finnish") << QLocale(Place::Finnish, Place::Finland) << "14.02"
                                 << "14.02.09";
    }

    void secondsAreWhereTheyAreMeantInEveryCountry()
    {
        QFETCH(QLocale, locale);
        QFETCH(QString, clock);
        QFETCH(QString, seconds);
        QLocale::setDefault(locale);
        const QDateTime when(QDate(2026, 3, 5), QTime(14, 2, 9));
        const QString text = clockText(when);
        // Americans say in which half of the day.
        QVERIFY2(text.startsWith(clock), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("09")), qPrintable(text));
        QCOMPARE(dateText(when), locale.toString(when.date(), QLocale::ShortFormat));
        const QString moment = momentText(when);
        QVERIFY2(moment.startsWith(dateText(when) + QLatin1Char(' ') + seconds), qPrintable(moment));
        QCOMPARE(moment.endsWith(QLatin1String("PM")), text.endsWith(QLatin1String("PM")));
        // Wherever it comes from.
        const std::chrono::sys_time<std::chrono::milliseconds> system(
            std::chrono::milliseconds(when.toMSecsSinceEpoch()));
        const auto file = std::chrono::time_point_cast<std::filesystem::file_time_type::duration>(
            std::chrono::file_clock::from_sys(system));
        QCOMPARE(momentText(file), moment);
        QCOMPARE(momentText(when.toUTC()), moment);
    }
};

QTEST_GUILESS_MAIN(TimeTextTest)
#include "tst_time_text.moc"
