#include "model/world/edit_history.h"

#include "model/common/drop_later.h"

#include <algorithm>

namespace chartroom::model {

namespace {

/// Chunks of a step that is freed on the spot.
constexpr std::size_t freedAtOnce = 256;

} // namespace

void EditHistory::setBudget(std::size_t bytes)
{
    m_budget = bytes;
    trim();
}

void EditHistory::push(EditStep step)
{
    const std::size_t bytes = step.bytes();
    push(std::make_shared<const EditStep>(std::move(step)), bytes);
}

void EditHistory::push(StepPointer step, std::size_t bytes)
{
    for (Held& held : m_undone)
        forget(held);
    m_undone.clear();
    m_bytes += bytes;
    m_done.push_back({std::move(step), bytes, ++m_numbered});
    trim();
}

void EditHistory::forget(Held& held)
{
    m_bytes -= held.bytes;
    if (held.step->chunks.size() > freedAtOnce)
        dropLater(std::move(held.step));
}

void EditHistory::trim()
{
    while (m_bytes > m_budget && m_done.size() > 1) {
        m_before = m_done.front().number;
        forget(m_done.front());
        m_done.pop_front();
        ++m_forgotten;
    }
}

void EditHistory::back()
{
    m_undone.push_back(std::move(m_done.back()));
    m_done.pop_back();
}

void EditHistory::forth()
{
    m_done.push_back(std::move(m_undone.back()));
    m_undone.pop_back();
}

std::size_t EditHistory::chunksOnTheWay(std::size_t steps) const
{
    std::size_t sum = 0;
    for (std::size_t i = steps; i < m_done.size(); ++i)
        sum += m_done[i].step->chunks.size();
    for (std::size_t i = m_done.size(); i < std::min(steps, count()); ++i)
        sum += step(i).chunks.size();
    return sum;
}

std::size_t EditHistory::countUpTo(std::uint64_t number) const
{
    std::size_t steps = count();
    while (steps > 0 && held(steps - 1).number > number)
        --steps;
    return steps;
}

void EditHistory::forEach(const std::function<void(const EditStep&)>& visit) const
{
    for (const Held& held : m_done)
        visit(*held.step);
    for (const Held& held : m_undone)
        visit(*held.step);
}

} // namespace chartroom::model
