#pragma once

#include <QDialog>

class QLineEdit;
class QListView;
class QMenuBar;
class QSortFilterProxyModel;
class QStandardItemModel;

namespace chartroom::views {
class EmptyState;
}

namespace chartroom::app {

/// A small window that finds any action of the menus by its name and runs it.
class ActionSearch : public QDialog
{
    Q_OBJECT

public:
    /// Collects what the menus offer now.
    ActionSearch(const QMenuBar& menus, QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void collect(const QList<QAction*>& actions, const QString& path);
    void filter(const QString& text);
    void run();

    QLineEdit* m_text;
    QListView* m_list;
    views::EmptyState* m_state;
    QStandardItemModel* m_actions;
    QSortFilterProxyModel* m_found;
};

} // namespace chartroom::app
