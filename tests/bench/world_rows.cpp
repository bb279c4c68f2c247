#include "model/world/document.h"
#include "tests/bench/made_world.h"
#include "tests/bench/rows.h"

#include <fmt/format.h>

#include <chrono>
#include <malloc.h>
#include <memory>
#include <stdexcept>

namespace chartroom::bench {

namespace {

constexpr int largeCount = 100'000;
constexpr int smallCount = 100;
constexpr int cachedCount = 10'000;

using Document = std::unique_ptr<model::WorldDocument>;

std::filesystem::path worldOf(const Setting& setting, int chunks)
{
    return madeWorld(setting.folder / fmt::format("world-{}", chunks), chunks);
}

Document open(const std::filesystem::path& world, world::Access access = world::Access::Read)
{
    auto document = model::WorldDocument::open(world, {}, access);
    if (!document)
        throw std::runtime_error(document.error().text());
    return std::move(*document);
}

void apply(model::WorldDocument& document, const world::AnyOperation& operation)
{
    if (const auto done = document.apply({operation}); !done)
        throw std::runtime_error(done.error().text());
}

template<class Work>
double secondsOf(const Work& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Memory in use, in MiB: what was given back earlier does not hide what is taken now.
double usedMebibytes()
{
    const struct mallinfo2 info = mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd) / (1024 * 1024);
}

std::string chunksOf(const std::filesystem::path& world)
{
    return world / "chunks";
}

Row openRow(const Setting& setting)
{
    Row row;
    row.name = "open-world";
    row.what = "open a world of 100,000 chunk files until the first neighbourhood is composed";
    row.against = "ls -f of its folder";
    row.allowance = 0.3;
    const auto path = std::make_shared<std::filesystem::path>();
    row.prepare = [path, setting] { *path = worldOf(setting, largeCount); };
    row.ours = [path] {
        Document document; // closing it does not count
        return secondsOf([&] {
            document = open(*path);
            document->setIndexOnDemand(
                false); // as in the window: heights are provisional until the index is there
            if (!document->compose({{100, 100}, 1}))
                throw std::runtime_error("the neighbourhood cannot be composed");
        });
    };
    row.peer = [path] { return runCommand({"ls", "-f", chunksOf(*path)}); };
    return row;
}

Row indexRow(const Setting& setting)
{
    Row row;
    row.name = "index-world";
    row.what = "index of the height stack over those files, both cores";
    row.against = "reading all their bytes (find -exec cat)";
    row.limit = 5;
    row.repetitions = 3;
    const auto path = std::make_shared<std::filesystem::path>();
    row.prepare = [path, setting] { *path = worldOf(setting, largeCount); };
    row.ours = [path] {
        const Document document = open(*path);
        const double seconds = secondsOf([&] { document->index(); });
        if (document->stack().size() != 2)
            throw std::runtime_error("the stack has not two entries");
        return seconds;
    };
    row.peer = [path] {
        return runCommand({"find", chunksOf(*path), "-type", "f", "-exec", "cat", "{}", "+"});
    };
    return row;
}

/// A world in which one cell is painted and saved again and again.
class Saving
{
public:
    void prepare(const std::filesystem::path& world)
    {
        m_document = open(world, world::Access::Write);
        m_document->index();
        // The first save tidies world.json and keeps the chunk as it was beside it. Its symbol is none of the
        // two that follow: a run before this one may have left either of them.
        apply(*m_document, world::Paint{1, {40, 3}, u'C'});
        (void)m_document->save();
    }

    double paintAndSave()
    {
        m_symbol = m_symbol == u'A' ? u'B' : u'A';
        apply(*m_document, world::Paint{1, {40, 3}, m_symbol});
        return secondsOf([&] {
            const auto written = m_document->save();
            if (!written || written->files.empty())
                throw std::runtime_error(written ? "nothing was written" : written.error().text());
        });
    }

private:
    Document m_document;
    char16_t m_symbol = u'A';
};

Row saveRow(const Setting& setting)
{
    Row row;
    row.name = "save-world";
    row.what = "save after painting in 1 chunk, world of 100,000 chunks";
    row.against = "the same in a world of 100";
    row.limit = 1.2;
    row.repetitions = 25;
    const auto large = std::make_shared<Saving>();
    const auto small = std::make_shared<Saving>();
    row.prepare = [large, small, setting] {
        large->prepare(worldOf(setting, largeCount));
        small->prepare(worldOf(setting, smallCount));
    };
    row.ours = [large] { return large->paintAndSave(); };
    row.peer = [small] { return small->paintAndSave(); };
    return row;
}

Row memoryRow(const Setting& setting)
{
    Row row;
    row.name = "world-memory";
    row.what = "memory of 10,000 cached chunks, MiB";
    row.against = "their JSON text, MiB";
    row.limit = 1.5;
    row.repetitions = 1;
    const auto path = std::make_shared<std::filesystem::path>();
    row.prepare = [path, setting] { *path = worldOf(setting, cachedCount); };
    row.ours = [path] {
        const Document document = open(*path);
        const auto addresses = document->store().addresses();
        const double before = usedMebibytes();
        for (const world::Address address : addresses)
            (void)document->look(address);
        return usedMebibytes() - before;
    };
    row.peer = [path] {
        double bytes = 0;
        for (const auto& file : std::filesystem::directory_iterator(chunksOf(*path)))
            bytes += static_cast<double>(file.file_size());
        return bytes / (1024 * 1024);
    };
    return row;
}

Row fillRow(const Setting& setting)
{
    Row row;
    row.name = "fill-world";
    row.what = "flood fill of a neighbourhood of radius 4 (288x288) and its undo";
    row.against = "16 ms";
    const auto document = std::make_shared<Document>();
    row.prepare = [document, setting] {
        *document = open(worldOf(setting, largeCount));
        (*document)->index();
        apply(**document, world::Rectangle{1, {3200, 3200}, 288, 288, u'F'});
    };
    row.ours = [document] {
        return secondsOf([&] {
            apply(**document, world::Fill{1, {3300, 3300}, u'G', {{104, 104}, 4}});
            if (!(*document)->undo())
                throw std::runtime_error("the fill cannot be undone");
        });
    };
    row.peer = [] { return 0.016; };
    return row;
}

} // namespace

std::vector<Row> worldRows(const Setting& setting)
{
    return {openRow(setting), indexRow(setting), saveRow(setting), memoryRow(setting), fillRow(setting)};
}

} // namespace chartroom::bench
