#include "formats/core/code.h"
#include "formats/world/ids.h"
#include "formats/world/json/edit.h"
#include "formats/world/json/reader.h"
#include "formats/world/operations/apply_parts.h"

#include <algorithm>

namespace chartroom::world {

namespace {

UniqueIds idsOf(const Chunk& chunk)
{
    UniqueIds ids;
    for (const Instance& instance : *chunk.instances)
        ids.reserve(instance.id);
    return ids;
}

// The index of an instance in its chunk, which is in the draft from now on.
core::Result<std::size_t> find(Draft& draft, Address at, const std::string& id)
{
    const auto chunk = draft.read(at);
    if (!chunk)
        return chunk.error();
    const auto& list = *(*chunk)->instances;
    const auto found = std::ranges::find(list, id, &Instance::id);
    if (found == list.end())
        return core::Message{core::Code::EditInstanceUnknown, {{"chunk", placeText(at)}, {"id", id}}};
    return static_cast<std::size_t>(found - list.begin());
}

void put(Instance& instance, const TileAddress& at, Tile tile)
{
    instance.x = at.localX;
    instance.y = at.localY;
    instance.record = recordAt(instance.record, tile);
}

} // namespace

core::Result<void> applyOne(const PlaceInstance& place, Draft& draft)
{
    const TileAddress at = addressOf(place.tile, draft.info().chunkSize);
    auto chunk = draft.edit(at.chunk);
    if (!chunk)
        return chunk.error();
    if (const auto layer = addLayer(**chunk, place.layer); !layer)
        return layer.error();
    Instance instance;
    instance.id = idsOf(**chunk).number("inst_", 1);
    instance.templateId = place.templateId;
    instance.layer = place.layer;
    instance.record = place.record.value_or("{}");
    put(instance, at, place.tile);
    for (std::size_t i = 1; i < fieldNames(InstanceField{}).size(); ++i)
        instance.members.append(static_cast<InstanceField>(i));
    (*chunk)->instances.edit().push_back(std::move(instance));
    return {};
}

core::Result<void> applyOne(const MoveInstance& move, Draft& draft)
{
    const auto index = find(draft, move.at, move.id);
    if (!index)
        return index.error();
    auto source = draft.edit(move.at);
    if (!source)
        return source.error();
    const TileAddress at = addressOf(move.tile, draft.info().chunkSize);
    std::vector<Instance>& list = (*source)->instances.edit();
    if (at.chunk == move.at) {
        put(list[*index], at, move.tile);
        return {};
    }
    auto target = draft.edit(at.chunk);
    if (!target)
        return target.error();
    Instance instance = list[*index];
    if (const auto layer = addLayer(**target, instance.layer); !layer)
        return layer.error();
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(*index));
    instance.id = idsOf(**target).unique(instance.id);
    put(instance, at, move.tile);
    (*target)->instances.edit().push_back(std::move(instance));
    return {};
}

core::Result<void> applyOne(const DeleteInstance& gone, Draft& draft)
{
    const auto index = find(draft, gone.at, gone.id);
    if (!index)
        return index.error();
    auto chunk = draft.edit(gone.at);
    if (!chunk)
        return chunk.error();
    auto& list = (*chunk)->instances.edit();
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(*index));
    return {};
}

core::Result<void> applyOne(const EditInstance& edit, Draft& draft)
{
    const auto index = find(draft, edit.at, edit.id);
    if (!index)
        return index.error();
    auto chunk = draft.edit(edit.at);
    if (!chunk)
        return chunk.error();
    if (edit.layer) {
        if (const auto layer = addLayer(**chunk, *edit.layer); !layer)
            return layer.error();
    }
    Instance& instance = (*chunk)->instances.edit()[*index];
    instance.templateId = edit.templateId.value_or(instance.templateId);
    instance.layer = edit.layer.value_or(instance.layer);
    if (edit.record) {
        const Tile origin = originOf(edit.at, (*chunk)->size);
        instance.record = recordAt(*edit.record, {origin.x + instance.x, origin.y + instance.y});
    }
    return {};
}

