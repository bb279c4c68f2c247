#pragma once

#include "model/world/edit_step.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>

namespace chartroom::model {

/// The steps back and forth of a document, within a budget of memory: the oldest steps are forgotten first.
/// What is unsaved does not depend on it (N54).
class EditHistory
{
public:
    /// Steps are shared with whoever works on them.
    using StepPointer = std::shared_ptr<const EditStep>;

    /// What the steps may keep in memory unless told otherwise.
    static constexpr std::size_t defaultBudget = std::size_t{256} << 20U;

    /// At least the last step is kept, whatever it takes.
    void setBudget(std::size_t bytes);
    [[nodiscard]] std::size_t budget() const { return m_budget; }
    /// About what the steps keep in memory.
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }

    /// Adds a step that was just done and takes so many bytes; steps that were undone are forgotten.
    void push(StepPointer step, std::size_t bytes);
    void push(EditStep step);
    /// The last step was undone, and can be redone from now on.
    void back();
    /// The step that was undone last was done again.
    void forth();

    [[nodiscard]] std::size_t doneCount() const { return m_done.size(); }
    [[nodiscard]] std::size_t undoneCount() const { return m_undone.size(); }
    [[nodiscard]] std::size_t count() const { return m_done.size() + m_undone.size(); }
    /// A step by its place below count(): the oldest first, those that were undone behind the others.
    [[nodiscard]] const EditStep& step(std::size_t place) const { return *held(place).step; }
    /// The highest number that a step was given, also one that is forgotten.
    [[nodiscard]] std::uint64_t highestNumber() const { return m_numbered; }
    /// How many of the steps have this number or a lower one. They are the first.
    [[nodiscard]] std::size_t countUpTo(std::uint64_t number) const;
    /// The number of the last step that is done, 0 when none is. Numbers rise with each step that is added
    /// and are never used again: the same number is the same step.
    [[nodiscard]] std::uint64_t lastNumber() const
    {
        return m_done.empty() ? m_before : m_done.back().number;
    }
    /// How many of the oldest steps were forgotten to stay within the budget.
    [[nodiscard]] std::size_t forgotten() const { return m_forgotten; }
    /// The step to undo; null when there is none.
    [[nodiscard]] StepPointer last() const { return m_done.empty() ? nullptr : m_done.back().step; }
    /// The step to do again; null when there is none.
    [[nodiscard]] StepPointer next() const { return m_undone.empty() ? nullptr : m_undone.back().step; }
    /// How many chunks are changed on the way to where so many steps are done.
    [[nodiscard]] std::size_t chunksOnTheWay(std::size_t steps) const;
    void forEach(const std::function<void(const EditStep&)>& visit) const;

private:
    struct Held
    {
        StepPointer step;
        std::size_t bytes = 0;
        std::uint64_t number = 0;
    };
    [[nodiscard]] const Held& held(std::size_t place) const
    {
        return place < m_done.size() ? m_done[place] : m_undone[count() - 1 - place];
    }
    void trim();
    void forget(Held& held);

    std::size_t m_budget = defaultBudget;
    std::size_t m_bytes = 0;
    std::size_t m_forgotten = 0;
    std::uint64_t m_numbered = 0; // numbers that were given
    std::uint64_t m_before = 0;   // the number of the last step that was forgotten
    std::deque<Held> m_done;
    std::vector<Held> m_undone; // the next one to redo is the last
};

} // namespace chartroom::model
