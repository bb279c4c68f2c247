#include "model/world/catalog_file.h"

#include "formats/world/json/reader.h"
#include "formats/world/report.h"
#include "formats/world/store/read_error.h"
#include "formats/world/store/store.h"

#include <cerrno>

namespace chartroom::model {

world::TileCatalog loadCatalog(const std::filesystem::path& content, core::FindingList& findings,
                               world::FileSystem& files)
{
    const std::string name = "tiles.json";
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

} // namespace chartroom::model
