// The blueprint window by keys alone: where the focus goes, what keys do there, and that it comes back to the
// map.
#include "tests/app/blueprint_shell.h"
#include "views/blueprint/bytes_dock.h"
#include "views/blueprint/layers_dock.h"
#include "views/blueprint/plots_dock.h"
#include "views/common/findings_dock.h"
#include "views/common/table_dock.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QMenu>
#include <QScrollArea>
#include <QTabBar>
#include <QTableView>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;
using namespace chartroom::test;

namespace {

/// The widgets that Tab comes to, from the one that has the focus until that again.
QList<QWidget*> stops(Qt::KeyboardModifiers modifiers)
{
    QList<QWidget*> result;
    const Qt::Key key = modifiers == Qt::NoModifier ? Qt::Key_Tab : Qt::Key_Backtab;
    do {
        result << QApplication::focusWidget();
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    } while (QApplication::focusWidget() && QApplication::focusWidget() != result.first() &&
             result.size() < 200);
    return result;
}

QString nameOf(const QWidget& widget)
{
    return QStringLiteral("%1 '%2'").arg(QLatin1String(widget.metaObject()->className()),
                                         widget.accessibleName());
}

} // namespace

class BlueprintFocusTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_shell = std::make_unique<BlueprintShell>();
        m_bench = m_shell->open(m_shell->unpack(QStringLiteral("a-water-count")));
        QVERIFY(m_bench);
    }

    void theMapHasTheKeysAtFirst()
    {
        QCOMPARE(QApplication::focusWidget(), map());
        const QPointF before = map()->camera().centre();
        m_shell->key(Qt::Key_Plus, Qt::ControlModifier);
        m_shell->key(Qt::Key_Plus, Qt::ControlModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QVERIFY(map()->camera().centre().x() > before.x());
    }

    // Tab comes to all that is seen, and to nothing else, such as a dock behind another one's tab.
    void tabComesToWhatIsSeen()
    {
        for (QDockWidget* front : QList<QDockWidget*>{m_bench->docks().problems, m_bench->docks().towns,
                                                      m_bench->docks().bytes, m_bench->docks().plots}) {
            front->raise();
            QCoreApplication::processEvents();
            map()->setFocus();
            QList<QWidget*> forwards = stops(Qt::NoModifier);
            QVERIFY(forwards.size() > 10);
            for (QWidget* stop : std::as_const(forwards)) {
                const QPoint middle = stop->mapTo(m_shell->window.get(), stop->rect().center());
                const bool scrolled = m_bench->docks().layers->isAncestorOf(stop);
                QVERIFY2(scrolled || m_shell->window->rect().contains(middle), qPrintable(nameOf(*stop)));
                QVERIFY2(!qobject_cast<QScrollArea*>(stop), qPrintable(nameOf(*stop)));
            }
            QList<QWidget*> backwards = stops(Qt::ShiftModifier);
            std::reverse(backwards.begin() + 1, backwards.end());
            QCOMPARE(backwards, forwards);
        }
        m_bench->docks().problems->raise();
    }

    void panesFollowEachOther()
    {
        m_bench->docks().towns->raise();
        QCoreApplication::processEvents();
        map()->setFocus();
        QStringList forwards;
        do {
            m_shell->key(Qt::Key_F6);
            forwards << paneOfFocus();
        } while (!forwards.last().isEmpty() && forwards.size() < 20);
        // These have something to focus once there was something to show.
        for (const char* filledLater : {"profile", "bytes"})
            forwards.removeAll(QLatin1String(filledLater));
        // Docks behind one another come one after the other, whichever of them is in front.
        QCOMPARE(forwards,
                 (QStringList{QStringLiteral("layers"), QStringLiteral("legend"), QStringLiteral("problems"),
                              QStringLiteral("sections"), QStringLiteral("towns"), QStringLiteral("roads"),
                              QStringLiteral("bodies"), QStringLiteral("plots"), QStringLiteral("parameters"),
                              QString()}));
        m_shell->key(Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(paneOfFocus(), QStringLiteral("parameters"));
        m_bench->docks().problems->raise();
    }

    void listsGoToPlacesAndBack_data()
    {
        QTest::addColumn<QString>("dock");
        for (const char* dock : {"towns", "roads", "bodies", "problems"})
            QTest::newRow(dock) << QString::fromLatin1(dock);
    }

    void listsGoToPlacesAndBack()
    {
        QFETCH(QString, dock);
        auto* const pane = m_bench->findChild<QDockWidget*>(dock);
        pane->raise();
        QCoreApplication::processEvents();
        auto* const list = pane->findChild<QAbstractItemView*>();
        QVERIFY(list->isVisible());
        map()->setFocus();
        for (int press = 0; press < 10 && paneOfFocus() != dock; ++press)
            m_shell->key(Qt::Key_F6);
        for (int press = 0; press < 10 && QApplication::focusWidget() != list; ++press)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), list);
        QTest::keyClick(list, Qt::Key_Home);
        QTest::keyClick(list, Qt::Key_Down);
        const auto seen = map()->camera();
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(map()->camera() != seen);

        QApplication::clipboard()->clear();
        QTest::keyClick(list, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(!QApplication::clipboard()->text().isEmpty());

        // The context menu key: what the mouse has is there too.
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, list->rect().center(),
                                list->mapToGlobal(list->rect().center()));
        QTimer::singleShot(0, this, [] {
            if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
                QTest::keyClick(menu, Qt::Key_Down);
                QTest::keyClick(menu, Qt::Key_Return);
            }
        });
        m_shell->key(Qt::Key_Slash, Qt::ControlModifier);
        const auto whole = map()->camera();
        QCoreApplication::sendEvent(list->viewport(), &asked);
        QTRY_VERIFY(map()->camera() != whole);
        // This platform does not give the window its focus back by itself.
        m_shell->window->activateWindow();
        QTRY_COMPARE(QApplication::focusWidget(), list);
        QTest::keyClick(list, Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), map());
        m_bench->docks().problems->raise();
    }

    void escLeavesEveryDock()
    {
        for (auto* dock : m_bench->findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            dock->raise();
            QCoreApplication::processEvents();
            for (QWidget* inside : dock->findChildren<QWidget*>()) {
                if (!inside->isVisible() || !(inside->focusPolicy() & Qt::TabFocus))
                    continue;
                inside->setFocus();
                if (QApplication::focusWidget() != inside)
                    continue;
                // A selection of bytes is given up first.
                for (int press = 0; press < 2 && QApplication::focusWidget() != map(); ++press)
                    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
                QVERIFY2(QApplication::focusWidget() == map(),
                         qPrintable(dock->objectName() + u' ' + nameOf(*inside)));
            }
        }
        m_bench->docks().problems->raise();
    }

    // Without a map, the keys are for the problems.
    void aRejectedFile()
    {
        BlueprintWorkbench* const rejected = m_shell->open(m_shell->unpack(QStringLiteral("e-section-cut")));
        QVERIFY(rejected);
        QVERIFY(!rejected->map().hasMap());
        auto* const list = rejected->docks().problems->findChild<QTreeView*>();
        QTRY_COMPARE(QApplication::focusWidget(), list);
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_COMPARE(rejected->docks().bytes->visibleRegion().isEmpty(), false);
        m_shell->key(Qt::Key_W, Qt::ControlModifier);
    }

private:
    [[nodiscard]] canvas::CanvasWidget* map() const { return &m_bench->map().canvas(); }
    /// The dock that has the focus; empty for the middle.
    [[nodiscard]] static QString paneOfFocus()
    {
        for (QWidget* at = QApplication::focusWidget(); at; at = at->parentWidget()) {
            if (qobject_cast<QDockWidget*>(at))
                return at->objectName();
        }
        return {};
    }

    std::unique_ptr<BlueprintShell> m_shell;
    BlueprintWorkbench* m_bench = nullptr;
};

QTEST_MAIN(BlueprintFocusTest)
#include "tst_blueprint_focus.moc"
