#include "app/program/window_loader.h"

#include "app/program/window_module.h"

#include <cstdio>
#include <dlfcn.h>
#include <filesystem>
#include <system_error>

namespace chartroom::program {

namespace {

std::filesystem::path modulePath()
{
    std::error_code error;
    const std::filesystem::path folder = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
    const std::filesystem::path beside = folder / CHARTROOM_WINDOW_NAME;
    return std::filesystem::exists(beside, error)
               ? beside
               : (folder / CHARTROOM_WINDOW_FOLDER / CHARTROOM_WINDOW_NAME).lexically_normal();
}

} // namespace

int openWindow(int& argc, char** argv, const cli::WindowRequest& request)
{
    // Never unloaded: the toolkit's threads and exit handlers live in it.
    void* const module = dlopen(modulePath().c_str(), RTLD_LAZY | RTLD_LOCAL);
    void* const entry = module != nullptr ? dlsym(module, windowEntry) : nullptr;
    if (entry == nullptr) {
        std::fprintf(
            stderr,
            "chartroom: the window cannot be loaded (%s); install the program again, or build all of it\n",
            dlerror());
        return 2;
    }
    return reinterpret_cast<WindowEntry>(entry)(argc, argv, request);
}

} // namespace chartroom::program
