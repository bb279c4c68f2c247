#include "app/cli/run.h"
#include "app/window_start.h"

int main(int argc, char** argv)
{
    const chartroom::cli::Outcome outcome = chartroom::cli::run(argc, argv);
    if (outcome.exitStatus)
        return *outcome.exitStatus;
    return chartroom::app::startWindow(argc, argv, outcome.window);
}
