#pragma once

#include "model/world/edit_source.h"
#include "model/world/world_change.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace chartroom::model {

/// How a part of a step left it (see WorldDocument::continueStep()).
enum class StepEnd : std::uint8_t {
    NotYet,     ///< there is more to do
    Done,       ///< it is done
    TurnedBack, ///< it was taken back half way, as was asked: all is as before
    Outdated    ///< a chunk was not what the step was prepared on: all is as before
};

/// What a part of a step changed.
struct StepPart
{
    WorldChange change;
    StepEnd end = StepEnd::NotYet;
};

/// A step on the way: being done, taken back or done again, chunk by chunk.
struct StepRun
{
    enum class Way : std::uint8_t { Apply, Undo, Redo };

    Way way = Way::Apply;
    std::shared_ptr<const EditStep> step;
    std::size_t bytes = 0;       ///< that a new step takes
    std::string line;            ///< a new step as a line of `chartroom edit`
    std::vector<ReadChunk> read; ///< files that a new step was prepared on, in order
    std::size_t nextRead = 0;
    bool checked = false;             ///< whether it is certain that the chunks are what the step expects
    std::size_t at = 0;               ///< chunks that are done
    StepEnd back = StepEnd::NotYet;   ///< how it ends, once it goes back
    std::vector<std::int64_t> layers; ///< in use before

    [[nodiscard]] const std::shared_ptr<const world::Chunk>& target(const EditStep::ChunkPair& pair) const
    {
        return (way == Way::Undo) == (back == StepEnd::NotYet) ? pair.before : pair.after;
    }
};

} // namespace chartroom::model
