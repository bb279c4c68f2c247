#include "model/blob/report.h"

#include "formats/core/code.h"

#include <algorithm>

namespace chartroom::model {

namespace {

// The check itself takes most of the time; reading on behind a refused header is bounded by the file's size.
constexpr double checkShare = 0.9;

/// The known domains, with that of a root from a newer build at its generation: it is an envelope all the
/// same.
blob::DomainList domainsAsNewAs(const BlobReport& report)
{
    blob::DomainList domains = *report.domains;
    const auto& findings = report.result.findings.findings();
    const auto newer = std::ranges::find(findings, core::Code::BlobEnvelopeGeneration, &core::Finding::code);
    if (newer != findings.end() && report.result.nature == blob::Nature::Newer)
        domains.merge({{std::string(newer->argument("domain")),
                        blob::readNumber<std::int32_t>(report.bytes(), newer->range.offset)}});
    return domains;
}

/// The envelopes of a file that was refused, as far as they can be read: a file that was cut short, that has
/// a wrong hash, or that is newer, still shows what is in it.
void readOn(BlobReport& report, const core::Task& task)
{
    const core::Bytes bytes = report.bytes();
    if (!blob::hasHeader(report.result))
        return;
    const auto& header = report.result.header.header;
    core::FindingList ignored;
    std::optional<blob::Envelope> root;
    const blob::DomainList domains = domainsAsNewAs(report);
    if (header->length >= 0)
        root = blob::readRoot(bytes, static_cast<std::uint64_t>(header->length), domains, ignored);
    // The declared length may be what is damaged.
    if (!root)
        root = blob::readRoot(bytes, blob::dataOf(bytes).size(), domains, ignored);
    if (!root)
        return;
    report.provisional = true;
    report.envelopes.push_back(*root);
    blob::EnvelopeList found;
    blob::searchEnvelopes(bytes, {root->content().offset, report.range(*root).end() - root->content().offset},
                          1, *report.domains, found, ignored, task);
    report.envelopes.insert(report.envelopes.end(), found.envelopes.begin(), found.envelopes.end());
    report.droppedEnvelopes = found.dropped;
}

std::vector<std::int32_t> parentsOf(const std::vector<blob::Envelope>& envelopes)
{
    std::vector<std::int32_t> parents;
    parents.reserve(envelopes.size());
    for (std::size_t i = 0; i < envelopes.size(); ++i) {
        // Depth first: the enclosing one is the envelope before, or one of those around that.
        auto parent = static_cast<std::int32_t>(i) - 1;
        while (parent >= 0 && envelopes[static_cast<std::size_t>(parent)].depth >= envelopes[i].depth)
            parent = parents[static_cast<std::size_t>(parent)];
        parents.push_back(parent);
    }
    return parents;
}

class UnclaimedFinder
{
public:
    explicit UnclaimedFinder(const BlobReport& report)
        : m_report(report)
    {}

    std::vector<UnclaimedBytes> find()
    {
        const std::uint64_t size = m_report.bytes().size();
        const std::uint64_t headerEnd = blob::hasHeader(m_report.result) ? blob::headerLength : 0;
        if (m_report.envelopes.empty()) {
            add(headerEnd, size, std::nullopt);
            return std::move(m_found);
        }
        for (std::uint32_t i = 0; i < m_report.envelopes.size(); ++i) {
            leaveUpTo(m_report.parents[i]);
            const blob::Envelope& envelope = m_report.envelopes[i];
            if (!m_open.empty())
                claim(m_open.back(), envelope.offset, m_report.range(envelope).end());
            else
                add(headerEnd, envelope.offset, std::nullopt);
            m_open.push_back({i, std::min(envelope.content().offset, size), false});
        }
        leaveUpTo(-1);
        add(m_report.range(m_report.envelopes.front()).end(), size, std::nullopt);
        std::ranges::sort(m_found, {}, [](const UnclaimedBytes& bytes) { return bytes.range.offset; });
        return std::move(m_found);
    }

private:
    /// An envelope whose content is being gone through.
    struct Open
    {
        std::uint32_t envelope = 0;
        std::uint64_t claimed = 0; ///< up to here its content is accounted for
        bool parted = false;       ///< envelopes were found in it
    };

    void add(std::uint64_t begin, std::uint64_t end, std::optional<std::uint32_t> owner)
    {
        if (begin < end)
            m_found.push_back({{begin, end - begin}, owner});
    }
    void claim(Open& open, std::uint64_t begin, std::uint64_t end)
    {
        add(open.claimed, begin, open.envelope);
        open.claimed = end;
        open.parted = true;
    }
    void leaveUpTo(std::int32_t parent)
    {
        while (!m_open.empty() && static_cast<std::int32_t>(m_open.back().envelope) != parent) {
            const Open& last = m_open.back();
            // Content in which nothing was found is that envelope's own.
            if (last.parted)
                add(last.claimed, m_report.range(m_report.envelopes[last.envelope]).end(), last.envelope);
            m_open.pop_back();
        }
    }

    const BlobReport& m_report;
    std::vector<Open> m_open;
    std::vector<UnclaimedBytes> m_found;
};

} // namespace

core::ByteRange BlobReport::range(const blob::Envelope& envelope) const
{
    const std::uint64_t end = std::min<std::uint64_t>(envelope.whole().end(), bytes().size());
    return {envelope.offset, end - envelope.offset};
}

std::int32_t BlobReport::envelopeAt(std::uint64_t offset) const
{
    const auto after = std::ranges::upper_bound(envelopes, offset, {}, &blob::Envelope::offset);
    auto index = static_cast<std::int32_t>(after - envelopes.begin()) - 1;
    while (index >= 0 && !range(envelopes[static_cast<std::size_t>(index)]).contains(offset))
        index = parents[static_cast<std::size_t>(index)];
    return index;
}

QString envelopeName(const BlobReport& report, const blob::Envelope& envelope)
{
    return QString::fromStdString(blob::domainName(report.bytes(), envelope));
}

BlobReportPtr checkBlob(std::shared_ptr<const core::MappedFile> file, DomainsPtr domains,
                        const core::Task& task)
{
    auto report = std::make_shared<BlobReport>();
    report->file = std::move(file);
    report->domains = std::move(domains);
    blob::CheckOptions options;
    options.domains = report->domains.get();
    report->result = blob::check(report->bytes(), options, task.part(0, checkShare));
    report->envelopes = std::move(report->result.envelopes.envelopes);
    report->droppedEnvelopes = report->result.envelopes.dropped;
    if (report->envelopes.empty())
        readOn(*report, task.part(checkShare, 1));
    report->parents = parentsOf(report->envelopes);
    report->unclaimed = UnclaimedFinder(*report).find();
    if (report->file->state() != core::MappedFile::State::Intact)
        report->disturbed = report->file->stateMessage();
    return report;
}

blob::CheckOptions quickCheck(const DomainsPtr& domains)
{
    blob::CheckOptions options;
    options.domains = domains.get();
    options.nested = false;
    options.costlyCauses = false;
    return options;
}

} // namespace chartroom::model
