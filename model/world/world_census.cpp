#include "model/world/world_census.h"

#include "model/common/drop_later.h"

#include <algorithm>
#include <mutex>
#include <unordered_map>

namespace chartroom::model {

namespace {

/// Numbers follow the edits within this time.
constexpr int waitMilliseconds = 80;
/// So many chunks are looked up in one go.
constexpr std::size_t mostAtOnce = 1024;
constexpr std::uint32_t symbolEnd = 0x10000;

/// Half of a surrogate pair is no symbol that can be painted, and what is empty is none.
bool counts(std::uint32_t symbol)
{
    return symbol != u' ' && symbol != u'.' && (symbol & 0xF800U) != 0xD800U;
}

} // namespace

/// The counts of each chunk and their sums. Safe from several threads.
class WorldCensus::Table
{
public:
    /// A chunk is this now; null: there is none.
    void set(world::Address address, const world::Chunk* chunk)
    {
        std::vector<Count> cells = chunk ? cellsOf(*chunk) : std::vector<Count>();
        const std::lock_guard lock(m_mutex);
        if (chunk)
            addInstances(*chunk, cells);
        cells.shrink_to_fit();
        std::vector<Count>& known = m_chunks[address];
        for (const Count& count : known)
            m_sums[count.key] -= count.number;
        for (const Count& count : cells)
            m_sums[count.key] += count.number;
        known = std::move(cells);
        if (known.empty())
            m_chunks.erase(address);
    }

    void clear()
    {
        const std::lock_guard lock(m_mutex);
        m_chunks.clear();
        m_sums.clear();
    }

    [[nodiscard]] SymbolCounts symbols() const
    {
        const std::lock_guard lock(m_mutex);
        SymbolCounts result;
        for (const auto& [key, sum] : m_sums) {
            if (key < symbolEnd && sum > 0)
                result.emplace(static_cast<char16_t>(key), sum);
        }
        return result;
    }
    [[nodiscard]] TemplateCounts templates() const
    {
        const std::lock_guard lock(m_mutex);
        TemplateCounts result;
        for (const auto& [name, key] : m_templates) {
            const auto sum = m_sums.find(key);
            if (sum != m_sums.end() && sum->second > 0)
                result.emplace(name, sum->second);
        }
        return result;
    }
    [[nodiscard]] std::vector<world::Address> chunksWithInstances() const
    {
        std::vector<world::Address> result;
        const std::lock_guard lock(m_mutex);
        for (const auto& [address, counts] : m_chunks) {
            // Templates stand behind the symbols.
            if (counts.back().key >= symbolEnd)
                result.push_back(address);
        }
        std::ranges::sort(result);
        return result;
    }

private:
    struct Count
    {
        std::uint32_t key = 0; ///< a symbol, or from `symbolEnd` on a template
        std::uint32_t number = 0;
    };

    static std::vector<Count> cellsOf(const world::Chunk& chunk)
    {
        thread_local std::vector<std::uint32_t> numbers(symbolEnd, 0);
        std::vector<Count> result;
        const auto take = [&result](const std::u16string& cells) {
            for (const char16_t cell : cells) {
                if (numbers[cell]++ == 0)
                    result.push_back({cell, 0});
            }
        };
        for (const auto& layer : chunk.layers)
            take(layer->cells);
        for (const auto& patch : chunk.patches) {
            for (const std::u16string& row : patch->rows)
                take(row);
        }
        for (Count& count : result)
            count.number = std::exchange(numbers[count.key], 0);
        std::erase_if(result, [](const Count& count) { return !counts(count.key); });
        return result;
    }

    void addInstances(const world::Chunk& chunk, std::vector<Count>& counts)
    {
        const auto first = std::ssize(counts);
        for (const world::Instance& instance : *chunk.instances) {
            const auto next = symbolEnd + static_cast<std::uint32_t>(m_templates.size());
            const std::uint32_t key = m_templates.try_emplace(instance.templateId, next).first->second;
            const auto known = std::find_if(counts.begin() + first, counts.end(),
                                            [key](const Count& count) { return count.key == key; });
            if (known == counts.end())
                counts.push_back({key, 1});
            else
                ++known->number;
        }
    }

    mutable std::mutex m_mutex;
    std::unordered_map<world::Address, std::vector<Count>> m_chunks;
    std::map<std::string, std::uint32_t> m_templates; ///< with their keys
    std::unordered_map<std::uint32_t, std::uint64_t> m_sums;
};

WorldCensus::WorldCensus(QObject* parent)
    : QObject(parent)
    , m_table(std::make_shared<Table>())
{
    m_wait.setSingleShot(true);
    m_wait.setInterval(waitMilliseconds);
    connect(&m_wait, &QTimer::timeout, this, &WorldCensus::countChanged);
}

WorldCensus::~WorldCensus()
{
    dropLater(std::move(m_table));
}

ChunkVisitor WorldCensus::visitor() const
{
    return [table = m_table](const world::Chunk& chunk) { table->set(chunk.address, &chunk); };
}

void WorldCensus::follow(WorldSession& session)
{
    m_session = &session;
    connect(&session, &WorldSession::changed, this, [this](const WorldChange& change) {
        m_changed.insert(change.chunks.begin(), change.chunks.end());
        if (!m_wait.isActive())
            m_wait.start();
    });
    connect(&session, &WorldSession::opened, this, [this] {
        // It may be opened anew, and is counted anew then.
        m_complete = false;
        m_changed.clear();
        m_table->clear();
    });
    connect(&session, &WorldSession::indexed, this, [this] {
        m_complete = true;
        countChanged();
        Q_EMIT counted();
    });
}

void WorldCensus::countChanged()
{
    // Until the files are read their counts would take the place of newer ones.
    if (!m_complete || m_changed.empty())
        return;
    if (m_job.isRunning()) {
        m_wait.start();
        return;
    }
    std::vector<std::pair<world::Address, std::shared_ptr<const world::Chunk>>> chunks;
    while (!m_changed.empty() && chunks.size() < mostAtOnce) {
        const world::Address address = *m_changed.begin();
        m_changed.erase(m_changed.begin());
        // What was forgotten is as its file was when it was counted.
        if (const auto look = m_session->chunk(address))
            chunks.emplace_back(address, look->chunk);
    }
    // Those of one large edit are counted without a rest; a stroke that goes on is counted now and then.
    const bool more = !m_changed.empty();
    m_job.start(
        [table = m_table, chunks = std::move(chunks)](const core::Task&) {
            for (const auto& [address, chunk] : chunks)
                table->set(address, chunk.get());
            return true;
        },
        [this, more](bool) {
            Q_EMIT counted();
            if (more)
                countChanged();
        });
}

WorldCensus::SymbolCounts WorldCensus::symbols() const
{
    return m_table->symbols();
}

WorldCensus::TemplateCounts WorldCensus::templates() const
{
    return m_table->templates();
}

std::vector<world::Address> WorldCensus::chunksWithInstances() const
{
    return m_table->chunksWithInstances();
}

} // namespace chartroom::model
