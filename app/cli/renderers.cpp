#include "app/cli/renderers.h"

namespace chartroom::cli {

Renderer rendererOf(Kind kind)
{
    return kind == Kind::Blueprint ? renderBlueprint : nullptr;
}

} // namespace chartroom::cli
