#include "formats/blob/causes/line_end_choices.h"

#include "formats/blob/line_ends.h"

#define XXH_STATIC_LINKING_ONLY
#include <xxhash.h>

#include <algorithm>

namespace chartroom::blob {

namespace {

constexpr std::uint64_t mostChoices = 10'000;

// The number of ways to choose `count` of `from`, or mostChoices + 1 when there are more than that.
std::uint64_t choicesOf(std::uint64_t from, std::uint64_t count)
{
    count = std::min(count, from - count);
    std::uint64_t choices = 1;
    for (std::uint64_t i = 1; i <= count; ++i) {
        choices = choices * (from - count + i) / i;
        if (choices > mostChoices)
            return mostChoices + 1;
    }
    return choices;
}

// The mended file up to some place: its header and the state of its data's hash.
struct Prefix
{
    std::array<std::byte, headerLength> header{};
    std::uint64_t size = 0;
    std::uint64_t inputEnd = 0; // how far the input has been taken
    XXH64_state_t state{};

    void append(Bytes bytes)
    {
        const std::uint64_t left = headerLength - std::min(size, headerLength);
        const auto taken = static_cast<std::size_t>(std::min<std::uint64_t>(left, bytes.size()));
        std::copy_n(bytes.begin(), taken, header.begin() + static_cast<std::ptrdiff_t>(headerLength - left));
        size += bytes.size();
        XXH64_update(&state, bytes.data() + taken, bytes.size() - taken);
    }
};

class Chooser
{
public:
    Chooser(Bytes file, bool insert, std::vector<std::uint64_t> places, std::size_t count,
            std::uint64_t budget)
        : m_file(file)
        , m_insert(insert)
        , m_places(std::move(places))
        , m_chosen(count)
        , m_prefixes(count + 1)
        , m_budget(budget)
    {
        XXH64_reset(&m_prefixes.front().state, codecGeneration);
        for (std::size_t i = 0; i < count; ++i)
            m_chosen[i] = i;
    }

    LineEndChoices run(const core::Task& task)
    {
        std::size_t changed = 0; // choices before this one are as they were
        while (!task.cancelled()) {
            for (std::size_t i = changed; i < m_chosen.size(); ++i)
                extend(i);
            if (m_hashed > m_budget)
                return {std::nullopt, false};
            if (matches())
                return {mend(), true};
            if (!advance(changed))
                return {};
        }
        return {std::nullopt, false};
    }

private:
    void take(Prefix& prefix, std::uint64_t end)
    {
        prefix.append(slice(m_file, {prefix.inputEnd, end - prefix.inputEnd}));
        m_hashed += end - prefix.inputEnd;
        prefix.inputEnd = end;
    }

    void extend(std::size_t i)
    {
        Prefix& next = m_prefixes[i + 1];
        next = m_prefixes[i];
        take(next, m_places[m_chosen[i]]);
        if (m_insert)
            next.append({&carriageReturn, 1});
        else
            ++next.inputEnd;
    }

    [[nodiscard]] bool matches()
    {
        Prefix whole = m_prefixes.back();
        take(whole, m_file.size());
        return readHeader(whole.header).hash == XXH64_digest(&whole.state);
    }

    // The next choice in order; `changed` becomes the first one that moved. False after the last.
    bool advance(std::size_t& changed)
    {
        std::size_t i = m_chosen.size();
        while (i > 0 && m_chosen[i - 1] == m_places.size() - (m_chosen.size() - (i - 1)))
            --i;
        if (i == 0)
            return false;
        changed = i - 1;
        ++m_chosen[changed];
        for (; i < m_chosen.size(); ++i)
            m_chosen[i] = m_chosen[i - 1] + 1;
        return true;
    }

    [[nodiscard]] Mend mend() const
    {
        Mend mend;
        for (const std::size_t i : m_chosen) {
            if (m_insert)
                mend.edits.push_back({{m_places[i], 0}, {carriageReturn}});
            else
                mend.edits.push_back({{m_places[i], 1}, {}});
        }
        return mend;
    }

    Bytes m_file;
    bool m_insert;
    std::vector<std::uint64_t> m_places;
    std::vector<std::size_t> m_chosen;
    std::vector<Prefix> m_prefixes; // one behind each choice
    std::uint64_t m_budget;
    std::uint64_t m_hashed = 0;
};

} // namespace

LineEndChoices chooseLineEnds(Bytes file, bool insert, std::uint64_t count, std::uint64_t budget,
                              const core::Task& task)
{
    const LineEndCount present = countLineEnds(file, field::hash.offset, task);
    const std::uint64_t places = insert ? present.lf : present.crlf;
    if (count == 0 || count > places)
        return {};
    if (count == places) {
        // A single choice, of any number of places.
        Mend mend;
        mend.lineEnds = insert ? Mend::LineEnds::LfToCrlf : Mend::LineEnds::CrlfToLf;
        mend.lineEndsFrom = field::hash.offset;
        return {mend, true};
    }
    if (choicesOf(places, count) > mostChoices)
        return {};
    std::vector<std::uint64_t> offsets;
    forEachLineEnd(file, field::hash.offset, !insert, [&](std::uint64_t at) {
        offsets.push_back(at);
        return true;
    });
    return Chooser(file, insert, std::move(offsets), static_cast<std::size_t>(count), budget).run(task);
}

} // namespace chartroom::blob
