#include "formats/blob/causes/cause.h"
#include "formats/blob/hash.h"
#include "formats/core/code.h"

namespace chartroom::blob {

// B13. All seeds in one pass over the data.
Search searchHashSeed(const Evidence& evidence, std::uint64_t budget, const core::Task& task)
{
    constexpr std::uint64_t lastSeed = 16;
    if (!evidence.failedHash())
        return {};
    const Bytes data = dataOf(evidence.file);
    if (data.size() > budget)
        return {std::nullopt, false};
    std::vector<HashRequest> requests;
    for (std::uint64_t seed = 0; seed <= lastSeed; ++seed) {
        if (seed != codecGeneration)
            requests.push_back({seed, {}});
    }
    const auto results = hashes(requests, data, task);
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (results[i] != evidence.header.header->hash)
            continue;
        Header header = *evidence.header.header;
        header.hash = *evidence.header.computedHash;
        const core::Message message{
            Code::CauseHashSeed,
            {{"expected", std::to_string(codecGeneration)}, {"found", std::to_string(requests[i].seed)}}};
        return {causeByMend(evidence, message, headerMend(evidence.file, header), task)};
    }
    return {};
}

} // namespace chartroom::blob
