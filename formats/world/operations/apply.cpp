#include "formats/world/operations/apply.h"

#include "formats/core/code.h"
#include "formats/world/normalize.h"
#include "formats/world/operations/apply_parts.h"

namespace chartroom::world {

core::Message refusal(core::Code code, std::string_view argument, std::string value)
{
    return {code, {{argument, std::move(value)}}};
}

core::Message givenUp()
{
    return {core::Code::TaskCancelled, {}};
}

core::Result<std::size_t> addLayer(Chunk& chunk, std::int64_t number)
{
    if (!chunk.layer(number) &&
        static_cast<std::int64_t>(chunk.layers.size()) >= maximumLayerCells / chunk.size.cells())
        return core::Message{
            core::Code::EditLayerTooMany,
            {{"chunk", placeText(chunk.address)}, {"expected", std::to_string(maximumLayerCells)}}};
    return requireLayer(chunk, number);
}

core::Result<void> applyOne(const Group& group, Draft& draft)
{
    for (const Operation& operation : group.operations) {
        if (draft.isGivenUp())
            return givenUp();
        if (auto done = apply(operation, draft); !done)
            return done;
    }
    return {};
}

core::Result<void> apply(const Operation& operation, Draft& draft)
{
    return std::visit([&draft](const auto& value) { return applyOne(value, draft); }, operation.value);
}

} // namespace chartroom::world
