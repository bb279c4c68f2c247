#pragma once

#include "formats/core/message.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace chartroom::model {

/// A file that another program changed and that does not simply count as it is on disk now: its content here
/// is unsaved, or what is there cannot be taken.
struct WorldConflict
{
    enum class Theirs : std::uint8_t {
        Readable, ///< can be taken
        Gone,     ///< the file was deleted
        Damaged,  ///< it is there and rejected
        Unlike,   ///< a `world.json` of another id or chunk size, which needs another opening
        Newer     ///< of a newer version: it is not written over (W5); a `world.json` is not taken either
    };

    QString file; ///< relative to the world's folder
    Theirs theirs = Theirs::Readable;
    /// Whether theirs can take the place of what is here.
    bool takeable = true;
    /// Why a damaged one is rejected.
    std::optional<core::Message> problem;

    friend bool operator==(const WorldConflict&, const WorldConflict&) = default;
};

} // namespace chartroom::model
