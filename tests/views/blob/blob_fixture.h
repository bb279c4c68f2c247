#pragma once

#include "tests/support/files.h"
#include "views/blob/blob_workbench.h"
#include "views/common/action_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace chartroom::test {

/// A folder for copies of golden blobs, and workbenches of a fixed size on them.
class BlobFixture
{
public:
    /// A golden blob as it lies in tests/data; not to be written to.
    [[nodiscard]] static QString golden(const QString& name)
    {
        return dataPath(QStringLiteral("golden/blob/%1.blob").arg(name));
    }
    /// A copy that may be written to. The next one replaces it.
    [[nodiscard]] QString copyOf(const QString& name) const
    {
        const QString path = file("copy.blob");
        QFile::remove(path);
        QFile::copy(golden(name), path);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        return path;
    }
    [[nodiscard]] QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    /// A shown workbench that has checked its file.
    [[nodiscard]] std::unique_ptr<views::BlobWorkbench> open(const QString& path)
    {
        auto workbench =
            std::make_unique<views::BlobWorkbench>(path, views::WorkbenchContext{m_registry, {}});
        workbench->resize(1200, 800);
        workbench->show();
        [&] { QTRY_VERIFY(workbench->complete()); }();
        return workbench;
    }
    [[nodiscard]] const views::ActionRegistry& registry() const { return m_registry; }

private:
    QTemporaryDir m_folder;
    views::ActionRegistry m_registry;
};

} // namespace chartroom::test
