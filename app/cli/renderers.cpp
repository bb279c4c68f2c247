#include "app/cli/renderers.h"

#include "app/cli/output.h"

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

void tellLargest(int side, const RenderSettings& settings)
{
    if (side < settings.size)
        complain("render",
                 fmt::format("the picture has {} pixels along its longer side instead of {}: more would "
                             "show nothing more.",
                             side, settings.size));
}

} // namespace chartroom::cli
