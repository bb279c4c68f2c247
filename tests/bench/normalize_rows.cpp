#include "formats/core/parallel.h"
#include "formats/world/store/store.h"
#include "tests/bench/fresh_folders.h"
#include "tests/bench/made_world.h"
#include "tests/bench/rows.h"

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <fstream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <unistd.h>

namespace chartroom::bench {

namespace {

constexpr int chunkCount = 10'000;

class Clock
{
public:
    [[nodiscard]] double seconds() const
    {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count();
    }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

world::ChunkContext contextOf(int number)
{
    return {"bench", {madeSide, madeSide}, {number % madeColumns, number / madeColumns}};
}

std::string normalized(std::string_view text, const world::ChunkContext& context,
                       world::json::Document& scratch)
{
    if (world::json::parse(text, scratch))
        throw std::runtime_error("a made-up chunk is no JSON");
    world::Report report;
    const auto result = world::normalizeChunk(scratch, context, report);
    if (!result.chunk)
        throw std::runtime_error("a made-up chunk is rejected");
    return world::toJson(*result.chunk);
}

/// The three ways of normalizing, with the script for Node on the other side. Both sides must print as much.
class Normalizing
{
public:
    explicit Normalizing(const std::filesystem::path& folder)
        : m_folder(folder)
    {}

    void prepare()
    {
        m_world = madeWorld(m_folder / fmt::format("world-{}", chunkCount), chunkCount);
        if (!m_texts.empty())
            return;
        m_fresh.emplace(m_folder / "fresh");
        std::ofstream file(m_folder / "chunks.txt", std::ios::binary);
        for (int i = 0; i < chunkCount; ++i) {
            m_texts.push_back(madeChunk(i));
            file << m_texts.back() << '\0';
        }
        if (!file.flush())
            throw std::runtime_error("cannot write chunks.txt");
    }

    double inMemory()
    {
        const Clock clock;
        world::json::Document scratch;
        m_printed = 0;
        for (int i = 0; i < chunkCount; ++i)
            m_printed += normalized(m_texts[static_cast<std::size_t>(i)], contextOf(i), scratch).size();
        return clock.seconds();
    }

    double inFiles()
    {
        const std::filesystem::path out = m_fresh->next();
        world::FileSystem& files = world::systemFiles();
        std::atomic<std::size_t> printed = 0;
        std::atomic<bool> failed = false;
        const Clock clock;
        core::parallelFor(chunkCount, 64, {}, [&](std::uint64_t begin, std::uint64_t end) {
            world::json::Document scratch;
            std::string text;
            for (std::uint64_t i = begin; i < end; ++i) {
                const world::ChunkContext context = contextOf(static_cast<int>(i));
                const std::string name = world::chunkFileName(context.address);
                failed = failed || files.read(m_world / "chunks" / name, text) != 0;
                const std::string json = normalized(text, context, scratch);
                const std::filesystem::path temporary = out / (name + ".tmp");
                failed = failed || files.writeNew(temporary, json, 0) != 0 ||
                         files.rename(temporary, out / name) != 0;
                printed += json.size();
            }
        });
        const double seconds = clock.seconds();
        if (failed)
            throw std::runtime_error("a file could not be read or written");
        m_printed = printed;
        return seconds;
    }

    // A whole world tidied up as `normalize --write` does it: over the old files, all or nothing.
    double asOneSave()
    {
        const std::filesystem::path copy = freshCopy();
        const Clock clock;
        auto place = world::findWorld(copy, {});
        auto store = place ? world::Store::open(std::move(*place), world::Access::Write)
                           : core::Result<world::Store>(place.error());
        if (!store)
            throw std::runtime_error(store.error().text());
        std::vector<world::Store::Target> targets(chunkCount);
        core::parallelFor(chunkCount, 64, {}, [&](std::uint64_t begin, std::uint64_t end) {
            world::json::Document scratch;
            core::FindingList findings;
            for (std::uint64_t i = begin; i < end; ++i) {
                const world::Address address = store->addresses()[i];
                const auto loaded = store->load(address, scratch, findings);
                targets[i] = {world::chunkPath(address), world::toJson(*loaded.content.chunk), loaded.mark,
                              false};
            }
        });
        const auto plan = store->plan(targets);
        if (!plan || plan->files.size() != chunkCount)
            throw std::runtime_error("not all chunks are to be written");
        if (const auto written = store->write(*plan); !written)
            throw std::runtime_error(written.error().text());
        return clock.seconds();
    }

    // `mode`: see the script. Its own clock counts, without Node's start.
    double inNode(const std::string& mode)
    {
        std::vector<std::string> command{"node", CHARTROOM_BENCH_SCRIPTS "/normalize_chunks.js", mode,
                                         m_folder / "chunks.result"};
        if (mode == "memory") {
            command.push_back(m_folder / "chunks.txt");
        } else if (mode == "files") {
            command.push_back(m_world / "chunks");
            command.push_back(m_fresh->next());
        } else {
            command.push_back(freshCopy() / "chunks");
            command.push_back(command.back());
        }
        runCommand(command);
        std::ifstream result(m_folder / "chunks.result");
        double seconds = 0;
        std::size_t printed = 0;
        if (!(result >> seconds >> printed))
            throw std::runtime_error("the script for Node left no result");
        if (mode != "flushed" && printed != m_printed)
            throw std::runtime_error(
                fmt::format("the script printed {} characters, we {}", printed, m_printed));
        return seconds;
    }

private:
    [[nodiscard]] std::filesystem::path freshCopy()
    {
        const std::filesystem::path copy = m_fresh->next();
        std::filesystem::copy(m_world, copy, std::filesystem::copy_options::recursive);
        ::sync();
        return copy;
    }

    std::filesystem::path m_folder;
    std::filesystem::path m_world;
    std::optional<FreshFolders> m_fresh;
    std::vector<std::string> m_texts;
    std::size_t m_printed = 0; // bytes of all normalized chunks, our side
};

} // namespace

std::vector<Row> normalizeRows(const Setting& setting)
{
    const auto work = std::make_shared<Normalizing>(setting.folder);
    const auto row = [&](const char* mode, const char* what, const char* against, double limit,
                         int repetitions, double (Normalizing::*ours)()) {
        Row result;
        result.name = std::string("normalize-") + mode;
        result.what = what;
        result.against = against;
        result.limit = limit;
        result.repetitions = repetitions;
        result.prepare = [work] { work->prepare(); };
        result.ours = [work, ours] { return ((*work).*ours)(); };
        result.peer = [work, mode] { return work->inNode(mode); };
        return result;
    };
    return {row("memory", "normalize 10,000 chunk texts in memory, one thread",
                "JSON.parse, padding, trimming and JSON.stringify in Node", 0.35, 9, &Normalizing::inMemory),
            row("files", "the same from files to new files, both cores, temp + rename",
                "the same script with files", 0.6, 5, &Normalizing::inFiles),
            row("flushed", "the same over the old files, flushed, as one batch save",
                "the script with fsync each", 0.3, 3, &Normalizing::asOneSave)};
}

} // namespace chartroom::bench
