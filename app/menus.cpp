#include "app/menus.h"

#include "app/document_tabs.h"
#include "app/mnemonics.h"
#include "app/recent_files.h"
#include "model/common/tip_text.h"
#include "views/common/action_registry.h"
#include "views/common/display_text.h"
#include "views/common/pane_focus.h"

#include <QDockWidget>
#include <QMenuBar>

#include <algorithm>

namespace chartroom::app {

using views::Workbench;
using Menu = views::Workbench::Menu;

namespace {

constexpr int recentInMenu = 10;

QString menuText(const QString& name)
{
    return QString(name).replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

Menus::Menus(QMainWindow& window, views::ActionRegistry& registry, RecentFiles& recent, DocumentTabs& tabs)
    : QObject(&window)
    , m_window(window)
    , m_recent(recent)
    , m_tabs(tabs)
{
    for (const views::ActionInfo& info : registry.actions()) {
        if (info.context == QLatin1String("window") && info.id.startsWith(QLatin1String("window.")))
            m_actions[info.id] = registry.create(info.id, &window);
    }
    const auto own = [this](const char* id) { return m_actions.at(QLatin1String(id)); };

    QMenu* file = addMenu(Menu::File, tr("&File"));
    file->addActions({own("window.newWorld"), own("window.newContentFolder")});
    file->addSeparator();
    file->addActions({own("window.open"), own("window.openFolder"), own("window.quickOpen")});
    m_recentMenu = file->addMenu(views::icon(views::Icon::Recent), tr("Open &Recent"));
    m_recentMenu->setObjectName(QLatin1String(recentMenuName));
    file->addAction(own("window.openSample"));
    file->addSeparator();
    m_places[Menu::File].before = own("window.reload");
    file->addAction(own("window.reload"));
    file->addSeparator();
    file->addActions({own("window.closeTab"), own("window.reopenTab"), own("window.recoveredWork")});
    file->addSeparator();
    file->addAction(own("window.settings"));
    file->addSeparator();
    file->addAction(own("window.quit"));

    addMenu(Menu::Edit, tr("&Edit"));
    QMenu* view = addMenu(Menu::View, tr("&View"));
    view->addAction(own("window.fullScreen"));
    m_places[Menu::View].before = own("window.fullScreen");
    addMenu(Menu::Layer, tr("&Layer"));
    addMenu(Menu::Map, tr("&Map"));
    addMenu(Menu::Tools, tr("&Tools"));

    m_windowMenu = window.menuBar()->addMenu(tr("&Window"));
    QMenu* help = window.menuBar()->addMenu(tr("&Help"));
    help->addActions({own("window.findAction"), own("window.shortcuts")});
    help->addSeparator();
    help->addActions({own("window.about"), own("window.aboutQt")});

    connect(&recent, &RecentFiles::changed, this, &Menus::fillRecent);
    connect(m_windowMenu, &QMenu::aboutToShow, this, &Menus::fillWindow);
    fillRecent();
    fillWindow();
    setFront(nullptr);
}

void Menus::setFront(Workbench* workbench)
{
    if (m_front)
        disconnect(m_front, &Workbench::actionsChanged, this, nullptr);
    m_front = workbench;
    if (m_front)
        connect(m_front, &Workbench::actionsChanged, this, &Menus::mergeActions);
    mergeActions();
    fillWindow();
}

QMenu* Menus::addMenu(Menu kind, const QString& title)
{
    QMenu* menu = m_window.menuBar()->addMenu(title);
    menu->setToolTipsVisible(true);
    m_places[kind].menu = menu;
    return menu;
}

void Menus::fillRecent()
{
    m_recentMenu->clear();
    for (const RecentEntry& entry : m_recent.entries().mid(0, recentInMenu)) {
        QAction* action = m_recentMenu->addAction(menuText(RecentFiles::nameOf(entry)));
        action->setToolTip(model::tipText(views::singleLine(entry.path)));
        action->setStatusTip(views::singleLine(entry.path));
        action->setEnabled(!m_recent.missing(entry.path));
        connect(action, &QAction::triggered, this, [this, path = entry.path] { Q_EMIT openRequested(path); });
    }
    m_recentMenu->setToolTipsVisible(true);
    m_recentMenu->addSeparator();
    m_recentMenu->addAction(m_actions.at(QStringLiteral("window.clearRecent")));
    m_recentMenu->menuAction()->setEnabled(!m_recent.entries().isEmpty());
}

void Menus::fillWindow()
{
    m_windowMenu->clear();
    for (const char* id : {"window.nextTab", "window.previousTab"})
        m_windowMenu->addAction(m_actions.at(QLatin1String(id)));
    if (m_front) {
        m_windowMenu->addSection(tr("Docks"));
        auto docks = m_front->findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
        // Raising a dock changes their order.
        std::ranges::sort(docks, [](const QDockWidget* a, const QDockWidget* b) {
            return a->windowTitle().localeAwareCompare(b->windowTitle()) < 0;
        });
        for (QDockWidget* dock : docks)
            addDock(*dock);
        for (const char* id : {"window.nextPane", "window.previousPane", "window.resetDocks"})
            m_windowMenu->addAction(m_actions.at(QLatin1String(id)));
    }
    m_windowMenu->addSection(tr("Tabs"));
    for (int i = 0; i < m_tabs.count(); ++i) {
        QAction* action = m_windowMenu->addAction(m_tabs.tabText(i));
        action->setCheckable(true);
        action->setChecked(i == m_tabs.currentIndex());
        connect(action, &QAction::triggered, this,
                [this, page = m_tabs.widget(i)] { m_tabs.setCurrentWidget(page); });
    }
}

void Menus::addDock(QDockWidget& dock)
{
    QAction* action = m_windowMenu->addAction(menuText(dock.windowTitle()));
    action->setCheckable(true);
    action->setChecked(!dock.isHidden());
    // One that lies behind another is not to be closed but to be seen.
    connect(action, &QAction::triggered, &dock, [&dock] {
        if (dock.isHidden() || views::isBehindTab(dock))
            views::enterDock(dock);
        else
            dock.close();
    });
}

void Menus::mergeActions()
{
    for (auto& [kind, place] : m_places) {
        for (QAction* action : std::as_const(place.inserted))
            place.menu->removeAction(action);
        place.inserted = m_front ? m_front->menuActions(kind) : QList<QAction*>();
        if (!place.inserted.isEmpty() && place.before) {
            if (!place.separator) {
                place.separator = new QAction(place.menu);
                place.separator->setSeparator(true);
            }
            place.inserted << place.separator;
        }
        place.menu->insertActions(place.before, place.inserted);
        // The window's own actions keep their letters, whatever document is in front.
        QList<QAction*> actions = place.menu->actions();
        std::stable_partition(actions.begin(), actions.end(), [&inserted = place.inserted](QAction* action) {
            return !inserted.contains(action);
        });
        shareLetters(actions);
        // A menu that stays where it is, grey while it is empty, is found again.
        place.menu->menuAction()->setEnabled(!place.menu->isEmpty());
    }
}

} // namespace chartroom::app
