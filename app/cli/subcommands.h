#pragma once

namespace CLI {
class App;
}

namespace chartroom::cli {

/// Exit statuses; the highest of all paths counts.
inline constexpr int exitDone = 0;
inline constexpr int exitRejected = 1;
inline constexpr int exitUsage = 2;

/// What subcommands share: their callbacks leave the exit status here.
struct Context
{
    int status = exitDone;

    /// Raises the status to at least `atLeast`.
    void raise(int atLeast)
    {
        if (status < atLeast)
            status = atLeast;
    }
};

// One function a subcommand, in a file of its name. Each adds its options and a callback to the program.
void addCheck(CLI::App& program, Context& context);
void addInfo(CLI::App& program, Context& context);
void addRender(CLI::App& program, Context& context);
void addNormalize(CLI::App& program, Context& context);
void addCompose(CLI::App& program, Context& context);
void addEdit(CLI::App& program, Context& context);
void addRepair(CLI::App& program, Context& context);
void addConvert(CLI::App& program, Context& context);
void addSample(CLI::App& program, Context& context);

} // namespace chartroom::cli
