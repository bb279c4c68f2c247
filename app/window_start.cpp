#include "app/window_start.h"

#include "app/app_settings.h"
#include "app/button_keys.h"
#include "app/cli/exit_status.h"
#include "app/dialog_keys.h"
#include "app/faint_text.h"
#include "app/focus_ring.h"
#include "app/given_paths.h"
#include "app/language.h"
#include "app/latin_keys.h"
#include "app/main_window.h"
#include "app/notice_bar.h"
#include "app/read_ahead.h"
#include "app/screenshot.h"
#include "app/window_actions.h"
#include "app/window_style.h"
#include "formats/blueprint/sample/sample_island.h"
#include "model/common/disk_path.h"
#include "model/common/steady_heap.h"

#include <QApplication>
#include <QFile>
#include <QIcon>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>

namespace chartroom::app {

namespace {

constexpr QSize screenshotSize(1280, 800);

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
    std::_Exit(cli::exitUsage);
}

/// The offscreen platform says of each window what it cannot do with it, which nobody wants to know.
void seriousMessages(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fprintf(stderr, "%s\n", qUtf8Printable(qFormatLogMessage(type, context, text)));
}

/// Says on standard error what could not be opened, so that no picture without it is taken for good.
int refuseToPicture(const QStringList& sentences)
{
    for (const QString& sentence : sentences)
        std::fprintf(stderr, "chartroom: %s No picture was saved.\n", qUtf8Printable(sentence));
    return cli::exitUsage;
}

/// The sample island, in the user's own data folder.
Sample sampleIsland()
{
    using namespace blueprint::sample;
    const QString folder =
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/sample/");
    const SampleOptions options;
    const QString file = folder + QString::fromStdString(sampleName(options.seed, 2));
    const QString twin = folder + QString::fromStdString(sampleName(options.seed, 1));
    return {file, [options, file, twin](const core::Task& task) {
                return writeSampleIsland(options, model::diskPath(file), model::diskPath(twin), task);
            }};
}

} // namespace

int startWindow(int& argc, char** argv, const cli::WindowRequest& request)
{
    const bool display = qEnvironmentVariableIsSet("DISPLAY") ||
                         qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
                         qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
    std::shared_ptr<const views::FileAhead> begun = readAhead(request.files);
    if (request.screenshot && !display)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QtMessageHandler usual = qInstallMessageHandler(startMessages);
    model::keepHeapSteady();
    QApplication application(argc, argv);
    qInstallMessageHandler(QGuiApplication::platformName() == QLatin1String("offscreen") ? seriousMessages
                                                                                         : usual);
    QApplication::setApplicationName(QStringLiteral("chartroom"));
    QApplication::setApplicationVersion(QStringLiteral(CHARTROOM_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("chartroom"));
    QApplication::setStyle(new WindowStyle);
    keepFaintTextReadable(application);
    LatinKeys latinKeys;
    application.installEventFilter(&latinKeys);
    DialogKeys dialogKeys;
    application.installEventFilter(&dialogKeys);
    ButtonKeys buttonKeys;
    application.installEventFilter(&buttonKeys);
    const FocusRing focusRing;
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/application.svg")));

    // A picture is made of a window as a new user sees it, and leaves no trace in the user's own settings.
    const QTemporaryDir throwAway;
    const bool own = !request.screenshot;
    AppSettings settings(own ? AppSettings::defaultFile()
                             : throwAway.filePath(QStringLiteral("chartroom.ini")));
    const QString pictures =
        own ? QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/pictures")
            : throwAway.filePath(QStringLiteral("pictures"));
    installLanguage(application, settings.language());

    views::ActionRegistry registry;
    declareWindowActions(registry);
    std::vector<WorkbenchFactory> factories = workbenchFactories(std::move(begun));
    for (const WorkbenchFactory& factory : factories)
        factory.declareActions(registry);
    settings.loadShortcuts(registry);

    MainWindow window(settings, registry, std::move(factories), pictures);
    window.setSample(sampleIsland());
    if (own)
        window.offerUnaskedWork();
    const GivenPaths given = givenPaths(request.files);
    window.open(given.files);
    if (!given.refused.isEmpty())
        window.notices().add(given.refused);
    if (request.screenshot && !window.notices().sentences().isEmpty())
        return refuseToPicture(window.notices().sentences());
    // A picture need not fit a screen, least of all the small one that is made up where there is no display.
    if (request.screenshot)
        window.resize(screenshotSize);
    window.show();
    if (request.screenshot)
        new Screenshot(window, QFile::decodeName(request.screenshot->c_str()), &window);
    return QApplication::exec();
}

} // namespace chartroom::app
