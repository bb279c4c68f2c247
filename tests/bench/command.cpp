#include "tests/bench/rows.h"

#include <chrono>
#include <fcntl.h>
#include <spawn.h>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace chartroom::bench {

double runCommand(const std::vector<std::string>& command)
{
    std::vector<char*> arguments;
    for (const std::string& argument : command)
        arguments.push_back(const_cast<char*>(argument.c_str()));
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);

    const auto start = std::chrono::steady_clock::now();
    pid_t process = 0;
    const int error = posix_spawnp(&process, arguments[0], &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0)
        throw std::runtime_error(command[0] + " cannot be started");
    int status = 0;
    waitpid(process, &status, 0);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;

    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        std::string line;
        for (const std::string& argument : command)
            line += argument + ' ';
        throw std::runtime_error("this failed: " + line);
    }
    return taken.count();
}

std::filesystem::path sampleIsland(Setting& setting)
{
    if (!setting.island.empty())
        return setting.island;
    const std::filesystem::path folder = setting.folder / "sample-8192";
    const std::filesystem::path island = folder / "MapData_Seed_7.dat";
    if (!std::filesystem::exists(island))
        runCommand({setting.program, "sample", folder, "--size", "8192", "--seed", "7", "--force"});
    setting.island = island;
    return island;
}

} // namespace chartroom::bench
