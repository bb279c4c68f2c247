#include "views/world/state/world_view_state.h"

#include <algorithm>
#include <iterator>

namespace chartroom::views {

namespace {
constexpr qsizetype mostRecent = 12;

/// No symbols: pads and halves of surrogate pairs (N50).
bool isSymbol(char16_t symbol)
{
    return symbol != u' ' && symbol != u'.' && !QChar::isSurrogate(symbol);
}

} // namespace

template<class T>
bool WorldViewState::assign(T& member, const T& value)
{
    if (member == value)
        return false;
    member = value;
    return true;
}

model::LayerLook WorldViewState::look(const model::LayerKey& layer) const
{
    const auto found = m_looks.find(layer);
    return found == m_looks.end() ? model::LayerLook() : found->second;
}

model::RoomVisibility WorldViewState::roomVisibility() const
{
    model::RoomVisibility result{m_solo, {}};
    for (const auto& [layer, look] : m_looks) {
        if (!layer.isHeight() && !look.visible)
            result.hidden.insert(layer.number);
    }
    return result;
}

void WorldViewState::setTool(ToolKind tool)
{
    if (assign(m_tool, tool))
        Q_EMIT toolChanged();
}

void WorldViewState::setActiveLayer(const model::LayerKey& layer)
{
    if (assign(m_activeLayer, layer))
        Q_EMIT activeLayerChanged();
}

void WorldViewState::setSymbol(char16_t symbol)
{
    if (!isSymbol(symbol))
        return;
    QList<char16_t> recent = m_recent;
    recent.removeAll(symbol);
    recent.prepend(symbol);
    recent.resize(std::min(recent.size(), mostRecent));
    // The one that is taken at first has not been chosen.
    const bool remembered = assign(m_recent, recent);
    if (assign(m_symbol, symbol) || remembered)
        Q_EMIT symbolChanged();
    setRandomSymbols({symbol});
}

void WorldViewState::setRandomSymbols(const QList<char16_t>& symbols)
{
    QList<char16_t> chosen;
    std::ranges::copy_if(symbols, std::back_inserter(chosen), isSymbol);
    if (!chosen.isEmpty() && assign(m_randomSymbols, chosen))
        Q_EMIT randomChanged();
}

void WorldViewState::setRandom(bool random)
{
    if (assign(m_random, random))
        Q_EMIT randomChanged();
}

void WorldViewState::setOutlined(bool outlined)
{
    if (assign(m_outlined, outlined))
        Q_EMIT outlinedChanged();
}

void WorldViewState::setBrush(const BrushForm& brush)
{
    BrushForm form = brush;
    form.size = std::clamp(form.size, 1, BrushForm::maxSize);
    if (assign(m_brush, form))
        Q_EMIT brushChanged();
}

void WorldViewState::setDisplay(const WorldDisplay& display)
{
    if (assign(m_display, display))
        Q_EMIT displayChanged();
}

void WorldViewState::setLook(const model::LayerKey& layer, const model::LayerLook& look)
{
    if (this->look(layer) == look)
        return;
    m_looks[layer] = look;
    Q_EMIT looksChanged();
}

void WorldViewState::setLooks(const std::map<model::LayerKey, model::LayerLook>& looks)
{
    if (assign(m_looks, looks))
        Q_EMIT looksChanged();
}

void WorldViewState::setSolo(const std::optional<model::LayerKey>& layer)
{
    if (assign(m_solo, layer))
        Q_EMIT looksChanged();
}

void WorldViewState::setRoomNumbers(const LayerNumbers& numbers)
{
    std::map<model::LayerKey, model::LayerLook> looks;
    for (const auto& [layer, look] : m_looks)
        looks.emplace(renumbered(layer, numbers), look);
    setLooks(looks);
    if (m_solo)
        setSolo(renumbered(*m_solo, numbers));
    setActiveLayer(renumbered(m_activeLayer, numbers));
}

void WorldViewState::setAllLayers(bool all)
{
    m_allLayers = all;
}

void WorldViewState::setSelectionMode(SelectionMode mode)
{
    if (assign(m_selectionMode, mode))
        Q_EMIT selectionModeChanged();
}

void WorldViewState::setSelection(const QRegion& tiles)
{
    if (assign(m_selection, tiles))
        Q_EMIT selectionChanged();
}

void WorldViewState::setSelectedChunks(const std::set<world::Address>& chunks)
{
    if (assign(m_chunks, chunks))
        Q_EMIT selectedChunksChanged();
}

void WorldViewState::setSelectedInstance(const std::optional<InstanceKey>& instance)
{
    if (assign(m_instance, instance))
        Q_EMIT selectedInstanceChanged();
}

void WorldViewState::setInstanceTemplate(const QString& templateId)
{
    if (assign(m_template, templateId))
        Q_EMIT instanceTemplateChanged();
}

void WorldViewState::setHovered(const std::optional<QPoint>& tile)
{
    if (assign(m_hovered, tile))
        Q_EMIT hoveredChanged();
}

} // namespace chartroom::views
