#pragma once

#include "app/cli/exit_status.h"

#include <string>

namespace CLI {
class App;
}

namespace chartroom::cli {

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

/// Adds a required argument that is a file or folder. `-` is refused with a sentence: it would stand for a
/// stream elsewhere, and nothing here reads or writes streams in a file's place.
void addPathArgument(CLI::App& sub, const char* name, std::string& path, const char* help);

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
