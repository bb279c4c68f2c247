#include "app/cli/renderers.h"

namespace chartroom::cli {

Renderer rendererOf(Kind kind)
{
    switch (kind) {
    case Kind::Blueprint:
        return renderBlueprint;
    case Kind::World:
        return renderWorld;
    default:
        return nullptr;
    }
}

std::vector<std::string> layersOf(Kind kind)
{
    switch (kind) {
    case Kind::Blueprint:
        return {"height", "hillshade", "biome", "water", "surface", "depth"};
    case Kind::World:
        return {"world"};
    default:
        return {};
    }
}

} // namespace chartroom::cli
