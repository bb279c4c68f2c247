#include "model/world/conflict_texts.h"

#include "formats/world/json/layout.h"
#include "formats/world/json/reader.h"
#include "formats/world/json/rewrite.h"

#include <algorithm>

namespace chartroom::model {

namespace json = world::json;

namespace {

std::optional<std::string> unsavedJson(const WorldSave& save, const std::string& name)
{
    for (const world::Store::Target& target : save.others) {
        if (target.name == name)
            return target.json;
    }
    for (const ChunkCache::Unsaved& chunk : save.chunks) {
        if (world::chunkPath(chunk.address) == name)
            return world::toJson(*chunk.content);
    }
    return std::nullopt;
}

} // namespace

ConflictTexts conflictTexts(const WorldSave& save, const QString& name, const core::Task& task)
{
    ConflictTexts texts;
    const std::string file = name.toStdString();
    json::Document theirs;
    const auto now = save.store->read(file);
    bool readable = false;
    if (task.cancelled())
        return texts;
    if (now && now->mark.exists) {
        texts.theirs = QString::fromStdString(now->bytes);
        readable = !json::parse(now->bytes, theirs);
    }
    if (task.cancelled())
        return texts;
    if (const auto mine = unsavedJson(save, file)) {
        const auto fresh = json::OwnedDocument::of(*mine);
        // Laid out as theirs is, so that only the content differs.
        texts.mine = QString::fromStdString(readable ? json::rewrite(theirs, fresh.root())
                                                     : json::print(fresh.root(), json::Layout::fresh()));
    }
    return texts;
}

} // namespace chartroom::model