namespace {

core::Result<void> requireBookmarks(Draft& draft)
{
    if (draft.bookmarksEditable())
        return {};
    return core::Message{core::Code::EditBookmarksLocked, {}};
}

// Takes the file's content with another list; the normalizer makes the values of it.
void setList(Draft& draft, const json::Value& root, std::string list)
{
    const auto document = json::OwnedDocument::of(json::withMembers(root, {{"bookmarks", std::move(list)}}));
    Report report;
    if (auto bookmarks = normalizeBookmarks(document.root().document(), draft.info().id, report))
        draft.setBookmarks(std::move(*bookmarks));
}

std::string bookmarkJson(const SetBookmark& set, const json::Value& old)
{
    const json::Value label = old.find("label");
    const std::string text = set.label ? *set.label : label ? label.string() : set.id;
    return json::withMembers(old, {{"id", json::stringText(set.id)},
                                   {"label", json::stringText(text)},
                                   {"x", json::numberText(old.find("x"), set.tile.x)},
                                   {"y", json::numberText(old.find("y"), set.tile.y)}});
}

} // namespace

core::Result<void> applyOne(const SetBookmark& set, Draft& draft)
{
    if (auto editable = requireBookmarks(draft); !editable)
        return editable;
    const auto document = json::OwnedDocument::of(draft.bookmarks().json);
    std::string list = "[";
    bool found = false;
    document.root().find("bookmarks").elements([&](const json::Value& bookmark) {
        const bool wanted = bookmark.find("id").equals(set.id);
        list.append(list.size() > 1 ? "," : "");
        list += wanted ? bookmarkJson(set, bookmark) : json::minified(bookmark);
        found = found || wanted;
    });
    if (!found)
        list.append(list.size() > 1 ? "," : "").append(bookmarkJson(set, {}));
    setList(draft, document.root(), list + ']');
    return {};
}

core::Result<void> applyOne(const DeleteBookmark& gone, Draft& draft)
{
    if (auto editable = requireBookmarks(draft); !editable)
        return editable;
    if (std::ranges::find(draft.bookmarks().list, gone.id, &Bookmark::id) == draft.bookmarks().list.end())
        return refusal(core::Code::EditBookmarkUnknown, "id", gone.id);
    const auto document = json::OwnedDocument::of(draft.bookmarks().json);
    std::string list = "[";
    document.root().find("bookmarks").elements([&](const json::Value& bookmark) {
        if (!bookmark.find("id").equals(gone.id))
            list.append(list.size() > 1 ? "," : "").append(json::minified(bookmark));
    });
    setList(draft, document.root(), list + ']');
    return {};
}

core::Result<void> applyOne(const SetWorld& set, Draft& draft)
{
    const auto fields = json::OwnedDocument::of(set.fields);
    for (const std::string_view fixed : {"id", "chunkWidth", "chunkHeight", "schemaVersion"}) {
        if (fields.root().find(fixed))
            return refusal(core::Code::EditWorldField, "field", std::string(fixed));
    }
    const auto world = json::OwnedDocument::of(draft.info().json);
    std::vector<std::string> names;
    std::vector<std::string> values;
    fields.root().members([&](const json::Value& key, const json::Value& value) {
        names.push_back(key.string());
        const bool merges =
            (names.back() == "spawn" || names.back() == "editor") && value.is(json::Kind::Object);
        if (!merges) {
            values.push_back(json::minified(value));
            return;
        }
        std::vector<std::string> inner;
        std::vector<json::Setting> settings;
        value.members([&](const json::Value& name, const json::Value&) { inner.push_back(name.string()); });
        settings.reserve(inner.size());
        for (const std::string& name : inner)
            settings.emplace_back(name, json::minified(value.find(name)));
        values.push_back(json::withMembers(world.root().find(names.back()), settings));
    });
    std::vector<json::Setting> settings;
    for (std::size_t i = 0; i < names.size(); ++i)
        settings.emplace_back(names[i], values[i]);
    const auto changed = json::OwnedDocument::of(json::withMembers(world.root(), settings));
    Report report;
    if (auto info = normalizeWorld(changed.root().document(), draft.info().id, report))
        draft.setInfo(std::move(*info));
    return {};
}

} // namespace chartroom::world
