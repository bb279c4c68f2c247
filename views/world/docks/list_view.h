#pragma once

#include <QTreeView>

namespace chartroom::views {

/// A flat list of rows of one height, of which very many may change at once. Where it becomes lower, the
/// current row stays in sight if it was.
class ListView : public QTreeView
{
    Q_OBJECT

public:
    using QTreeView::QTreeView;

    void dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight,
                     const QList<int>& roles) override;

protected:
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace chartroom::views
