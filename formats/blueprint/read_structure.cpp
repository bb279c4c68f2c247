#include "formats/blueprint/check.h"
#include "formats/blueprint/damage_hints.h"
#include "formats/blueprint/read_v1.h"
#include "formats/blueprint/section_reader.h"
#include "formats/blueprint/section_walk.h"
#include "formats/core/code.h"
#include "formats/core/translatable.h"

#include <fmt/format.h>

#include <algorithm>

namespace chartroom::blueprint {

using core::Code;

namespace {

std::string hexBytes(Bytes bytes)
{
    std::string text;
    for (const std::byte byte : bytes)
        text += fmt::format("{}{:02X}", text.empty() ? "" : " ", std::to_integer<unsigned>(byte));
    return text;
}

/// Whether the file begins with a magic; says what is wrong when not (R3).
bool checkMagic(Bytes file, std::string_view magic, const char* name, core::FindingList& findings)
{
    const Bytes head = file.first(std::min(file.size(), magic.size()));
    if (head.size() < magic.size()) {
        findings.add(core::finding(Code::BlueprintTruncated, {0, head.size()},
                                   {core::phrase("field", QT_TRANSLATE_NOOP("Message", "the magic")),
                                    {"offset", "0"},
                                    {"expected", std::to_string(magic.size())},
                                    {"found", std::to_string(head.size())}}));
        return false;
    }
    const std::string_view found(reinterpret_cast<const char*>(head.data()), head.size());
    if (found != magic)
        findings.add(core::finding(
            Code::BlueprintMagic, {0, head.size()},
            {{"expected", fmt::format("{} ({})", hexBytes(std::as_bytes(std::span(magic))), name)},
             {"found", hexBytes(head)},
             core::phrase("hint", headHint(file))}));
    return found == magic;
}

bool checkVersion(Bytes file, core::FindingList& findings)
{
    const std::uint64_t at = magicV2.size();
    const std::uint64_t left = file.size() - at;
    if (left < sizeof(formatVersion)) {
        findings.add(core::finding(Code::BlueprintTruncated, {at, left},
                                   {core::phrase("field", QT_TRANSLATE_NOOP("Message", "the format version")),
                                    {"offset", std::to_string(at)},
                                    {"expected", std::to_string(sizeof formatVersion)},
                                    {"found", std::to_string(left)}}));
        return false;
    }
    const auto version = load<std::uint32_t>(file.data() + at);
    if (version != formatVersion)
        findings.add(core::finding(Code::BlueprintVersion, {at, sizeof version},
                                   {{"expected", std::to_string(formatVersion)},
                                    {"found", std::to_string(version)},
                                    core::phrase("hint", versionHint(version))}));
    return version == formatVersion;
}

} // namespace

Blueprint readStructure(Bytes bytes, const Palette& palette, core::FindingList& findings,
                        const core::Task& task)
{
    Blueprint blueprint;
    if (bytes.empty()) {
        findings.add(core::finding(Code::BlueprintEmpty, {}));
    } else if (bytes[0] == static_cast<std::byte>(magicV2[0])) {
        if (!checkMagic(bytes, magicV2, "ISLA", findings) || !checkVersion(bytes, findings))
            return blueprint;
        blueprint.version = 2;
        blueprint.sections = walkSections(bytes, findings, task);
        if (task.cancelled())
            return blueprint;
        readSections(bytes, palette, blueprint, findings);
    } else if (bytes[0] == static_cast<std::byte>(magicV1[0])) {
        if (!checkMagic(bytes, magicV1, "ISLA_V1", findings))
            return blueprint;
        findings.add(core::finding(Code::BlueprintV1, {0, magicV1.size()}));
        blueprint.version = 1;
        readVersion1(bytes, blueprint, findings);
    } else {
        findings.add(
            core::finding(Code::BlueprintFormat, {0, 1},
                          {core::phrase("expected", QT_TRANSLATE_NOOP("Message", "0x49 (version 2) or 0x07 "
                                                                                 "(version 1)")),
                           {"found", "0x" + hexBytes(bytes.first(1))},
                           core::phrase("hint", headHint(bytes))}));
    }
    return blueprint;
}

} // namespace chartroom::blueprint
