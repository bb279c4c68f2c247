#include "model/world/record_remarks.h"

#include "formats/world/json/reader.h"
#include "model/common/short_text.h"
#include "model/world/world_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace chartroom::model {

namespace json = world::json;

namespace {

/// Letters of the names in one remark.
constexpr qsizetype mostLetters = 120;

QString sentence(const char* text)
{
    return QCoreApplication::translate("RecordRemarks", text);
}

QString repeatedNames(const json::Document& document)
{
    QStringList names;
    for (const std::uint32_t index : document.duplicateKeys())
        names << shownText(json::Value(document, index).string());
    names.removeDuplicates();
    return shortText(names.join(QStringLiteral(", ")), mostLetters).simplified();
}

/// Whether a typed coordinate is another one than the tile's.
bool isElsewhere(const json::Value& typed, const json::Value& stored)
{
    return typed && typed.number() != stored.number();
}

/// The tile of an instance whose typed position is another one, as it is stored; empty: it is the same.
QString tileInstead(const json::Value& typed, const json::Value& stored)
{
    const json::Value x = stored.find("x");
    const json::Value y = stored.find("y");
    if (!typed || !x || !y)
        return {};
    if (typed.is(json::Kind::Object) && !isElsewhere(typed.find("x"), x) && !isElsewhere(typed.find("y"), y))
        return {};
    return shownText(std::string(x.source())) + QStringLiteral(", ") + shownText(std::string(y.source()));
}

} // namespace

QString recordRemarks(const QString& text, const std::string& stored)
{
    const std::string bytes = storedText(text);
    json::Document document;
    if (json::parse(bytes, document) || !document.root().is(json::Kind::Object))
        return {};
    QStringList remarks;
    if (const QString names = repeatedNames(document); !names.isEmpty())
        remarks << sentence(QT_TRANSLATE_NOOP("RecordRemarks",
                                              "More than once in one object: %1. The last one counts."))
                       .arg(names);
    const auto now = json::OwnedDocument::of(stored);
    const QString tile = tileInstead(document.root().find("position"), now.root().find("position"));
    if (!tile.isEmpty())
        remarks << sentence(QT_TRANSLATE_NOOP("RecordRemarks",
                                              "position follows the tile %1: what is typed for it is not "
                                              "stored. Drag the instance on the map to move it."))
                       .arg(tile);
    return remarks.join(QLatin1Char(' '));
}

} // namespace chartroom::model
