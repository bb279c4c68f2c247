#pragma once

#include "tests/app/cli/program.h"

#include <unistd.h>

namespace chartroom::test {

/// Runs the program from a shell: `line` is shell text in which "$@" is the call. Status -1 where a signal
/// ended it.
[[nodiscard]] inline ProgramRun runInShell(const QString& line, const QStringList& arguments,
                                           const QString& folder)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral("/bin/sh"), QStringList{QStringLiteral("-c"), line, QStringLiteral("sh"),
                                                         QStringLiteral(CHARTROOM_PROGRAM)} +
                                                 arguments);
    const bool ended = process.waitForFinished(120000) && process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

/// Runs the program so that it has to obey the modes of files, also where the tests are run by root.
[[nodiscard]] inline ProgramRun runObeyingModes(const QStringList& arguments, const QString& folder)
{
    const QString line =
        geteuid() == 0
            ? QStringLiteral(
                  "exec setpriv --bounding-set -dac_override,-dac_read_search --inh-caps -all \"$@\"")
            : QStringLiteral("exec \"$@\"");
    return runInShell(line, arguments, folder);
}

} // namespace chartroom::test
