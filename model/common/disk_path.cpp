#include "model/common/disk_path.h"

#include <QFile>

namespace chartroom::model {

std::filesystem::path diskPath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

QString qtPath(const std::filesystem::path& path)
{
    return QFile::decodeName(QByteArray::fromStdString(path.string()));
}

} // namespace chartroom::model
