#include "app/blob_factories.h"
#include "app/cli/kind.h"
#include "app/workbench_factory.h"
#include "app/world_factory.h"
#include "views/blueprint/blueprint_actions.h"
#include "views/blueprint/blueprint_workbench.h"

#include <QCoreApplication>
#include <QFile>

namespace chartroom::app {

namespace {

WorkbenchFactory blueprintFactory()
{
    WorkbenchFactory factory;
    factory.kind = QStringLiteral("blueprint");
    factory.namePattern = QStringLiteral("*.dat");
    factory.filterText = QCoreApplication::translate("WorkbenchFactory", "Blueprints");
    factory.accepts = [](const QString& path) {
        return cli::detectKind(QFile::encodeName(path).toStdString()) == cli::Kind::Blueprint;
    };
    factory.create = [](const QString& path, const views::WorkbenchContext& context) {
        return new views::BlueprintWorkbench(path, context);
    };
    factory.declareActions = views::declareBlueprintActions;
    return factory;
}

} // namespace

std::vector<WorkbenchFactory> workbenchFactories()
{
    return {blueprintFactory(), worldFactory(), blobFactory(), blobFolderFactory()};
}

} // namespace chartroom::app
