#include "app/read_ahead.h"

#include "app/cli/kind.h"
#include "app/documents.h"
#include "views/blueprint/scene/file_ahead.h"

#include <QFile>

namespace chartroom::app {

std::shared_ptr<const views::FileAhead> readAhead(const std::vector<std::filesystem::path>& files)
{
    if (files.empty() || cli::detectKind(files.front()) != cli::Kind::Blueprint)
        return nullptr;
    const QByteArray name = QByteArray::fromStdString(files.front().native());
    return std::make_shared<const views::FileAhead>(documentPath(QFile::decodeName(name)));
}

} // namespace chartroom::app
