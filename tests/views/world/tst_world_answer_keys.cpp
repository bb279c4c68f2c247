// Where the keys are when what is asked above the map changes.
#include "tests/support/buttons.h"
#include "tests/views/world/world_window.h"
#include "views/common/action_notice.h"
#include "views/world/world_notices.h"

#include <QApplication>
#include <QPushButton>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorldWindow;

class WorldAnswerKeysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_STATE_HOME", QFile::encodeName(m_state.path())); }

    void theyStayAtAQuestionThatHasOtherAnswers()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        window.paint(0, 0);
        const QString file = window.folder() + QStringLiteral("/chunks/0_0.json");
        test::writeAll(file, "{\"schemaVersion\":1,\"backgroundTileId\":\"theirs\"}");
        ActionNotice& notice = window.bench().notices().conflict();
        QTRY_VERIFY(!notice.isHidden());
        notice.focusAnswer(0);
        QTRY_COMPARE(QApplication::focusWidget(), test::buttonCalled(notice, QStringLiteral("Keep Mine")));
        // That answer goes, and the keys are at the one that decides nothing.
        test::writeAll(file, "{\"schemaVersion\":2,\"backgroundTileId\":\"theirs\"}");
        QTRY_VERIFY(notice.sentence().contains(QStringLiteral("newer version")));
        QTRY_COMPARE(QApplication::focusWidget(),
                     test::buttonCalled(notice, QStringLiteral("Show Difference")));
        // Taken, the question goes, and the map has them.
        while (QApplication::focusWidget() != test::buttonCalled(notice, QStringLiteral("Take Theirs")))
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QTRY_VERIFY(notice.isHidden());
        QTRY_VERIFY(window.canvas().hasFocus());
    }

    void theyComeToNoAnswerThatDecidesSomething()
    {
        ActionNotice notice;
        const QString sentence = QStringLiteral("A sentence.");
        const auto answer = [](const char* text) {
            return ActionNotice::Answer{QString::fromLatin1(text), [] {}, {}};
        };
        notice.say(Icon::Warning, sentence, {answer("Keep"), answer("Take")});
        notice.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&notice, test::patience));
        notice.focusAnswer(1);
        QTRY_COMPARE(QApplication::focusWidget(), test::buttonCalled(notice, QStringLiteral("Take")));
        // The same answer in another place keeps them.
        notice.say(Icon::Warning, sentence, {answer("Take"), answer("Leave")});
        QTRY_COMPARE(notice.findChildren<QPushButton*>().size(), 2);
        QCOMPARE(QApplication::focusWidget(), test::buttonCalled(notice, QStringLiteral("Take")));
        for (const auto& answers : {std::vector{answer("Drop"), answer("Leave")}, {}}) {
            notice.say(Icon::Warning, sentence, answers);
            QTRY_COMPARE(notice.findChildren<QPushButton*>().size(), static_cast<int>(answers.size()));
            QVERIFY(notice.isAncestorOf(QApplication::focusWidget()));
            QVERIFY(!qobject_cast<QPushButton*>(QApplication::focusWidget()));
        }
    }

private:
    QTemporaryDir m_state;
};

QTEST_MAIN(WorldAnswerKeysTest)
#include "tst_world_answer_keys.moc"
