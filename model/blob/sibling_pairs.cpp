#include "model/blob/sibling_pairs.h"

#include <algorithm>

namespace chartroom::model {

namespace {

/// Cells of the table of scores that are affordable.
constexpr std::size_t mostCells = std::size_t{1} << 22U;
/// How far a counterpart is looked for in lists that are too long for that.
constexpr int lookAhead = 64;

bool same(const Sibling& a, const Sibling& b)
{
    return a.kind == b.kind && a.content == b.content;
}

/// What a pair is worth: one with the same content as much as three that merely agree in kind.
std::uint32_t worth(const Sibling& a, const Sibling& b)
{
    if (a.kind != b.kind)
        return 0;
    return a.content == b.content ? 3 : 1;
}

class Pairing
{
public:
    Pairing(const std::vector<Sibling>& left, const std::vector<Sibling>& right)
        : m_left(left)
        , m_right(right)
    {}

    std::vector<SiblingPair> pairs()
    {
        int i = 0;
        int leftEnd = static_cast<int>(m_left.size());
        int rightEnd = static_cast<int>(m_right.size());
        while (i < leftEnd && i < rightEnd && same(a(i), b(i)))
            ++i;
        int tail = 0;
        while (i < leftEnd && i < rightEnd && same(a(leftEnd - 1), b(rightEnd - 1))) {
            --leftEnd;
            --rightEnd;
            ++tail;
        }
        for (int k = 0; k < i; ++k)
            m_pairs.push_back({k, k});
        const auto rows = static_cast<std::size_t>(leftEnd - i);
        const auto columns = static_cast<std::size_t>(rightEnd - i);
        if (rows > 0 && columns > mostCells / rows)
            pairAsTheyCome(i, leftEnd, rightEnd);
        else
            pairBest(i, rows, columns);
        for (int k = 0; k < tail; ++k)
            m_pairs.push_back({leftEnd + k, rightEnd + k});
        return std::move(m_pairs);
    }

private:
    [[nodiscard]] const Sibling& a(int i) const { return m_left[static_cast<std::size_t>(i)]; }
    [[nodiscard]] const Sibling& b(int i) const { return m_right[static_cast<std::size_t>(i)]; }

    /// The usual table: score[r][c] is the best of what is left from row r and column c on.
    void pairBest(int begin, std::size_t rows, std::size_t columns)
    {
        const std::size_t stride = columns + 1;
        std::vector<std::uint32_t> score((rows + 1) * stride);
        const auto at = [](std::size_t place) { return static_cast<int>(place); };
        for (std::size_t r = rows; r-- > 0;) {
            for (std::size_t c = columns; c-- > 0;) {
                const std::uint32_t alone = std::max(score[(r + 1) * stride + c], score[r * stride + c + 1]);
                const std::uint32_t pair = worth(a(begin + at(r)), b(begin + at(c)));
                score[r * stride + c] =
                    pair > 0 ? std::max(alone, pair + score[(r + 1) * stride + c + 1]) : alone;
            }
        }
        std::size_t r = 0;
        std::size_t c = 0;
        while (r < rows || c < columns) {
            const int left = begin + at(r);
            const int right = begin + at(c);
            if (r < rows && c < columns) {
                const std::uint32_t pair = worth(a(left), b(right));
                if (pair > 0 && score[r * stride + c] == pair + score[(r + 1) * stride + c + 1]) {
                    m_pairs.push_back({left, right});
                    ++r;
                    ++c;
                    continue;
                }
            }
            const bool takeLeft =
                c == columns || (r < rows && score[(r + 1) * stride + c] >= score[r * stride + c + 1]);
            if (takeLeft) {
                m_pairs.push_back({left, std::nullopt});
                ++r;
            } else {
                m_pairs.push_back({std::nullopt, right});
                ++c;
            }
        }
    }

    void pairAsTheyCome(int begin, int leftEnd, int rightEnd)
    {
        int right = begin;
        for (int left = begin; left < leftEnd; ++left) {
            int found = right;
            const int last = std::min(rightEnd, right + lookAhead);
            while (found < last && b(found).kind != a(left).kind)
                ++found;
            if (found == last) {
                m_pairs.push_back({left, std::nullopt});
                continue;
            }
            for (; right < found; ++right)
                m_pairs.push_back({std::nullopt, right});
            m_pairs.push_back({left, right++});
        }
        for (; right < rightEnd; ++right)
            m_pairs.push_back({std::nullopt, right});
    }

    const std::vector<Sibling>& m_left;
    const std::vector<Sibling>& m_right;
    std::vector<SiblingPair> m_pairs;
};

} // namespace

std::vector<SiblingPair> pairSiblings(const std::vector<Sibling>& left, const std::vector<Sibling>& right)
{
    return Pairing(left, right).pairs();
}

} // namespace chartroom::model
