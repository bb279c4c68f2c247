#include "formats/core/finding.h"

#include <algorithm>
#include <tuple>

namespace chartroom::core {

Finding finding(Code code, ByteRange range, std::vector<Argument> arguments)
{
    Finding result;
    result.code = code;
    result.arguments = std::move(arguments);
    result.level = info(code).level;
    result.range = range;
    return result;
}

std::string_view name(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Accepted:
        return "accepted";
    case Verdict::Rejected:
        return "rejected";
    case Verdict::Unreadable:
        return "unreadable";
    }
    return {};
}

void FindingList::add(Finding finding)
{
    if (isFull(finding.code)) {
        ++m_dropped[finding.code];
        return;
    }
    ++m_kept[finding.code];
    m_findings.push_back(std::move(finding));
}

bool FindingList::isFull(Code code) const
{
    const auto kept = m_kept.find(code);
    return kept != m_kept.end() && kept->second >= m_limit;
}

void FindingList::drop(Code code, std::uint64_t count)
{
    m_dropped[code] += count;
}

std::uint64_t FindingList::dropped(Code code) const
{
    const auto found = m_dropped.find(code);
    return found == m_dropped.end() ? 0 : found->second;
}

void FindingList::join(const FindingList& other)
{
    for (const Finding& finding : other.m_findings)
        add(finding);
    for (const auto& [code, count] : other.m_dropped)
        drop(code, count);
}

void FindingList::removeFiles(const std::set<std::string>& files)
{
    std::erase_if(m_findings, [&](const Finding& finding) {
        const bool gone = files.contains(finding.file);
        if (gone)
            --m_kept[finding.code];
        return gone;
    });
}

void FindingList::putErrorsFirst()
{
    std::stable_partition(m_findings.begin(), m_findings.end(),
                          [](const Finding& finding) { return finding.level == Level::Error; });
}

void FindingList::sort()
{
    std::ranges::stable_sort(m_findings, [](const Finding& a, const Finding& b) {
        return std::tuple(a.range.offset, a.code) < std::tuple(b.range.offset, b.code);
    });
}

std::optional<Code> FindingList::firstError() const
{
    const auto found = std::ranges::find(m_findings, Level::Error, &Finding::level);
    if (found == m_findings.end())
        return std::nullopt;
    return found->code;
}

} // namespace chartroom::core
