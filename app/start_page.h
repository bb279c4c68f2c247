#pragma once

#include "views/common/file_manager.h"

#include <QWidget>

class QListView;

namespace chartroom::views {
class EmptyState;
}

namespace chartroom::app {

class RecentFiles;
class UnaskedWork;

/// The first tab: ways to open something, what was not closed properly, and what was open before.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    /// The actions are shown as buttons, in this order.
    StartPage(RecentFiles& recent, const QList<QAction*>& actions, QWidget* parent = nullptr);

    /// Where worlds are offered that were not closed properly.
    [[nodiscard]] UnaskedWork& unaskedWork() { return *m_unasked; }
    [[nodiscard]] views::FileManager& fileManager() { return m_fileManager; }

Q_SIGNALS:
    /// The page came into view, or into the active window: what it tells of files may be old.
    void shown();
    void openRequested(const QString& path);
    /// Something could not be done: the sentence that says why.
    void failed(const QString& sentence);

protected:
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void lookAgain();
    void showInFileManager(const QString& path);
    void showContextMenu(const QPoint& position);
    void removeCurrent();
    void layOutCards();

    RecentFiles& m_recent;
    views::FileManager m_fileManager;
    QListView* m_cards;
    QWidget* m_side = nullptr;
    QWidget* m_hint = nullptr;
    UnaskedWork* m_unasked = nullptr;
    views::EmptyState* m_state = nullptr;
};

} // namespace chartroom::app
