#include "model/world/world_choice.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "formats/world/store/store.h"
#include "model/common/disk_path.h"
#include "model/common/message_text.h"
#include "model/world/world_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace chartroom::model {

namespace {

const QString worldFile = QStringLiteral("world.json");
const QString indexFile = QStringLiteral("worlds.json");

bool holds(const QString& folder, const QString& file)
{
    return QFileInfo(QDir(folder).filePath(file)).isFile();
}

WorldChoices single(const QString& folder)
{
    const QString name = QFileInfo(folder).fileName();
    return {{{name, name, folder, false}}, {}};
}

} // namespace

bool isWorldPath(const QString& path)
{
    const QFileInfo info(path);
    if (info.isDir())
        return holds(path, worldFile) || holds(path, indexFile);
    return info.fileName() == worldFile || info.fileName() == indexFile;
}

core::Result<WorldChoices> worldChoices(const QString& path)
{
    const QFileInfo info(path);
    const QString folder = info.isDir() ? info.absoluteFilePath() : info.absolutePath();
    const bool isIndex = info.isDir() ? !holds(folder, worldFile) : info.fileName() == indexFile;
    if (!isIndex)
        return single(folder);
    if (!holds(folder, indexFile))
        return core::Message{core::Code::WorldMissing, {{"path", core::displayPath(diskPath(path))}}};
    core::FindingList findings;
    const auto entries = world::listWorlds(diskPath(folder), findings);
    if (!entries)
        return entries.error();
    WorldChoices choices;
    for (const world::WorldEntry& entry : *entries) {
        const QString place = QDir(folder).filePath(QFile::decodeName(entry.worldDir.c_str()));
        choices.worlds.push_back({shownText(entry.id), shownText(entry.name.empty() ? entry.id : entry.name),
                                  QDir::cleanPath(place), !holds(place, worldFile)});
    }
    for (const core::Finding& finding : findings.findings()) {
        if (finding.level == core::Level::Error)
            choices.refused << messageText(finding);
    }
    return choices;
}

} // namespace chartroom::model
