#include "app/cli/ordered_output.h"

#include <cstdio>
#include <utility>

namespace chartroom::cli {

void OrderedOutput::put(std::size_t number, std::string text)
{
    const std::lock_guard lock(m_mutex);
    m_waiting.emplace(number, std::move(text));
    while (!m_waiting.empty() && m_waiting.begin()->first == m_next) {
        const std::string& ready = m_waiting.begin()->second;
        std::fwrite(ready.data(), 1, ready.size(), stdout);
        m_waiting.erase(m_waiting.begin());
        ++m_next;
    }
    // A line as soon as it is known: checking a folder can take long.
    std::fflush(stdout);
}

} // namespace chartroom::cli
