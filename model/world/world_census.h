#pragma once

#include "model/common/job.h"
#include "model/world/session.h"

#include <QTimer>

#include <map>
#include <set>

namespace chartroom::model {

/// How often each symbol is painted and each template is placed in the whole world: counted in the background
/// while the world is read, and kept in step with the edits. Lives on the GUI thread and never waits.
class WorldCensus : public QObject
{
    Q_OBJECT

public:
    using SymbolCounts = std::map<char16_t, std::uint64_t>;
    using TemplateCounts = std::map<std::string, std::uint64_t>;

    explicit WorldCensus(QObject* parent = nullptr);
    ~WorldCensus() override;

    /// Counts the chunks that a session reads; for WorldSessionOptions.
    [[nodiscard]] ChunkVisitor visitor() const;
    /// Counts anew what the session changes. The session must outlive the census or end with it.
    void follow(WorldSession& session);

    /// Whether the whole world was counted.
    [[nodiscard]] bool complete() const { return m_complete; }
    /// Cells by symbol, of room layers and height patches; what is empty does not count.
    [[nodiscard]] SymbolCounts symbols() const;
    /// Instances by template; those without one are under "".
    [[nodiscard]] TemplateCounts templates() const;
    /// The chunks that have an instance, in order.
    [[nodiscard]] std::vector<world::Address> chunksWithInstances() const;

Q_SIGNALS:
    /// The numbers are others.
    void counted();

private:
    class Table;

    void countChanged();

    WorldSession* m_session = nullptr;
    std::shared_ptr<Table> m_table;
    std::set<world::Address> m_changed;
    bool m_complete = false;
    QTimer m_wait;
    Job m_job;
};

} // namespace chartroom::model
