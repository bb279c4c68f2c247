#include "formats/blueprint/audits.h"
#include "formats/core/code.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace chartroom::blueprint {

using core::Code;

namespace {

/// The `<seed>` of a name `MapData_Seed_<seed>[_v1].dat`; nothing for other names.
std::optional<std::string_view> seedOfName(std::string_view name)
{
    constexpr std::string_view prefix = "MapData_Seed_";
    constexpr std::string_view suffix = ".dat";
    constexpr std::string_view version1 = "_v1";
    if (!name.starts_with(prefix) || !name.ends_with(suffix) || name.size() < prefix.size() + suffix.size())
        return std::nullopt;
    name.remove_prefix(prefix.size());
    name.remove_suffix(suffix.size());
    if (name.ends_with(version1))
        name.remove_suffix(version1.size());
    const std::string_view digits = name.starts_with('-') ? name.substr(1) : name;
    if (digits.empty() || !std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; }))
        return std::nullopt;
    return name;
}

bool isSeed(std::string_view text, std::int32_t seed)
{
    std::int32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && value == seed;
}

} // namespace

void auditParameters(const AuditInput& input, std::string_view fileName, core::FindingList& findings)
{
    const auto& parameters = input.blueprint.parameters;
    const Section* const section = input.blueprint.section(tag::parameters);
    if (!parameters || section == nullptr)
        return;
    if (parameters->isSentinel())
        findings.add(core::finding(Code::AuditParamsSentinel, {section->payload.offset, 24}));
    const auto named = seedOfName(fileName);
    // Seed 0 is a placeholder: nothing is known of the original.
    if (named && parameters->worldSeed != 0 && !isSeed(*named, parameters->worldSeed))
        findings.add(core::finding(
            Code::AuditNameSeed, {section->payload.offset, 4},
            {{"expected", std::to_string(parameters->worldSeed)}, {"found", std::string(*named)}}));
}

} // namespace chartroom::blueprint
