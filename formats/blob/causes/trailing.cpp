#include "formats/blob/causes/cause.h"
#include "formats/core/code.h"
#include "formats/core/translatable.h"

namespace chartroom::blob {

// B11.
Search searchTrailing(const Evidence& evidence, std::uint64_t budget, const core::Task& task)
{
    if (!evidence.failedLength() || evidence.header.header->length < 0)
        return {};
    const std::uint64_t size = evidence.file.size();
    const auto declared = static_cast<std::uint64_t>(evidence.header.header->length);
    if (declared >= size - headerLength)
        return {};
    if (declared > budget)
        return {std::nullopt, false};
    const std::uint64_t end = headerLength + declared;
    const core::Message message{
        Code::CauseTrailing,
        {{"found", std::to_string(size - end)},
         {"offset", std::to_string(end)},
         core::phrase("problem", size - end == 1
                                     ? QT_TRANSLATE_NOOP("Message", "One byte stands behind the "
                                                                    "declared data,")
                                     : QT_TRANSLATE_NOOP("Message", "{found:count} bytes stand "
                                                                    "behind the declared data,"))}};
    return {causeByMend(evidence, message, {{{{end, size - end}, {}}}}, task)};
}

} // namespace chartroom::blob
