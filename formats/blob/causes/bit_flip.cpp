#include "formats/blob/causes/cause.h"
#include "formats/blob/flip_search.h"
#include "formats/core/code.h"

#include <fmt/format.h>

#include <bit>

namespace chartroom::blob {

namespace {

// B13.
constexpr std::size_t largestData = 65'536;

Cause flipCause(const Evidence& evidence, FlippedBit flip, const core::Task& task)
{
    const std::byte now = evidence.file[static_cast<std::size_t>(flip.offset)];
    const std::byte before = now ^ static_cast<std::byte>(1U << flip.bit);
    const core::Message message{Code::CauseBitFlip,
                                {{"offset", std::to_string(flip.offset)},
                                 {"bit", std::to_string(flip.bit)},
                                 {"expected", fmt::format("{:02X}", std::to_integer<unsigned>(before))},
                                 {"found", fmt::format("{:02X}", std::to_integer<unsigned>(now))}}};
    return causeByMend(evidence, message, {{{{flip.offset, 1}, {before}}}}, task);
}

// The one bit in which a header's field differs from what would pass.
std::optional<FlippedBit> oneBit(ByteRange range, std::uint64_t found, std::uint64_t wanted)
{
    const std::uint64_t difference = found ^ wanted;
    if (!std::has_single_bit(difference))
        return std::nullopt;
    const auto bit = static_cast<unsigned>(std::countr_zero(difference));
    return FlippedBit{range.offset + bit / 8, bit % 8};
}

// The flip that makes the failing check of the header pass. The flag bit itself is not flipped, since nothing
// would be proven by it: the hash is what proves.
std::optional<FlippedBit> headerFlip(const Evidence& evidence)
{
    const Header& header = *evidence.header.header;
    switch (evidence.reason) {
    case Code::BlobMagic:
        return oneBit(field::magic, header.magic, magicNumber);
    case Code::BlobGeneration:
        return oneBit(field::generation, header.generation, codecGeneration);
    case Code::BlobFlags:
        return oneBit(field::flags, header.flags, flagHashed);
    case Code::BlobLength:
        return oneBit(field::length, static_cast<std::uint64_t>(header.length), dataOf(evidence.file).size());
    case Code::BlobHash:
        return oneBit(field::hash, header.hash, *evidence.header.computedHash);
    default:
        return std::nullopt;
    }
}

} // namespace

// B5: given only where the hash matches.
Search searchBitFlip(const Evidence& evidence, std::uint64_t budget, const core::Task& task)
{
    if (!evidence.hashed() || !evidence.header.computedHash)
        return {};
    if (evidence.file.size() > budget)
        return {std::nullopt, false};
    if (const auto flip = headerFlip(evidence)) {
        Cause cause = flipCause(evidence, *flip, task);
        const Header& header = *evidence.header.header;
        // With a wrong generation the computed hash has the wrong seed: only the assessment tells.
        const bool hashMatches = header.generation == codecGeneration &&
                                 (evidence.failedHash() || evidence.header.computedHash == header.hash);
        if (cause.proof == Proof::Proven || hashMatches)
            return {cause};
    }
    const Bytes data = dataOf(evidence.file);
    if (!evidence.failedHash() || data.size() > largestData)
        return {};
    const auto flip = findFlippedBit(data, codecGeneration, evidence.header.header->hash, task);
    if (!flip)
        return {};
    return {flipCause(evidence, {flip->offset + headerLength, flip->bit}, task)};
}

} // namespace chartroom::blob
