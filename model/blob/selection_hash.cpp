#include "model/blob/selection_hash.h"

#include "formats/blob/hash.h"

#include <algorithm>

namespace chartroom::model {

std::optional<SelectionHash> hashSelection(const core::MappedFile& file, core::ByteRange range,
                                           const core::Task& task)
{
    const std::uint64_t size = file.remaining();
    const std::uint64_t offset = std::min(range.offset, size);
    const core::Bytes bytes = file.bytes().subspan(
        static_cast<std::size_t>(offset), static_cast<std::size_t>(std::min(range.length, size - offset)));
    const std::vector<std::uint64_t> hashes =
        blob::hashes({{0, {}}, {blob::codecGeneration, {}}}, bytes, task);
    if (hashes.size() != 2)
        return std::nullopt;
    return SelectionHash{hashes[0], hashes[1]};
}

} // namespace chartroom::model
