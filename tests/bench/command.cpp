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

namespace {

// Has the system forget a file's pages and reads it once. How pages lie in memory depends on what put them
// there: those of a file written in small pieces are mapped one by one, those of a file that was read are
// mapped in blocks, at a fraction of the time. Rows are about files that were read, whoever wrote them.
void readAfresh(const std::filesystem::path& path)
{
    const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        throw std::runtime_error(path.string() + " cannot be opened");
    fsync(file); // only clean pages are given up
    posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
    std::vector<char> buffer(std::size_t{8} << 20U);
    ssize_t count = 0;
    do
        count = read(file, buffer.data(), buffer.size());
    while (count > 0);
    close(file);
    if (count < 0)
        throw std::runtime_error(path.string() + " cannot be read");
}

} // namespace

std::filesystem::path sampleIsland(Setting& setting)
{
    if (setting.islandRead)
        return setting.island;
    if (setting.island.empty()) {
        const std::filesystem::path folder = setting.folder / "sample-8192";
        setting.island = folder / "MapData_Seed_7.dat";
        if (!std::filesystem::exists(setting.island))
            runCommand({setting.program, "sample", folder, "--size", "8192", "--seed", "7", "--force"});
    }
    readAfresh(setting.island);
    setting.islandRead = true;
    return setting.island;
}

} // namespace chartroom::bench
