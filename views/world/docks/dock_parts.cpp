#include "views/world/docks/dock_parts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace chartroom::views {

namespace {
constexpr int margin = 4;
}

QTreeView* makeListView(QAbstractItemModel* model, const QString& accessibleName)
{
    auto* view = new QTreeView;
    view->setModel(model);
    view->setAccessibleName(accessibleName);
    view->setRootIsDecorated(false);
    view->setUniformRowHeights(true);
    view->setAlternatingRowColors(true);
    view->setAllColumnsShowFocus(true);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::SelectedClicked);
    view->setContextMenuPolicy(Qt::ActionsContextMenu);
    view->header()->setHighlightSections(false);
    return view;
}

QAction* addListAction(QTreeView* view, Icon icon, const QString& text, const QKeySequence& key,
                       const std::function<void()>& act)
{
    auto* action = new QAction(views::icon(icon), text, view);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setToolTip(
        key.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, key.toString(QKeySequence::NativeText)));
    QObject::connect(action, &QAction::triggered, view, act);
    view->addAction(action);
    return action;
}

void addButton(QHBoxLayout* layout, QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(action->text());
    layout->addWidget(button);
}

QWidget* makeContent(QVBoxLayout*& layout)
{
    auto* content = new QWidget;
    layout = new QVBoxLayout(content);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(margin);
    return content;
}

} // namespace chartroom::views
