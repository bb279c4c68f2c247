#include "app/cli/subcommands.h"

#include <CLI/CLI.hpp>

namespace chartroom::cli {

void addPathArgument(CLI::App& sub, const char* name, std::string& path, const char* help)
{
    const CLI::Validator noStream(
        [](const std::string& text) -> std::string {
            if (text != "-")
                return {};
            return "'-' does not stand for standard input or output here: name a file (./- if it is called "
                   "so)";
        },
        {});
    sub.add_option(name, path, help)->required()->check(noStream);
}

} // namespace chartroom::cli
