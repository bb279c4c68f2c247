#include "formats/blob/line_ends.h"

#include <algorithm>
#include <vector>

namespace chartroom::blob {

namespace {

constexpr std::size_t pieceSize = std::size_t{64} << 10U;

} // namespace

LineEndCount countLineEnds(Bytes bytes, std::uint64_t from, const core::Task& task)
{
    LineEndCount count;
    for (auto at = static_cast<std::size_t>(from); at < bytes.size() && !task.cancelled(); at += pieceSize) {
        const std::size_t end = std::min(bytes.size(), at + pieceSize);
        count.lf += static_cast<std::uint64_t>(std::count(bytes.begin() + static_cast<std::ptrdiff_t>(at),
                                                          bytes.begin() + static_cast<std::ptrdiff_t>(end),
                                                          lineFeed));
        std::uint64_t pairs = 0;
        for (std::size_t i = at; i < std::min(end, bytes.size() - 1); ++i)
            pairs += bytes[i] == carriageReturn && bytes[i + 1] == lineFeed ? 1U : 0U;
        count.crlf += pairs;
        task.report(static_cast<double>(at) / static_cast<double>(bytes.size()));
    }
    return count;
}

void forEachLineEnd(Bytes bytes, std::uint64_t from, bool pairs,
                    const std::function<bool(std::uint64_t)>& visit)
{
    for (auto at = static_cast<std::size_t>(from); at < bytes.size(); ++at) {
        const void* const found = std::memchr(bytes.data() + at, '\n', bytes.size() - at);
        if (found == nullptr)
            return;
        at = static_cast<std::size_t>(static_cast<const std::byte*>(found) - bytes.data());
        if (!pairs) {
            if (!visit(at))
                return;
        } else if (at > from && bytes[at - 1] == carriageReturn && !visit(at - 1)) {
            return;
        }
    }
}

bool convertLineEnds(Bytes bytes, bool toCrlf, const std::function<bool(Bytes)>& sink, const core::Task& task)
{
    std::vector<std::byte> buffer;
    buffer.reserve(2 * pieceSize);
    for (std::size_t at = 0; at < bytes.size(); at += pieceSize) {
        if (task.cancelled())
            return false;
        buffer.clear();
        const std::size_t end = std::min(bytes.size(), at + pieceSize);
        for (std::size_t i = at; i < end; ++i) {
            const bool feed = bytes[i] == lineFeed;
            if (toCrlf && feed)
                buffer.push_back(carriageReturn);
            const bool dropped =
                !toCrlf && bytes[i] == carriageReturn && i + 1 < bytes.size() && bytes[i + 1] == lineFeed;
            if (!dropped)
                buffer.push_back(bytes[i]);
        }
        if (!sink(buffer))
            return false;
    }
    return true;
}

} // namespace chartroom::blob
