#include "formats/blueprint/comparisons.h"
#include "formats/blueprint/json_object.h"
#include "formats/core/code.h"
#include "formats/core/mapped_file.h"
#include "formats/core/system_error.h"
#include "formats/core/translatable.h"

#include <simdjson.h>

namespace chartroom::blueprint {

using core::Code;

namespace {

/// What is wrong with a field; empty when it is an integer or not there.
Problem readInteger(const simdjson::dom::object& root, std::string_view key,
                    std::optional<std::int64_t>& value)
{
    simdjson::dom::element element;
    if (root[key].get(element) == simdjson::NO_SUCH_FIELD)
        return {};
    std::int64_t number = 0;
    if (element.get(number) != simdjson::SUCCESS)
        return problem(QT_TRANSLATE_NOOP("Message", "\"{key}\" is no integer"), {{"key", std::string(key)}});
    value = number;
    return {};
}

Problem readConfig(std::string_view json, ServerConfig& config)
{
    simdjson::dom::parser parser;
    simdjson::dom::object root;
    Problem found = parseObject(json, parser, root);
    if (!found)
        found = readInteger(root, "WorldSeed", config.worldSeed);
    if (!found)
        found = readInteger(root, "MapSize", config.mapSize);
    if (!found && !config.worldSeed && !config.mapSize)
        found = problem(QT_TRANSLATE_NOOP("Message", "it has neither \"WorldSeed\" nor \"MapSize\""));
    return found;
}

} // namespace

core::Result<ServerConfig> parseServerConfig(std::string_view json, std::string_view name)
{
    ServerConfig config;
    if (Problem found = readConfig(json, config))
        return core::Message{Code::ConfigInvalid, {{"path", std::string(name)}, std::move(*found)}};
    return config;
}

core::Result<ServerConfig> loadServerConfig(const std::filesystem::path& path)
{
    auto file = core::MappedFile::open(path);
    if (!file)
        return file.error();
    const core::Bytes bytes = file->bytes();
    auto config = parseServerConfig({reinterpret_cast<const char*>(bytes.data()), bytes.size()},
                                    core::displayPath(path));
    if (file->state() != core::MappedFile::State::Intact)
        return file->stateMessage();
    return config;
}

void compareWithConfig(const Blueprint& blueprint, const ServerConfig& config, core::FindingList& findings)
{
    const Section* const section = blueprint.section(tag::parameters);
    const std::uint64_t parameters = section == nullptr ? 0 : section->payload.offset;
    const std::int32_t seed = blueprint.parameters ? blueprint.parameters->worldSeed : 0;
    const core::ByteRange seedRange = blueprint.parameters ? ByteRange{parameters, 4} : ByteRange{};
    if (config.worldSeed == 0)
        findings.add(core::finding(Code::AuditConfigRandom, seedRange));
    else if (config.worldSeed && seed != 0 && *config.worldSeed != seed)
        findings.add(core::finding(
            Code::AuditConfigSeed, seedRange,
            {{"expected", std::to_string(*config.worldSeed)}, {"found", std::to_string(seed)}}));
    if (!config.mapSize || blueprint.mapSize == 0 || *config.mapSize == blueprint.mapSize)
        return;
    const std::uint64_t sizeOffset = blueprint.version == 1 ? magicV1.size() : parameters + 4;
    findings.add(core::finding(
        Code::AuditConfigMapSize, {sizeOffset, 4},
        {{"expected", std::to_string(*config.mapSize)}, {"found", std::to_string(blueprint.mapSize)}}));
}

} // namespace chartroom::blueprint
