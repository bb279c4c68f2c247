#pragma once

#include "formats/core/message.h"

#include <QSet>
#include <QSortFilterProxyModel>

namespace chartroom::views {

/// The findings of the wanted levels that hold a text in their code, sentence or place.
class FindingsFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit FindingsFilter(QObject* parent = nullptr);

    void setLevelShown(core::Level level, bool shown);
    void setSearchText(const QString& text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int sourceRow, const QModelIndex& sourceParent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    QSet<int> m_hidden;
    QString m_text;
};

} // namespace chartroom::views
