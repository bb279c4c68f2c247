#pragma once

#include "formats/blueprint/layout.h"

#include <QString>

namespace chartroom::model {

/// What a section holds, in a few words; for a tag that is not registered it says so.
[[nodiscard]] QString sectionMeaning(blueprint::Tag tag);

} // namespace chartroom::model
