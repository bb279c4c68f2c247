// The keyboard's way through docks and dialogs: Tab goes on as one reads, and the window fits a small screen.
#include "tests/views/world/world_window.h"
#include "views/world/dialogs/new_world_dialog.h"
#include "views/world/dialogs/recovered_work_dialog.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_docks.h"

#include <QDialog>
#include <QDockWidget>
#include <QLineEdit>
#include <QTabBar>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::WorldWindow;

namespace {

/// What Tab reaches within a widget, in its order.
QList<QWidget*> stops(QWidget& root)
{
    QList<QWidget*> result;
    QWidget* at = &root;
    do {
        if (root.isAncestorOf(at) && at->isVisible() && at->isEnabled() && at->focusPolicy() & Qt::TabFocus)
            result << at;
        at = at->nextInFocusChain();
    } while (at && at != &root);
    return result;
}

/// The first step of Tab that leads back up or left, in words; nothing where none does.
QString stepBack(QWidget& root)
{
    const QList<QWidget*> all = stops(root);
    for (qsizetype i = 1; i < all.size(); ++i) {
        const QRect from(all[i - 1]->mapTo(&root, QPoint()), all[i - 1]->size());
        const QRect to(all[i]->mapTo(&root, QPoint()), all[i]->size());
        const bool up = to.bottom() < from.top() && to.left() < from.right();
        const bool left = to.right() < from.left() && to.top() < from.bottom() && to.bottom() > from.top();
        if (up || left)
            return QStringLiteral("%1: from %2 to %3")
                .arg(QLatin1String(root.metaObject()->className()),
                     QLatin1String(all[i - 1]->metaObject()->className()),
                     QLatin1String(all[i]->metaObject()->className()));
    }
    return {};
}

} // namespace

class WorldFocusTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_STATE_HOME", QFile::encodeName(m_states.path())); }

    void tabGoesOnInEveryDock()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        for (QDockWidget* dock : window.bench().docks().all()) {
            WorldDocks::reveal(*dock);
            QCoreApplication::processEvents();
            QCOMPARE(stepBack(*dock), QString());
        }
    }

    void tabGoesOnInEveryDialog()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        window.click(0, 0);
        for (const char* id : {"replaceSymbols", "review"}) {
            window.bench().actionsById()[id]->trigger();
            QDialog* dialog = nullptr;
            for (auto* candidate : window.bench().findChildren<QDialog*>()) {
                if (candidate->isVisible())
                    dialog = candidate;
            }
            QVERIFY2(dialog, id);
            QTest::qWait(100);
            QCOMPARE(stepBack(*dialog), QString());
            QVERIFY(stops(*dialog).size() > 2);
            dialog->close();
        }
        RecoveredWorkDialog recovered(m_states.path().toStdString());
        recovered.show();
        QCOMPARE(stepBack(recovered), QString());
        NewWorldDialog made(NewWorldDialog::What::World, m_states.path());
        made.show();
        QCOMPARE(stepBack(made), QString());
    }

    void aSmallScreenHasRoom()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        // With the main window's menus, tabs and status bar that is 800 × 500.
        const QSize least = window.bench().minimumSizeHint();
        QVERIFY2(least.width() <= 800 && least.height() <= 400,
                 qPrintable(QStringLiteral("%1 × %2").arg(least.width()).arg(least.height())));
        window.bench().resize(800, 420);
        QCoreApplication::processEvents();
        // What is painted on is seen, and fields say what they are for.
        QTreeView& layers = window.bench().docks().layers->view();
        QTRY_VERIFY(layers.viewport()->rect().contains(layers.visualRect(layers.currentIndex())));
        for (const QLineEdit* field : window.bench().findChildren<QLineEdit*>()) {
            // Beside the text: the frame, and the button that empties the field.
            constexpr int around = 12;
            QVERIFY2(field->visibleRegion().isEmpty() || field->placeholderText().isEmpty() ||
                         field->fontMetrics().horizontalAdvance(field->placeholderText()) + around <=
                             field->width(),
                     qPrintable(field->placeholderText()));
        }
        // The docks at the bottom can be told apart.
        for (const QTabBar* bar : window.bench().findChildren<QTabBar*>()) {
            for (int i = 0; bar->isVisible() && i < bar->count(); ++i)
                QVERIFY2(bar->tabRect(i).width() >= bar->fontMetrics().horizontalAdvance(bar->tabText(i)),
                         qPrintable(bar->tabText(i)));
        }
    }

    void theMapKeepsTheLargerPart()
    {
        const WorldWindow made;
        ActionRegistry registry;
        declareWorldActions(registry);
        WorldWorkbench bench(made.folder(), QString(),
                             WorkbenchContext{registry, {CanvasBackend::Raster, true}});
        bench.resize(800, 420);
        bench.show();
        QTRY_VERIFY2(bench.page().canvas().width() > 320,
                     qPrintable(QString::number(bench.page().canvas().width())));
    }

private:
    QTemporaryDir m_states;
};

QTEST_MAIN(WorldFocusTest)
#include "tst_world_focus.moc"
