#include "app/shortcuts_model.h"

#include "app/recent_card.h"
#include "views/common/action_registry.h"

namespace chartroom::app {

ShortcutsModel::ShortcutsModel(views::ActionRegistry& registry, QObject* parent)
    : QAbstractTableModel(parent)
    , m_registry(registry)
{
    connect(&registry, &views::ActionRegistry::shortcutsChanged, this, [this] {
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, ShortcutColumn), index(rowCount() - 1, ShortcutColumn));
    });
}

int ShortcutsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_registry.actions().size());
}

int ShortcutsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ShortcutsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const views::ActionInfo& action = m_registry.actions()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::DecorationRole:
        return index.column() == NameColumn ? QVariant(views::iconOrBlank(action.icon)) : QVariant();
    case IdRole:
        return action.id;
    case SearchRole:
        return QStringList{text(index.row(), NameColumn), text(index.row(), WhereColumn),
                           text(index.row(), ShortcutColumn)}
            .join(QLatin1Char('\n'));
    default:
        return {};
    }
}

QVariant ShortcutsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Action");
    case WhereColumn:
        return tr("Where");
    case ShortcutColumn:
        return tr("Shortcuts");
    default:
        return {};
    }
}

QString ShortcutsModel::contextText(const QString& context)
{
    if (context == QLatin1String("window"))
        return tr("Everywhere");
    QStringList kinds;
    for (const QString& kind : context.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        kinds << (kind == QLatin1String("blobs") ? tr("Folder of blobs") : RecentCard::kindText(kind));
    return kinds.join(QStringLiteral(", "));
}

QString ShortcutsModel::text(int row, int column) const
{
    const views::ActionInfo& action = m_registry.actions()[static_cast<std::size_t>(row)];
    switch (column) {
    case NameColumn:
        return views::ActionRegistry::plainText(action);
    case WhereColumn:
        return contextText(action.context);
    case ShortcutColumn:
        return QKeySequence::listToString(m_registry.shortcuts(action.id), QKeySequence::NativeText);
    default:
        return {};
    }
}

} // namespace chartroom::app
