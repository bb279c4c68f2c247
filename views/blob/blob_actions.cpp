#include "views/blob/blob_actions.h"

#include "views/common/action_registry.h"

namespace chartroom::views {

namespace {

struct Declared
{
    const char* id;
    const char* text;
    std::optional<Icon> icon;
    QList<QKeySequence> shortcuts;
};

std::vector<Declared> declared()
{
    return {
        {"blob.repair", QT_TRANSLATE_NOOP("Action", "&Repair to Copy…"), Icon::Save, {}},
        {"blob.compare", QT_TRANSLATE_NOOP("Action", "&Compare with Another Blob…"), Icon::Layers, {}},
        {"blob.domains", QT_TRANSLATE_NOOP("Action", "Known &Domains…"), Icon::Sections, {}},
        {"blob.check", QT_TRANSLATE_NOOP("Action", "Check &Again"), Icon::Ok, {}},
        {"blob.find", QT_TRANSLATE_NOOP("Action", "&Find…"), Icon::Search, {QKeySequence::Find}},
        {"blob.findNext", QT_TRANSLATE_NOOP("Action", "Find &Next"), {}, {Qt::Key_F3}},
        {"blob.findPrevious", QT_TRANSLATE_NOOP("Action", "Find &Previous"), {}, {Qt::SHIFT | Qt::Key_F3}},
        {"blob.goto",
         QT_TRANSLATE_NOOP("Action", "&Go to Offset…"),
         Icon::Goto,
         {Qt::CTRL | Qt::Key_G, Qt::CTRL | Qt::SHIFT | Qt::Key_G}},
        {"blob.copyHex", QT_TRANSLATE_NOOP("Action", "Copy as &Hex"), Icon::Copy, {}},
        {"blob.copyText", QT_TRANSLATE_NOOP("Action", "Copy as &Text"), {}, {}},
        {"blob.copyArray", QT_TRANSLATE_NOOP("Action", "Copy as &C Array"), {}, {}},
        {"blob.copyOffset", QT_TRANSLATE_NOOP("Action", "Copy &Offset"), {}, {Qt::ALT | Qt::Key_C}},
        {"blob.nextUnclaimed",
         QT_TRANSLATE_NOOP("Action", "Next &Unclaimed Bytes"),
         Icon::Forward,
         {Qt::CTRL | Qt::Key_BracketRight}},
        {"blob.previousUnclaimed",
         QT_TRANSLATE_NOOP("Action", "Pre&vious Unclaimed Bytes"),
         Icon::Back,
         {Qt::CTRL | Qt::Key_BracketLeft}},
        {"blob.zoomIn",
         QT_TRANSLATE_NOOP("Action", "&Bigger Letters"),
         Icon::ZoomIn,
         {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}},
        {"blob.zoomOut",
         QT_TRANSLATE_NOOP("Action", "&Smaller Letters"),
         Icon::ZoomOut,
         {Qt::CTRL | Qt::Key_Minus}},
        {"blob.resetZoom",
         QT_TRANSLATE_NOOP("Action", "&Normal Letters"),
         Icon::ZoomOriginal,
         {Qt::CTRL | Qt::Key_0}},
        {"blob.rowAuto", QT_TRANSLATE_NOOP("Action", "Bytes per Line: &Automatic"), {}, {}},
        {"blob.row8", QT_TRANSLATE_NOOP("Action", "Bytes per Line: &8"), {}, {}},
        {"blob.row16", QT_TRANSLATE_NOOP("Action", "Bytes per Line: &16"), {}, {}},
        {"blob.row32", QT_TRANSLATE_NOOP("Action", "Bytes per Line: &32"), {}, {}},
    };
}

} // namespace

void declareBlobActions(ActionRegistry& actions)
{
    for (const Declared& one : declared()) {
        ActionInfo info;
        info.id = QLatin1String(one.id);
        info.context = QStringLiteral("blob");
        info.text = one.text;
        info.icon = one.icon;
        info.shortcuts = one.shortcuts;
        actions.declare(info);
    }
}

BlobActions::BlobActions(ActionRegistry& registry, QWidget& workbench)
    : QObject(&workbench)
    , m_separator(new QAction(&workbench))
{
    declareBlobActions(registry);
    m_separator->setSeparator(true);
    for (const Declared& one : declared()) {
        const QString id = QLatin1String(one.id);
        m_actions[id] = registry.create(id, &workbench);
    }
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
