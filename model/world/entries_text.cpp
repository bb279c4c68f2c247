#include "model/world/entries_text.h"

#include "formats/world/json/number.h"
#include "model/world/world_text.h"

#include <QJsonObject>

namespace chartroom::model {

namespace {

const QString idName = QStringLiteral("id");
const QString labelName = QStringLiteral("name");
const QString heightName = QStringLiteral("z");

} // namespace

QJsonArray entriesText(const world::HeightStack& entries)
{
    QJsonArray result;
    for (const world::StackEntry& entry : entries) {
        QJsonObject text{{idName, shownText(entry.id)}, {heightName, qint64(entry.z)}};
        if (entry.name)
            text[labelName] = shownText(*entry.name);
        result.append(text);
    }
    return result;
}

world::HeightStack entriesOf(const QJsonArray& entries)
{
    world::HeightStack result;
    for (const QJsonValue& value : entries) {
        const QJsonObject text = value.toObject();
        const std::string id = storedText(text[idName].toString());
        const qint64 z = text[heightName].toInteger(0);
        if (id.empty() || z < 1 || z > world::json::integerLimit || world::findEntry(result, id))
            continue;
        const std::string name = storedText(text[labelName].toString());
        result.push_back({id, name.empty() ? std::nullopt : std::optional(name), z});
    }
    return result;
}

} // namespace chartroom::model
