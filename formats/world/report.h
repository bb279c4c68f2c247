#pragma once

#include "formats/core/finding.h"
#include "formats/world/json/document.h"

#include <string>
#include <string_view>
#include <vector>

namespace chartroom::world {

/// Where normalizing says what it changed: findings with the JSON pointer and the bytes of a value of one
/// file.
class Report
{
public:
    /// `file`: the file's path relative to the world's folder, kept in each finding.
    explicit Report(core::FindingList& findings, std::string file = {})
        : m_findings(findings)
        , m_file(std::move(file))
    {}

    /// Adds a finding about a value (its bytes are the place) or, where there is none, about the whole file.
    void add(core::Code code, std::string pointer, const json::Value& value,
             std::vector<core::Argument> arguments = {});
    /// `chunk.repaired`: a rule changed a field.
    void repaired(std::string_view rule, std::string pointer, const json::Value& value);
    /// `chunk.loss`: something that is not empty goes away (N30).
    /// `what`: English words, see core::phrase(); may name `of` in braces.
    void lost(const char* what, std::uint64_t count, std::string pointer, const json::Value& value,
              const core::Argument& of = {});
    /// Whether lost() was called.
    [[nodiscard]] bool lossy() const { return m_lossy; }
    /// What the text itself shows: a byte order mark, duplicate keys (N1).
    void text(const json::Document& document);

private:
    core::FindingList& m_findings;
    std::string m_file;
    bool m_lossy = false;
};

/// `pointer/key`, escaped as RFC 6901 has it.
[[nodiscard]] std::string pointerTo(std::string_view pointer, std::string_view key);
/// `pointer/index`.
[[nodiscard]] std::string pointerTo(std::string_view pointer, std::size_t index);
/// The pointer of a node of a document.
[[nodiscard]] std::string pointerOf(const json::Document& document, std::uint32_t node);
/// What a value is, in words for core::phrase(): "a number", "nothing".
[[nodiscard]] const char* describe(const json::Value& value);

} // namespace chartroom::world
