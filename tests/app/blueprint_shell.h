#pragma once

#include "app/app_settings.h"
#include "app/document_tabs.h"
#include "app/main_window.h"
#include "app/window_actions.h"
#include "tests/support/files.h"
#include "tests/support/golden.h"
#include "tests/support/wheel.h"
#include "views/blueprint/blueprint_docks.h"
#include "views/blueprint/blueprint_workbench.h"
#include "views/blueprint/map_page.h"

#include <QTemporaryDir>
#include <QTest>

namespace chartroom::test {

/// The program's window with all kinds of document, its settings in one folder, its files in another.
struct BlueprintShell
{
    BlueprintShell()
        : settings(home.filePath(QStringLiteral("settings.ini")))
    {
        app::declareWindowActions(registry);
        std::vector<app::WorkbenchFactory> factories = app::workbenchFactories();
        for (const app::WorkbenchFactory& factory : factories)
            factory.declareActions(registry);
        settings.loadShortcuts(registry);
        window = std::make_unique<app::MainWindow>(settings, registry, std::move(factories),
                                                   home.filePath(QStringLiteral("pictures")));
        window->resize(1280, 800);
        window->show();
        // Where there is no window manager a window is active only when it asks for it.
        window->activateWindow();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(window.get(), patience);
    }

    /// A golden file in the files' folder.
    [[nodiscard]] QString unpack(const QString& name) const
    {
        return unpackGoldenBlueprint(name, QDir(files.path()));
    }
    [[nodiscard]] views::BlueprintWorkbench* current() const
    {
        return qobject_cast<views::BlueprintWorkbench*>(window->tabs().current());
    }
    /// Opens a file and waits until all of it is there; null when that does not come.
    [[nodiscard]] views::BlueprintWorkbench* open(const QString& path) const
    {
        window->open({path});
        views::BlueprintWorkbench* const workbench = current();
        const bool complete = workbench && workbench->path() == path &&
                              QTest::qWaitFor([&] { return workbench->complete(); }, patience);
        return complete ? workbench : nullptr;
    }
    /// Presses a key, wherever the focus is.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(window.get(), key, modifiers);
    }
    void wheel(QPoint at, int notches) const
    {
        auto& canvas = current()->map().canvas();
        for (int i = 0; i < std::abs(notches); ++i)
            turnWheel(canvas, at, {0, notches > 0 ? 120 : -120});
    }
    void drag(QPoint from, QPoint to) const
    {
        auto& canvas = current()->map().canvas();
        QTest::mousePress(&canvas, Qt::LeftButton, {}, from);
        QTest::mouseMove(&canvas, (from + to) / 2);
        QTest::mouseMove(&canvas, to);
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, to);
    }

    QTemporaryDir home;
    QTemporaryDir files;
    app::AppSettings settings;
    views::ActionRegistry registry;
    std::unique_ptr<app::MainWindow> window;
};

} // namespace chartroom::test
