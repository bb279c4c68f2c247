#include "formats/blob/domains.h"

#include "formats/core/code.h"
#include "formats/core/mapped_file.h"
#include "formats/core/system_error.h"
#include "formats/core/translatable.h"

#include <fmt/format.h>
#include <simdjson.h>

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace chartroom::blob {

namespace {

/// `reason`: words with the names of `values` in braces.
core::Message invalid(const std::filesystem::path& path, const char* reason,
                      std::vector<core::Argument> values = {})
{
    return {core::Code::DomainsInvalid,
            {{"path", core::displayPath(path)}, core::phrase("reason", reason, std::move(values))}};
}

} // namespace

void DomainList::merge(const std::vector<Domain>& domains)
{
    for (const Domain& domain : domains) {
        const std::int32_t known = find(domain.name);
        if (known >= 0) {
            m_domains[static_cast<std::size_t>(known)].newest = domain.newest;
            continue;
        }
        m_byLength.at(domain.name.size()).push_back(static_cast<std::int32_t>(m_domains.size()));
        m_domains.push_back(domain);
    }
}

std::int32_t DomainList::find(std::string_view name) const
{
    if (name.size() > Domain::longestName)
        return -1;
    const auto& candidates = m_byLength[name.size()];
    const auto found = std::ranges::find_if(candidates, [&](std::int32_t index) {
        return m_domains[static_cast<std::size_t>(index)].name == name;
    });
    return found == candidates.end() ? -1 : *found;
}

const DomainList& defaultDomains()
{
    static const DomainList list = [] {
        DomainList domains;
        const auto parsed = parseDomains(defaultDomainsJson(), "domains.json");
        if (!parsed)
            std::abort(); // the file is part of the program
        domains.merge(*parsed);
        return domains;
    }();
    return list;
}

core::Result<std::vector<Domain>> parseDomains(std::string_view json, const std::filesystem::path& path)
{
    simdjson::dom::parser parser;
    simdjson::dom::element root;
    if (const auto error = parser.parse(simdjson::padded_string(json)).get(root))
        return invalid(path, QT_TRANSLATE_NOOP("Message", "it is not JSON ({error})"),
                       {{"error", std::string(simdjson::error_message(error))}});
    simdjson::dom::array entries;
    if (root["domains"].get(entries))
        return invalid(path, QT_TRANSLATE_NOOP("Message", "expected an object with an array \"domains\""));
    std::vector<Domain> domains;
    for (const simdjson::dom::element entry : entries) {
        std::string_view name;
        std::int64_t newest = 0;
        const std::string place = fmt::format("/domains/{}", domains.size());
        if (entry["name"].get(name) || name.empty() || name.size() > Domain::longestName)
            return invalid(path,
                           QT_TRANSLATE_NOOP("Message", "{place}/name: expected a text of 1 to {most} bytes"),
                           {{"place", place}, {"most", std::to_string(Domain::longestName)}});
        constexpr std::int32_t highest = std::numeric_limits<std::int32_t>::max();
        if (entry["newest"].get(newest) || newest < 0 || newest > highest)
            return invalid(
                path,
                QT_TRANSLATE_NOOP("Message", "{place}/newest: expected a whole number from 0 to {most}"),
                {{"place", place}, {"most", std::to_string(highest)}});
        domains.push_back({std::string(name), static_cast<std::int32_t>(newest)});
    }
    return domains;
}

core::Result<std::vector<Domain>> loadDomains(const std::filesystem::path& path)
{
    auto file = core::MappedFile::open(path);
    if (!file)
        return file.error();
    // A list of names is small; anything else would be held in memory whole.
    constexpr std::size_t largest = std::size_t{16} << 20U;
    if (file->bytes().size() > largest)
        return invalid(path, QT_TRANSLATE_NOOP("Message", "it has {found} bytes, expected at most {most}"),
                       {{"found", std::to_string(file->bytes().size())}, {"most", std::to_string(largest)}});
    const std::string text(reinterpret_cast<const char*>(file->bytes().data()), file->bytes().size());
    if (file->state() != core::MappedFile::State::Intact)
        return file->stateMessage();
    return parseDomains(text, path);
}

} // namespace chartroom::blob
