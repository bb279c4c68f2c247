#include "app/cli/run.h"
#include "app/program/window_loader.h"

int main(int argc, char** argv)
{
    const chartroom::cli::Outcome outcome = chartroom::cli::run(argc, argv);
    if (outcome.exitStatus)
        return *outcome.exitStatus;
    return chartroom::program::openWindow(argc, argv, outcome.window);
}
