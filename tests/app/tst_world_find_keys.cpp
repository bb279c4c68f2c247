// The keys of the main window while the dialog that finds symbols has the focus beside it.
#include "app/dialog_keys.h"
#include "app/latin_keys.h"
#include "tests/app/world_shell_test.h"
#include "views/world/dialogs/replace_dialog.h"
#include "views/world/world_docks.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QRadioButton>

using namespace chartroom;
using views::ReplaceDialog;

class WorldFindKeysTest : public test::WorldShellTest
{
    Q_OBJECT

protected:
    void prepare() override
    {
        QVERIFY(docks().edit({world::Paint{1, {0, 0}, u'W'}}));
        QCOMPARE(bench().unsavedChanges(), 1);
        map()->setFocus();
        press(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(dialog());
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(dialog()));
        QTRY_VERIFY(dialog()->isAncestorOf(QApplication::focusWidget()));
    }

private Q_SLOTS:
    void initTestCase()
    {
        qApp->installEventFilter(&m_latinKeys);
        qApp->installEventFilter(&m_dialogKeys);
    }

    void theySaveAndQuit_data()
    {
        QTest::addColumn<int>("where");
        QTest::newRow("from the symbol that is typed") << 0;
        QTest::newRow("from the list of layers") << 2;
        QTest::newRow("from where it is looked for") << -1;
    }
    void theySaveAndQuit()
    {
        QFETCH(int, where);
        give(where);
        press(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(bench().unsavedChanges(), 0);
        QVERIFY(dialog());
        QCOMPARE(QApplication::activeWindow(), static_cast<QWidget*>(dialog()));
        // What it opens has to be answered, and nothing reaches the window until then.
        give(where);
        press(Qt::Key_G, Qt::ControlModifier);
        QTRY_VERIFY(QApplication::activeModalWidget());
        QTRY_COMPARE(QApplication::activeWindow(), QApplication::activeModalWidget());
        QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Q, Qt::ControlModifier);
        QVERIFY(shell().window->isVisible());
        QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!QApplication::activeModalWidget());
        dialog()->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(dialog()));
        give(where);
        press(Qt::Key_Q, Qt::ControlModifier);
        QTRY_VERIFY(!shell().window->isVisible());
    }

    void theyUndoWhereNothingIsTyped()
    {
        const model::WorldDocument& document = bench().session().document();
        give(-1);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document.undoCount(), std::size_t{0});
        press(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(document.undoCount(), std::size_t{1});
        // A key without Ctrl is for the dialog alone.
        const views::ToolKind tool = bench().state().tool();
        press(Qt::Key_E);
        press(Qt::Key_F);
        QVERIFY(bench().state().tool() == tool);
        // What is typed is undone by the same key.
        give(0);
        auto* const field = static_cast<QComboBox*>(QApplication::focusWidget());
        field->setEditText({});
        QTest::keyClicks(field, QStringLiteral("q"));
        QCOMPARE(field->currentText(), QStringLiteral("q"));
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(field->currentText() != QStringLiteral("q"));
        QCOMPARE(document.undoCount(), std::size_t{1});
    }

    void theyAreThoseOfOtherKeyboardsToo()
    {
        give(-1);
        constexpr quint32 keyZ = 52;
        QKeyEvent key(QEvent::KeyPress, u'Я', Qt::ControlModifier, keyZ, 0, 0, {});
        QCoreApplication::sendEvent(QApplication::focusWidget(), &key);
        QCOMPARE(bench().session().document().undoCount(), std::size_t{0});
    }

private:
    [[nodiscard]] ReplaceDialog* dialog() const { return bench().findChild<ReplaceDialog*>(); }
    /// Gives the keys to one of the dialog's lists, or, with -1, to the choice where it looks.
    void give(int list) const
    {
        QWidget* const taker = list < 0 ? static_cast<QWidget*>(dialog()->findChildren<QRadioButton*>()[1])
                                        : dialog()->findChildren<QComboBox*>()[list];
        taker->setFocus();
        QCOMPARE(QApplication::focusWidget(), taker);
    }

    app::LatinKeys m_latinKeys;
    app::DialogKeys m_dialogKeys;
};

QTEST_MAIN(WorldFindKeysTest)
#include "tst_world_find_keys.moc"
