#pragma once

#include "model/world/layer_key.h"
#include "model/world/layer_look.h"
#include "model/world/room_visibility.h"
#include "model/world/values.h"
#include "views/world/state/layer_moves.h"

#include <QList>
#include <QObject>
#include <QRegion>

#include <map>
#include <optional>
#include <set>

namespace chartroom::views {

/// What the pointer does on a world's canvas.
enum class ToolKind {
    Brush,
    Eraser,
    Hole,
    Rectangle,
    Fill,
    Picker,
    Stamp,
    Select,
    Wand,
    SameSymbol,
    Instance,
    Chunks
};

/// What a new selection does to the one before, where no key says otherwise.
enum class SelectionMode { Replace, Add, Subtract, Intersect };

enum class BrushShape { Square, Round };

/// The brush of brush, eraser and hole.
struct BrushForm
{
    static constexpr int maxSize = 64;
    int size = 1; ///< tiles across
    BrushShape shape = BrushShape::Square;
    friend bool operator==(const BrushForm&, const BrushForm&) = default;
};

/// What is drawn over and around the tiles. Seen only: no world is changed by it.
struct WorldDisplay
{
    bool relief = true;     ///< heights are seen as heights
    bool grid = true;       ///< lines between tiles when zoomed in
    bool borders = true;    ///< of chunks, with addresses
    bool instances = true;  ///< with names
    bool places = true;     ///< spawn and bookmarks
    bool highlight = false; ///< other layers than the active one are dimmed
    friend bool operator==(const WorldDisplay&, const WorldDisplay&) = default;
};

/// An instance by the chunk that owns it and its id.
struct InstanceKey
{
    world::Address chunk;
    std::string id;
    friend bool operator==(const InstanceKey&, const InstanceKey&) = default;
};

/// What the user has chosen in one world's window: tool, layer, symbol, selection, what is shown. Canvas,
/// tools and docks read it and set it; nobody else knows any of them. Setting what is set already does
/// nothing.
class WorldViewState : public QObject
{
    Q_OBJECT

public:
    explicit WorldViewState(QObject* parent = nullptr)
        : QObject(parent)
    {}

    [[nodiscard]] ToolKind tool() const { return m_tool; }
    /// The layer that is painted and erased: a room layer or an entry of the height stack.
    [[nodiscard]] const model::LayerKey& activeLayer() const { return m_activeLayer; }
    /// The layer that instances are placed on: the active one, or the first room above the ground.
    [[nodiscard]] model::LayerKey instanceLayer() const
    {
        return m_activeLayer.isHeight() ? model::LayerKey::room(1) : m_activeLayer;
    }
    /// What is painted.
    [[nodiscard]] char16_t symbol() const { return m_symbol; }
    /// Symbols chosen lately, last first.
    [[nodiscard]] const QList<char16_t>& recentSymbols() const { return m_recent; }
    /// What random mode paints: those that were chosen together, each as often as it was; symbol() alone
    /// where only one was.
    [[nodiscard]] const QList<char16_t>& randomSymbols() const { return m_randomSymbols; }
    /// Whether each cell that is painted gets one of randomSymbols().
    [[nodiscard]] bool random() const { return m_random; }
    /// Whether that makes a difference.
    [[nodiscard]] bool paintsRandomly() const { return m_random && m_randomSymbols.size() > 1; }
    /// Whether rectangles are painted as their outline only.
    [[nodiscard]] bool outlined() const { return m_outlined; }
    [[nodiscard]] const BrushForm& brush() const { return m_brush; }
    [[nodiscard]] const WorldDisplay& display() const { return m_display; }

    /// How layers are shown and which are locked; those that are not named as LayerLook is at first.
    [[nodiscard]] const std::map<model::LayerKey, model::LayerLook>& looks() const { return m_looks; }
    [[nodiscard]] model::LayerLook look(const model::LayerKey& layer) const;
    /// The only layer that is seen, while there is one.
    [[nodiscard]] const std::optional<model::LayerKey>& solo() const { return m_solo; }

