#include "app/cli/checkers.h"
#include "app/cli/exit_status.h"
#include "formats/core/code.h"
#include "formats/core/parallel.h"
#include "formats/world/height_stack.h"
#include "formats/world/store/read_error.h"
#include "formats/world/store/store.h"

#include <fmt/format.h>

#include <map>
#include <mutex>

namespace chartroom::cli {

namespace {

void add(core::FindingList& out, const core::FindingList& findings, const std::string& folder)
{
    for (core::Finding finding : findings.findings()) {
        if (!folder.empty() && !finding.file.empty() && finding.file != "worlds.json")
            finding.file = folder + '/' + finding.file;
        out.add(std::move(finding));
    }
}

/// Takes the findings of pieces of a world in any order and hands them on in the order of the pieces, each as
/// soon as all before it are there: what a large world has to say is never held all at once.
class FindingsInOrder
{
public:
    FindingsInOrder(core::FindingList& out, const std::string& folder)
        : m_out(out)
        , m_folder(folder)
    {}

    void put(std::uint64_t begin, std::uint64_t end, core::FindingList findings)
    {
        m_waiting.emplace(begin, std::pair(end, std::move(findings)));
        while (!m_waiting.empty() && m_waiting.begin()->first == m_next) {
            add(m_out, m_waiting.begin()->second.second, m_folder);
            m_next = m_waiting.begin()->second.first;
            m_waiting.erase(m_waiting.begin());
        }
    }

private:
    core::FindingList& m_out;
    const std::string& m_folder;
    std::uint64_t m_next = 0;
    std::map<std::uint64_t, std::pair<std::uint64_t, core::FindingList>> m_waiting;
};

/// Where the highest piece of each height layer stands: that is shown where pieces disagree about their
/// height.
class HighestPieces
{
public:
    void add(const world::Chunk& chunk)
    {
        for (std::size_t i = 0; i < chunk.patches.size(); ++i)
            take(chunk.patches[i]->id, {chunk.patches[i]->z, chunk.address, i});
    }
    void join(const HighestPieces& other)
    {
        for (const auto& [id, place] : other.m_places)
            take(id, place);
    }
    /// The findings of disagreements, each at its piece.
    [[nodiscard]] core::FindingList placed(const core::FindingList& disagreements) const
    {
        core::FindingList result;
        for (core::Finding finding : disagreements.findings()) {
            const Place& place = m_places.find(finding.argument("id"))->second;
            finding.file = world::chunkPath(place.address);
            finding.pointer = fmt::format("/heightLayers/{}/z", place.index);
            result.add(std::move(finding));
        }
        return result;
    }

private:
    struct Place
    {
        std::int64_t z = 0;
        world::Address address;
        std::size_t index = 0;
    };
    // Of several as high the first, so that the order of the chunks does not matter.
    void take(const std::string& id, const Place& place)
    {
        const auto [known, fresh] = m_places.try_emplace(id, place);
        const Place& old = known->second;
        if (!fresh && (place.z > old.z || (place.z == old.z && place.address < old.address)))
            known->second = place;
    }

