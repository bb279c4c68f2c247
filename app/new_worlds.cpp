#include "app/new_worlds.h"

#include "app/app_settings.h"
#include "app/menus.h"
#include "views/world/dialogs/new_world_dialog.h"

#include <QAction>
#include <QDir>

namespace chartroom::app {

using views::NewWorldDialog;

namespace {

/// The content folder that a folder lies in, so that a new world is listed beside those that are there; else
/// the folder itself.
QString contentFolderOf(const QString& folder)
{
    QDir dir(folder);
    for (int up = 0; up < 3; ++up) {
        if (dir.exists(QStringLiteral("worlds.json")))
            return dir.path();
        if (!dir.cdUp())
            break;
    }
    return folder;
}

} // namespace

NewWorlds::NewWorlds(Menus& menus, AppSettings& settings, QWidget& window)
    : QObject(&window)
{
    const auto on = [&](const char* id, NewWorldDialog::What what) {
        connect(menus.action(QLatin1String(id)), &QAction::triggered, this, [this, &settings, &window, what] {
            auto* dialog = new NewWorldDialog(what,
                                              what == NewWorldDialog::What::World
                                                  ? contentFolderOf(settings.lastFolder())
                                                  : settings.lastFolder(),
                                              &window);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            connect(dialog, &NewWorldDialog::created, this, &NewWorlds::created);
            dialog->open();
        });
    };
    on("window.newWorld", NewWorldDialog::What::World);
    on("window.newContentFolder", NewWorldDialog::What::ContentFolder);
}

} // namespace chartroom::app
