#include "model/common/line_difference.h"

#include <QStringList>

#include <algorithm>

namespace chartroom::model {

namespace {

using Kind = DifferenceLine::Kind;

/// Changed lines up to which the shortest difference is looked for: its cost grows with their square.
constexpr qsizetype maximumChanges = 1500;

QStringList linesOf(const QString& text)
{
    return text.isEmpty() ? QStringList() : text.split(QLatin1Char('\n'));
}

/// The shortest way from one list of lines to another, by E. Myers' greedy algorithm.
class Comparison
{
public:
    Comparison(const QStringList& before, const QStringList& after)
        : m_before(before)
        , m_after(after)
    {
        const qsizetype shorter = std::min(before.size(), after.size());
        while (m_head < shorter && before[m_head] == after[m_head])
            ++m_head;
        while (m_tail < shorter - m_head &&
               before[before.size() - 1 - m_tail] == after[after.size() - 1 - m_tail])
            ++m_tail;
        m_oldCount = before.size() - m_head - m_tail;
        m_newCount = after.size() - m_head - m_tail;
    }

    [[nodiscard]] std::vector<Kind> steps()
    {
        std::vector<Kind> result(static_cast<std::size_t>(m_head), Kind::Same);
        const std::vector<Kind> middle = middleSteps();
        result.insert(result.end(), middle.begin(), middle.end());
        result.insert(result.end(), static_cast<std::size_t>(m_tail), Kind::Same);
        return result;
    }

private:
    [[nodiscard]] bool same(qsizetype oldLine, qsizetype newLine) const
    {
        return m_before[m_head + oldLine] == m_after[m_head + newLine];
    }

    // How far each diagonal (old line minus new line) is reached with some number of changes.
    [[nodiscard]] std::vector<Kind> middleSteps()
    {
        std::vector<std::vector<qsizetype>> reached;
        const qsizetype most = std::min(m_oldCount + m_newCount, maximumChanges);
        std::vector<qsizetype> far(static_cast<std::size_t>(2 * most + 3), 0);
        const auto at = [&far, most](qsizetype diagonal) -> qsizetype& {
            return far[static_cast<std::size_t>(diagonal + most + 1)];
        };
        for (qsizetype changes = 0; changes <= most; ++changes) {
            reached.push_back(far);
            for (qsizetype diagonal = -changes; diagonal <= changes; diagonal += 2) {
                const bool down =
                    diagonal == -changes || (diagonal != changes && at(diagonal - 1) < at(diagonal + 1));
                qsizetype x = down ? at(diagonal + 1) : at(diagonal - 1) + 1;
                while (x < m_oldCount && x - diagonal < m_newCount && same(x, x - diagonal))
                    ++x;
                at(diagonal) = x;
                if (x >= m_oldCount && x - diagonal >= m_newCount)
                    return walkBack(reached, changes, most);
            }
        }
        std::vector<Kind> all(static_cast<std::size_t>(m_oldCount), Kind::Removed);
        all.insert(all.end(), static_cast<std::size_t>(m_newCount), Kind::Added);
        return all;
    }

    [[nodiscard]] std::vector<Kind> walkBack(const std::vector<std::vector<qsizetype>>& reached,
                                             qsizetype changes, qsizetype most) const
    {
        std::vector<Kind> steps;
        qsizetype x = m_oldCount;
        qsizetype y = m_newCount;
        for (; changes > 0; --changes) {
            const auto at = [&far = reached[static_cast<std::size_t>(changes)], most](qsizetype diagonal) {
                return far[static_cast<std::size_t>(diagonal + most + 1)];
            };
            const qsizetype diagonal = x - y;
            const bool down =
                diagonal == -changes || (diagonal != changes && at(diagonal - 1) < at(diagonal + 1));
            const qsizetype from = down ? diagonal + 1 : diagonal - 1;
            const qsizetype fromX = at(from);
            const qsizetype fromY = fromX - from;
            while (x > fromX + (down ? 0 : 1) && y > fromY + (down ? 1 : 0)) {
                steps.push_back(Kind::Same);
                --x;
                --y;
            }
            steps.push_back(down ? Kind::Added : Kind::Removed);
            x = fromX;
            y = fromY;
        }
        steps.insert(steps.end(), static_cast<std::size_t>(x), Kind::Same);
        std::ranges::reverse(steps);
        return steps;
    }

    const QStringList& m_before;
    const QStringList& m_after;
    qsizetype m_head = 0;
    qsizetype m_tail = 0;
    qsizetype m_oldCount = 0;
    qsizetype m_newCount = 0;
};

/// Leaves out same lines that are farther than `context` from any change.
std::vector<DifferenceLine> shortened(const std::vector<DifferenceLine>& all, int context)
{
    std::vector<bool> kept(all.size(), false);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].kind == Kind::Same)
            continue;
        const std::size_t reach = static_cast<std::size_t>(context);
        const std::size_t end = std::min(all.size(), i + reach + 1);
        for (std::size_t near = i - std::min(i, reach); near < end; ++near)
            kept[near] = true;
    }
    std::vector<DifferenceLine> result;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (kept[i])
            result.push_back(all[i]);
        else if (!result.empty() && result.back().kind != Kind::Gap)
            result.push_back({Kind::Gap, {}, 0, 0});
    }
    if (!result.empty() && result.back().kind == Kind::Gap)
        result.pop_back();
    return result;
}

} // namespace

LineDifference lineDifference(const QString& before, const QString& after, int context)
{
    LineDifference result;
    const QStringList oldLines = linesOf(before);
    const QStringList newLines = linesOf(after);
    int oldNumber = 0;
    int newNumber = 0;
    std::vector<DifferenceLine> all;
    for (const Kind kind : Comparison(oldLines, newLines).steps()) {
        DifferenceLine line{kind, {}, 0, 0};
        if (kind != Kind::Added)
            line.oldNumber = ++oldNumber;
        if (kind != Kind::Removed)
            line.newNumber = ++newNumber;
        line.text = kind == Kind::Removed ? oldLines[oldNumber - 1] : newLines[newNumber - 1];
        result.added += kind == Kind::Added ? 1 : 0;
        result.removed += kind == Kind::Removed ? 1 : 0;
        all.push_back(std::move(line));
    }
    result.lines = shortened(all, context);
    return result;
}

} // namespace chartroom::model
