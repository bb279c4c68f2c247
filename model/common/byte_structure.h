#pragma once

#include "formats/core/byte_range.h"

#include <QString>

#include <vector>

namespace chartroom::model {

/// What a run of bytes is for; decides its colour.
enum class ByteRole : std::uint8_t {
    Signature, ///< fixed bytes that say what follows: magic, tag
    Version,   ///< generation, flags
    Length,    ///< length or count
    Checksum,  ///< hash
    Text,      ///< name, domain
    Number,    ///< value
    Content,   ///< data whose shape is not known or not shown
    Unclaimed  ///< bytes that no structure claims
};

/// A run of bytes with a name.
struct ByteField
{
    core::ByteRange range;
    ByteRole role = ByteRole::Content;
    /// In the user's language, with what contains it: `Level › content length`.
    QString name;
    /// The value as text, where there is one.
    QString value;
};

/// What the bytes of a file mean. Immutable: may be asked from any thread.
class ByteStructure
{
public:
    virtual ~ByteStructure() = default;
    /// Fields that have bytes in `window`, by offset, none overlapping another (the innermost is meant).
    /// Asked for the visible bytes at every painting: the answer must not take longer for a big file than for
    /// a small one.
    [[nodiscard]] virtual std::vector<ByteField> fields(core::ByteRange window) const = 0;
};

} // namespace chartroom::model
