#include "model/world/instance_record.h"

#include "formats/world/json/edit.h"
#include "formats/world/json/layout.h"
#include "formats/world/json/reader.h"
#include "model/world/world_text.h"

#include <QCoreApplication>

namespace chartroom::model {

namespace json = world::json;

namespace {

const std::string positionKey = "position";
const std::string nameKey = "name";

QString sentence(const char* text)
{
    return QCoreApplication::translate("InstanceRecord", text);
}

std::optional<std::string> minifiedJson(const std::string& text)
{
    json::Document document;
    if (json::parse(text, document))
        return std::nullopt;
    return json::minified(document.root());
}

} // namespace

std::vector<RecordField> recordFields(const std::string& record)
{
    std::vector<RecordField> fields;
    const auto document = json::OwnedDocument::of(record);
    document.root().members([&fields](const json::Value& key, const json::Value& value) {
        const bool isText = value.is(json::Kind::String);
        const std::string name = key.string();
        fields.push_back({shownText(name), shownText(isText ? value.string() : json::minified(value)), isText,
                          name == positionKey});
    });
    return fields;
}

std::optional<std::string> withField(const std::string& record, const QString& key, const QString& value)
{
    const auto document = json::OwnedDocument::of(record);
    const std::string name = storedText(key);
    const std::string text = storedText(value);
    const json::Value old = document.root().find(name);
    std::optional<std::string> fresh;
    if (!old.is(json::Kind::String))
        fresh = minifiedJson(text);
    if (!fresh && (!old || old.is(json::Kind::String)))
        fresh = json::stringText(text);
    if (!fresh)
        return std::nullopt;
    return json::withMembers(document.root(), {{name, *fresh}});
}

QString quotedText(const QString& text)
{
    return shownText(json::stringText(storedText(text)));
}

std::string withName(const std::string& record, const QString& name)
{
    const auto document = json::OwnedDocument::of(record);
    if (name.isEmpty())
        return json::withoutMember(document.root(), nameKey);
    return json::withMembers(document.root(), {{nameKey, json::stringText(storedText(name))}});
}

std::string withoutField(const std::string& record, const QString& key)
{
    const auto document = json::OwnedDocument::of(record);
    return json::withoutMember(document.root(), storedText(key));
}

QString recordText(const std::string& record)
{
    const auto document = json::OwnedDocument::of(record);
    json::Layout layout = json::Layout::fresh();
    layout.end.clear();
    return shownText(json::print(document.root(), layout));
}

RecordReading readRecord(const QString& text)
{
    const std::string bytes = storedText(text);
    json::Document document;
    if (const auto error = json::parse(bytes, document)) {
        const QString problem = QCoreApplication::translate("Message", std::string(error->problem).c_str());
        const auto offset = QString::fromUtf8(bytes.data(), static_cast<qsizetype>(error->offset)).size();
        return {{},
                sentence(QT_TRANSLATE_NOOP("InstanceRecord", "Line %1, column %2: %3."))
                    .arg(QString::number(error->line), QString::number(error->column), problem),
                static_cast<int>(offset)};
    }
    if (!document.root().is(json::Kind::Object))
        return {{}, sentence(QT_TRANSLATE_NOOP("InstanceRecord", "A record is a JSON object: { … }.")), 0};
    return {json::minified(document.root()), {}, 0};
}

} // namespace chartroom::model
