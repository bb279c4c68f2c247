#include "app/cli/checkers.h"

namespace chartroom::cli {

Checker checkerOf(Kind kind)
{
    switch (kind) {
    case Kind::Blueprint:
        return checkBlueprint;
    case Kind::Blob:
        return checkBlob;
    case Kind::Chunk:
        return checkChunk;
    case Kind::World:
        return checkWorld;
    case Kind::Unknown:
        break;
    }
    return nullptr;
}

} // namespace chartroom::cli
