#include "app/cli/fonts.h"

namespace chartroom::cli {

std::unique_ptr<QGuiApplication> guiForText()
{
    if (QCoreApplication::instance())
        return nullptr;
    static int argc = 3;
    static char name[] = "chartroom";
    static char option[] = "-platform";
    static char platform[] = "offscreen";
    static char* argv[] = {name, option, platform, nullptr};
    return std::make_unique<QGuiApplication>(argc, argv);
}

} // namespace chartroom::cli
