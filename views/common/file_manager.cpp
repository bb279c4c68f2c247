#include "views/common/file_manager.h"

#include "views/common/display_text.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

namespace chartroom::views {

FileManager::FileManager()
    : start(&QDesktopServices::openUrl)
{}

QString FileManager::show(const QString& folder, const QString& whenGone) const
{
    const QString shown = singleLine(QDir::toNativeSeparators(folder));
    if (!QFileInfo::exists(folder))
        return tr("The folder %1 is not there any more.").arg(shown) + QLatin1Char(' ') + whenGone;
    if (!start(QUrl::fromLocalFile(folder)))
        return tr("The system has no file manager that could show %1. Copy the path, and open it in a "
                  "program of your own.")
            .arg(shown);
    return {};
}

} // namespace chartroom::views
