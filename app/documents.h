#pragma once

#include "app/workbench_factory.h"

#include <QHash>
#include <QObject>

namespace chartroom::app {

class AppSettings;
class DocumentTabs;
class RecentFiles;

/// Opens and closes documents, keeps their docks and options by kind, and tells the recent files about them.
class Documents : public QObject
{
    Q_OBJECT

public:
    Documents(DocumentTabs& tabs, AppSettings& settings, RecentFiles& recent, views::ActionRegistry& actions,
              std::vector<WorkbenchFactory> factories, QObject* parent = nullptr);

    /// Opens each path in a tab of its own; brings what is open already to the front.
    void open(const QStringList& paths);
    /// Closes a document without asking; its work has ended when this returns.
    void close(views::Workbench* workbench);
    /// Opens what was closed last again.
    void reopenClosed();
    [[nodiscard]] bool canReopen() const { return !m_closed.isEmpty(); }
    /// The docks of a document as they are for a new user.
    void resetDocks(views::Workbench* workbench);
    /// Hands changed preferences to all open documents.
    void applyPreferences(const views::Preferences& preferences);

    [[nodiscard]] const std::vector<WorkbenchFactory>& factories() const { return m_factories; }

Q_SIGNALS:
    void opened(chartroom::views::Workbench* workbench);
    /// Paths that could not be opened: a sentence each.
    void failed(const QStringList& sentences);
    void closedChanged();

private:
    /// Opens one path; returns the sentence that says why not, or nothing.
    QString openOne(const QString& path);
    /// Tells the recent files what a document is called and looks like, while that is what is on disk.
    void remember(views::Workbench* workbench);

    DocumentTabs& m_tabs;
    AppSettings& m_settings;
    RecentFiles& m_recent;
    views::ActionRegistry& m_actions;
    std::vector<WorkbenchFactory> m_factories;
    QStringList m_closed;
    QHash<views::Workbench*, QByteArray> m_defaultDocks;
};

/// An absolute path that names the same file however it was written: the folder's links and dots are
/// resolved, the file's own name stays.
[[nodiscard]] QString documentPath(const QString& path);

} // namespace chartroom::app
