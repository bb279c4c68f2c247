#include "app/window_start.h"

#include "app/main_window.h"

#include <QApplication>

#include <cstdio>
#include <cstdlib>

namespace chartroom::app {

namespace {

constexpr int noDisplay = 2;

/// While QApplication is made, Qt ends the program with a core dump when there is no display. This ends it
/// with a sentence instead, and keeps Qt's remarks about the C locale and its plugins to itself.
void startMessages(QtMsgType type, const QMessageLogContext&, const QString&)
{
    if (type != QtFatalMsg)
        return;
    std::fputs("chartroom: the window needs a display, and none can be opened. Set DISPLAY or "
               "WAYLAND_DISPLAY, or use "
               "a subcommand (chartroom -h), which needs none.\n",
               stderr);
    std::_Exit(noDisplay);
}

} // namespace

int startWindow(int& argc, char** argv, const cli::WindowRequest& request)
{
    Q_UNUSED(request)
    const QtMessageHandler usual = qInstallMessageHandler(startMessages);
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    MainWindow window;
    window.show();
    return QApplication::exec();
}

} // namespace chartroom::app
