#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/world_arguments.h"
#include "formats/core/code.h"
#include "formats/core/parallel.h"
#include "formats/core/system_error.h"
#include "formats/world/store/store.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iterator>
#include <memory>
#include <span>

namespace chartroom::cli {

namespace {

struct NormalizeArguments
{
    WorldArgument world;
    std::vector<std::string> chunks;
    bool write = false;
};

// The chunks to work on, by y, then x; all of the world where none is named.
std::vector<world::Address> chosen(const NormalizeArguments& options, const world::Store& store)
{
    std::vector<world::Address> addresses;
    for (const std::string& text : options.chunks)
        addresses.push_back(*parseAddress(text));
    if (addresses.empty())
        addresses = store.addresses();
    std::ranges::sort(addresses);
    addresses.erase(std::unique(addresses.begin(), addresses.end()), addresses.end());
    return addresses;
}

// How many are in memory at once.
constexpr std::size_t chunksAtOnce = 1024;

/// Normalizes chunks of a world block by block, on all processors, and says everything in their order. Prints
/// them, or keeps those files that have to be written.
class Normalizing
{
public:
    Normalizing(const world::Store& store, bool write, Progress& progress, Context& context)
        : m_store(store)
        , m_write(write)
        , m_progress(progress)
        , m_context(context)
    {}

    [[nodiscard]] core::Result<void> take(std::span<const world::Address> block, const core::Task& task)
    {
        std::vector<One> all(block.size());
        constexpr std::uint64_t grain = 16;
        core::parallelFor(all.size(), grain, task, [&](std::uint64_t begin, std::uint64_t end) {
            world::json::Document scratch;
            for (std::uint64_t i = begin; i < end; ++i)
                all[i] = read(block[i], scratch);
        });
        std::vector<world::Store::Target> targets;
        for (std::size_t i = 0; i < all.size(); ++i)
            take(block[i], all[i], targets);
        if (targets.empty())
            return {};
        auto planned = m_store.plan(targets);
        if (!planned)
            return planned.error();
        std::ranges::move(planned->files, std::back_inserter(m_written.files));
        return {};
    }
    [[nodiscard]] const world::Store::Written& written() const { return m_written; }

private:
    struct One
    {
        core::FindingList findings;
        world::FileMark mark;
        bool readable = false;
        bool newer = false;
        bool lossy = false;
        std::string json;
    };

    One read(world::Address address, world::json::Document& scratch) const
    {
        One one;
        const auto loaded = m_store.load(address, scratch, one.findings);
        one.mark = loaded.mark;
        one.newer = loaded.content.newer;
        one.lossy = loaded.content.lossy;
        one.readable = loaded.content.chunk.has_value();
        if (one.readable)
            one.json = world::toJson(*loaded.content.chunk);
        return one;
    }

    void take(world::Address address, One& one, std::vector<world::Store::Target>& targets)
    {
        if (!one.findings.findings().empty())
            m_progress.wipe();
        printFindings("normalize", one.findings);
        if (!one.mark.exists) {
            const auto path = m_store.folder() / world::chunkPath(address);
            complain("normalize", {core::Code::FileMissing, {{"path", core::displayPath(path)}}});
        }
        if (!one.readable) {
            m_context.raise(exitRejected);
        } else if (!m_write) {
            m_progress.wipe();
            put(one.json + '\n');
        } else if (!one.newer) {
            targets.push_back({world::chunkPath(address), std::move(one.json), one.mark, one.lossy});
        }
    }

    const world::Store& m_store;
    bool m_write;
    Progress& m_progress;
    Context& m_context;
    world::Store::Written m_written;
};

void run(const NormalizeArguments& options, Context& context)
{
    auto place = world::findWorld(options.world.path, options.world.id);
    if (!place)
        return fail("normalize", place.error(), context);
    const auto access = options.write ? world::Access::Write : world::Access::Read;
    const auto lock = lockWorld("normalize", *place, access);
    if (!lock)
        return fail("normalize", lock.error(), context);
    auto store = world::Store::open(std::move(*place), access);
    if (!store)
        return fail("normalize", store.error(), context);
    printFindings("normalize", store->findings());
    // W21: what could not be read or was refused is no success.
    if (std::ranges::any_of(store->findings().findings(), [](const core::Finding& finding) {
            return finding.level == core::Level::Error || finding.code == core::Code::ChunkFilename;
        }))
        context.raise(exitRejected);

    const auto addresses = chosen(options, *store);
    Progress progress(options.world.path);
    Normalizing normalizing(*store, options.write, progress, context);
    for (std::size_t begin = 0; begin < addresses.size(); begin += chunksAtOnce) {
        const std::size_t count = std::min(chunksAtOnce, addresses.size() - begin);
        const auto share = [&](std::size_t done) {
            return static_cast<double>(done) / static_cast<double>(addresses.size());
        };
        const core::Task task = progress.task().part(share(begin), share(begin + count));
        if (const auto done = normalizing.take(std::span(addresses).subspan(begin, count), task); !done)
            return fail("normalize", done.error(), context);
    }
    if (!options.write)
        return;
    if (const auto done = store->write(normalizing.written(), progress.task()); !done)
        return fail("normalize", done.error(), context);
    progress.wipe();
    for (const world::BatchFile& file : normalizing.written().files)
        put(file.name + '\n');
}

} // namespace

void addNormalize(CLI::App& program, Context& context)
{
    auto options = std::make_shared<NormalizeArguments>();
    CLI::App* const sub =
        program.add_subcommand("normalize", "Print chunks of a world as the rules leave them");
    addWorldArgument(*sub, options->world);
    sub->add_option("--chunk", options->chunks, "Only this chunk; may be given more than once")
        ->type_name("X,Y")
        ->expected(1)
        ->take_all()
        ->check(addressValidator());
    sub->add_flag("--write", options->write, "Write them back instead, where they differ; prints the files");
    sub->callback([options, &context] { run(*options, context); });
}

} // namespace chartroom::cli
