#include "tests/bench/memory.h"

#include <fstream>
#include <stdexcept>
#include <string>

namespace chartroom::bench {

double anonymousMebibytes()
{
    std::ifstream status("/proc/self/status");
    std::string word;
    while (status >> word) {
        double kibibytes = 0;
        if (word == "RssAnon:" && status >> kibibytes)
            return kibibytes / 1024;
    }
    throw std::runtime_error("/proc/self/status has no RssAnon");
}

} // namespace chartroom::bench
