#pragma once

#include "views/common/preferences.h"

#include <QDialog>

class QTabWidget;

namespace chartroom::views {
class ActionRegistry;
}

namespace chartroom::app {

class AppSettings;

/// The user's choices. They hold at once, except the language, which says that it waits for the next start.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    /// In the order of the tabs.
    enum class Page { General, Shortcuts, Domains };

    SettingsDialog(AppSettings& settings, views::ActionRegistry& registry, QWidget* parent = nullptr);

    void showPage(Page page);

Q_SIGNALS:
    void preferencesChanged(const chartroom::views::Preferences& preferences);

private:
    QWidget* makeGeneralPage();
    void storePreferences(const views::Preferences& preferences);

    AppSettings& m_settings;
    QTabWidget* m_pages;
};

} // namespace chartroom::app
