#pragma once

#include "model/common/job.h"
#include "model/world/instances_model.h"
#include "model/world/session.h"

#include <map>

namespace chartroom::model {

/// The instances of a whole world, read in the background and kept in step with the edits. Lives on the GUI
/// thread and never waits.
class InstanceList : public QObject
{
    Q_OBJECT

public:
    /// So many are listed at most.
    static constexpr std::size_t most = 10000;

    /// The session must outlive the list.
    explicit InstanceList(WorldSession& session, QObject* parent = nullptr);

    /// Reads these chunks, those that hold an instance. listed() follows.
    void read(const std::vector<world::Address>& chunks);
    /// Takes changed chunks as they are now.
    void update(const std::vector<world::Address>& chunks);
    /// What was read, in the order of the chunks, then as stored.
    [[nodiscard]] std::vector<InstanceRow> rows() const;

Q_SIGNALS:
    void listed();

private:
    using Instances = world::Cow<std::vector<world::Instance>>;

    struct OfChunk
    {
        Instances instances; ///< that the rows tell of
        std::vector<InstanceRow> rows;
    };

    using Rows = std::map<world::Address, OfChunk>;

    /// Returns whether the rows are other ones now.
    bool take(world::Address address, const world::Chunk* chunk);

    WorldSession& m_session;
    Rows m_rows;
    Job m_job;
};

} // namespace chartroom::model
