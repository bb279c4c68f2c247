#include "views/blob/blob_actions.h"

#include "views/common/action_maker.h"

namespace chartroom::views {

namespace {

constexpr ActionMaker action{"blob"};

std::vector<ActionInfo> declared()
{
    return {
        action("repair", QT_TRANSLATE_NOOP("Action", "&Repair to Copy…"), Icon::Save),
        action("compare", QT_TRANSLATE_NOOP("Action", "&Compare with Another Blob…"), Icon::Layers),
        action("domains", QT_TRANSLATE_NOOP("Action", "Known &Domains…"), Icon::Sections),
        action("check", QT_TRANSLATE_NOOP("Action", "Check &Again"), Icon::Ok),
        action("find", QT_TRANSLATE_NOOP("Action", "&Find…"), Icon::Search, {QKeySequence::Find}),
        action("findNext", QT_TRANSLATE_NOOP("Action", "Find &Next"), {}, {Qt::Key_F3}),
        action("findPrevious", QT_TRANSLATE_NOOP("Action", "Find &Previous"), {}, {Qt::SHIFT | Qt::Key_F3}),
        action("goto", QT_TRANSLATE_NOOP("Action", "&Go to Offset…"), Icon::Goto,
               {Qt::CTRL | Qt::Key_G, Qt::CTRL | Qt::SHIFT | Qt::Key_G}),
        action("copyHex", QT_TRANSLATE_NOOP("Action", "Copy as &Hex"), Icon::Copy),
        action("copyText", QT_TRANSLATE_NOOP("Action", "Copy as &Text")),
        action("copyArray", QT_TRANSLATE_NOOP("Action", "Copy as &C Array")),
        action("copyOffset", QT_TRANSLATE_NOOP("Action", "Copy &Offset"), {}, {Qt::ALT | Qt::Key_C}),
        action("nextUnclaimed", QT_TRANSLATE_NOOP("Action", "Next &Unclaimed Bytes"), Icon::Forward,
               {Qt::CTRL | Qt::Key_BracketRight}),
        action("previousUnclaimed", QT_TRANSLATE_NOOP("Action", "Pre&vious Unclaimed Bytes"), Icon::Back,
               {Qt::CTRL | Qt::Key_BracketLeft}),
        action("zoomIn", QT_TRANSLATE_NOOP("Action", "&Bigger Letters"), Icon::ZoomIn,
               {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}),
        action("zoomOut", QT_TRANSLATE_NOOP("Action", "&Smaller Letters"), Icon::ZoomOut,
               {Qt::CTRL | Qt::Key_Minus}),
        action("resetZoom", QT_TRANSLATE_NOOP("Action", "&Normal Letters"), Icon::ZoomOriginal,
               {Qt::CTRL | Qt::Key_0}),
        action("rowAuto", QT_TRANSLATE_NOOP("Action", "Bytes per Line: &Automatic")),
        action("row8", QT_TRANSLATE_NOOP("Action", "Bytes per Line: &8")),
        action("row16", QT_TRANSLATE_NOOP("Action", "Bytes per Line: &16")),
        action("row32", QT_TRANSLATE_NOOP("Action", "Bytes per Line: &32")),
    };
}

} // namespace

void declareBlobActions(ActionRegistry& actions)
{
    for (const ActionInfo& info : declared())
        actions.declare(info);
}

BlobActions::BlobActions(ActionRegistry& registry, QWidget& workbench)
    : QObject(&workbench)
    , m_separator(new QAction(&workbench))
{
    declareBlobActions(registry);
    m_separator->setSeparator(true);
    for (const ActionInfo& info : declared())
        m_actions[info.id] = registry.create(info.id, &workbench);
}

QList<QAction*> BlobActions::list(std::initializer_list<const char*> ids) const
{
    QList<QAction*> result;
    for (const char* const id : ids)
        result << (id == nullptr ? m_separator : m_actions.at(QLatin1String(id)));
    return result;
}

QList<QAction*> BlobActions::menu(Workbench::Menu menu) const
{
    switch (menu) {
    case Workbench::Menu::File:
        return list({"blob.repair", "blob.compare"});
    case Workbench::Menu::Edit:
        return list({"blob.copyHex", "blob.copyText", "blob.copyArray", "blob.copyOffset", nullptr,
                     "blob.find", "blob.findNext", "blob.findPrevious", "blob.goto"});
    case Workbench::Menu::View:
        return list({"blob.zoomIn", "blob.zoomOut", "blob.resetZoom", nullptr, "blob.rowAuto", "blob.row8",
                     "blob.row16", "blob.row32"});
    case Workbench::Menu::Tools:
        return list({"blob.check", "blob.previousUnclaimed", "blob.nextUnclaimed", nullptr, "blob.domains"});
    case Workbench::Menu::Layer:
    case Workbench::Menu::Map:
        break;
    }
    return {};
}

QList<QAction*> BlobActions::byteActions() const
{
    return list({"blob.find", "blob.findNext", "blob.findPrevious", "blob.goto", "blob.copyOffset"});
}

} // namespace chartroom::views
