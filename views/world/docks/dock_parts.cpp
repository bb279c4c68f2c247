#include "views/world/docks/dock_parts.h"

#include "views/common/gaps.h"
#include "views/common/row_delegate.h"
#include "views/world/docks/list_keys.h"
#include "views/world/docks/list_view.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace chartroom::views {

QTreeView* makeListView(QAbstractItemModel* model, const QString& accessibleName)
{
    auto* view = new ListView;
    view->setModel(model);
    view->setItemDelegate(new RowDelegate(view));
    view->setAccessibleName(accessibleName);
    view->setRootIsDecorated(false);
    view->setUniformRowHeights(true);
    view->setAlternatingRowColors(true);
    view->setAllColumnsShowFocus(true);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    // Not by a click on what is chosen already: the next letter would be a name instead of a tool.
    view->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    view->setContextMenuPolicy(Qt::ActionsContextMenu);
    view->header()->setHighlightSections(false);
    [[maybe_unused]] const ListKeys& keys = ListKeys::of(view);
    return view;
}

QAction* addListAction(QTreeView* view, Icon icon, const QString& text, const QKeySequence& key,
                       const std::function<void()>& act)
{
    auto* action = new QAction(views::icon(icon), text, view);
    action->setToolTip(text);
    if (!key.isEmpty()) {
        // Shown as a shortcut, but the list's own: the window may use the same key.
        const QString name = key.toString(QKeySequence::NativeText);
        action->setText(text + QLatin1Char('\t') + name);
        action->setToolTip(QStringLiteral("%1 (%2)").arg(text, name));
        ListKeys::of(view).bind(key, action);
    }
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
    button->setAccessibleName(action->text().section(QLatin1Char('\t'), 0, 0));
    layout->addWidget(button);
}

QLabel* makeCaption(const QString& text)
{
    auto* caption = new QLabel(text);
    caption->setTextFormat(Qt::PlainText);
    caption->setWordWrap(true);
    caption->setForegroundRole(QPalette::PlaceholderText);
    return caption;
}

QWidget* makeContent(QVBoxLayout*& layout)
{
    auto* content = new QWidget;
    layout = new QVBoxLayout(content);
    layout->setContentsMargins(narrowGap, narrowGap, narrowGap, narrowGap);
    layout->setSpacing(narrowGap);
    return content;
}

} // namespace chartroom::views
