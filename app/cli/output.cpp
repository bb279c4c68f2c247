#include "app/cli/output.h"

#include "app/cli/exit_status.h"
#include "formats/core/display_text.h"
#include "formats/core/system_error.h"

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace chartroom::cli {

namespace {

// Why standard output could not be written for the first time; later calls change errno.
std::atomic<int> outputError{0};

void note(bool written)
{
    int none = 0;
    if (!written)
        outputError.compare_exchange_strong(none, errno != 0 ? errno : EIO);
}

} // namespace

void reserveStandardStreams()
{
    // Opened the wrong way round: reading from it, or writing to it, fails as before.
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(stream, F_GETFD) < 0 && errno == EBADF)
            (void)open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

void put(std::string_view text)
{
    errno = 0;
    note(std::fwrite(text.data(), 1, text.size(), stdout) == text.size());
}

void flushOutput()
{
    errno = 0;
    note(std::fflush(stdout) == 0);
}

void putError(std::string_view text)
{
    (void)std::fwrite(text.data(), 1, text.size(), stderr);
}

void complain(std::string_view subcommand, std::string_view sentence)
{
    putError(fmt::format("chartroom {}: {}\n", subcommand, core::displayText(sentence)));
}

void complain(std::string_view subcommand, const core::Message& why)
{
    complain(subcommand, why.text());
}

int finishOutput(int status)
{
    flushOutput();
    const int error = outputError;
    if (error == 0)
        return status;
    putError(fmt::format("chartroom: standard output cannot be written: {}. What is missing there is lost; "
                         "what was written to files is whole.\n",
                         std::strerror(error)));
    return exitUsage;
}

} // namespace chartroom::cli
