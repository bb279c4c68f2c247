#include "tests/bench/rows.h"

namespace chartroom::bench {

std::vector<Row> checkRows(Setting& setting)
{
    const auto row = [&setting](std::string name, std::string what, double limit,
                                std::vector<std::string> options) {
        Row result;
        result.name = std::move(name);
        result.what = std::move(what);
        result.against = "cat FILE > /dev/null";
        result.limit = limit;
        result.prepare = [&setting] { (void)sampleIsland(setting); };
        result.ours = [&setting, options = std::move(options)] {
            std::vector<std::string> command{setting.program, "check"};
            command.insert(command.end(), options.begin(), options.end());
            command.push_back(setting.island);
            return runCommand(command);
        };
        result.peer = [&setting] { return runCommand({"cat", setting.island}); };
        return result;
    };
    return {row("check-reader", "check --no-audit, 8192²", 1, {"--no-audit"}),
            row("check-audits", "check with all audits, 8192²", 6, {})};
}

} // namespace chartroom::bench
