#include "model/world/instance_list.h"

namespace chartroom::model {

namespace {

constexpr std::size_t chunksAtOnce = 256;

} // namespace

InstanceList::InstanceList(WorldSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{}

void InstanceList::read(const std::vector<world::Address>& chunks)
{
    m_rows.clear();
    std::vector<world::Address> unread;
    std::size_t count = 0;
    for (const world::Address address : chunks) {
        if (count >= most)
            break;
        const auto look = m_session.chunk(address);
        if (look)
            take(address, look->chunk.get());
        else
            unread.push_back(address);
        count += look && look->chunk ? look->chunk->instances->size() : 1;
    }
    m_job.start(
        [store = m_session.document().sharedStore(), unread = std::move(unread)](const core::Task& task) {
            Rows rows;
            std::size_t found = 0;
            for (std::size_t i = 0; i < unread.size() && found < most && !task.cancelled();
                 i += chunksAtOnce) {
                const auto begin = unread.begin() + static_cast<std::ptrdiff_t>(i);
                const auto end =
                    unread.begin() + static_cast<std::ptrdiff_t>(std::min(i + chunksAtOnce, unread.size()));
                for (const ReadChunk& chunk :
                     readChunks(*store, {begin, end}, task).value_or(std::vector<ReadChunk>())) {
                    if (!chunk.content)
                        continue;
                    found += chunk.content->instances->size();
                    rows[chunk.address] = {chunk.content->instances, instanceRows(*chunk.content)};
                }
            }
            return rows;
        },
        [this](Rows rows) {
            for (auto& [address, list] : rows) {
                // What was edited meanwhile is newer.
                if (!m_session.chunk(address))
                    m_rows[address] = std::move(list);
            }
            Q_EMIT listed();
        });
}

void InstanceList::update(const std::vector<world::Address>& chunks)
{
    bool any = false;
    for (const world::Address address : chunks) {
        if (const auto look = m_session.chunk(address))
            any = take(address, look->chunk.get()) || any;
    }
    if (any)
        Q_EMIT listed();
}

bool InstanceList::take(world::Address address, const world::Chunk* chunk)
{
    const auto known = m_rows.find(address);
    if (!chunk || chunk->instances->empty()) {
        if (known == m_rows.end())
            return false;
        m_rows.erase(known);
        return true;
    }
    // A stroke changes cells: the instances are those that they were.
    if (known != m_rows.end() && known->second.instances == chunk->instances)
        return false;
    m_rows[address] = {chunk->instances, instanceRows(*chunk)};
    return true;
}

std::vector<InstanceRow> InstanceList::rows() const
{
    std::vector<InstanceRow> result;
    for (const auto& [address, chunk] : m_rows) {
        for (const InstanceRow& row : chunk.rows) {
            if (result.size() == most)
                return result;
            result.push_back(row);
        }
    }
    return result;
}

} // namespace chartroom::model
