#include "model/world/edit_history.h"

namespace chartroom::model {

void EditHistory::setBudget(std::size_t bytes)
{
    m_budget = bytes;
    trim();
}

const EditStep& EditHistory::push(EditStep step)
{
    for (const Held& held : m_undone)
        m_bytes -= held.bytes;
    m_undone.clear();
    const std::size_t bytes = step.bytes();
    m_bytes += bytes;
    m_done.push_back({std::move(step), bytes, ++m_numbered});
    trim();
    return m_done.back().step;
}

void EditHistory::trim()
{
    while (m_bytes > m_budget && m_done.size() > 1) {
        m_bytes -= m_done.front().bytes;
        m_before = m_done.front().number;
        m_done.pop_front();
        ++m_forgotten;
    }
}

const EditStep* EditHistory::back()
{
    if (m_done.empty())
        return nullptr;
    m_undone.push_back(std::move(m_done.back()));
    m_done.pop_back();
    return &m_undone.back().step;
}

const EditStep* EditHistory::forth()
{
    if (m_undone.empty())
        return nullptr;
    m_done.push_back(std::move(m_undone.back()));
    m_undone.pop_back();
    return &m_done.back().step;
}

std::vector<EditHistory::Entry> EditHistory::entries() const
{
    std::vector<Entry> result;
    const auto add = [&result](const EditStep& step, bool undone) {
        result.push_back({step.operation, step.label, step.subject, step.chunks.size(), undone});
    };
    for (const Held& held : m_done)
        add(held.step, false);
    for (auto held = m_undone.rbegin(); held != m_undone.rend(); ++held)
        add(held->step, true);
    return result;
}

void EditHistory::forEach(const std::function<void(const EditStep&)>& visit) const
{
    for (const Held& held : m_done)
        visit(held.step);
    for (const Held& held : m_undone)
        visit(held.step);
}

} // namespace chartroom::model
