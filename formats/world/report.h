#pragma once

#include "formats/core/finding.h"
#include "formats/world/json/document.h"
#include "formats/world/json_pointer.h"

#include <string>
#include <string_view>
#include <vector>

namespace chartroom::world {

/// Where normalizing says what it changed: findings with the JSON pointer and the bytes of a value of one
/// file.
class Report
{
public:
    /// For callers who want to know nothing but whether something was lost.
    Report() = default;
    /// `file`: the file's path relative to the world's folder, kept in each finding.
    explicit Report(core::FindingList& findings, std::string file = {})
        : m_findings(&findings)
        , m_file(std::move(file))
    {}

    /// Adds a finding about a value (its bytes are the place) or, where there is none, about the whole file.
    void add(core::Code code, const JsonPointer& pointer, const json::Value& value,
             std::vector<core::Argument> arguments = {});
    /// `chunk.repaired`: a rule changed a field.
    void repaired(std::string_view rule, const JsonPointer& pointer, const json::Value& value);
    /// `chunk.loss`: something that is not empty goes away (N30).
    /// `what`: English words, see core::phrase(); may name `of` in braces.
    void lost(const char* what, std::uint64_t count, const JsonPointer& pointer, const json::Value& value,
              const core::Argument& of = {});
    /// Whether findings are kept: whoever looks for something only to report it may save the effort.
    [[nodiscard]] bool keepsFindings() const { return m_findings != nullptr; }
    /// Whether lost() was called.
    [[nodiscard]] bool lossy() const { return m_lossy; }
    /// What the text itself shows: a byte order mark, duplicate keys (N1).
    void text(const json::Document& document);

private:
    [[nodiscard]] core::Finding make(core::Code code, const JsonPointer& pointer, const json::Value& value,
                                     std::vector<core::Argument> arguments) const;

    core::FindingList* m_findings = nullptr;
    std::string m_file;
    bool m_lossy = false;
};

/// What a value is, in words for core::phrase(): "a number", "nothing".
[[nodiscard]] const char* describe(const json::Value& value);

} // namespace chartroom::world
