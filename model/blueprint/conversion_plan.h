#pragma once

#include "formats/blueprint/convert.h"
#include "model/blueprint/snapshot.h"

#include <QString>

namespace chartroom::model {

/// A conversion of an open file that is prepared and not made yet. Immutable; keeps the file mapped.
class ConversionPlan
{
public:
    /// Looks into the file; meant for a worker thread. Errors: those of blueprint::Conversion::prepare().
    [[nodiscard]] static core::Result<std::shared_ptr<const ConversionPlan>>
    make(SnapshotPtr snapshot, int version, bool deriveWater, const core::Task& task = {});

    /// What the result will not hold, or not as one might expect.
    [[nodiscard]] const std::vector<core::Message>& notes() const { return m_conversion.notes(); }
    /// Writes the result in one step; the target may be the open file, which stays mapped as it was. Errors:
    /// those of blueprint::Conversion::write().
    [[nodiscard]] core::Result<void> write(const QString& target, const core::Task& task = {}) const;

private:
    ConversionPlan(SnapshotPtr snapshot, blueprint::Conversion conversion);

    SnapshotPtr m_snapshot; ///< the conversion refers to its file and palette
    blueprint::Conversion m_conversion;
};
using ConversionPlanPtr = std::shared_ptr<const ConversionPlan>;

/// Whether a file lacks any of the sections of water: only then water can be derived.
[[nodiscard]] bool lacksWater(const Snapshot& snapshot);
/// The name for a result that lies beside its file: `NAME_v1.dat`, the twin of `NAME.dat`, and for version 2
/// the way back, or `NAME_v2.dat` where that is taken.
[[nodiscard]] QString conversionTarget(const QString& path, int version);

} // namespace chartroom::model
