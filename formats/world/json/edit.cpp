#include "formats/world/json/edit.h"

#include "formats/world/json/layout.h"
#include "formats/world/json/strings.h"

#include <algorithm>

namespace chartroom::world::json {

std::string withMembers(const Value& object, std::span<const Setting> settings)
{
    std::string out;
    char separator = '{';
    object.members([&](const Value& key, const Value& value) {
        out += separator;
        separator = ',';
        out.append(key.source()).append(1, ':');
        const auto named =
            std::ranges::find_if(settings, [&](const Setting& setting) { return key.equals(setting.first); });
        if (named == settings.end())
            appendMinified(out, value);
        else
            out += named->second;
    });
    for (const Setting& setting : settings) {
        if (object.find(setting.first))
            continue;
        out += separator;
        separator = ',';
        appendQuoted(out, setting.first);
        out.append(1, ':').append(setting.second);
    }
    out.append(separator == '{' ? "{}" : "}");
    return out;
}

std::string withMembers(const Value& object, std::initializer_list<Setting> settings)
{
    return withMembers(object, std::span(settings.begin(), settings.size()));
}

std::string withoutMember(const Value& object, std::string_view name)
{
    std::string out;
    char separator = '{';
    object.members([&](const Value& key, const Value& value) {
        if (key.equals(name))
            return;
        out += separator;
        separator = ',';
        out.append(key.source()).append(1, ':');
        appendMinified(out, value);
    });
    out.append(separator == '{' ? "{}" : "}");
    return out;
}

std::string numberText(const Value& old, std::int64_t number)
{
    const auto value = old.number();
    if (value && *value == static_cast<double>(number))
        return std::string(old.source());
    return std::to_string(number);
}

std::string stringText(std::string_view text)
{
    std::string out;
    appendQuoted(out, text);
    return out;
}

std::string minified(const Value& value)
{
    std::string out;
    appendMinified(out, value);
    return out;
}

} // namespace chartroom::world::json
