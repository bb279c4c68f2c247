#include "model/world/catalog_file.h"

#include "formats/world/json/reader.h"
#include "formats/world/report.h"
#include "formats/world/store/read_error.h"
#include "formats/world/store/store.h"

#include <cerrno>
#include <string_view>

namespace chartroom::model {

namespace {
constexpr std::string_view catalogName = "tiles.json";
} // namespace

world::TileCatalog loadCatalog(const std::filesystem::path& content, core::FindingList& findings,
                               world::FileSystem& files)
{
    const std::string name(catalogName);
    std::string text;
    if (const int error = files.read(content / name, text, world::maximumFileBytes)) {
        if (error != ENOENT && error != ENOTDIR)
            findings.add(world::fileFinding(name, world::readError(content / name, error)));
        return {};
    }
    world::json::Document document;
    if (const auto error = world::json::parse(text, document)) {
        findings.add(world::syntaxFinding(*error, name));
        return {};
    }
    world::Report report(findings, name);
    return world::TileCatalog::read(document, report);
}

bool hasCatalog(const std::filesystem::path& content, world::FileSystem& files)
{
    world::FileStatus status;
    return files.status(content / catalogName, status) != 0 || status.exists;
}

} // namespace chartroom::model
