#include "formats/blob/causes/cause.h"
#include "formats/core/code.h"

namespace chartroom::blob {

namespace {

// Bytes of a packet's length field of the old form, by its length type; type 3 has none.
constexpr std::array<std::size_t, 4> oldLengthSizes{1, 2, 4, 0};

// Where a packet's body begins, and its tag; the packet's first byte has bit 7 set (RFC 4880, 4.2).
struct Packet
{
    unsigned tag = 0;
    std::size_t body = 0;
};

Packet firstPacket(unsigned first, unsigned second)
{
    if ((first & 0x40U) == 0)
        return {first >> 2U & 0x0FU, 1 + oldLengthSizes[first & 3U]};
    const std::size_t lengthSize = second == 255 ? 5 : second >= 192 && second < 224 ? 2 : 1;
    return {first & 0x3FU, 1 + lengthSize};
}

// Whether a body may begin with that version or algorithm (RFC 4880 and RFC 9580, 5.1 to 5.13).
bool knownStart(unsigned tag, unsigned start)
{
    switch (tag) {
    case 1: // session key, encrypted to a public key
        return start == 2 || start == 3 || start == 6;
    case 3: // session key, encrypted with a pass phrase
        return start >= 4 && start <= 6;
    case 4: // one-pass signature
        return start == 3 || start == 6;
    case 8: // compressed: none, ZIP, ZLIB, BZip2
        return start <= 3;
    case 18: // encrypted and protected against changes
        return start == 1 || start == 2;
    default:
        return false;
    }
}

bool isPacket(Bytes file)
{
    if (file.size() < 2 || (file[0] & std::byte{0x80}) == std::byte{0})
        return false;
    const Packet packet = firstPacket(std::to_integer<unsigned>(file[0]), std::to_integer<unsigned>(file[1]));
    return packet.body < file.size() && knownStart(packet.tag, std::to_integer<unsigned>(file[packet.body]));
}

} // namespace

Search searchOpenpgp(const Evidence& evidence, std::uint64_t, const core::Task&)
{
    if (!evidence.noBlob() || !(evidence.text().starts_with("-----BEGIN PGP ") || isPacket(evidence.file)))
        return {};
    return {Cause{{Code::CauseOpenpgp, {}}}};
}

} // namespace chartroom::blob
