#pragma once

#include "model/world/entries_text.h"
#include "model/world/world_memory.h"
#include "views/world/tools/stamp_texts.h"

#include <QObject>
#include <QTimer>

#include <memory>

class QJsonObject;

namespace chartroom::model {
class WorldSession;
}

namespace chartroom::views {

class WorldActions;
class WorldDocks;
class WorldPage;
class WorldViewState;

/// Remembers how a user sees a world from one window to the next: where and how large, tool, layers, symbols
/// and stamps, and layers that have no cell yet, which are in no file. Kept as it changes, so that a crash
/// loses a moment of it; of layers nothing.
class WorldRecall : public QObject
{
    Q_OBJECT

public:
    WorldRecall(model::WorldSession& session, WorldViewState& state, WorldPage& page, WorldDocks& docks,
                WorldActions& actions, QObject* parent = nullptr);
    ~WorldRecall() override;

    /// Brings back what is remembered of the world, which is open. False: it is seen for the first time.
    bool recall();
    /// Brings back the entries of the height stack that have no cell yet. For when the world is opened anew.
    void recallEntries();
    /// Keeps what there is now, from recall() on. What a second window of a world that is being edited
    /// elsewhere shows is not kept: the first one's counts.
    void keep();

private:
    [[nodiscard]] QByteArray text();
    void takeEntries(const QJsonObject& object);

    model::WorldSession& m_session;
    WorldViewState& m_state;
    WorldPage& m_page;
    WorldDocks& m_docks;
    std::unique_ptr<model::WorldMemory> m_memory;
    QByteArray m_kept;                 ///< what was kept last
    world::HeightStack m_emptyEntries; ///< so, too
    StampTexts m_stamps;
    QTimer m_soon;
};

} // namespace chartroom::views
