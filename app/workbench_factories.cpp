#include "app/blob_factories.h"
#include "app/cli/kind.h"
#include "app/workbench_factory.h"
#include "app/world_factory.h"
#include "model/common/disk_path.h"
#include "views/blueprint/blueprint_actions.h"
#include "views/blueprint/blueprint_workbench.h"

#include <QCoreApplication>

#include <utility>

namespace chartroom::app {

namespace {

WorkbenchFactory blueprintFactory(std::shared_ptr<const views::FileAhead> begun)
{
    WorkbenchFactory factory;
    factory.kind = QStringLiteral("blueprint");
    factory.namePattern = QStringLiteral("*.dat");
    factory.filterText = QCoreApplication::translate("WorkbenchFactory", "Blueprints");
    factory.accepts = [](const QString& path) {
        return cli::detectKind(model::diskPath(path)) == cli::Kind::Blueprint;
    };
    // Handed over once: what was read ahead must not be kept longer than the document.
    factory.create = [begun = std::move(begun)](const QString& path,
                                                const views::WorkbenchContext& context) mutable {
        return new views::BlueprintWorkbench(path, context, std::exchange(begun, nullptr));
    };
    factory.declareActions = views::declareBlueprintActions;
    return factory;
}

} // namespace

std::vector<WorkbenchFactory> workbenchFactories(std::shared_ptr<const views::FileAhead> begun)
{
    return {blueprintFactory(std::move(begun)), worldFactory(), blobFactory(), blobFolderFactory()};
}

} // namespace chartroom::app
