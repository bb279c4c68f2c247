#pragma once

#include "tests/support/golden.h"
#include "views/blueprint/blueprint_actions.h"
#include "views/blueprint/blueprint_docks.h"
#include "views/blueprint/blueprint_workbench.h"
#include "views/blueprint/map_page.h"
#include "views/common/action_registry.h"

#include <QTemporaryDir>
#include <QTest>

namespace chartroom::test {

/// A folder with unpacked golden files, and workbenches of a fixed size on them, drawn by the processor.
class WorkbenchFixture
{
public:
    WorkbenchFixture() { views::declareBlueprintActions(m_registry); }

    [[nodiscard]] QString unpack(const char* name) const
    {
        return unpackGoldenBlueprint(QLatin1String(name), QDir(m_folder.path()));
    }
    [[nodiscard]] QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] views::WorkbenchContext context()
    {
        return {m_registry, {views::CanvasBackend::Raster, true}};
    }
    /// A shown workbench, whose work goes on.
    [[nodiscard]] std::unique_ptr<views::BlueprintWorkbench> start(const QString& path)
    {
        auto workbench = std::make_unique<views::BlueprintWorkbench>(path, context());
        workbench->resize(1200, 800);
        workbench->show();
        return workbench;
    }
    /// A shown workbench with everything there; null when that does not come.
    [[nodiscard]] std::unique_ptr<views::BlueprintWorkbench> open(const QString& path)
    {
        auto workbench = start(path);
        if (!QTest::qWaitFor([&] { return workbench->complete(); }, patience))
            return nullptr;
        return workbench;
    }

private:
    QTemporaryDir m_folder;
    views::ActionRegistry m_registry;
};

} // namespace chartroom::test
