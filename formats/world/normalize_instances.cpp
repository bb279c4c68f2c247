#include "formats/core/translatable.h"
#include "formats/world/json/edit.h"
#include "formats/world/normalize_identified.h"
#include "formats/world/normalize_parts.h"

#include <algorithm>

namespace chartroom::world {

namespace {

constexpr IdentifiedList kind{"/instances", QT_TRANSLATE_NOOP("Message", "an instance that is no object"),
                              "N26"};

class Instances
{
public:
    Instances(const ChunkContext& context, Report& report)
        : m_context(context)
        , m_report(report)
    {}

    std::vector<Instance> read(const json::Value& list)
    {
        return readIdentified<Instance>(
            list, kind, m_ids, m_report,
            [this](const json::Value& value, std::size_t index) {
                m_index = index;
                return one(value);
            },
            [this](const Instance& instance) {
                return instance.id.empty() ? m_ids.number("inst_", 1) : m_ids.unique(instance.id);
            });
    }

private:
    [[nodiscard]] JsonPointer pointer() const { return kind.pointer(m_index); }

    Instance one(const json::Value& value)
    {
        Instance instance;
        json::Value given;
        value.members([&](const json::Value& key, const json::Value& member) {
            if (take(instance, key, member) == InstanceField::Record)
                given = member;
        });
        for (std::size_t i = 1; i < fieldNames(InstanceField{}).size(); ++i) {
            const auto field = static_cast<InstanceField>(i);
            if (instance.members.has(field))
                continue;
            instance.members.append(field);
            // A missing id is reported with the repeated ones.
            if (field != InstanceField::Id)
                m_report.repaired("N26", pointer() / fieldNames(field)[i], {});
        }
        record(instance, given);
        return instance;
    }

    InstanceField take(Instance& instance, const json::Value& key, const json::Value& value)
    {
        const InstanceField field = instance.members.fieldOf(key);
        switch (field) {
        case InstanceField::Unknown:
            instance.members.appendUnknown(key, value);
            return field;
        case InstanceField::Layer:
            instance.layer = std::max<std::int64_t>(0, value.integer().value_or(1));
            number(instance, field, value, instance.layer);
            return field;
        case InstanceField::X:
            instance.x = std::clamp<std::int64_t>(value.integer().value_or(0), 0, m_context.size.width - 1);
            number(instance, field, value, instance.x);
            return field;
        case InstanceField::Y:
            instance.y = std::clamp<std::int64_t>(value.integer().value_or(0), 0, m_context.size.height - 1);
            number(instance, field, value, instance.y);
            return field;
        case InstanceField::TemplateId:
            instance.templateId = value.string();
            if (!value.is(json::Kind::String))
                m_report.repaired("N26", pointer() / "templateId", value);
            break;
        case InstanceField::Id:
            instance.id = value.string();
            break;
        case InstanceField::Record:
            break;
        }
        instance.members.append(field);
        return field;
    }

    void number(Instance& instance, InstanceField field, const json::Value& value, std::int64_t wanted)
    {
        const auto spelling = spellingOf(value, wanted);
        instance.members.append(field, spelling.value_or(""));
        if (!spelling)
            m_report.repaired("N26", pointer() / fieldNames(field)[static_cast<std::size_t>(field)], value);
    }

    void record(Instance& instance, const json::Value& value)
    {
        const Tile origin = originOf(m_context.address, m_context.size);
        const Tile tile{origin.x + instance.x, origin.y + instance.y};
        const json::Value position = value.find("position");
        if (isInteger(position.find("x"), tile.x) && isInteger(position.find("y"), tile.y)) {
            m_record.clear();
            json::appendMinified(m_record, value);
            instance.record = m_record;
            return;
        }
        m_record.clear();
        appendRecordAt(m_record, value, tile);
        instance.record = m_record;
        if (value)
            m_report.repaired("N26", pointer() / "record/position", position ? position : value);
    }

    const ChunkContext& m_context;
    Report& m_report;
    UniqueIds m_ids;
    std::size_t m_index = 0;
    std::string m_record; // reused, so that an instance's own text takes no more memory than it needs
};

} // namespace

void normalizeInstances(const json::Value& root, const ChunkContext& context, Chunk& chunk, Report& report)
{
    chunk.instances = Instances(context, report).read(root.find("instances"));
}

} // namespace chartroom::world
