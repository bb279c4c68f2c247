#include "model/blob/envelope_prints.h"

#include "formats/blob/hash.h"

#include <array>

namespace chartroom::model {

namespace {

class Printer
{
public:
    Printer(const BlobReport& report, const core::Task& task)
        : m_report(report)
        , m_task(task)
        , m_prints(report.envelopes.size())
        , m_own(report.envelopes.size())
    {
        for (std::size_t i = 0; i < m_own.size(); ++i)
            m_own[i] = report.range(report.envelopes[i]).end();
    }

    std::vector<EnvelopePrint> prints()
    {
        // Backwards, an envelope comes behind all those in it, and the last of them first: m_own[i] is where
        // the part begins that is still to be taken in, seen from the end.
        for (std::size_t i = m_prints.size(); i-- > 0 && !m_task.cancelled();) {
            take(i);
            const std::int32_t parent = m_report.parents[i];
            if (parent < 0)
                continue;
            const auto around = static_cast<std::size_t>(parent);
            const core::ByteRange range = m_report.range(m_report.envelopes[i]);
            addOwn(around, range.end());
            m_own[around] = range.offset;
            m_prints[around].whole = mixed(m_prints[around].whole, m_prints[i].whole);
        }
        return std::move(m_prints);
    }

private:
    [[nodiscard]] std::uint64_t hashed(core::ByteRange range, std::uint64_t seed) const
    {
        const core::Bytes bytes = m_report.bytes();
        const std::uint64_t begin = std::min<std::uint64_t>(range.offset, bytes.size());
        const std::uint64_t length = std::min<std::uint64_t>(range.length, bytes.size() - begin);
        return blob::hash(bytes.subspan(begin, length), seed, m_task).value_or(0);
    }
    [[nodiscard]] static std::uint64_t mixed(std::uint64_t a, std::uint64_t b)
    {
        const std::array<std::uint64_t, 2> both{a, b};
        return blob::hash(std::as_bytes(std::span(both)), 0).value_or(0);
    }
    /// Takes in what lies between `begin` and what was taken last.
    void addOwn(std::size_t index, std::uint64_t begin)
    {
        if (begin < m_own[index])
            m_prints[index].own = hashed({begin, m_own[index] - begin}, m_prints[index].own);
    }
    /// Finishes an envelope whose inner ones are done.
    void take(std::size_t index)
    {
        const blob::Envelope& envelope = m_report.envelopes[index];
        EnvelopePrint& print = m_prints[index];
        addOwn(index, envelope.content().offset);
        print.domain = hashed(envelope.name(), 0);
        print.own = hashed({envelope.offset, envelope.lengthField().offset - envelope.offset}, print.own);
        print.whole = mixed(hashed(envelope.lengthField(), print.whole), print.own);
    }

    const BlobReport& m_report;
    const core::Task& m_task;
    std::vector<EnvelopePrint> m_prints;
    std::vector<std::uint64_t> m_own;
};

} // namespace

std::vector<EnvelopePrint> printsOf(const BlobReport& report, const core::Task& task)
{
    return Printer(report, task).prints();
}

} // namespace chartroom::model