    /// Whether a layer is seen at all, by its own look and the solo layer.
    [[nodiscard]] bool isShown(const model::LayerKey& layer) const
    {
        return m_solo ? *m_solo == layer : look(layer).visible;
    }
    /// The same for all room layers.
    [[nodiscard]] model::RoomVisibility roomVisibility() const;
    /// Whether copying, moving and deleting a selection takes all layers that are shown and not locked, not
    /// only the active one.
    [[nodiscard]] bool allLayers() const { return m_allLayers; }
    [[nodiscard]] SelectionMode selectionMode() const { return m_selectionMode; }
    /// Selected tiles, in world coordinates. Paint reaches only them while there are any.
    [[nodiscard]] const QRegion& selection() const { return m_selection; }
    [[nodiscard]] const std::set<world::Address>& selectedChunks() const { return m_chunks; }
    [[nodiscard]] const std::optional<InstanceKey>& selectedInstance() const { return m_instance; }
    /// What the instance tool places.
    [[nodiscard]] const QString& instanceTemplate() const { return m_template; }
    /// The world tile under the pointer; nothing outside the map.
    [[nodiscard]] const std::optional<QPoint>& hovered() const { return m_hovered; }

public Q_SLOTS:
    void setTool(chartroom::views::ToolKind tool);
    void setActiveLayer(const chartroom::model::LayerKey& layer);
    void setSymbol(char16_t symbol);
    /// Takes several symbols for random mode; what is none is left out. Choosing one symbol ends it.
    void setRandomSymbols(const QList<char16_t>& symbols);
    void setRandom(bool random);
    void setOutlined(bool outlined);
    void setBrush(const chartroom::views::BrushForm& brush);
    void setDisplay(const chartroom::views::WorldDisplay& display);
    void setLook(const chartroom::model::LayerKey& layer, const chartroom::model::LayerLook& look);
    void setLooks(const std::map<chartroom::model::LayerKey, chartroom::model::LayerLook>& looks);
    /// Room layers have other numbers: what is known of a layer goes with it.
    void setRoomNumbers(const chartroom::views::LayerNumbers& numbers);
    void setSolo(const std::optional<chartroom::model::LayerKey>& layer);
    void setAllLayers(bool all);
    void setSelectionMode(chartroom::views::SelectionMode mode);
    void setSelection(const QRegion& tiles);
    void setSelectedChunks(const std::set<chartroom::world::Address>& chunks);
    void setSelectedInstance(const std::optional<chartroom::views::InstanceKey>& instance);
    void setInstanceTemplate(const QString& templateId);
    void setHovered(const std::optional<QPoint>& tile);

Q_SIGNALS:
    void toolChanged();
    void activeLayerChanged();
    /// symbol() or recentSymbols().
    void symbolChanged();
    /// Random mode, or what it paints.
    void randomChanged();
    void outlinedChanged();
    void brushChanged();
    void displayChanged();
    /// Looks of layers or the solo layer.
    void looksChanged();
    void selectionModeChanged();
    void selectionChanged();
    void selectedChunksChanged();
    void selectedInstanceChanged();
    void instanceTemplateChanged();
    void hoveredChanged();

private:
    template<class T>
    bool assign(T& member, const T& value);

    ToolKind m_tool = ToolKind::Brush;
    model::LayerKey m_activeLayer = model::LayerKey::room(0);
    char16_t m_symbol = u'A';
    QList<char16_t> m_recent;
    QList<char16_t> m_randomSymbols{u'A'};
    bool m_random = false;
    bool m_outlined = false;
    BrushForm m_brush;
    WorldDisplay m_display;
    std::map<model::LayerKey, model::LayerLook> m_looks;
    std::optional<model::LayerKey> m_solo;
    bool m_allLayers = false;
    SelectionMode m_selectionMode = SelectionMode::Replace;
    QRegion m_selection;
    std::set<world::Address> m_chunks;
    std::optional<InstanceKey> m_instance;
    QString m_template;
    std::optional<QPoint> m_hovered;
};

} // namespace chartroom::views
