#pragma once

#include "formats/world/operations/operation.h"
#include "model/world/layer_key.h"

#include <optional>
#include <string>
#include <vector>

namespace chartroom::model {

/// What a step was done with and to, as far as one thing of each kind tells it: told from the operation, so
/// that a step that was recovered is called as it was when it was done.
struct StepSubject
{
    std::optional<char16_t> symbol;
    std::optional<LayerKey> layer;
    std::string layerName; ///< as it was when the step was done: it may be gone by now; UTF-8
    std::string name;      ///< of a template, an instance, a bookmark, a chunk or a new layer; UTF-8

    friend auto operator<=>(const StepSubject&, const StepSubject&) = default;
};

/// What an operation is done with and to; of a group what its parts have in common. What names the layer that
/// the first part paints does not count.
[[nodiscard]] StepSubject subjectOf(const world::Operation& operation);
/// What kind of step an operation makes: its name in scripts, but `erase` and `eraseHeight` for strokes that
/// erase, and the name of its parts for a group without a label whose parts are all alike but for such a
/// naming.
[[nodiscard]] std::string stepKind(const world::Operation& operation);
/// The same for the parts of a group, and for those of one without a label; there must be one.
[[nodiscard]] StepSubject subjectOf(const std::vector<world::Operation>& parts);
[[nodiscard]] std::string stepKind(const std::vector<world::Operation>& parts);

} // namespace chartroom::model
