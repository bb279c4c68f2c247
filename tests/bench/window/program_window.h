#pragma once

#include "app/app_settings.h"
#include "app/document_tabs.h"
#include "app/main_window.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <memory>
#include <stdexcept>

namespace chartroom::bench {

/// Lets the event loop run until something is so.
template<class Condition>
void waitFor(const Condition& condition)
{
    while (!condition())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// The program's window as window_start makes it, with settings of its own; it is not shown yet. `begun`
/// hands over a file that was begun to be read before.
struct ProgramWindow
{
    explicit ProgramWindow(std::shared_ptr<const views::FileAhead> begun = {});

    /// Shows it without a document and waits for its first picture.
    void showEmpty();

    /// Opens a file or folder. Throws std::runtime_error when it is of another kind than Workbench shows.
    template<class Workbench>
    Workbench& open(const QString& path)
    {
        window->open({path});
        auto* const workbench = qobject_cast<Workbench*>(window->tabs().current());
        if (!workbench)
            throw std::runtime_error("this is of another kind");
        return *workbench;
    }

    void close(views::Workbench& workbench) { window->documents().close(&workbench); }

    QTemporaryDir folder;
    app::AppSettings settings;
    views::ActionRegistry registry;
    std::unique_ptr<app::MainWindow> window;
};

} // namespace chartroom::bench
