#pragma once

#include "formats/world/json/edit.h"
#include "formats/world/report.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chartroom::world {

/// Puts an object's fields right one after the other and writes the result: fields in the places that the
/// file gave them, missing ones behind all others in the order of the calls (N5). What is right already keeps
/// its spelling.
class ObjectRepair
{
public:
    ObjectRepair(const json::Value& object, std::string pointer, std::string_view rule, Report& report)
        : m_object(object)
        , m_pointer(std::move(pointer))
        , m_rule(rule)
        , m_report(report)
    {}

    [[nodiscard]] json::Value find(std::string_view name) const { return m_object.find(name); }
    /// An integer (N3), raised to `least`; `missing` where there is none.
    std::int64_t integer(std::string_view name, std::int64_t missing, std::optional<std::int64_t> least = {});
    /// A finite number that `valid` accepts; else `missing`.
    double number(std::string_view name, double missing, bool (*valid)(double));
    /// A string that is right as it is, or what it must be.
    std::string string(std::string_view name, const std::string& wanted);
    bool boolean(std::string_view name, bool missing);
    /// A field that holds an object or array of its own: its minified text.
    void text(std::string_view name, std::string json);

    /// The object, minified.
    [[nodiscard]] std::string json() const { return json::withMembers(m_object, m_settings); }

private:
    void set(std::string_view name, std::string json, bool same);

    json::Value m_object;
    std::string m_pointer;
    std::string_view m_rule;
    Report& m_report;
    std::vector<json::Setting> m_settings;
};

} // namespace chartroom::world
