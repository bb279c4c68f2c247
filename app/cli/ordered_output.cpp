#include "app/cli/ordered_output.h"

#include "app/cli/output.h"

#include <utility>

namespace chartroom::cli {

void OrderedOutput::put(std::size_t number, std::string text)
{
    const std::lock_guard lock(m_mutex);
    m_waiting.emplace(number, std::move(text));
    while (!m_waiting.empty() && m_waiting.begin()->first == m_next) {
        cli::put(m_waiting.begin()->second);
        m_waiting.erase(m_waiting.begin());
        ++m_next;
    }
    // A line as soon as it is known: checking a folder can take long.
    flushOutput();
}

} // namespace chartroom::cli
