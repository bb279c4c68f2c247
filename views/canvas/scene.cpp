#include "views/canvas/scene.h"

#include <algorithm>

namespace chartroom::canvas {

const Layer* Scene::layer(LayerKind kind) const
{
    const auto found =
        std::find_if(layers.begin(), layers.end(), [&](const Layer& l) { return l.kind == kind; });
    return found == layers.end() ? nullptr : &*found;
}

Layer* Scene::layer(LayerKind kind)
{
    const auto found =
        std::find_if(layers.begin(), layers.end(), [&](const Layer& l) { return l.kind == kind; });
    return found == layers.end() ? nullptr : &*found;
}

Overlay* Scene::overlay(const QString& id)
{
    const auto found =
        std::find_if(overlays.begin(), overlays.end(), [&](const Overlay& o) { return o.id == id; });
    return found == overlays.end() ? nullptr : &*found;
}

} // namespace chartroom::canvas
