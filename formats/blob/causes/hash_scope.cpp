#include "formats/blob/causes/cause.h"
#include "formats/blob/hash.h"
#include "formats/core/code.h"

namespace chartroom::blob {

// B13. Both scopes in one pass over the data.
Search searchHashScope(const Evidence& evidence, std::uint64_t budget, const core::Task& task)
{
    if (!evidence.failedHash())
        return {};
    const Bytes data = dataOf(evidence.file);
    if (data.size() > budget)
        return {std::nullopt, false};
    Header header = *evidence.header.header;
    header.hash = 0;
    const auto zeroed = headerBytes(header);
    const std::vector<HashRequest> requests{{codecGeneration, Bytes(zeroed).first(field::hash.offset)},
                                            {codecGeneration, zeroed}};
    const auto results = hashes(requests, data, task);
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (results[i] != evidence.header.header->hash)
            continue;
        header.hash = *evidence.header.computedHash;
        const core::Message message{Code::CauseHashScope,
                                    {{"found", std::to_string(requests[i].prefix.size() - 1)}}};
        return {causeByMend(evidence, message, headerMend(evidence.file, header), task)};
    }
    return {};
}

} // namespace chartroom::blob
