#include "views/world/state/state_text.h"

#include "model/world/world_text.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <iterator>

namespace chartroom::views {

namespace {

using model::LayerKey;
using model::LayerLook;

/// In the order of ToolKind.
constexpr std::array toolNames{"brush", "eraser", "hole", "rectangle",  "fill",     "picker",
                               "stamp", "select", "wand", "sameSymbol", "instance", "chunks"};
static_assert(toolNames.size() == static_cast<std::size_t>(ToolKind::Chunks) + 1);

const QString heightMark = QStringLiteral("height:");
const QString roomMark = QStringLiteral("room:");

QString keyText(const LayerKey& layer)
{
    return layer.isHeight() ? heightMark + model::shownText(layer.id)
                            : roomMark + QString::number(layer.number);
}

std::optional<LayerKey> keyOf(const QString& text)
{
    if (text.startsWith(heightMark))
        return LayerKey::height(model::storedText(text.mid(heightMark.size())));
    bool isNumber = false;
    const qint64 number = text.startsWith(roomMark) ? text.mid(roomMark.size()).toLongLong(&isNumber) : 0;
    return isNumber ? std::optional(LayerKey::room(number)) : std::nullopt;
}

std::map<LayerKey, LayerLook> looksOf(const QJsonObject& object)
{
    std::map<LayerKey, LayerLook> looks;
    for (auto it = object.begin(); it != object.end(); ++it) {
        const auto layer = keyOf(it.key());
        if (!layer)
            continue;
        const QJsonObject text = it->toObject();
        LayerLook look;
        look.visible = text[QLatin1String("visible")].toBool(look.visible);
        look.locked = text[QLatin1String("locked")].toBool(look.locked);
        look.opacity = std::clamp(text[QLatin1String("opacity")].toDouble(look.opacity), 0.0, 1.0);
        looks.emplace(*layer, look);
    }
    return looks;
}

} // namespace

QJsonObject toJson(const WorldViewState& state, const model::LayerKey& active)
{
    QJsonObject looks;
    for (const auto& [layer, look] : state.looks()) {
        if (look != LayerLook())
            looks[keyText(layer)] = QJsonObject{{QStringLiteral("visible"), look.visible},
                                                {QStringLiteral("locked"), look.locked},
                                                {QStringLiteral("opacity"), look.opacity}};
    }
    QJsonArray recent;
    for (const char16_t symbol : state.recentSymbols())
        recent.append(QString(QChar(symbol)));
    QJsonObject object{{QStringLiteral("tool"), QLatin1String(toolNames.at(std::size_t(state.tool())))},
                       {QStringLiteral("brushSize"), state.brush().size},
                       {QStringLiteral("brushRound"), state.brush().shape == BrushShape::Round},
                       {QStringLiteral("symbols"), recent},
                       {QStringLiteral("activeLayer"), keyText(active)},
                       {QStringLiteral("layers"), looks},
                       {QStringLiteral("grid"), state.display().grid},
                       {QStringLiteral("highlight"), state.display().highlight},
                       {QStringLiteral("instanceTemplate"), state.instanceTemplate()}};
    if (state.solo())
        object[QLatin1String("solo")] = keyText(*state.solo());
    return object;
}

void fromJson(const QJsonObject& object, WorldViewState& state)
{
    const QString tool = object[QLatin1String("tool")].toString();
    const auto found =
        std::ranges::find_if(toolNames, [&tool](const char* name) { return tool == QLatin1String(name); });
    if (found != toolNames.end())
        state.setTool(static_cast<ToolKind>(found - toolNames.begin()));
    BrushForm brush = state.brush();
    brush.size = object[QLatin1String("brushSize")].toInt(brush.size);
    if (object[QLatin1String("brushRound")].toBool(brush.shape == BrushShape::Round))
        brush.shape = BrushShape::Round;
    state.setBrush(brush);
    // The one that was chosen last comes first.
    const QJsonArray recent = object[QLatin1String("symbols")].toArray();
    for (auto it = recent.end(); it != recent.begin();) {
        const QString symbol = (--it)->toString();
        if (symbol.size() == 1)
            state.setSymbol(symbol.front().unicode());
    }
    state.setLooks(looksOf(object[QLatin1String("layers")].toObject()));
    state.setSolo(keyOf(object[QLatin1String("solo")].toString()));
    if (const auto layer = keyOf(object[QLatin1String("activeLayer")].toString()))
        state.setActiveLayer(*layer);
    WorldDisplay display = state.display();
    display.grid = object[QLatin1String("grid")].toBool(display.grid);
    display.highlight = object[QLatin1String("highlight")].toBool(display.highlight);
    state.setDisplay(display);
    state.setInstanceTemplate(object[QLatin1String("instanceTemplate")].toString());
}

} // namespace chartroom::views
