// What is asked above the map is read and answered in a small window too.
#include "tests/views/world/window_room.h"
#include "views/common/action_notice.h"
#include "views/common/sentence_label.h"
#include "views/common/verdict_bar.h"
#include "views/world/world_notices.h"

#include <QPushButton>
#include <QScrollBar>

#include <algorithm>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::resize;
using chartroom::test::sizes;
using chartroom::test::WorldWindow;

class WorldQuestionRoomTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_STATE_HOME", QFile::encodeName(m_states.path())); }

    void aQuestionIsReadableInASmallWindow()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        ActionNotice& notice = window.bench().notices().conflict();
        const QString sentence = QStringLiteral("Another program changed chunks/0_0.json, which has unsaved "
                                                "changes here. Nothing is saved until you choose.");
        const auto cut = [&notice] {
            const auto* label = notice.findChild<SentenceLabel*>();
            const QRect room(0, 0, label->width(), QWIDGETSIZE_MAX);
            const int wanted =
                label->fontMetrics().boundingRect(room, Qt::TextWordWrap, label->text()).height();
            return wanted > label->height();
        };
        const auto shown = [&notice] { return notice.findChild<SentenceLabel*>()->text(); };
        const auto inside = [&notice] {
            const auto buttons = notice.findChildren<QPushButton*>();
            return std::ranges::all_of(buttons, [&](const QPushButton* button) {
                return button->height() >= button->sizeHint().height() &&
                       notice.rect().contains(QRect(button->mapTo(&notice, QPoint()), button->size()));
            });
        };
        // The map gives way.
        notice.say(Icon::Warning, sentence, {{QStringLiteral("Bring back"), [] {}, {}}});
        resize(window, 700, 360);
        QCOMPARE(shown(), sentence);
        QVERIFY(!cut());
        QVERIFY(inside());
        // As much as there is room for, and the rest can be seen.
        const QString all = QStringList(5, sentence).join(QLatin1Char(' '));
        notice.say(Icon::Warning, all, {{QStringLiteral("Bring back"), [] {}, {}}});
        QTRY_VERIFY2(shown().endsWith(QChar(u'…')) && all.startsWith(shown().chopped(1)),
                     qPrintable(shown()));
        QVERIFY(!cut());
        QVERIFY(inside());
        QCOMPARE(notice.findChild<SentenceLabel*>()->toolTip(), all);
        QCOMPARE(notice.sentence(), all);
        resize(window, 1600, 950);
        QCOMPARE(shown(), all);
        QVERIFY(notice.findChild<SentenceLabel*>()->toolTip().isEmpty());
        QVERIFY(!cut());
    }

    void allQuestionsCanBeAnsweredInASmallWindow()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        resize(window, 1600, 950);
        WorldNotices& notices = window.bench().notices();
        const QList<int> large = sizes(window.bench().docks());
        resize(window, 720, 520);
        const QList<int> before = sizes(window.bench().docks());
        askTwice(notices);
        // What lies empty gives way, so that all is said.
        QTRY_VERIFY2(sizes(window.bench().docks()).last() < before.last(),
                     qPrintable(QStringLiteral("%1, before %2")
                                    .arg(sizes(window.bench().docks()).last())
                                    .arg(before.last())));
        QTRY_VERIFY(answersInSight(notices));
        QTRY_VERIFY(saysAll(notices));
        // Where even that is too little, it is the sentences that are cut.
        resize(window, 720, 400);
        QTRY_VERIFY2(answersInSight(notices), qPrintable(QString::number(notices.height())));
        QTRY_VERIFY(window.canvas().height() >= 40);
        // Nothing is taken that is not needed.
        resize(window, 1600, 950);
        QTRY_COMPARE(sizes(window.bench().docks()), large);
        QTRY_VERIFY(saysAll(notices));
        // What gave way has its room back.
        resize(window, 720, 520);
        QTRY_VERIFY(sizes(window.bench().docks()).last() < before.last());
        notices.recovery().clear();
        notices.conflict().clear();
        QTRY_COMPARE(sizes(window.bench().docks()), before);
    }

    void aLongerVerdictAboveAQuestionTakesNothingOfTheMap()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        auto* const verdict = window.bench().findChild<VerdictBar*>();
        verdict->setVerdict(VerdictBar::State::Good, QStringLiteral("Good."));
        resize(window, 720, 800);
        const auto dock = [&window] { return sizes(window.bench().docks()).last(); };
        const auto map = [&window] { return window.bench().page().height(); };
        // So much is asked that the docks give way, and could still give more.
        const int before = dock();
        QString asked;
        for (int i = 0; i < 100 && dock() > before - 10; ++i) {
            asked += QStringLiteral("Something more is asked. ");
            window.bench().notices().recovery().say(Icon::History, asked,
                                                    {{QStringLiteral("Zurückholen"), [] {}, {}}});
            QTest::qWait(20);
        }
        const int given = dock();
        const int left = map();
        QVERIFY2(given <= before - 10, qPrintable(QStringLiteral("%1, before %2").arg(given).arg(before)));
        verdict->setVerdict(VerdictBar::State::Caution,
                            QStringList(8, QStringLiteral("This is longer.")).join(QLatin1Char(' ')));
        QTRY_VERIFY2(dock() < given, qPrintable(QString::number(dock())));
        // But for what is lost when the docks' sizes are rounded.
        QTRY_VERIFY2(map() >= left - 1, qPrintable(QStringLiteral("%1, before %2").arg(map()).arg(left)));
        // And has it back.
        verdict->setVerdict(VerdictBar::State::Good, QStringLiteral("Good."));
        QTRY_COMPARE(dock(), given);
    }

    void whatIsAskedScrollsWhereThereIsNoRoomAtAll()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        WorldNotices& notices = window.bench().notices();
        for (ActionNotice* notice : {&notices.leftAside(), &notices.told()})
            notice->say(Icon::Note, QStringLiteral("Something that is long enough to be broken into lines."),
                        {{QStringLiteral("Schließen"), [] {}, {}}});
        askTwice(notices);
        resize(window, 720, 10);
        QTRY_VERIFY(notices.verticalScrollBar()->maximum() > 0);
        // Whoever comes to an answer sees it.
        notices.told().focusAnswer(0);
        const auto* answer = notices.told().findChild<QPushButton*>();
        QTRY_VERIFY(answer->hasFocus());
        QVERIFY(!answer->visibleRegion().isEmpty());
        notices.leftAside().focusAnswer(0);
        QVERIFY(!notices.leftAside().findChild<QPushButton*>()->visibleRegion().isEmpty());
    }