    std::map<std::string, Place, std::less<>> m_places;
};

void checkChunks(const world::Store& store, core::FindingList& out, const std::string& folder,
                 const core::Task& task)
{
    const auto& addresses = store.addresses();
    std::mutex mutex;
    FindingsInOrder inOrder(out, folder);
    world::StackCollector stack;
    HighestPieces highest;
    constexpr std::uint64_t grain = 64;
    core::parallelFor(addresses.size(), grain, task, [&](std::uint64_t begin, std::uint64_t end) {
        core::FindingList findings;
        world::StackCollector pieces;
        HighestPieces high;
        world::json::Document scratch;
        for (std::uint64_t i = begin; i < end; ++i) {
            const auto loaded = store.load(addresses[i], scratch, findings);
            if (loaded.content.chunk) {
                pieces.add(*loaded.content.chunk);
                high.add(*loaded.content.chunk);
            }
        }
        const std::lock_guard lock(mutex);
        stack.join(pieces);
        highest.join(high);
        inOrder.put(begin, end, std::move(findings));
    });
    core::FindingList disagreements;
    world::Report report(disagreements);
    stack.reportDisagreements(report);
    add(out, highest.placed(disagreements), folder);
}

/// False when a file or folder of the world cannot be read, which is its only finding then.
bool checkPlace(world::WorldPlace place, core::FindingList& out, const std::string& folder,
                const core::Task& task)
{
    core::FindingList refused;
    const auto path = place.folder;
    const auto store =
        world::Store::open(std::move(place), world::Access::Read, world::systemFiles(), &refused);
    add(out, refused, folder);
    if (store) {
        add(out, store->findings(), folder);
        checkChunks(*store, out, folder, task);
    } else if (store.error().code != core::Code::WorldRefused) {
        auto finding = core::finding(store.error().code, {}, store.error().arguments);
        finding.file = folder.empty() ? "world.json" : folder + "/world.json";
        out.add(std::move(finding));
        return statusOf(store.error().code) != exitUsage;
    }
    return true;
}

/// That a world which `worlds.json` lists cannot be found, at its entry.
core::Finding notThere(const world::WorldEntry& entry, const core::Message& why)
{
    core::Finding finding = core::finding(why.code, {}, why.arguments);
    finding.file = "worlds.json";
    finding.pointer = entry.pointer + "/worldDir";
    return finding;
}

Report finished(const Target& target, core::FindingList findings, bool readable = true)
{
    Report report;
    report.target = target;
    report.reason = findings.firstError();
    report.verdict = report.reason ? core::Verdict::Rejected : core::Verdict::Accepted;
    if (!readable)
        report.verdict = core::Verdict::Unreadable;
    report.findings = std::move(findings);
    return report;
}

// The world that a chunk file belongs to, if it lies in a world's folder for chunks.
std::optional<world::WorldPlace> worldOf(const std::filesystem::path& chunk)
{
    std::error_code error;
    const auto folder = std::filesystem::absolute(chunk, error).lexically_normal().parent_path();
    if (error || folder.filename() != "chunks")
        return std::nullopt;
    auto place = world::findWorld(folder.parent_path() / "world.json", {});
    if (!place)
        return std::nullopt;
    return std::move(*place);
}

} // namespace

Report checkWorld(const Target& target, const CheckSettings&, const core::Task& task)
{
    core::FindingList findings;
    std::error_code error;
    const bool isFolder = std::filesystem::is_directory(target.path, error);
    const bool isIndex = isFolder ? !std::filesystem::exists(target.path / "world.json", error)
                                  : target.path.filename() == "worlds.json";
    if (!isIndex) {
        auto place = world::findWorld(target.path, {});
        if (!place)
            return unreadable(target, place.error());
        const bool readable = checkPlace(std::move(*place), findings, {}, task);
        return finished(target, std::move(findings), readable);
    }
    const auto content = isFolder ? target.path : target.path.parent_path();
    const auto worlds = world::listWorlds(content, findings);
    if (!worlds && worlds.error().code != core::Code::WorldRefused)
        return unreadable(target, worlds.error());
    bool readable = true;
    if (worlds) {
        for (const world::WorldEntry& entry : *worlds) {
            if (auto place = world::findWorld(content / entry.worldDir / "world.json", {}))
                readable = checkPlace(std::move(*place), findings, entry.worldDir, task) && readable;
            else
                findings.add(notThere(entry, place.error()));
        }
    }
    return finished(target, std::move(findings), readable);
}

Report checkChunk(const Target& target, const CheckSettings&, const core::Task&)
{
    std::string bytes;
    if (const int error = world::systemFiles().read(target.path, bytes, world::maximumFileBytes))
        return unreadable(target, world::readError(target.path, error));
    core::FindingList findings;
    world::json::Document document;
    if (const auto error = world::json::parse(bytes, document)) {
        findings.add(world::syntaxFinding(*error, {}));
        return finished(target, std::move(findings));
    }
    const world::json::Value root = document.root();
    world::ChunkContext context{root.find("worldId").string(), world::ownSize(root), {}};
    context.address = {root.find("chunkX").integer().value_or(0), root.find("chunkY").integer().value_or(0)};
    const auto named = world::parseChunkFileName(target.path.filename().native());
    if (named)
        context.address = *named;
    if (auto place = named ? worldOf(target.path) : std::nullopt) {
        if (const auto info = world::Store::readInfo(std::move(*place)))
            context = {info->id, info->chunkSize, *named};
    }
    world::Report report(findings);
    if (context.size.cells() > world::maximumChunkCells)
        report.add(core::Code::WorldChunkSize, "/width", root.find("width"),
                   {{"found", std::to_string(context.size.width) + 'x' + std::to_string(context.size.height)},
                    {"expected", std::to_string(world::maximumChunkCells)},
                    {"fields", "width, height"}});
    else
        (void)world::normalizeChunk(document, context, report);
    return finished(target, std::move(findings));
}

} // namespace chartroom::cli
