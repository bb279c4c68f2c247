#include "views/world/catalog_text.h"

#include "model/common/disk_path.h"
#include "model/common/short_text.h"
#include "model/world/session.h"
#include "views/common/display_text.h"

#include <QCoreApplication>
#include <QDir>

namespace chartroom::views {

namespace {

/// Letters of a path, so that a sentence with two of them has room in two lines.
constexpr qsizetype mostLettersOfPath = 64;

QString shortPath(const QString& path)
{
    return model::shortText(singleLine(QDir::toNativeSeparators(path)), mostLettersOfPath);
}

} // namespace

QString catalogText(const model::WorldSession& session)
{
    if (session.hasCatalog())
        return {};
    const auto text = [](const char* source) { return QCoreApplication::translate("CatalogText", source); };
    const QString folder = shortPath(session.contentFolder());
    const auto& unlistedIn = session.document().store().unlistedIn();
    if (!unlistedIn.empty())
        return text(QT_TRANSLATE_NOOP("CatalogText",
                                      "Tiles are shown as letters: there is no tiles.json in %1, "
                                      "and %2 does not list this world."))
            .arg(folder, shortPath(model::qtPath(unlistedIn)));
    // Beside the index of several worlds it counts for all of them; a world by itself may have lost that.
    if (session.contentFolder() == session.folder())
        return text(QT_TRANSLATE_NOOP("CatalogText",
                                      "Tiles are shown as letters: there is no tiles.json in %1, "
                                      "and no worlds.json above it that lists this world."))
            .arg(folder);
    return text(QT_TRANSLATE_NOOP("CatalogText", "Tiles are shown as letters: there is no tiles.json in %1."))
        .arg(folder);
}

} // namespace chartroom::views
