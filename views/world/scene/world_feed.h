#pragma once

#include "model/common/job.h"
#include "model/world/address_set.h"
#include "model/world/session.h"
#include "views/canvas/scene.h"
#include "views/world/scene/world_tile_source.h"

#include <QObject>
#include <QTimer>

#include <atomic>

namespace chartroom::views {

/// Brings a world to a canvas and keeps the picture in step with the session: near tiles at once, the
/// overview of the whole world in the background. Lives on the GUI thread and never waits.
class WorldFeed : public QObject
{
    Q_OBJECT

public:
    explicit WorldFeed(model::WorldSession& session, QObject* parent = nullptr);
    ~WorldFeed() override;

    /// The scene without overlays. After ready().
    [[nodiscard]] const canvas::Scene& scene() const { return m_scene; }
    /// What tiles look like. After ready().
    [[nodiscard]] const std::shared_ptr<const model::SymbolArt>& art() const { return m_art; }
    /// The whole world in the coarse, as far as it is painted; null before ready().
    [[nodiscard]] std::shared_ptr<const model::Overview> overview() const { return m_overview; }
    /// Whether the overview is not yet what it should be.
    [[nodiscard]] bool isBuilding() const;
    /// Whether the world reaches further than a canvas can show (mapLimit).
    [[nodiscard]] bool isCut() const { return m_cut; }
    /// Gives up the room of chunks that are gone, when files were read the next time.
    void fitWhenRead() { m_fits = true; }
    /// Shows layers differently.
    void setStyle(const model::PictureStyle& style);
    /// Stops the work in the background.
    void shutDown();

Q_SIGNALS:
    /// The world is open, or has less room than before: the scene can be shown.
    void ready();
    /// Tiles of levels from `fromLevel` on that touch these world tiles are other ones; null: all.
    void tilesChanged(const QRect& tiles, int fromLevel);
    /// The world's background colour is another one.
    void paperChanged();
    /// The overview is complete.
    void built();

private:
    void begin();
    void takeChange(const model::WorldChange& change);
    void takeChunks(const std::vector<world::Address>& chunks);
    void updateLook();
    void fitBounds();
    enum class Room : std::uint8_t { Grown, Fitted };
    /// Makes room for these chunks, the spawn and the bookmarks; Fitted: for nothing else.
    void updateBounds(const std::vector<world::Address>& chunks, Room room = Room::Grown);
    void buildOverview();
    void patchOverview();

    model::WorldSession& m_session;
    model::PictureStyle m_style;
    QRect m_covered; ///< what the chunks cover, world tiles; empty: there are none
    bool m_cut = false;
    bool m_fits = false; ///< the bounds shall shrink
    std::shared_ptr<model::ChunkShelf> m_shelf;
    std::shared_ptr<const model::SymbolArt> m_art;
    std::shared_ptr<WorldTileSource> m_source;
    canvas::Scene m_scene;
    std::shared_ptr<model::Overview> m_overview; ///< what is shown
    std::shared_ptr<model::Overview> m_next;     ///< that is being painted anew
    model::AddressSet m_outdated;                ///< chunks that changed since the overview was painted
    QTimer m_patching;
    QTimer m_growing;
    std::shared_ptr<std::atomic<bool>> m_grown;
    model::Job m_build;
    model::Job m_patch;
};

} // namespace chartroom::views
