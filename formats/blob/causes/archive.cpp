#include "formats/blob/causes/cause.h"
#include "formats/core/code.h"
#include "formats/core/translatable.h"

namespace chartroom::blob {

Search searchArchive(const Evidence& evidence, std::uint64_t, const core::Task&)
{
    const std::string_view text = evidence.text();
    // An archive without entries has nothing but its end record.
    const bool empty = text.starts_with("PK\x05\x06");
    if (!evidence.noBlob() || !(empty || text.starts_with("PK\x03\x04")))
        return {};
    Cause cause{{Code::CauseArchive,
                 {core::phrase("kind", empty ? QT_TRANSLATE_NOOP("Message", "an empty zip archive")
                                             : QT_TRANSLATE_NOOP("Message", "a zip archive"))}}};
    if (empty)
        cause.arguments.push_back({"entries", "0"});
    return {cause};
}

} // namespace chartroom::blob
