#include "model/world/foreign_files.h"

#include "formats/world/json/reader.h"

namespace chartroom::model {

namespace {

template<class T, class Normalize>
ReadPart<T> readPart(const world::Store& store, const std::string& name, Normalize&& normalize)
{
    ReadPart<T> part;
    const auto text = store.read(name);
    part.mark.exists = true; // one that cannot be read is there all the same
    if (!text)
        return part;
    part.mark = text->mark;
    world::json::Document document;
    if (!text->mark.exists || world::json::parse(text->bytes, document))
        return part;
    core::FindingList findings;
    world::Report report(findings, name);
    part.content = normalize(document, report);
    return part;
}

} // namespace

ForeignFiles readForeign(const world::Store& store, const std::vector<std::string>& names,
                         const core::Task& task)
{
    ForeignFiles files;
    std::vector<world::Address> addresses;
    const std::string& id = store.info().id;
    for (const std::string& name : names) {
        if (name == "world.json") {
            files.info = readPart<world::WorldInfo>(store, name, [&id](const auto& document, auto& report) {
                return world::normalizeWorld(document, id, report);
            });
        } else if (name == "bookmarks.json") {
            files.bookmarks =
                readPart<world::Bookmarks>(store, name, [&id](const auto& document, auto& report) {
                    return world::normalizeBookmarks(document, id, report);
                });
        } else if (name.starts_with("chunks/")) {
            if (const auto address = world::parseChunkFileName(name.substr(7)))
                addresses.push_back(*address);
        }
    }
    if (auto chunks = readChunks(store, addresses, task))
        files.chunks = std::move(*chunks);
    return files;
}

} // namespace chartroom::model
