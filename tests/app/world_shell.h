#pragma once

#include "app/app_settings.h"
#include "app/document_tabs.h"
#include "app/main_window.h"
#include "app/menus.h"
#include "app/window_actions.h"
#include "app/world_factory.h"
#include "model/world/new_world.h"
#include "views/world/world_page.h"
#include "views/world/world_workbench.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

namespace chartroom::test {

/// A main window that opens worlds only, with a content folder of two of them, `alpha` and `beta`. Locks and
/// recovery journals of what is opened from its making on are in a folder of its own.
struct WorldShell
{
    WorldShell()
        : settings(folder.filePath(QStringLiteral("settings.ini")))
    {
        qputenv("XDG_STATE_HOME", QFile::encodeName(state.path()));
        app::declareWindowActions(registry);
        app::worldFactory().declareActions(registry);
        window = std::make_unique<app::MainWindow>(settings, registry, std::vector{app::worldFactory()},
                                                   folder.filePath(QStringLiteral("pictures")));
        window->show();
        model::NewWorld what;
        what.id = "alpha";
        what.name = "Alpha";
        const std::filesystem::path content = file("content").toStdString();
        created = model::createContentFolder(content, what).ok();
        what.id = "beta";
        what.name = "Beta";
        created = created && model::addWorld(content, what).ok();
    }
    [[nodiscard]] QString file(const char* name) const { return folder.filePath(QLatin1String(name)); }
    [[nodiscard]] views::WorldWorkbench* current() const
    {
        return qobject_cast<views::WorldWorkbench*>(window->tabs().current());
    }
    /// Waits until the world in front was read.
    [[nodiscard]] bool wait() const
    {
        return QTest::qWaitFor([this] { return current() && current()->session().isIndexed(); }, patience);
    }
    /// Opens a world of the content folder in a window of this size. True when all of it is there and keys
    /// reach the window.
    [[nodiscard]] bool openWorld(const char* id, QSize size = {1600, 1000}) const
    {
        window->resize(size);
        if (!activate())
            return false;
        window->open({file("content/worlds/") + QLatin1String(id)});
        return wait() && QTest::qWaitFor([this] { return current()->complete(); }, patience);
    }
    /// Waits until keys reach the window.
    [[nodiscard]] bool activate() const
    {
        window->activateWindow();
        return QTest::qWaitForWindowActive(window.get(), patience);
    }

    /// The map of the world in front.
    [[nodiscard]] QWidget* map() const { return &current()->page().canvas(); }
    /// Presses a key where the focus is.
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        QCoreApplication::processEvents();
    }

    QTemporaryDir folder;
    QTemporaryDir state;
    app::AppSettings settings;
    views::ActionRegistry registry;
    std::unique_ptr<app::MainWindow> window;
    bool created = false;
};

} // namespace chartroom::test
