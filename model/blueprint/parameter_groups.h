#pragma once

#include "model/blueprint/snapshot.h"

#include <QString>

#include <vector>

namespace chartroom::model {

/// One parameter as the window shows it.
struct ParameterEntry
{
    QString name;  ///< the format's own name
    QString value; ///< exact
    QString unit;
    QString note; ///< what it means, for this version
};

/// The parameters of one section, or of the file as a whole.
struct ParameterGroup
{
    QString name;
    QString note;
    std::vector<ParameterEntry> entries;
    std::optional<core::ByteRange> range; ///< of the section
};

/// All groups of a file, in the order of the window: file, `PRMS`, sea level, `TCRV`, `TDTL`, remarks.
[[nodiscard]] std::vector<ParameterGroup> parameterGroups(const Snapshot& snapshot);

/// The group of `TCRV`: the meaning of its fields depends on its version.
[[nodiscard]] ParameterGroup curveGroup(const blueprint::Curve& curve);
/// The group of `TDTL`. `hasCurve`: whether the file has `TCRV` too, without which it makes no sense.
[[nodiscard]] ParameterGroup detailGroup(const blueprint::Detail& detail, bool hasCurve);

} // namespace chartroom::model
