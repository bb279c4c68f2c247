#include "app/cli/world_arguments.h"
#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "formats/world/store/store.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace chartroom::cli {

namespace {

struct Options
{
    WorldArgument world;
    std::vector<std::string> chunks;
    bool write = false;
};

// The chunks to work on, by y, then x; all of the world where none is named.
std::vector<world::Address> chosen(const Options& options, const world::Store& store)
{
    std::vector<world::Address> addresses;
    for (const std::string& text : options.chunks)
        addresses.push_back(*parseAddress(text));
    if (addresses.empty())
        addresses = store.addresses();
    std::ranges::sort(addresses);
    addresses.erase(std::ranges::unique(addresses).begin(), addresses.end());
    return addresses;
}

void run(const Options& options, Context& context)
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

    world::json::Document scratch;
    std::vector<world::Store::Target> targets;
    for (const world::Address address : chosen(options, *store)) {
        core::FindingList findings;
        const auto loaded = store->load(address, scratch, findings);
        printFindings("normalize", findings);
        if (!loaded.mark.exists) {
            const auto path = store->folder() / world::chunkPath(address);
            fmt::print(stderr, "chartroom normalize: {}\n",
                       core::Message{core::Code::FileMissing, {{"path", core::displayPath(path)}}}.text());
        }
        if (!loaded.content.chunk) {
            context.raise(exitRejected);
            continue;
        }
        std::string json = world::toJson(*loaded.content.chunk);
        if (!options.write)
            fmt::print("{}\n", json);
        else if (!loaded.content.newer)
            targets.push_back(
                {world::chunkPath(address), std::move(json), loaded.mark, loaded.content.lossy});
    }
    if (targets.empty())
        return;
    const auto written = store->plan(targets);
    if (!written)
        return fail("normalize", written.error(), context);
    if (const auto done = store->write(*written); !done)
        return fail("normalize", done.error(), context);
    for (const world::BatchFile& file : written->files)
        fmt::print("{}\n", file.name);
}

} // namespace

void addNormalize(CLI::App& program, Context& context)
{
    auto options = std::make_shared<Options>();
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
