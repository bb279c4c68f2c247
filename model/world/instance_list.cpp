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
                    rows[chunk.address] = instanceRows(*chunk.content);
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
        const auto look = m_session.chunk(address);
        if (!look || (!m_rows.contains(address) && (!look->chunk || look->chunk->instances->empty())))
            continue;
        take(address, look->chunk.get());
        any = true;
    }
    if (any)
        Q_EMIT listed();
}

void InstanceList::take(world::Address address, const world::Chunk* chunk)
{
    if (chunk && !chunk->instances->empty())
        m_rows[address] = instanceRows(*chunk);
    else
        m_rows.erase(address);
}

std::vector<InstanceRow> InstanceList::rows() const
{
    std::vector<InstanceRow> result;
    for (const auto& [address, rows] : m_rows) {
        for (const InstanceRow& row : rows) {
            if (result.size() == most)
                return result;
            result.push_back(row);
        }
    }
    return result;
}

} // namespace chartroom::model
