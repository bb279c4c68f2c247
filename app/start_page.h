#pragma once

#include <QWidget>

class QListView;

namespace chartroom::views {
class EmptyState;
}

namespace chartroom::app {

class RecentFiles;

/// The first tab: ways to open something, and what was open before.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    /// The actions are shown as buttons, in this order.
    StartPage(RecentFiles& recent, const QList<QAction*>& actions, QWidget* parent = nullptr);

Q_SIGNALS:
    void openRequested(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showContextMenu(const QPoint& position);
    void removeCurrent();
    void layOutCards();

    RecentFiles& m_recent;
    QListView* m_cards;
    views::EmptyState* m_state;
};

} // namespace chartroom::app
