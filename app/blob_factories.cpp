#include "app/blob_factories.h"

#include "app/cli/kind.h"
#include "model/common/disk_path.h"
#include "views/blob/blob_actions.h"
#include "views/blob/blob_folder_workbench.h"
#include "views/blob/blob_workbench.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFileInfo>

namespace chartroom::app {

namespace {

/// A folder's first entries tell what is in it; a big one must not hold up the window.
constexpr int entriesLookedAt = 5000;

bool holdsBlobs(const QString& folder)
{
    QDirIterator it(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    for (int i = 0; i < entriesLookedAt && it.hasNext(); ++i) {
        if (it.next().endsWith(QStringLiteral(".blob")))
            return true;
    }
    return false;
}

} // namespace

WorkbenchFactory blobFactory()
{
    WorkbenchFactory factory;
    factory.kind = QStringLiteral("blob");
    factory.namePattern = QStringLiteral("*.blob");
    factory.filterText = QCoreApplication::translate("WorkbenchFactory", "Blobs");
    factory.accepts = [](const QString& path) {
        return cli::detectKind(model::diskPath(path)) == cli::Kind::Blob;
    };
    factory.create = [](const QString& path, const views::WorkbenchContext& context) {
        return new views::BlobWorkbench(path, context);
    };
    factory.declareActions = views::declareBlobActions;
    return factory;
}

WorkbenchFactory blobFolderFactory()
{
    WorkbenchFactory factory;
    factory.kind = QStringLiteral("blobs");
    factory.opensFolders = true;
    factory.accepts = [](const QString& path) {
        return QFileInfo(path).isDir() && cli::detectKind(model::diskPath(path)) != cli::Kind::World &&
               holdsBlobs(path);
    };
    factory.create = [](const QString& path, const views::WorkbenchContext& context) {
        return new views::BlobFolderWorkbench(path, context);
    };
    factory.declareActions = views::declareBlobFolderActions;
    return factory;
}

} // namespace chartroom::app
