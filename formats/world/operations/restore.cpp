#include "formats/core/code.h"
#include "formats/core/translatable.h"
#include "formats/world/json/document.h"
#include "formats/world/json/reader.h"
#include "formats/world/normalize.h"
#include "formats/world/operations/apply_parts.h"

namespace chartroom::world {

namespace {

core::Result<Chunk> restoredChunk(const RestoredChunk& chunk, const WorldInfo& info)
{
    if (!chunk.content)
        return emptyChunk(info.id, chunk.at, info.chunkSize);
    const auto document = json::OwnedDocument::of(*chunk.content);
    core::FindingList findings;
    Report report(findings);
    auto normalized = normalizeChunk(document.root().document(), {info.id, info.chunkSize, chunk.at}, report);
    if (!normalized.chunk || normalized.newer)
        return core::Message{
            core::Code::EditField,
            {{"operation", std::string(Restore::name)},
             {"field", "chunks"},
             core::phrase("expected", QT_TRANSLATE_NOOP("Message", "the content of a chunk")),
             {"found", placeText(chunk.at)}}};
    return std::move(*normalized.chunk);
}

core::Result<void> restoreWorld(const std::string& text, Draft& draft)
{
    const auto document = json::OwnedDocument::of(text);
    core::FindingList findings;
    Report report(findings);
    auto info = normalizeWorld(document.root().document(), draft.info().id, report);
    if (!info || info->id != draft.info().id)
        return refusal(core::Code::EditWorldField, "field", "id");
    if (!(info->chunkSize == draft.info().chunkSize))
        return refusal(core::Code::EditWorldField, "field", "chunkWidth");
    draft.setInfo(std::move(*info));
    return {};
}

} // namespace

core::Result<void> applyOne(const Restore& restore, Draft& draft)
{
    for (const RestoredChunk& wanted : restore.chunks) {
        auto content = restoredChunk(wanted, draft.info());
        if (!content)
            return content.error();
        auto chunk = draft.edit(wanted.at);
        if (!chunk)
            return chunk.error();
        **chunk = std::move(*content);
    }
    if (restore.world) {
        if (auto done = restoreWorld(*restore.world, draft); !done)
            return done;
    }
    if (restore.bookmarks) {
        if (!draft.bookmarksEditable())
            return core::Message{core::Code::EditBookmarksLocked, {}};
        const auto document = json::OwnedDocument::of(*restore.bookmarks);
        core::FindingList findings;
        Report report(findings);
        if (auto bookmarks = normalizeBookmarks(document.root().document(), draft.info().id, report))
            draft.setBookmarks(std::move(*bookmarks));
    }
    if (restore.stack)
        draft.editStack() = *restore.stack;
    return {};
}

} // namespace chartroom::world
