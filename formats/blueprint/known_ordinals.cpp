#include "formats/blueprint/known_ordinals.h"

#include "formats/core/range_words.h"
#include "formats/core/translatable.h"

namespace chartroom::blueprint {

std::vector<core::Argument> withKnownOrdinals(std::vector<core::Argument> arguments, std::size_t count)
{
    if (count > 0)
        return core::withRange(std::move(arguments), "expected", 0, static_cast<std::int64_t>(count) - 1);
    arguments.push_back(core::phrase("expected", QT_TRANSLATE_NOOP("Message", "none")));
    return arguments;
}

} // namespace chartroom::blueprint
