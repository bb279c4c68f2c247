#include "app/new_worlds.h"

#include "app/app_settings.h"
#include "app/menus.h"
#include "views/world/dialogs/new_world_dialog.h"

#include <QAction>

namespace chartroom::app {

using views::NewWorldDialog;

NewWorlds::NewWorlds(Menus& menus, AppSettings& settings, QWidget& window)
    : QObject(&window)
{
    const auto on = [&](const char* id, NewWorldDialog::What what) {
        connect(menus.action(QLatin1String(id)), &QAction::triggered, this, [this, &settings, &window, what] {
            auto* dialog = new NewWorldDialog(what, settings.lastFolder(), &window);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            connect(dialog, &NewWorldDialog::created, this, &NewWorlds::created);
            dialog->open();
        });
    };
    on("window.newWorld", NewWorldDialog::What::World);
    on("window.newContentFolder", NewWorldDialog::What::ContentFolder);
}

} // namespace chartroom::app
