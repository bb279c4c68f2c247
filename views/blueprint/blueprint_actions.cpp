#include "views/blueprint/blueprint_actions.h"

#include "views/common/action_maker.h"

namespace chartroom::views {

namespace {

constexpr ActionMaker action{"blueprint"};

/// Toggles of the layers, in the order of their digits.
struct LayerToggle
{
    const char* id;
    const char* text;
};
constexpr std::array layerToggles{
    LayerToggle{"height", QT_TRANSLATE_NOOP("Action", "&Height")},
    LayerToggle{"relief", QT_TRANSLATE_NOOP("Action", "&Relief")},
    LayerToggle{"biome", QT_TRANSLATE_NOOP("Action", "&Biome")},
    LayerToggle{"water", QT_TRANSLATE_NOOP("Action", "&Water Bodies")},
    LayerToggle{"surface", QT_TRANSLATE_NOOP("Action", "Water &Surface")},
    LayerToggle{"depth", QT_TRANSLATE_NOOP("Action", "&Depth")},
    LayerToggle{"outline", QT_TRANSLATE_NOOP("Action", "Sh&ores")},
    LayerToggle{"roads", QT_TRANSLATE_NOOP("Action", "Roa&ds")},
    LayerToggle{"towns", QT_TRANSLATE_NOOP("Action", "&Towns")},
};

} // namespace

void declareBlueprintActions(ActionRegistry& actions)
{
    actions.declare({
        action("zoomIn", QT_TRANSLATE_NOOP("Action", "Zoom &In"), Icon::ZoomIn,
               {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal, Qt::Key_PageUp}),
        action("zoomOut", QT_TRANSLATE_NOOP("Action", "Zoom &Out"), Icon::ZoomOut,
               {Qt::CTRL | Qt::Key_Minus, Qt::Key_PageDown}),
        action("oneToOne", QT_TRANSLATE_NOOP("Action", "&1:1"), Icon::ZoomOriginal, {Qt::CTRL | Qt::Key_0}),
        action("fit", QT_TRANSLATE_NOOP("Action", "&Fit Map"), Icon::Fit, {Qt::CTRL | Qt::Key_Slash}),
        action("goto", QT_TRANSLATE_NOOP("Action", "&Go to Pixel…"), Icon::Goto,
               {Qt::CTRL | Qt::Key_G, Qt::CTRL | Qt::SHIFT | Qt::Key_G})
            .tiled({Qt::CTRL | Qt::SHIFT | Qt::Key_G}),
        action("back", QT_TRANSLATE_NOOP("Action", "&Back"), Icon::Back, {Qt::ALT | Qt::Key_Left}),
        action("forward", QT_TRANSLATE_NOOP("Action", "Fo&rward"), Icon::Forward, {Qt::ALT | Qt::Key_Right}),
        action("minimap", QT_TRANSLATE_NOOP("Action", "&Minimap"), Icon::Minimap, {}, true),
        action("grid", QT_TRANSLATE_NOOP("Action", "&Grid"), Icon::Grid, {Qt::Key_G}, true)
            .tiled({Qt::CTRL | Qt::Key_G}),
        action("copyValues", QT_TRANSLATE_NOOP("Action", "Copy &Values"), Icon::Copy,
               {Qt::CTRL | Qt::SHIFT | Qt::Key_C}),
        action("copyCoordinates", QT_TRANSLATE_NOOP("Action", "Copy &Coordinates"), {},
               {Qt::ALT | Qt::Key_C}),
        action("export", QT_TRANSLATE_NOOP("Action", "&Export Picture…"), Icon::Export,
               {Qt::CTRL | Qt::Key_E}),
        action("convert", QT_TRANSLATE_NOOP("Action", "Con&vert…")),
        action("check", QT_TRANSLATE_NOOP("Action", "&Check Again"), Icon::Ok),
        action("profile", QT_TRANSLATE_NOOP("Action", "&Profile"), Icon::Height, {Qt::Key_P}, true),
        action("findBytes", QT_TRANSLATE_NOOP("Action", "&Find Bytes…"), Icon::Search, {QKeySequence::Find}),
        action("findNext", QT_TRANSLATE_NOOP("Action", "Find &Next"), {}, {Qt::Key_F3}),
        action("findPrevious", QT_TRANSLATE_NOOP("Action", "Find &Previous"), {}, {Qt::SHIFT | Qt::Key_F3}),
        action("gotoOffset", QT_TRANSLATE_NOOP("Action", "Go to &Offset…")),
        action("compareConfiguration", QT_TRANSLATE_NOOP("Action", "Compare with &Server Configuration…")),
        action("compareTwin", QT_TRANSLATE_NOOP("Action", "Compare with Version 1 &Twin"), {}, {}, true),
        action("palette", QT_TRANSLATE_NOOP("Action", "Choose &Palette…"), Icon::Biome),
        action("defaultPalette", QT_TRANSLATE_NOOP("Action", "&Default Palette")),
        action("backendOpenGl", QT_TRANSLATE_NOOP("Action", "Draw with Open&GL"), {}, {}, true),
        action("backendRaster", QT_TRANSLATE_NOOP("Action", "Draw with the &Processor"), {}, {}, true),
    });
    for (std::size_t i = 0; i < layerToggles.size(); ++i) {
        const auto digit = static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i));
        actions.declare(action(QStringLiteral("layer.") + QLatin1String(layerToggles[i].id),
                               layerToggles[i].text, {}, {Qt::ALT | digit}, true));
    }
}

BlueprintActions::BlueprintActions(ActionRegistry& registry, QWidget& workbench)
    : QObject(&workbench)
    , m_lists(std::make_unique<ActionLists>(*this, [this](const char* id) {
        return m_actions.at(QLatin1String("blueprint.") + QLatin1String(id));
    }))
{
    for (const ActionInfo& info : registry.actions()) {
        if (info.context != QLatin1String("blueprint"))
            continue;
        QAction* made = registry.create(info.id, &workbench);
        m_actions[info.id] = made;
        // Keys work wherever the focus is in the workbench, menus or not.
        workbench.addAction(made);
    }
}

QList<QAction*> BlueprintActions::list(std::initializer_list<const char*> ids) const
{
    return m_lists->of(ids);
}

QList<QAction*> BlueprintActions::menu(Workbench::Menu menu) const
{
    using Menu = Workbench::Menu;
    switch (menu) {
    case Menu::File:
        return list({"export", "convert"});
    case Menu::Edit:
        return list(
            {"copyValues", "copyCoordinates", "", "findBytes", "findNext", "findPrevious", "gotoOffset"});
    case Menu::View:
        return list({"zoomIn", "zoomOut", "oneToOne", "fit", "", "goto", "back", "forward", "", "grid",
                     "minimap", "", "backendOpenGl", "backendRaster"});
    case Menu::Layer: {
        QList<QAction*> result;
        for (const LayerToggle& toggle : layerToggles)
            result << m_actions.at(QStringLiteral("blueprint.layer.") + QLatin1String(toggle.id));
        return result;
    }
    case Menu::Map:
        return list({"palette", "defaultPalette"});
    case Menu::Tools:
        return list({"check", "compareConfiguration", "compareTwin", "", "profile"});
    }
    return {};
}

void BlueprintActions::setMapThere(bool there)
{
    for (const char* id : {"zoomIn", "zoomOut", "oneToOne", "fit", "goto", "back", "forward", "minimap",
                           "grid", "copyValues", "copyCoordinates", "profile"})
        m_actions.at(QLatin1String("blueprint.") + QLatin1String(id))->setEnabled(there);
}

} // namespace chartroom::views
