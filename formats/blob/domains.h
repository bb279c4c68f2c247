#pragma once

#include "formats/core/result.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace chartroom::blob {

/// A kind of envelope that is known.
struct Domain
{
    std::string name;        ///< 1 to Domain::longestName bytes of UTF-8
    std::int32_t newest = 1; ///< newest known model generation
    static constexpr std::size_t longestName = 255;

    friend bool operator==(const Domain&, const Domain&) = default;
};

/// The domains that are known, with the newest generation of each. Users can extend it: a new release of the
/// game is then not "unknown".
class DomainList
{
public:
    /// Adds domains; one that is already known gets the new generation.
    void merge(const std::vector<Domain>& domains);
    [[nodiscard]] const std::vector<Domain>& domains() const { return m_domains; }
    /// The index of a name in domains(), or -1.
    [[nodiscard]] std::int32_t find(std::string_view name) const;
    /// Indices of the domains whose names have that many bytes.
    [[nodiscard]] const std::vector<std::int32_t>& ofLength(std::size_t length) const
    {
        return m_byLength.at(length);
    }

private:
    std::vector<Domain> m_domains;
    std::array<std::vector<std::int32_t>, Domain::longestName + 1> m_byLength;
};

/// The public domains, as they come with the program (resources/domains.json).
[[nodiscard]] const DomainList& defaultDomains();
/// The text of that file.
[[nodiscard]] std::string_view defaultDomainsJson();
/// Reads `{"domains": [{"name": "Level", "newest": 1}, ...]}`. Error `domains.invalid` says what is wrong and
/// where; `path` is used in the sentence.
[[nodiscard]] core::Result<std::vector<Domain>> parseDomains(std::string_view json,
                                                             const std::filesystem::path& path);
/// The same from a file. Errors also those of core::MappedFile::open().
[[nodiscard]] core::Result<std::vector<Domain>> loadDomains(const std::filesystem::path& path);

} // namespace chartroom::blob
