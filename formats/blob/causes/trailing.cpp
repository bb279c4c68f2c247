#include "formats/blob/causes/cause.h"
#include "formats/core/code.h"

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
    const core::Message message{Code::CauseTrailing,
                                {{"found", std::to_string(size - end)}, {"offset", std::to_string(end)}}};
    return {causeByMend(evidence, message, {{{{end, size - end}, {}}}}, task)};
}

} // namespace chartroom::blob
