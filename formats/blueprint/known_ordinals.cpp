#include "formats/blueprint/known_ordinals.h"

namespace chartroom::blueprint {

std::string knownOrdinals(std::size_t count)
{
    return count == 0 ? "none" : "0 to " + std::to_string(count - 1);
}

} // namespace chartroom::blueprint
