#include "app/action_search.h"

#include "app/menus.h"
#include "views/common/icons.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>

namespace chartroom::app {

namespace {

QString plain(const QString& text)
{
    QString result = text;
    return result.replace(QStringLiteral("&&"), QStringLiteral("\u0001"))
        .remove(QLatin1Char('&'))
        .replace(QLatin1Char('\u0001'), QLatin1Char('&'));
}

void collect(const QList<QAction*>& actions, const QString& path, QList<PickDialog::Row>& rows)
{
    for (QAction* action : actions) {
        if (action->isSeparator() || !action->isVisible() || !action->isEnabled())
            continue;
        const QString name = plain(action->text());
        if (action->menu()) {
            if (action->menu()->objectName() == QLatin1String(recentMenuName))
                continue;
            collect(action->menu()->actions(), path.isEmpty() ? name : path + QStringLiteral(" › ") + name,
                    rows);
            continue;
        }
        rows.push_back({action->icon().isNull() ? views::iconOrBlank({}) : action->icon(),
                        path.isEmpty() ? name : QStringLiteral("%1   (%2)").arg(name, path),
                        action->shortcut().toString(QKeySequence::NativeText),
                        [action = QPointer<QAction>(action)] {
                            if (action)
                                action->trigger();
                        }});
    }
}

PickDialog::Find finder(const QMenuBar& menus)
{
    QList<PickDialog::Row> all;
    collect(menus.actions(), QString(), all);
    return [all](const QString& text) {
        QList<PickDialog::Row> rows = all;
        rows.removeIf([&text](const PickDialog::Row& row) { return !holdsWords(row.text, text); });
        return rows;
    };
}

} // namespace

ActionSearch::ActionSearch(const QMenuBar& menus, QWidget* parent)
    : PickDialog(tr("Find action"), tr("Type a part of an action's name"),
                 tr("No action that can be used now is called so."), finder(menus), parent)
{}

} // namespace chartroom::app
