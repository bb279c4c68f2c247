#include "app/program/window_module.h"

#include "app/window_start.h"

extern "C" __attribute__((visibility("default"))) int
chartroomStartWindow(int& argc, char** argv, const chartroom::cli::WindowRequest& request)
{
    return chartroom::app::startWindow(argc, argv, request);
}
static_assert(std::is_same_v<decltype(&chartroomStartWindow), chartroom::program::WindowEntry>);
