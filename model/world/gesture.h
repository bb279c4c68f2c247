#pragma once

#include "formats/world/operations/operation.h"
#include "model/world/edit_step.h"

namespace chartroom::model {

/// A step in the making: the edits since the mouse button went down, which will be one step and one
/// operation.
class Gesture
{
public:
    explicit Gesture(std::optional<std::string> label)
        : m_label(std::move(label))
    {}

    /// Adds an edit that was just done.
    void add(const world::Operation& operation, EditStep step);
    /// What was done so far, as one step.
    [[nodiscard]] const EditStep& step() const { return m_step; }
    /// The one step that it all was, without what ended as it had been.
    [[nodiscard]] EditStep takeStep();
    /// The one operation that does all of it at once: strokes on one layer are joined.
    [[nodiscard]] world::Operation takeOperation();

private:
    std::optional<std::string> m_label;
    std::vector<world::Operation> m_operations;
    EditStep m_step;
};

} // namespace chartroom::model
