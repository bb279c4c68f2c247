#include "app/world_factory.h"

#include "app/cli/kind.h"
#include "views/world/world_actions.h"
#include "views/world/world_workbench.h"

#include <QCoreApplication>
#include <QFile>

namespace chartroom::app {

WorkbenchFactory worldFactory()
{
    WorkbenchFactory factory;
    factory.kind = QStringLiteral("world");
    factory.namePattern = QStringLiteral("world.json worlds.json");
    factory.filterText = QCoreApplication::translate("WorkbenchFactory", "Worlds");
    factory.opensFolders = true;
    factory.accepts = [](const QString& path) {
        return cli::detectKind(QFile::encodeName(path).toStdString()) == cli::Kind::World;
    };
    factory.create = [](const QString& path, const views::WorkbenchContext& context) {
        return new views::WorldWorkbench(path, {}, context);
    };
    factory.declareActions = views::declareWorldActions;
    return factory;
}

} // namespace chartroom::app
