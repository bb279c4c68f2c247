#pragma once

#include "model/blob/report.h"

#include <QString>

namespace chartroom::model {

/// How a part of one blob stands to its counterpart in another.
enum class Likeness : std::uint8_t {
    Same,      ///< byte for byte
    Inside,    ///< only parts in it differ
    Different, ///< its own bytes differ
    OnlyLeft,  ///< the other has no counterpart
    OnlyRight
};

/// A header field, or an envelope, of one file or of both.
struct StructurePair
{
    QString name;
    QString left; ///< what it is in each file; empty where it is not there
    QString right;
    std::optional<core::ByteRange> leftRange;
    std::optional<core::ByteRange> rightRange;
    Likeness likeness = Likeness::Same;

    /// Whether it is a difference of its own, not only one of what is in it.
    [[nodiscard]] bool isDifference() const
    {
        return likeness != Likeness::Same && likeness != Likeness::Inside;
    }
};

/// Two blobs' headers and envelopes beside each other. Immutable.
struct StructureComparison
{
    std::vector<StructurePair> pairs;  ///< depth first
    std::vector<std::int32_t> parents; ///< index of the pair around each; -1 for none
};

/// Compares two blobs' structures. Envelopes beside each other are paired by their bytes and else by their
/// domains, in order. Time grows with the files' sizes and, for up to about 2,000 envelopes in one, with the
/// product of their numbers. A cancelled task's comparison must be thrown away.
[[nodiscard]] std::shared_ptr<const StructureComparison>
compareStructures(const BlobReportPtr& left, const BlobReportPtr& right, const core::Task& task);

} // namespace chartroom::model