private:
    static void askTwice(WorldNotices& notices)
    {
        notices.recovery().say(
            Icon::History,
            QStringLiteral("Nicht ordentlich geschlossen: 2 nicht gespeicherte Schritte, der letzte von "
                           "01.12.26 00:44:12, können zurückgeholt werden."),
            {{QStringLiteral("Zurückholen"), [] {}, {}}, {QStringLiteral("Lassen"), [] {}, {}}});
        notices.conflict().say(
            Icon::Warning,
            QStringLiteral("Ein anderes Programm hat chunks/0_0.json geändert, und hier gibt es nicht "
                           "gespeicherte Änderungen daran. Nichts wird gespeichert, bis entschieden ist."),
            {{QStringLiteral("Meine behalten"), [] {}, {}},
             {QStringLiteral("Fremde nehmen"), [] {}, {}},
             {QStringLiteral("Kopien speichern…"), [] {}, {}},
             {QStringLiteral("Unterschied zeigen"), [] {}, {}}});
    }
    static bool saysAll(WorldNotices& notices)
    {
        return std::ranges::all_of(
            QList{&notices.recovery(), &notices.conflict()}, [](const ActionNotice* notice) {
                return notice->findChild<SentenceLabel*>()->text() == notice->sentence();
            });
    }
    static bool answersInSight(const WorldNotices& notices)
    {
        const auto buttons = notices.findChildren<QPushButton*>();
        return std::ranges::all_of(buttons, [&](const QPushButton* button) {
            return !button->isVisible() || (button->visibleRegion().boundingRect() == button->rect() &&
                                            button->width() >= button->sizeHint().width() &&
                                            button->height() >= button->sizeHint().height());
        });
    }
    QTemporaryDir m_states;
};

QTEST_MAIN(WorldQuestionRoomTest)
#include "tst_world_question_room.moc"
