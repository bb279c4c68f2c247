#include "app/cli/informers.h"

namespace chartroom::cli {

Informer informerOf(Kind kind)
{
    switch (kind) {
    case Kind::Blueprint:
        return informBlueprint;
    case Kind::Blob:
        return informBlob;
    case Kind::Chunk:
        return informChunk;
    case Kind::World:
        return informWorld;
    case Kind::Unknown:
        break;
    }
    return nullptr;
}

} // namespace chartroom::cli
