// Names from files and palettes: one line, in their own order, and no longer than a map has room for.
#include "model/common/name_text.h"
#include "model/common/number_text.h"
#include "model/common/short_text.h"
#include "model/common/tip_text.h"

#include <QLocale>
#include <QTest>

using namespace chartroom;

class NameTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("shown");
        QTest::newRow("plain") << QByteArray("Große Bucht") << QStringLiteral("Große Bucht");
        QTest::newRow("right to left") << QByteArray("قرية") << QStringLiteral("قرية");
        QTest::newRow("control characters")
            << QByteArray("a\nb\tc\x1b[31m") << QStringLiteral("a\\x0Ab\\x09c\\x1B[31m");
        QTest::newRow("an override") << QByteArray("a\xE2\x80\xAEgnp.exe")
                                     << QStringLiteral("a\uFFFDgnp.exe");
        QTest::newRow("a line separator") << QByteArray("a\xE2\x80\xA8z") << QStringLiteral("a\uFFFDz");
        QTest::newRow("an isolate") << QByteArray("\xE2\x81\xA7z") << QStringLiteral("\uFFFDz");
        QTest::newRow("no UTF-8") << QByteArray("a\xFFz") << QStringLiteral("a\\xFFz");
        QTest::newRow("markup") << QByteArray("<b>x</b>") << QStringLiteral("<b>x</b>");
    }

    void names()
    {
        QFETCH(QByteArray, name);
        QFETCH(QString, shown);
        QCOMPARE(model::nameText(name.toStdString()), shown);
    }

    // A tool tip takes text for markup when it looks so.
    void markupIsShownInToolTips()
    {
        for (const char* plain : {"Harbour", "A & B", "1 < 2", "two\nlines"})
            QCOMPARE(model::tipText(QString::fromLatin1(plain)), QString::fromLatin1(plain));
        QCOMPARE(model::tipText(QStringLiteral("<b>wall</b>\nId: <img src=\"a\">")),
                 QStringLiteral("<qt>&lt;b&gt;wall&lt;/b&gt;<br>Id: &lt;img src=&quot;a&quot;&gt;</qt>"));
        QVERIFY(model::tipText(QString(100000, QLatin1Char('a'))).size() <= 2000);
    }

    void longNames()
    {
        const QString fits(32, QLatin1Char('a'));
        QCOMPARE(model::shortName(fits), fits);
        QCOMPARE(model::shortName(fits + QLatin1Char('b')), QString(31, QLatin1Char('a')) + QChar(u'…'));
        // Never half a character.
        const QString islands = QStringLiteral("a") + QStringLiteral("🏝").repeated(40);
        const QString cut = model::shortName(islands);
        QVERIFY(cut.size() <= 32);
        QCOMPARE(cut, QStringLiteral("a") + QStringLiteral("🏝").repeated(15) + QChar(u'…'));
    }

    // Half a letter is shown as a sign for what cannot be read, and a mark without its letter over another.
    void noLetterIsCut_data()
    {
        QTest::addColumn<QString>("letter");
        QTest::newRow("two units") << QStringLiteral("🏝");
        QTest::newRow("a mark over it") << QStringLiteral("e\u0301");
        QTest::newRow("two marks over it") << QStringLiteral("a\u0302\u0323");
    }

    void noLetterIsCut()
    {
        QFETCH(const QString, letter);
        const QString text = letter.repeated(50);
        for (qsizetype most = 1; most < 20; ++most) {
            const QString cut = model::shortText(text, most);
            QVERIFY(cut.size() <= most);
            QCOMPARE(cut.count(QChar(u'…')), 1);
            for (const QString& end : cut.split(QChar(u'…')))
                QCOMPARE(end, letter.repeated(end.size() / letter.size()));
            const QString beginning = model::beginningOf(text, most);
            QCOMPARE(beginning, letter.repeated(most / letter.size()));
        }
        QCOMPARE(model::shortText(text, text.size()), text);
        QCOMPARE(model::beginningOf(text, text.size()), text);
    }

    void aLetterWithoutEndIsCutBetweenItsMarks()
    {
        const QString text = QStringLiteral("e") + QString(500, QChar(u'\u0301'));
        QVERIFY(model::shortText(text, 200).size() <= 200);
        QVERIFY(model::shortText(text, 200).size() > 100);
    }

    void numbersFollowTheLanguage()
    {
        QLocale::setDefault(QLocale(QStringLiteral("de")));
        QCOMPARE(model::exactText(0.15F), QStringLiteral("0,15"));
        QCOMPARE(model::exactText(-57.34629F), QStringLiteral("-57,34629"));
        QCOMPARE(model::exactText(7.0F), QStringLiteral("7"));
        QLocale::setDefault(QLocale(QStringLiteral("en")));
        QCOMPARE(model::exactText(0.15F), QStringLiteral("0.15"));
        QCOMPARE(model::exactText(12345.5F), QStringLiteral("12345.5"));
    }
};

QTEST_GUILESS_MAIN(NameTextTest)
#include "tst_name_text.moc"
