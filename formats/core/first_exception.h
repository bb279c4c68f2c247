#pragma once

#include <atomic>
#include <exception>

namespace chartroom::core {

/// Carries the first exception of work that runs on several threads to the one that waits for them: such as
/// that memory is short. The others stop when there is one.
class FirstException
{
public:
    /// Calls `function`; keeps what it throws.
    template<class Function>
    void guard(const Function& function) noexcept
    {
        try {
            function();
        } catch (...) {
            if (!m_any.exchange(true))
                m_exception = std::current_exception();
        }
    }
    [[nodiscard]] bool any() const { return m_any; }
    /// After the threads have ended: throws what was kept, if anything was.
    void rethrow() const
    {
        if (m_exception)
            std::rethrow_exception(m_exception);
    }

private:
    std::atomic<bool> m_any{false};
    std::exception_ptr m_exception; // written by the one that sets m_any
};

} // namespace chartroom::core
