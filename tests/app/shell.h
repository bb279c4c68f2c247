#pragma once

#include "app/app_settings.h"
#include "app/document_tabs.h"
#include "app/main_window.h"
#include "app/menus.h"
#include "app/window_actions.h"
#include "tests/app/fake_workbench.h"
#include "tests/support/files.h"

#include <QTemporaryDir>
#include <QTest>

namespace chartroom::test {

/// Waits until what was changed is in the file.
inline void waitUntilWritten(const app::AppSettings& settings)
{
    [[maybe_unused]] const bool written =
        QTest::qWaitFor([&] { return settings.store().isWritten(); }, patience);
}

/// A main window of its own, with settings in a temporary folder.
struct Shell
{
    /// Keeps settings in `file`, so that a second shell can find what a first one left.
    explicit Shell(const QString& file)
        : settings(file)
    {
        app::declareWindowActions(registry);
        fakeFactory().declareActions(registry);
        settings.loadShortcuts(registry);
        window = std::make_unique<app::MainWindow>(settings, registry, std::vector{fakeFactory()},
                                                   file + QStringLiteral(".pictures"));
        window->show();
        // Keys reach an active window only.
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(window.get(), patience);
    }

    [[nodiscard]] FakeWorkbench* current() const
    {
        return qobject_cast<FakeWorkbench*>(window->tabs().current());
    }
    [[nodiscard]] QAction* action(const char* id) const { return window->menus().action(QLatin1String(id)); }

    app::AppSettings settings;
    views::ActionRegistry registry;
    std::unique_ptr<app::MainWindow> window;
};

/// A temporary folder with files in it.
struct Folder
{
    QTemporaryDir dir;

    [[nodiscard]] QString settings() const { return dir.filePath(QStringLiteral("settings.ini")); }
    [[nodiscard]] QString make(const QString& name) const
    {
        writeAll(dir.filePath(name), "x");
        return dir.filePath(name);
    }
};

} // namespace chartroom::test
