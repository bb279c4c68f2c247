#pragma once

#include "app/close_guard.h"
#include "app/documents.h"
#include "app/sample_opener.h"
#include "app/settings_dialog.h"

#include <QMainWindow>

namespace chartroom::app {

class AppSettings;
class DocumentTabs;
class Menus;
class NoticeBar;
class RecentFiles;
class RecoveredWork;
class StartPage;
class StatusArea;

/// The frame: menus, tabs of open documents, status bar. It knows the workbench interface and not the kinds;
/// what it does is done by controllers (Documents, Menus, StatusArea, CloseGuard).
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Settings and registry outlive the window. The window's actions must have been declared.
    MainWindow(AppSettings& settings, views::ActionRegistry& registry,
               std::vector<WorkbenchFactory> factories, const QString& pictureFolder,
               QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens files and folders, each in a tab.
    void open(const QStringList& paths);

    /// What "Open Sample" opens. The action is not shown until there is one.
    void setSample(Sample sample);

    /// Offers on the start page from now on what was not saved in worlds that were not closed properly.
    void offerUnaskedWork();

    [[nodiscard]] DocumentTabs& tabs() { return *m_tabs; }
    [[nodiscard]] Documents& documents() { return *m_documents; }
    [[nodiscard]] Menus& menus() { return *m_menus; }
    [[nodiscard]] RecentFiles& recent() { return *m_recent; }
    [[nodiscard]] StartPage& startPage() { return *m_start; }
    [[nodiscard]] NoticeBar& notices() { return *m_notices; }
    [[nodiscard]] CloseGuard& closeGuard() { return *m_closeGuard; }

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    /// Passes over docks that lie behind others' tabs.
    bool focusNextPrevChild(bool next) override;

private:
    void connectActions();
    void front();
    void updateState();
    void chooseFiles();
    void chooseFolder();
    void showSettings(SettingsDialog::Page page);

    AppSettings& m_settings;
    views::ActionRegistry& m_registry;
    RecentFiles* m_recent;
    StartPage* m_start = nullptr;
    DocumentTabs* m_tabs = nullptr;
    Documents* m_documents = nullptr;
    Menus* m_menus = nullptr;
    NoticeBar* m_notices = nullptr;
    StatusArea* m_status = nullptr;
    CloseGuard* m_closeGuard = nullptr;
    RecoveredWork* m_recovered = nullptr;
    bool m_asking = false;
    bool m_mayClose = false;
};

} // namespace chartroom::app
