#pragma once

#include "formats/core/result.h"

#include <atomic>
#include <mutex>

namespace chartroom::core {

/// Keeps the first error of work that runs on several threads; the others stop when there is one.
class FirstError
{
public:
    /// Notes the error of a result, if it has one.
    void note(const Result<void>& result)
    {
        if (result)
            return;
        const std::lock_guard lock(m_mutex);
        if (!m_any.exchange(true))
            m_error = result.error();
    }
    [[nodiscard]] bool any() const { return m_any; }
    /// After the threads have ended.
    [[nodiscard]] const Message& message() const { return m_error; }

private:
    std::atomic<bool> m_any{false};
    std::mutex m_mutex;
    Message m_error;
};

} // namespace chartroom::core
