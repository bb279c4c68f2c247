#pragma once

#include <cstddef>
#include <map>
#include <mutex>
#include <string>

namespace chartroom::cli {

/// Puts texts that are made in any order, on any thread, to standard output in the order of their numbers:
/// each as soon as all before it are there.
class OrderedOutput
{
public:
    /// Hands over the text of a number; numbers count from 0, each comes once.
    void put(std::size_t number, std::string text);

private:
    std::mutex m_mutex;
    std::size_t m_next = 0;
    std::map<std::size_t, std::string> m_waiting;
};

} // namespace chartroom::cli
