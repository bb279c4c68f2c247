#include "formats/blob/hash.h"

#define XXH_STATIC_LINKING_ONLY // the size of a state, to keep it in a vector
#include <xxhash.h>

#include <algorithm>

namespace chartroom::blob {

std::optional<std::uint64_t> hash(Bytes bytes, std::uint64_t seed, const core::Task& task)
{
    if (bytes.size() <= hashPiece)
        return XXH64(bytes.data(), bytes.size(), seed);
    const auto result = hashes({{seed, {}}}, bytes, task);
    return result.empty() ? std::nullopt : std::optional(result.front());
}

std::vector<std::uint64_t> hashes(const std::vector<HashRequest>& requests, Bytes bytes,
                                  const core::Task& task)
{
    std::vector<XXH64_state_t> states(requests.size());
    for (std::size_t i = 0; i < requests.size(); ++i) {
        XXH64_reset(&states[i], requests[i].seed);
        XXH64_update(&states[i], requests[i].prefix.data(), requests[i].prefix.size());
    }
    for (std::size_t at = 0; at < bytes.size(); at += hashPiece) {
        if (task.cancelled())
            return {};
        const Bytes piece = bytes.subspan(at, std::min(hashPiece, bytes.size() - at));
        for (XXH64_state_t& state : states)
            XXH64_update(&state, piece.data(), piece.size());
        task.report(static_cast<double>(at) / static_cast<double>(bytes.size()));
    }
    std::vector<std::uint64_t> result;
    for (const XXH64_state_t& state : states)
        result.push_back(XXH64_digest(&state));
    return result;
}

} // namespace chartroom::blob
