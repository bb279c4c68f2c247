#include "app/new_worlds.h"

#include "app/app_settings.h"
#include "app/menus.h"
#include "views/world/dialogs/new_world_dialog.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace chartroom::app {

using views::NewWorldDialog;

namespace {

/// The content folder that a folder lies in; empty where it lies in none.
QString contentFolderOf(const QString& folder)
{
    QDir dir(folder);
    for (int up = 0; up < 3; ++up) {
        if (dir.exists(QStringLiteral("worlds.json")))
            return dir.path();
        if (!dir.cdUp())
            break;
    }
    return {};
}

/// Where the user keeps things: the folder used last, else that for documents.
QString usualFolder(const AppSettings& settings)
{
    const QString last = settings.lastFolder();
    return last.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : last;
}

/// A new world is listed beside those that are there.
QString folderForWorld(const QString& usual)
{
    const QString content = contentFolderOf(usual);
    return content.isEmpty() ? usual : content;
}

/// A folder that is not there yet, beside the content folder that was worked in: one within the other would
/// be found by neither.
QString folderForContent(const QString& usual)
{
    const QString content = contentFolderOf(usual);
    const QDir beside(content.isEmpty() ? usual : QFileInfo(content).absolutePath());
    QString name = QStringLiteral("content");
    for (int number = 2; QFileInfo::exists(beside.filePath(name)); ++number)
        name = QStringLiteral("content_%1").arg(number);
    return beside.filePath(name);
}

} // namespace

NewWorlds::NewWorlds(Menus& menus, AppSettings& settings, QWidget& window)
    : QObject(&window)
{
    const auto on = [&](const char* id, NewWorldDialog::What what) {
        connect(menus.action(QLatin1String(id)), &QAction::triggered, this, [this, &settings, &window, what] {
            const QString usual = usualFolder(settings);
            auto* dialog = new NewWorldDialog(
                what, what == NewWorldDialog::What::World ? folderForWorld(usual) : folderForContent(usual),
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
