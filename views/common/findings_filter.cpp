#include "views/common/findings_filter.h"

#include "views/common/findings_model.h"

namespace chartroom::views {

FindingsFilter::FindingsFilter(QObject* parent)
    : QSortFilterProxyModel(parent)
{}

void FindingsFilter::setLevelShown(core::Level level, bool shown)
{
    if (shown)
        m_hidden.remove(static_cast<int>(level));
    else
        m_hidden.insert(static_cast<int>(level));
    invalidateFilter();
}

void FindingsFilter::setSearchText(const QString& text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

bool FindingsFilter::filterAcceptsRow(int sourceRow, const QModelIndex& sourceParent) const
{
    const QModelIndex index = sourceModel()->index(sourceRow, 0, sourceParent);
    if (m_hidden.contains(index.data(FindingsModel::LevelRole).toInt()))
        return false;
    return m_text.isEmpty() ||
           index.data(FindingsModel::SearchRole).toString().contains(m_text, Qt::CaseInsensitive);
}

bool FindingsFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(FindingsModel::SortRole);
    const QVariant b = right.data(FindingsModel::SortRole);
    const bool numbers = a.typeId() != QMetaType::QString && b.typeId() != QMetaType::QString;
    if (numbers)
        return a.toULongLong() < b.toULongLong();
    return QString::localeAwareCompare(a.toString(), b.toString()) < 0;
}

} // namespace chartroom::views
