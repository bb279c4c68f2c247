#include "formats/blob/mend.h"

#include "formats/blob/envelope.h"
#include "formats/blob/hash.h"
#include "formats/blob/line_ends.h"

#define XXH_STATIC_LINKING_ONLY
#include <xxhash.h>

#include <algorithm>

namespace chartroom::blob {

namespace {

// The root envelope of a mended file is read from a copy of its beginning. A name that does not fit in it is
// never one that the game wrote; what cannot be read is not called sound.
constexpr std::size_t beginning = std::size_t{64} << 10U;

bool inPieces(Bytes bytes, const PieceSink& sink, const core::Task& task)
{
    for (std::size_t at = 0; at < bytes.size(); at += hashPiece) {
        if (task.cancelled() || !sink(bytes.subspan(at, std::min(hashPiece, bytes.size() - at))))
            return false;
    }
    return true;
}

bool leavesData(const Mend& mend)
{
    return mend.lineEnds == Mend::LineEnds::Keep && std::ranges::all_of(mend.edits, [](const Edit& edit) {
               return edit.range.end() <= headerLength && edit.bytes.size() == edit.range.length;
           });
}

bool fieldsPass(const Header& header, std::uint64_t dataLength)
{
    return header.magic == magicNumber && header.generation == codecGeneration &&
           (header.flags & ~unsigned{flagHashed}) == 0 && header.length >= 0 &&
           static_cast<std::uint64_t>(header.length) == dataLength;
}

// The mended file as the checks need it: its first bytes, its size and the hash of its data.
class Digest
{
public:
    Digest() { XXH64_reset(&m_state, codecGeneration); }

    void hashData(bool on) { m_hashData = on; }
    void append(Bytes piece)
    {
        if (m_start.size() < beginning) {
            const Bytes part = piece.first(std::min(piece.size(), beginning - m_start.size()));
            m_start.insert(m_start.end(), part.begin(), part.end());
        }
        const std::uint64_t skipped =
            m_size < headerLength ? std::min<std::uint64_t>(headerLength - m_size, piece.size()) : 0;
        m_size += piece.size();
        if (const Bytes data = piece.subspan(static_cast<std::size_t>(skipped)); m_hashData)
            XXH64_update(&m_state, data.data(), data.size());
    }
    [[nodiscard]] Bytes start() const { return m_start; }
    [[nodiscard]] std::uint64_t size() const { return m_size; }
    [[nodiscard]] std::uint64_t dataHash() const { return XXH64_digest(&m_state); }

private:
    std::vector<std::byte> m_start;
    std::uint64_t m_size = 0;
    bool m_hashData = true;
    XXH64_state_t m_state{};
};

} // namespace

bool writeMended(Bytes input, const Mend& mend, const PieceSink& sink, const core::Task& task)
{
    if (mend.lineEnds != Mend::LineEnds::Keep) {
        const auto from = static_cast<std::size_t>(std::min<std::uint64_t>(mend.lineEndsFrom, input.size()));
        return inPieces(input.first(from), sink, task) &&
               convertLineEnds(input.subspan(from), mend.lineEnds == Mend::LineEnds::LfToCrlf, sink, task);
    }
    std::uint64_t at = 0;
    for (const Edit& edit : mend.edits) {
        if (!inPieces(slice(input, {at, edit.range.offset - at}), sink, task) ||
            !inPieces(edit.bytes, sink, task))
            return false;
        at = edit.range.end();
    }
    return inPieces(slice(input, {at, input.size() - at}), sink, task);
}

ChangeList changesOf(Bytes input, const Mend& mend)
{
    ChangeList list;
    std::uint64_t added = 0;
    std::uint64_t removed = 0;
    const auto add = [&](ByteRange range, Bytes bytes) {
        if (list.count++ < ChangeList::limit) {
            const Bytes old =
                slice(input, {range.offset, std::min<std::uint64_t>(range.length, Change::shown)});
            list.changes.push_back({range,
                                    range.offset + added - removed,
                                    {old.begin(), old.end()},
                                    {bytes.begin(), bytes.end()}});
        }
        added += bytes.size();
        removed += range.length;
    };
    if (mend.lineEnds == Mend::LineEnds::Keep) {
        for (const Edit& edit : mend.edits)
            add(edit.range, edit.bytes);
        return list;
    }
    const bool insert = mend.lineEnds == Mend::LineEnds::LfToCrlf;
    forEachLineEnd(input, mend.lineEndsFrom, !insert, [&](std::uint64_t at) {
        if (insert)
            add({at, 0}, {&carriageReturn, 1});
        else
            add({at, 1}, {});
        return true;
    });
    return list;
}

Assessment assess(Bytes input, const HeaderReport& known, const Mend& mend, const DomainList& domains,
                  const core::Task& task)
{
    Digest digest;
    Assessment result;
    const bool sameData =
        leavesData(mend) && known.computedHash && known.header->generation == codecGeneration;
    digest.hashData(!sameData);
    const bool whole = writeMended(
        input, mend,
        [&](Bytes piece) {
            digest.append(piece);
            return true;
        },
        task);
    if (!whole || digest.size() < headerLength)
        return result;
    const Header header = readHeader(digest.start());
    const std::uint64_t dataLength = digest.size() - headerLength;
    result.header = fieldsPass(header, dataLength);
    result.hashed = header.hashed();
    result.hash = !result.hashed || header.hash == (sameData ? *known.computedHash : digest.dataHash());
    core::FindingList findings;
    result.root = readRoot(digest.start(), dataLength, domains, findings).has_value();
    return result;
}

Mend headerMend(Bytes input, const Header& header)
{
    Mend mend;
    const auto bytes = headerBytes(header);
    for (const ByteRange range :
         {field::magic, field::generation, field::flags, field::length, field::hash}) {
        const Bytes now = slice(bytes, range);
        if (!std::ranges::equal(slice(input, range), now))
            mend.edits.push_back({range, {now.begin(), now.end()}});
    }
    return mend;
}

} // namespace chartroom::blob
