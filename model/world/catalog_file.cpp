#include "model/world/catalog_file.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "formats/core/translatable.h"
#include "formats/world/json/reader.h"
#include "formats/world/report.h"
#include "formats/world/store/read_error.h"

#include <cerrno>
#include <string_view>
#include <utility>

namespace chartroom::model {

namespace {
constexpr std::string_view catalogName = "tiles.json";
} // namespace

CatalogFile loadCatalog(const std::filesystem::path& content, core::FindingList& findings,
                        world::FileSystem& files)
{
    const std::string name(catalogName);
    std::string text;
    if (const int error = files.read(content / name, text, world::maximumFileBytes)) {
        const bool exists = error != ENOENT && error != ENOTDIR;
        if (exists)
            findings.add(world::fileFinding(name, world::readError(content / name, error)));
        return {{}, exists};
    }
    world::json::Document document;
    if (const auto error = world::json::parse(text, document)) {
        findings.add(world::syntaxFinding(*error, name));
        return {};
    }
    world::Report report(findings, name);
    return {world::TileCatalog::read(document, report)};
}

core::Finding missingCatalog(const world::Store& store)
{
    core::Finding finding = core::finding(
        core::Code::CatalogMissing, {},
        {{"path", core::displayPath(store.content())}, {"list", core::displayPath(store.unlistedIn())}});
    finding.file = catalogName;
    core::Argument reason =
        core::phrase("reason", QT_TRANSLATE_NOOP("Message", "there is no tiles.json in {path}"));
    if (!store.unlistedIn().empty()) {
        finding.level = core::Level::Warning;
        reason = core::phrase("reason",
                              QT_TRANSLATE_NOOP("Message", "there is no tiles.json in {path}, and {list} "
                                                           "does not list this world"));
    } else if (store.content() == store.folder()) {
        // Beside the index of several worlds it counts for all of them; a world by itself may have lost that.
        reason = core::phrase("reason",
                              QT_TRANSLATE_NOOP("Message", "there is no tiles.json in {path}, and no "
                                                           "worlds.json above it that lists this world"));
    }
    finding.arguments.push_back(std::move(reason));
    return finding;
}

} // namespace chartroom::model
