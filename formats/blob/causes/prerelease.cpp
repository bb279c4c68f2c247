#include "formats/blob/causes/cause.h"
#include "formats/core/code.h"
#include "formats/core/translatable.h"

namespace chartroom::blob {

Search searchPrerelease(const Evidence& evidence, std::uint64_t, const core::Task&)
{
    if (!evidence.noBlob() || !evidence.text().starts_with("BHBL"))
        return {};
    const bool whole = evidence.file.size() >= field::generation.end();
    const core::Argument generation =
        whole ? core::Argument{"found", std::to_string(readNumber<std::uint16_t>(evidence.file,
                                                                                 field::generation.offset))}
              : core::phrase("found", QT_TRANSLATE_NOOP("Message", "unknown"));
    return {Cause{{Code::CausePrerelease, {generation}}}};
}

} // namespace chartroom::blob
