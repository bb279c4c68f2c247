#pragma once

#include "model/world/session.h"
#include "views/world/state/outline_memory.h"
#include "views/world/state/world_view_state.h"
#include "views/world/tools/layer_cells.h"

#include <QObject>

#include <functional>
#include <vector>

namespace chartroom::views {

/// The one way from tools to the world: clips to the selection, refuses locked and hidden layers with a
/// sentence, makes strokes one step. A tool that uses it gets undo, clipping and messages without knowing
/// them.
class ToolGate : public QObject
{
    Q_OBJECT

public:
    ToolGate(model::WorldSession& session, WorldViewState& state, QObject* parent = nullptr);

    [[nodiscard]] model::WorldSession& session() const { return m_session; }
    [[nodiscard]] WorldViewState& state() const { return m_state; }
    /// The chunks around what is seen: what fills and searches reach.
    [[nodiscard]] const world::Neighbourhood& view() const { return m_view; }
    void setView(const world::Neighbourhood& view) { m_view = view; }
    /// The cells of that neighbourhood as they are now.
    [[nodiscard]] LayerCells cells() const { return {m_session, m_view}; }
    /// The cells below some tiles, in view or not. Nothing while some of their chunks are not read: that is
    /// said, with whether they can be, and they are asked for.
    [[nodiscard]] std::optional<LayerCells> cellsBelow(const QRegion& tiles);

    /// Whether a layer may be painted now; otherwise says why not.
    bool permits(const model::LayerKey& layer);
    /// The layers that copying and moving a selection takes: the active one, or with `allLayers` all that are
    /// shown and not locked, lowest first.
    [[nodiscard]] std::vector<model::LayerKey> editedLayers() const;
    /// Whether the block around some tiles is small enough to be copied; otherwise says so.
    bool isCopyable(const QRegion& tiles);
    /// Tiles inside the selection, or all where nothing is selected.
    [[nodiscard]] std::vector<world::Tile> clipped(const std::vector<QPoint>& tiles) const;

    /// Paints cells of a layer with the chosen symbol or, in random mode, with symbols of those chosen.
    [[nodiscard]] world::Operation painting(const model::LayerKey& layer,
                                            std::vector<world::Tile> cells) const;
    /// Paints a region so, inside the selection, as a step of its own that is called by its label. False when
    /// it was refused, with refused().
    bool paintRegion(const QString& label, const model::LayerKey& layer, QRegion region);
    /// Paints cells of a layer; a space erases.
    [[nodiscard]] static world::Operation stroke(const model::LayerKey& layer, char16_t symbol,
                                                 std::vector<world::Tile> cells);
    /// Cuts holes into layer 0.
    [[nodiscard]] static world::Operation holes(const std::vector<world::Tile>& cells);
    /// Several operations as one step.
    [[nodiscard]] static world::Operation group(const QString& label,
                                                std::vector<world::Operation> operations);

    /// What gives a layer the name that waits for its first cell, if one does.
    using Naming = std::function<std::optional<world::Operation>(const model::LayerKey&)>;
    void setNaming(Naming naming) { m_naming = std::move(naming); }
    /// Does an edit that paints a layer as a step of its own, its naming with it. False when it was refused,
    /// with refused().
    bool paint(const model::LayerKey& layer, const world::Operation& operation);
    bool paint(const model::LayerKey& layer, model::DeferredEdit edit);

    /// Does an edit as a step of its own. False when it was refused, with refused().
    bool apply(const world::Operation& operation);
    bool apply(model::DeferredEdit edit);
    /// A stroke: what is painted between begin and end is one step, called by what it does where it has no
    /// label.
    void beginStroke(const QString& label = {});
    void extendStroke(const world::Operation& operation);
    void endStroke();
    /// Takes the stroke back.
    void cancelStroke();
    /// False as well when an undo or another edit has ended it.
    [[nodiscard]] bool inStroke() const { return m_inStroke; }
    /// The step that was just done moved the selected tiles: the selection goes with it when it is undone or
    /// done again.
    void noteMove(const QRegion& before, const QRegion& after);
    /// Says that nothing is written because all of it lies outside of the selection.
    void sayOutside();
    /// Says that the layers that are edited have nothing in some tiles, and what to do.
    void sayNothingThere();
    /// Whether the layers that are edited surely have nothing in a region. A very large one is not looked
    /// through, nor is one that is not read yet.
    [[nodiscard]] bool isBare(const QRegion& region) const;
    /// Says something in the status bar.
    void say(const QString& sentence) { Q_EMIT refused(sentence); }
    /// Says something of the step that was just done, as long as it is the last one; where it is only begun,
    /// once it is done.
    void remark(const QString& sentence) { Q_EMIT remarked(sentence); }
    /// What was said holds no longer.
    void unsay(const QString& sentence) { Q_EMIT overtaken(sentence); }
    /// Brings tiles into view.
    void reveal(const QRect& tiles) { Q_EMIT revealRequested(tiles); }

Q_SIGNALS:
    /// Why something was not done.
    void refused(const QString& sentence);
    /// What the step does that was just done, or begun.
    void remarked(const QString& sentence);
    /// Something that was said holds no longer.
    void overtaken(const QString& sentence);
    /// A stroke that painted something is about to end: what belongs to its step can be added still.
    void strokeEnding();
    /// A stroke began or ended.
    void strokeChanged();
    /// What a tool draws has changed.
    void ghostChanged();
    /// What was done is to be seen, with the least movement.
    void revealRequested(const QRect& tiles);

private:
    void setInStroke(bool on);
    bool told(const core::Result<model::WorldChange>& done);
    [[nodiscard]] QList<char16_t> symbols() const;
    [[nodiscard]] std::optional<world::Operation> namingOf(const model::LayerKey& layer) const;

    model::WorldSession& m_session;
    WorldViewState& m_state;
    Naming m_naming;
    world::Neighbourhood m_view;
    OutlineMemory m_outlines;
    bool m_inStroke = false;
    bool m_strokeWrote = false; ///< something of the stroke lay inside the selection
};

} // namespace chartroom::views
