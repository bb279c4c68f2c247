// A keyboard that writes Cyrillic letters only.
#include "app/latin_keys.h"
#include "tests/app/blueprint_shell.h"
#include "views/blueprint/goto_dialog.h"
#include "views/common/table_dock.h"

#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>

using namespace chartroom;
using namespace chartroom::test;

namespace {

/// Presses a key as the X server tells it: what it writes, and which key of the keyboard it is.
void press(QWidget* focus, char16_t letter, quint32 scanCode, Qt::KeyboardModifiers modifiers = {})
{
    const QString text = modifiers & Qt::ControlModifier ? QString() : QString(QChar(letter)).toLower();
    QKeyEvent key(QEvent::KeyPress, letter, modifiers, scanCode, 0, 0, text);
    QCoreApplication::sendEvent(focus, &key);
}

constexpr quint32 keyG = 42;
constexpr quint32 keyC = 54;
constexpr quint32 keyF = 41;

} // namespace

class LatinKeysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qApp->installEventFilter(&m_keys);
        m_bench = m_shell.open(m_shell.unpack(QStringLiteral("v2-full-curve5")));
        QVERIFY(m_bench);
    }

    void keysArePlacesOfTheKeyboard()
    {
        QCOMPARE(app::latinKeyAt(10), std::optional(Qt::Key_1));
        QCOMPARE(app::latinKeyAt(24), std::optional(Qt::Key_Q));
        QCOMPARE(app::latinKeyAt(49), std::optional(Qt::Key_QuoteLeft));
        QCOMPARE(app::latinKeyAt(61), std::optional(Qt::Key_Slash));
        QCOMPARE(app::latinKeyAt(9), std::nullopt);
        QCOMPARE(app::latinKeyAt(36), std::nullopt);
        QCOMPARE(app::latinKeyAt(65), std::nullopt);
    }

    void shortcutsWork()
    {
        canvas::CanvasWidget& map = m_bench->map().canvas();
        map.setFocus();
        QVERIFY(!map.scene().grid.visible);
        press(&map, u'П', keyG);
        QVERIFY(map.scene().grid.visible);
        press(&map, u'П', keyG);
        QVERIFY(!map.scene().grid.visible);
        bool asked = false;
        QTimer::singleShot(0, this, [this, &asked] {
            auto* const dialog = m_bench->findChild<views::GotoDialog*>();
            asked = dialog != nullptr;
            if (dialog)
                dialog->reject();
        });
        press(&map, u'П', keyG, Qt::ControlModifier);
        QTRY_VERIFY(asked);
    }

    void digitsAreBehindShift_data()
    {
        QTest::addColumn<char16_t>("sign");
        QTest::addColumn<quint32>("scanCode");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<QString>("pressed");
        const Qt::KeyboardModifiers none;
        const Qt::KeyboardModifiers control = Qt::ControlModifier;
        QTest::newRow("French 1") << u'&' << 10U << none << QStringLiteral("1");
        QTest::newRow("French 2 with Ctrl") << u'É' << 11U << control << QStringLiteral("Ctrl+2");
        QTest::newRow("Czech 2") << u'Ě' << 11U << none << QStringLiteral("2");
        QTest::newRow("French 1 with Shift")
            << u'1' << 10U << Qt::KeyboardModifiers(Qt::ShiftModifier) << QStringLiteral("-");
        QTest::newRow("German AltGr and 7") << u'{' << 16U << none << QStringLiteral("-");
        QTest::newRow("German umlaut") << u'Ö' << 47U << none << QStringLiteral("-");
    }
    void digitsAreBehindShift()
    {
        QFETCH(char16_t, sign);
        QFETCH(quint32, scanCode);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        QFETCH(QString, pressed);
        canvas::CanvasWidget& map = m_bench->map().canvas();
        map.setFocus();
        QString heard = QStringLiteral("-");
        std::vector<std::unique_ptr<QAction>> actions;
        for (const char* keys : {"1", "2", "7", "Ctrl+2", "Shift+1"}) {
            auto& action = actions.emplace_back(std::make_unique<QAction>());
            action->setShortcut(QKeySequence(QLatin1String(keys)));
            connect(action.get(), &QAction::triggered, this, [&heard, keys] { heard = QLatin1String(keys); });
            map.addAction(action.get());
        }
        press(&map, sign, scanCode, modifiers);
        QCOMPARE(heard, pressed);
    }

    void textStaysText()
    {
        m_bench->docks().towns->raise();
        QCoreApplication::processEvents();
        auto* const filter = m_bench->docks().towns->findChild<QLineEdit*>();
        filter->setFocus();
        press(filter, u'П', keyG);
        QCOMPARE(filter->text(), QStringLiteral("п"));
        QVERIFY(!m_bench->map().canvas().scene().grid.visible);
        filter->selectAll();
        QApplication::clipboard()->clear();
        press(filter, u'С', keyC, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("п"));
        filter->clear();
    }

    void menusOpen()
    {
        m_bench->map().canvas().setFocus();
        press(&m_bench->map().canvas(), u'А', keyF, Qt::AltModifier);
        QMenu* const file = m_shell.window->menuBar()->actions().first()->menu();
        QTRY_VERIFY(file->isVisible());
        file->close();
    }

private:
    app::LatinKeys m_keys;
    BlueprintShell m_shell;
    views::BlueprintWorkbench* m_bench = nullptr;
};

QTEST_MAIN(LatinKeysTest)
#include "tst_latin_keys.moc"
