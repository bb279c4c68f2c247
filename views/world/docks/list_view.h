#pragma once

#include <QTreeView>

namespace chartroom::views {

/// A flat list of rows of one height, of which very many may change at once.
class ListView : public QTreeView
{
    Q_OBJECT

public:
    using QTreeView::QTreeView;

    void dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight,
                     const QList<int>& roles) override;
};

} // namespace chartroom::views
