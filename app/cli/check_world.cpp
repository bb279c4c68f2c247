#include "app/cli/checkers.h"
#include "formats/core/code.h"
#include "formats/core/parallel.h"
#include "formats/core/system_error.h"
#include "formats/world/height_stack.h"
#include "formats/world/store/store.h"

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

void checkChunks(const world::Store& store, core::FindingList& out, const std::string& folder,
                 const core::Task& task)
{
    const auto& addresses = store.addresses();
    std::mutex mutex;
    FindingsInOrder inOrder(out, folder);
    world::StackCollector stack;
    constexpr std::uint64_t grain = 64;
    core::parallelFor(addresses.size(), grain, task, [&](std::uint64_t begin, std::uint64_t end) {
        core::FindingList findings;
        world::StackCollector pieces;
        world::json::Document scratch;
        for (std::uint64_t i = begin; i < end; ++i) {
            const auto loaded = store.load(addresses[i], scratch, findings);
            if (loaded.content.chunk)
                pieces.add(*loaded.content.chunk);
        }
        const std::lock_guard lock(mutex);
        stack.join(pieces);
        inOrder.put(begin, end, std::move(findings));
    });
    core::FindingList disagreements;
    world::Report report(disagreements, "chunks");
    stack.reportDisagreements(report);
    add(out, disagreements, folder);
}

void checkPlace(world::WorldPlace place, core::FindingList& out, const std::string& folder,
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
        finding.file = folder;
        out.add(std::move(finding));
    }
}

Report finished(const Target& target, core::FindingList findings)
{
    Report report;
    report.target = target;
    report.reason = findings.firstError();
    report.verdict = report.reason ? core::Verdict::Rejected : core::Verdict::Accepted;
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
        checkPlace(std::move(*place), findings, {}, task);
        return finished(target, std::move(findings));
    }
    const auto content = isFolder ? target.path : target.path.parent_path();
    const auto worlds = world::listWorlds(content, findings);
    if (!worlds && worlds.error().code != core::Code::WorldRefused)
        return unreadable(target, worlds.error());
    if (!worlds && findings.findings().empty())
        findings.add(core::finding(worlds.error().code, {}, worlds.error().arguments));
    if (worlds) {
        for (const world::WorldEntry& entry : *worlds) {
            if (auto place = world::findWorld(content / entry.worldDir / "world.json", {}))
                checkPlace(std::move(*place), findings, entry.worldDir, task);
            else
                findings.add(core::finding(place.error().code, {}, place.error().arguments));
        }
    }
    return finished(target, std::move(findings));
}

Report checkChunk(const Target& target, const CheckSettings&, const core::Task&)
{
    std::string bytes;
    if (const int error = world::systemFiles().read(target.path, bytes))
        return unreadable(target, core::systemError(core::Code::FileOpen, target.path, error));
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
                    {"expected", std::to_string(world::maximumChunkCells)}});
    else
        (void)world::normalizeChunk(document, context, report);
    return finished(target, std::move(findings));
}

} // namespace chartroom::cli
