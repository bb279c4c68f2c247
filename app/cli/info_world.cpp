#include "app/cli/informers.h"
#include "app/cli/json_writer.h"
#include "app/cli/world_arguments.h"
#include "formats/core/code.h"
#include "formats/core/display_text.h"
#include "formats/world/operations/draft.h"
#include "formats/world/store/read_error.h"
#include "model/world/world_index.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace chartroom::cli {

namespace {

struct Facts
{
    std::size_t chunks = 0;
    std::size_t unreadable = 0;
    std::size_t newer = 0;
    std::size_t instances = 0;
    std::map<std::int64_t, std::size_t> layers; // number -> chunks that have it
    world::HeightStack stack;
    std::uint64_t losses = 0;
    std::optional<std::pair<world::Address, world::Address>> bounds;
};

Facts factsOf(const model::WorldIndex& index)
{
    using State = model::ChunkSummary::State;
    Facts facts;
    for (const auto& [address, chunk] : index.chunks()) {
        ++facts.chunks;
        facts.unreadable += chunk.state == State::Unreadable;
        facts.newer += chunk.state == State::Newer;
        facts.instances += chunk.instances;
        auto& bounds = facts.bounds;
        if (!bounds)
            bounds = {address, address};
        bounds->first = {std::min(bounds->first.x, address.x), std::min(bounds->first.y, address.y)};
        bounds->second = {std::max(bounds->second.x, address.x), std::max(bounds->second.y, address.y)};
        if (chunk.state == State::Unreadable)
            continue;
        for (const std::int64_t layer : index.layerSet(chunk))
            ++facts.layers[layer];
    }
    facts.stack = index.stack().stack();
    for (const core::Finding& finding : index.findings().findings())
        facts.losses += finding.code == core::Code::ChunkLoss;
    facts.losses += index.findings().dropped(core::Code::ChunkLoss);
    return facts;
}

std::string jsonOf(const Target& target, const world::Store& store, const Facts& facts)
{
    const world::WorldInfo& info = store.info();
    JsonWriter json;
    json.beginObject()
        .field("path", std::string_view(target.path.native()))
        .field("kind", "world")
        .field("id", std::string_view(info.id));
    json.field("name", std::string_view(info.name)).field("schemaVersion", info.schemaVersion);
    json.field("chunkWidth", info.chunkSize.width).field("chunkHeight", info.chunkSize.height);
    json.field("tileSize", info.tileSize);
    json.key("spawn").beginObject().field("x", info.spawn.x).field("y", info.spawn.y).endObject();
    json.field("chunks", facts.chunks).field("unreadable", facts.unreadable).field("newer", facts.newer);
    if (facts.bounds) {
        json.key("bounds").beginArray();
        json.value(facts.bounds->first.x).value(facts.bounds->first.y);
        json.value(facts.bounds->second.x).value(facts.bounds->second.y).endArray();
    }
    json.key("roomLayers").beginArray();
    for (const auto& [number, chunks] : facts.layers)
        json.beginObject().field("layer", number).field("chunks", chunks).endObject();
    json.endArray().key("heightStack").beginArray();
    for (const world::StackEntry& entry : facts.stack) {
        json.beginObject().field("id", std::string_view(entry.id));
        if (entry.name)
            json.field("name", std::string_view(*entry.name));
        json.field("z", entry.z).endObject();
    }
    json.endArray().field("instances", facts.instances);
    json.field("bookmarks", store.bookmarks().list.size()).field("losses", facts.losses).endObject();
    return json.text() + '\n';
}

std::string textOf(const world::Store& store, const Facts& facts)
{
    const world::WorldInfo& info = store.info();
    std::string out = fmt::format("world {} ({})\n  chunks of {}x{} tiles, {} pixels a tile\n",
                                  core::displayText(info.name), core::displayText(info.id),
                                  info.chunkSize.width, info.chunkSize.height, info.tileSize);
    out += fmt::format("  {} chunks, {} unreadable, {} of a newer schema\n", facts.chunks, facts.unreadable,
                       facts.newer);
    if (facts.bounds)
        out += fmt::format("  from {} to {}\n", world::placeText(facts.bounds->first),
                           world::placeText(facts.bounds->second));
    for (const auto& [number, chunks] : facts.layers)
        out += fmt::format("  room layer {}: in {} chunks\n", number, chunks);
    for (const world::StackEntry& entry : facts.stack)
        out += fmt::format("  height layer {} at z {}{}{}\n", core::displayText(entry.id), entry.z,
                           entry.name ? ": " : "", core::displayText(entry.name.value_or("")));
    out += fmt::format("  {} instances, {} bookmarks, spawn at ({}, {})\n", facts.instances,
                       store.bookmarks().list.size(), info.spawn.x, info.spawn.y);
    out += fmt::format("  {} losses when the chunks are normalized\n", facts.losses);
    return out;
}

} // namespace

core::Result<std::string> informWorld(const Target& target, bool json, const core::Task& task)
{
    auto place = world::findWorld(target.path, {});
    if (!place)
        return place.error();
    const auto store = world::Store::open(std::move(*place), world::Access::Read);
    if (!store)
        return store.error();
    printFindings("info", store->findings());
    const auto index = model::WorldIndex::read(*store, task);
    if (!index)
        return core::Message{core::Code::TaskCancelled, {}};
    printErrors("info", index->findings());
    const Facts facts = factsOf(*index);
    return json ? jsonOf(target, *store, facts) : textOf(*store, facts);
}

core::Result<std::string> informChunk(const Target& target, bool json, const core::Task&)
{
    std::string bytes;
    if (const int error = world::systemFiles().read(target.path, bytes, world::maximumFileBytes))
        return world::readError(target.path, error);
    world::json::Document document;
    if (const auto error = world::json::parse(bytes, document))
        return static_cast<core::Message>(world::syntaxFinding(*error, {}));
    const world::json::Value root = document.root();
    const auto count = [&root](std::string_view name) { return root.find(name).size(); };
    // The file's name counts where it is an address (N20).
    const auto named = world::parseChunkFileName(target.path.filename().native());
    const auto x = named ? named->x : root.find("chunkX").integer().value_or(0);
    const auto y = named ? named->y : root.find("chunkY").integer().value_or(0);
    const world::ChunkSize size = world::ownSize(root);
    if (!json)
        return fmt::format("chunk {}\n  {}x{} tiles\n  {} room layers, {} height patches, {} instances\n",
                           world::placeText({x, y}), size.width, size.height, count("roomLayers"),
                           count("heightLayers"), count("instances"));
    JsonWriter out;
    out.beginObject()
        .field("path", std::string_view(target.path.native()))
        .field("kind", "chunk")
        .field("chunkX", x)
        .field("chunkY", y);
    out.field("width", size.width).field("height", size.height).field("roomLayers", count("roomLayers"));
    out.field("heightLayers", count("heightLayers")).field("instances", count("instances")).endObject();
    return out.text() + '\n';
}

} // namespace chartroom::cli
