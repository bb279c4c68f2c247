#include "formats/world/object_repair.h"

#include "formats/world/json/number.h"
#include "formats/world/json/strings.h"

#include <algorithm>

namespace chartroom::world {

void ObjectRepair::set(std::string_view name, std::string json, bool same)
{
    const json::Value old = m_object.find(name);
    if (!same)
        m_report.repaired(m_rule, JsonPointer(m_pointer) / name, old);
    m_settings.emplace_back(name, std::move(json));
}

std::int64_t ObjectRepair::integer(std::string_view name, std::int64_t missing,
                                   std::optional<std::int64_t> least)
{
    const json::Value old = find(name);
    std::int64_t value = old.integer().value_or(missing);
    if (least)
        value = std::max(value, *least);
    const auto number = old.number();
    set(name, json::numberText(old, value), number && *number == static_cast<double>(value));
    return value;
}

double ObjectRepair::number(std::string_view name, double missing, bool (*valid)(double))
{
    const json::Value old = find(name);
    const auto number = old.number();
    if (number && valid(*number)) {
        set(name, std::string(old.source()), true);
        return *number;
    }
    set(name, json::printNumber(missing), false);
    return missing;
}

std::string ObjectRepair::string(std::string_view name, const std::string& wanted)
{
    const json::Value old = find(name);
    const bool same = old.equals(wanted);
    set(name, same ? std::string(old.source()) : json::stringText(wanted), same);
    return wanted;
}

bool ObjectRepair::boolean(std::string_view name, bool missing)
{
    const json::Value old = find(name);
    const bool right = old.is(json::Kind::True) || old.is(json::Kind::False);
    const bool value = right ? old.is(json::Kind::True) : missing;
    set(name, value ? "true" : "false", right);
    return value;
}

void ObjectRepair::text(std::string_view name, std::string json)
{
    // Whatever changed inside was reported there.
    set(name, std::move(json), true);
}

} // namespace chartroom::world
