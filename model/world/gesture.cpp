#include "model/world/gesture.h"

namespace chartroom::model {

namespace {

bool sameBrush(const world::Stroke& a, const world::Stroke& b)
{
    return a.layer == b.layer && a.symbol == b.symbol;
}

bool sameBrush(const world::StrokeHeight& a, const world::StrokeHeight& b)
{
    return a.id == b.id && a.symbol == b.symbol;
}

// Whether a stroke went on with the same brush, so that `last` became both.
template<class Stroke>
bool goesOn(world::Operation& last, const world::Operation& next)
{
    auto* const first = std::get_if<Stroke>(&last.value);
    const auto* const second = std::get_if<Stroke>(&next.value);
    if (!first || !second || !sameBrush(*first, *second))
        return false;
    first->cells.insert(first->cells.end(), second->cells.begin(), second->cells.end());
    return true;
}

} // namespace

void Gesture::add(const world::Operation& operation, EditStep step)
{
    if (m_operations.empty())
        m_step = std::move(step);
    else
        m_step.join(std::move(step));
    if (m_operations.empty() || !(goesOn<world::Stroke>(m_operations.back(), operation) ||
                                  goesOn<world::StrokeHeight>(m_operations.back(), operation)))
        m_operations.push_back(operation);
}

EditStep Gesture::takeStep()
{
    m_step.tidy();
    if (m_operations.size() > 1) {
        StepSubject whole = subjectOf(m_operations);
        if (whole.layerName.empty() && whole.layer && whole.layer == m_step.subject.layer)
            whole.layerName = m_step.subject.layerName;
        m_step.operation = m_label ? std::string(world::Group::name) : stepKind(m_operations);
        m_step.subject = std::move(whole);
    }
    if (m_label)
        m_step.label = m_label;
    return std::move(m_step);
}

world::Operation Gesture::takeOperation()
{
    if (m_operations.size() == 1)
        return std::move(m_operations.front());
    return {world::Group{m_label, std::move(m_operations)}};
}

} // namespace chartroom::model
