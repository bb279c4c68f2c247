#include "app/world_factory.h"

#include "app/cli/kind.h"
#include "model/common/disk_path.h"
#include "model/common/message_text.h"
#include "model/world/world_choice.h"
#include "views/world/dialogs/choose_world_dialog.h"
#include "views/world/world_actions.h"
#include "views/world/world_workbench.h"

#include <QCoreApplication>

namespace chartroom::app {

namespace {

Resolution resolve(const QString& path, QWidget* window, const std::function<void(const QString&)>& open)
{
    auto choices = model::worldChoices(path);
    if (!choices)
        return {{}, model::messageText(choices.error())};
    if (choices->worlds.size() == 1)
        return {choices->worlds.front().folder, {}};
    auto* dialog = new views::ChooseWorldDialog(path, std::move(*choices), window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &views::ChooseWorldDialog::chosen, dialog, open);
    dialog->open();
    return {};
}

} // namespace

WorkbenchFactory worldFactory()
{
    WorkbenchFactory factory;
    factory.kind = QStringLiteral("world");
    factory.namePattern = QStringLiteral("world.json worlds.json");
    factory.filterText = QCoreApplication::translate("WorkbenchFactory", "Worlds");
    factory.opensFolders = true;
    factory.accepts = [](const QString& path) {
        return cli::detectKind(model::diskPath(path)) == cli::Kind::World;
    };
    factory.resolve = resolve;
    factory.create = [](const QString& path, const views::WorkbenchContext& context) {
        return new views::WorldWorkbench(path, {}, context);
    };
    factory.declareActions = views::declareWorldActions;
    return factory;
}

} // namespace chartroom::app
