// Return and Enter press the button that has the keys: in notices, bars and docks, and in dialogs without a
// default.
#include "app/button_keys.h"
#include "app/notice_bar.h"
#include "tests/app/world_shell.h"
#include "tests/support/buttons.h"
#include "views/common/action_notice.h"
#include "views/common/verdict_bar.h"
#include "views/world/world_notices.h"

#include <QDialog>
#include <QSignalSpy>
#include <QToolButton>
#include <QVBoxLayout>

using namespace chartroom;
using namespace chartroom::test;

class ButtonKeysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qApp->installEventFilter(&m_keys); }

    void theyAnswerANotice_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addRow("Return") << Qt::Key_Return;
        QTest::addRow("Enter") << Qt::Key_Enter;
    }
    void theyAnswerANotice()
    {
        QFETCH(Qt::Key, key);
        const WorldShell shell;
        QVERIFY(shell.openWorld("alpha"));
        // The map's own Return would paint.
        shell.map()->setFocus();
        WorldShell::press(Qt::Key_Right, Qt::ControlModifier);
        views::WorldNotices& notices = shell.current()->notices();
        notices.tell(QStringLiteral("Something."));
        QTRY_VERIFY(notices.told().isVisible());
        notices.told().focusAnswer(0);
        QTRY_COMPARE(QApplication::focusWidget(), buttonCalled(notices.told(), QStringLiteral("Got It")));
        WorldShell::press(key);
        QTRY_VERIFY(notices.told().isHidden());
        QCOMPARE(shell.current()->session().document().undoCount(), std::size_t{0});
    }

    void theyPressTheButtonsOfBars()
    {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        auto* verdict = new views::VerdictBar;
        verdict->setVerdict(views::VerdictBar::State::Bad, QStringLiteral("Wrong."), true);
        auto* notice = new app::NoticeBar;
        layout->addWidget(verdict);
        layout->addWidget(notice);
        notice->add({QStringLiteral("Sentence.")});
        show(window);
        const QSignalSpy wanted(verdict, &views::VerdictBar::showRequested);
        press(verdict->findChild<QToolButton*>());
        QCOMPARE(wanted.size(), 1);
        press(notice->findChild<QToolButton*>());
        QVERIFY(notice->isHidden());
    }

    void oneThatIsHeldDownPressesOnce()
    {
        QWidget window;
        auto* button = new QPushButton(QStringLiteral("Button"), &window);
        show(window);
        const QSignalSpy pressed(button, &QPushButton::clicked);
        press(button);
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), true);
        QCoreApplication::sendEvent(button, &again);
        QCOMPARE(pressed.size(), 1);
    }

    void aDialogWithoutADefaultButtonHasNoOther()
    {
        QDialog dialog;
        auto* layout = new QVBoxLayout(&dialog);
        auto* add = new QPushButton(QStringLiteral("Add"));
        auto* close = new QPushButton(QStringLiteral("Close"));
        for (QPushButton* button : {add, close}) {
            button->setAutoDefault(false);
            layout->addWidget(button);
        }
        show(dialog);
        const QSignalSpy added(add, &QPushButton::clicked);
        const QSignalSpy closed(close, &QPushButton::clicked);
        press(close);
        QCOMPARE(closed.size(), 1);
        QCOMPARE(added.size(), 0);
    }

    void dialogsKeepTheirOwn()
    {
        QDialog dialog;
        auto* layout = new QVBoxLayout(&dialog);
        auto* other = new QPushButton(QStringLiteral("Other"));
        auto* usual = new QPushButton(QStringLiteral("Usual"));
        other->setAutoDefault(false);
        usual->setDefault(true);
        layout->addWidget(other);
        layout->addWidget(usual);
        show(dialog);
        const QSignalSpy others(other, &QPushButton::clicked);
        const QSignalSpy usuals(usual, &QPushButton::clicked);
        press(other);
        QCOMPARE(others.size(), 0);
        QCOMPARE(usuals.size(), 1);
    }

private:
    static void show(QWidget& window)
    {
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window, patience));
    }
    /// Return at a button.
    static void press(QWidget* button)
    {
        QVERIFY(button);
        button->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), button);
        QTest::keyClick(button, Qt::Key_Return);
    }

    app::ButtonKeys m_keys;
};

QTEST_MAIN(ButtonKeysTest)
#include "tst_button_keys.moc"
