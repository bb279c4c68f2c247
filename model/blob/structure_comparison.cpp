#include "model/blob/structure_comparison.h"

#include "model/blob/envelope_prints.h"
#include "model/blob/header_fields.h"
#include "model/blob/sibling_pairs.h"
#include "model/blob/tree_index.h"
#include "model/common/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace chartroom::model {

namespace {

using Node = TreeIndex::Node;

/// One file's part of the comparison.
struct Side
{
    const BlobReport& report;
    TreeIndex tree;
    std::vector<EnvelopePrint> prints;

    Side(const BlobReport& blob, const core::Task& task)
        : report(blob)
        , tree(blob.parents)
        , prints(printsOf(blob, task))
    {}
    [[nodiscard]] const EnvelopePrint& print(Node node) const
    {
        return prints[static_cast<std::size_t>(node)];
    }
    [[nodiscard]] const blob::Envelope& envelope(Node node) const
    {
        return report.envelopes[static_cast<std::size_t>(node)];
    }
    [[nodiscard]] QString text(Node node) const
    {
        return QCoreApplication::translate("StructureComparison", "generation %1, %2 bytes at %3")
            .arg(QString::number(envelope(node).generation), countText(envelope(node).whole().length),
                 offsetText(envelope(node).offset));
    }
    /// What is directly inside a node, for pairing.
    [[nodiscard]] std::vector<Sibling> siblings(Node node) const
    {
        std::vector<Sibling> result;
        for (int row = 0; row < tree.childCount(node); ++row) {
            const EnvelopePrint& inner = print(tree.child(node, row));
            result.push_back({inner.domain, inner.whole});
        }
        return result;
    }
};

class Comparer
{
public:
    Comparer(const Side& left, const Side& right, const core::Task& task)
        : m_left(left)
        , m_right(right)
        , m_task(task)
    {}

    std::shared_ptr<const StructureComparison> compare()
    {
        addHeader();
        addEnvelopes();
        // What is inside comes behind what is around it.
        for (std::size_t i = m_result->pairs.size(); i-- > 0;) {
            const std::int32_t parent = m_result->parents[i];
            if (parent < 0 || m_result->pairs[i].likeness == Likeness::Same)
                continue;
            Likeness& around = m_result->pairs[static_cast<std::size_t>(parent)].likeness;
            if (around == Likeness::Same)
                around = Likeness::Inside;
        }
        return m_result;
    }

private:
    /// Two counterparts, or one that has none, still to be compared.
    struct Open
    {
        std::optional<Node> left;
        std::optional<Node> right;
        std::int32_t parent = -1;
    };

    std::int32_t add(StructurePair pair, std::int32_t parent)
    {
        m_result->pairs.push_back(std::move(pair));
        m_result->parents.push_back(parent);
        return static_cast<std::int32_t>(m_result->pairs.size()) - 1;
    }

    void addHeader()
    {
        const std::vector<HeaderField> left = headerFields(m_left.report.result);
        const std::vector<HeaderField> right = headerFields(m_right.report.result);
        const auto whole = [](const std::vector<HeaderField>& fields) {
            return fields.empty() ? std::nullopt
                                  : std::optional(core::ByteRange{0, fields.back().range.end()});
        };
        const std::int32_t header = add({QCoreApplication::translate("StructureComparison", "Header"),
                                         {},
                                         {},
                                         whole(left),
                                         whole(right),
                                         likenessOf(!left.empty(), !right.empty(), true)},
                                        -1);
        for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
            const HeaderField* const a = i < left.size() ? &left[i] : nullptr;
            const HeaderField* const b = i < right.size() ? &right[i] : nullptr;
            const HeaderField& one = i < left.size() ? left[i] : right[i];
            add({one.name, a ? a->value : QString(), b ? b->value : QString(),
                 a ? std::optional(a->range) : std::nullopt, b ? std::optional(b->range) : std::nullopt,
                 likenessOf(a != nullptr, b != nullptr, a && b && a->value == b->value)},
                header);
        }
    }

    void addEnvelopes()
    {
        pushInner(-1, -1, -1);
        while (!m_open.empty() && !m_task.cancelled()) {
            const Open open = m_open.back();
            m_open.pop_back();
            const std::int32_t pair = add(pairOf(open), open.parent);
            // Equal ones need no look inside to be told apart, but are shown with what is in them.
            pushInner(open.left, open.right, pair);
        }
    }

    void pushInner(std::optional<Node> left, std::optional<Node> right, std::int32_t parent)
    {
        const auto pairs = pairSiblings(left ? m_left.siblings(*left) : std::vector<Sibling>(),
                                        right ? m_right.siblings(*right) : std::vector<Sibling>());
        for (auto pair = pairs.rbegin(); pair != pairs.rend(); ++pair)
            m_open.push_back(
                {pair->left ? std::optional(m_left.tree.child(*left, *pair->left)) : std::nullopt,
                 pair->right ? std::optional(m_right.tree.child(*right, *pair->right)) : std::nullopt,
                 parent});
    }

    [[nodiscard]] StructurePair pairOf(const Open& open) const
    {
        StructurePair pair;
        if (open.left) {
            pair.name = envelopeName(m_left.report, m_left.envelope(*open.left));
            pair.left = m_left.text(*open.left);
            pair.leftRange = m_left.report.range(m_left.envelope(*open.left));
        }
        if (open.right) {
            if (!open.left)
                pair.name = envelopeName(m_right.report, m_right.envelope(*open.right));
            pair.right = m_right.text(*open.right);
            pair.rightRange = m_right.report.range(m_right.envelope(*open.right));
        }
        pair.likeness = likenessOf(open.left.has_value(), open.right.has_value(),
                                   open.left && open.right &&
                                       m_left.print(*open.left).own == m_right.print(*open.right).own);
        // Nothing inside tells of a length that alone is different.
        const bool leaf = open.left && open.right && m_left.tree.childCount(*open.left) == 0 &&
                          m_right.tree.childCount(*open.right) == 0;
        if (leaf && m_left.print(*open.left).whole != m_right.print(*open.right).whole)
            pair.likeness = Likeness::Different;
        return pair;
    }

    static Likeness likenessOf(bool left, bool right, bool same)
    {
        if (left != right)
            return left ? Likeness::OnlyLeft : Likeness::OnlyRight;
        return same ? Likeness::Same : Likeness::Different;
    }

    const Side& m_left;
    const Side& m_right;
    const core::Task& m_task;
    std::shared_ptr<StructureComparison> m_result = std::make_shared<StructureComparison>();
    std::vector<Open> m_open; ///< the next one last
};

} // namespace

std::shared_ptr<const StructureComparison>
compareStructures(const BlobReportPtr& left, const BlobReportPtr& right, const core::Task& task)
{
    const Side a(*left, task);
    const Side b(*right, task);
    return Comparer(a, b, task).compare();
}

} // namespace chartroom::model
