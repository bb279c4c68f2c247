// The window is made small and large again: the map keeps its share, names stay readable, nothing moves
// under the pointer.
#include "tests/views/common/dock_separator.h"
#include "tests/views/world/window_room.h"
#include "views/common/action_notice.h"
#include "views/common/sentence_label.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/properties_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_docks.h"

#include <QAbstractSpinBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::resize;
using chartroom::test::sizes;
using chartroom::test::WorldWindow;

class WorldRoomTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_STATE_HOME", QFile::encodeName(m_states.path())); }

    void theMapKeepsItsShare()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        WorldDocks& docks = window.bench().docks();
        resize(window, 1600, 950);
        const QList<int> before = sizes(docks);
        for (const QSize small : {QSize(1100, 700), QSize(900, 520), QSize(800, 460)}) {
            resize(window, small.width(), small.height());
            const QSize map = window.canvas().size();
            QVERIFY2(100 * map.width() >= 44 * small.width(), qPrintable(text(small, map)));
            QVERIFY2(100 * map.height() >= 40 * small.height(), qPrintable(text(small, map)));
        }
        // All at once as step by step.
        resize(window, 1600, 950);
        QCOMPARE(sizes(docks), before);
        resize(window, 900, 520);
        resize(window, 1600, 950);
        QCOMPARE(sizes(docks), before);
    }

    void sizesOfTheUserHold()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        resize(window, 1600, 950);
        QDockWidget& layers = *window.bench().docks().layers;
        test::dragSeparator(window.bench(), layers, 80);
        const int wide = layers.width();
        QVERIFY2(wide >= 370, qPrintable(QString::number(wide)));
        resize(window, 900, 520);
        QVERIFY(layers.width() < wide);
        // What is dragged in the small window is meant as well.
        test::dragSeparator(window.bench(), layers, -30);
        const int narrow = layers.width();
        resize(window, 1600, 950);
        QCOMPARE(layers.width(), narrow);
    }

    void sizesAreKeptAsTheUserWantsThem()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        resize(window, 1600, 950);
        test::dragSeparator(window.bench(), *window.bench().docks().layers, 60);
        const QList<int> wanted = sizes(window.bench().docks());
        resize(window, 900, 520);
        QVERIFY(sizes(window.bench().docks()) != wanted);
        const QByteArray kept = window.bench().dockState();
        window.reopen();
        QVERIFY(window.isReady());
        QVERIFY(window.bench().restoreDocks(kept));
        resize(window, 1600, 950);
        QCOMPARE(sizes(window.bench().docks()), wanted);
    }

    void namesOfLayersHaveRoom()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        resize(window, 800, 460);
        WorldLayersDock& dock = *window.bench().docks().layers;
        QTreeView& view = dock.view();
        const QModelIndex layer = dock.model().find(model::LayerKey::room(1));
        const auto room = [&] { return view.visualRect(layer).width(); };
        const int name = view.fontMetrics().horizontalAdvance(QStringLiteral("0  Raumebene"));
        QVERIFY2(room() >= name, qPrintable(QStringLiteral("%1 of %2").arg(room()).arg(name)));
        // A column for how much shows through is there when something does.
        const int alone = room();
        window.state().setLook(model::LayerKey::room(1), {true, false, 0.5});
        QTRY_VERIFY(room() < alone);
        window.state().setLook(model::LayerKey::room(1), {true, false, 1});
        QTRY_COMPARE(room(), alone);
    }

    void cardsOfThePaletteShareTheWidth()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        resize(window, 1600, 950);
        QListView& view = window.bench().docks().palette->view();
        QTRY_VERIFY(view.model()->rowCount() >= 2);
        const auto card = [&](int row) { return view.visualRect(view.model()->index(row, 0)); };
        QCOMPARE(card(0).top(), card(1).top());
        QVERIFY2(view.viewport()->width() - card(1).right() <
                     8 + view.verticalScrollBar()->sizeHint().width(),
                 qPrintable(QString::number(view.viewport()->width() - card(1).right())));
        resize(window, 800, 460);
        QVERIFY(card(0).right() <= view.viewport()->width());
        QVERIFY(!view.horizontalScrollBar()->isVisible());
    }

    void namesOfInstancesHaveRoom()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        InstancesDock& dock = *window.bench().docks().instances;
        WorldDocks::reveal(dock);
        QVERIFY(window.bench().docks().edit(
            {world::PlaceInstance{"tower_clock_with_bells_and_figures_of_all_months",
                                  1,
                                  {0, 0},
                                  "{\"name\": \"Old treasure chest\"}"}}));
        QTRY_COMPARE(dock.model().rowCount(), 1);
        auto* view = dock.findChild<QTreeView*>();
        const auto room = [&](int column) { return view->columnWidth(column); };
        for (const int width : {1600, 900}) {
            resize(window, width, 600);
            QVERIFY2(room(0) >= view->fontMetrics().horizontalAdvance(QStringLiteral("Old treasure chest")),
                     qPrintable(QString::number(room(0))));
            QVERIFY(room(1) > 40);
        }
    }

    void fieldsOfTheWorldUseAWideDock()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        resize(window, 1600, 950);
        PropertiesDock& dock = *window.bench().docks().properties;
        WorldDocks::reveal(dock);
        QTest::qWait(50);
        const auto* scroll = dock.findChild<QScrollArea*>();
        QVERIFY2(!scroll->verticalScrollBar()->isVisible(),
                 qPrintable(QStringLiteral("%1 of %2")
                                .arg(scroll->viewport()->height())
                                .arg(scroll->widget()->sizeHint().height())));
        window.bench().addDockWidget(Qt::LeftDockWidgetArea, &dock);
        QTest::qWait(50);
        QVERIFY(!scroll->horizontalScrollBar()->isVisible());
        const auto boxes = dock.findChildren<QAbstractSpinBox*>();
        QVERIFY(boxes.first()->mapTo(&dock, QPoint()).y() < boxes.last()->mapTo(&dock, QPoint()).y());
    }

    void toolsMoveNothing()
    {
        WorldWindow window;
        QVERIFY(window.isReady());
        const QRect map(window.canvas().mapToGlobal(QPoint()), window.canvas().size());
        const QPointF centre = window.canvas().camera().centre();
        for (int tool = 0; tool <= int(ToolKind::Chunks); ++tool) {
            window.bench().actionsById().tool(static_cast<ToolKind>(tool))->trigger();
            QTest::qWait(20);
            QCOMPARE(QRect(window.canvas().mapToGlobal(QPoint()), window.canvas().size()), map);
            QCOMPARE(window.canvas().camera().centre(), centre);
        }
    }

    void aNoticeIsReadableInASmallWindow()
    {
        ActionNotice notice;
        const QString sentence = QStringLiteral("Another program changed chunks/0_0.json, which has unsaved "
                                                "changes here. Nothing is saved until you choose.");
        notice.say(Icon::Warning, sentence,
                   {{QStringLiteral("Meine behalten"), [] {}, {}},
                    {QStringLiteral("Fremde übernehmen"), [] {}, {}},
                    {QStringLiteral("Kopien speichern…"), [] {}, {}},
                    {QStringLiteral("Unterschied ansehen"), [] {}, {}}});
        // It does not keep the window from being made small.
        notice.resize(1000, 40);
        notice.show();
        QVERIFY2(notice.minimumSizeHint().width() <= 300,
                 qPrintable(QString::number(notice.minimumSizeHint().width())));
        QTest::qWait(20);
        const auto buttons = notice.findChildren<QPushButton*>();
        for (const QPushButton* button : buttons)
            QVERIFY2(button->y() == buttons.first()->y(),
                     qPrintable(QStringLiteral("%1 of %2, %3")
                                    .arg(button->parentWidget()->width())
                                    .arg(button->parentWidget()->sizeHint().width())
                                    .arg(notice.width())));
        // A notice that says something else has other buttons.
        notice.say(Icon::Warning, sentence, {{QStringLiteral("Close"), [] {}, {}}});
        QTest::qWait(20);
        notice.say(Icon::Warning, sentence,
                   {{QStringLiteral("Meine behalten"), [] {}, {}},
                    {QStringLiteral("Fremde übernehmen"), [] {}, {}},
                    {QStringLiteral("Kopien speichern…"), [] {}, {}},
                    {QStringLiteral("Unterschied ansehen"), [] {}, {}}});
        QTest::qWait(20);
        for (const QPushButton* button : notice.findChildren<QPushButton*>()) {
            if (button->isVisible())
                QCOMPARE(button->y(), 0);
        }
        for (const int width : {1000, 420, 300}) {
            notice.resize(width, notice.heightForWidth(width));
            QCoreApplication::processEvents();
            notice.resize(width, notice.heightForWidth(width));
            QCoreApplication::processEvents();
            const auto* label = notice.findChildren<QLabel*>().last();
            QCOMPARE(label->text(), sentence);
            QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                     qPrintable(QString::number(width)));
            QVERIFY2(label->width() >= 200, qPrintable(QString::number(label->width())));
            for (const QPushButton* button : notice.findChildren<QPushButton*>()) {
                QVERIFY(notice.rect().contains(QRect(button->mapTo(&notice, QPoint()), button->size())));
                QVERIFY(button->width() >= button->sizeHint().width());
            }
        }
    }

private:
    static QString text(QSize window, QSize map)
    {
        return QStringLiteral("%1 × %2: %3 × %4")
            .arg(window.width())
            .arg(window.height())
            .arg(map.width())
            .arg(map.height());
    }
    QTemporaryDir m_states;
};

QTEST_MAIN(WorldRoomTest)
#include "tst_world_room.moc"
