#pragma once

#include <QString>

#include <vector>

namespace chartroom::model {

/// One line of a difference between two texts.
struct DifferenceLine
{
    enum class Kind : std::uint8_t {
        Same,
        Removed, ///< only in the old text
        Added,   ///< only in the new text
        Gap      ///< stands for same lines that are left out
    };
    Kind kind = Kind::Same;
    QString text;
    int oldNumber = 0; ///< from 1; 0 where the old text does not have the line
    int newNumber = 0;

    friend bool operator==(const DifferenceLine&, const DifferenceLine&) = default;
};

/// What differs between two texts, with some same lines around each place.
struct LineDifference
{
    std::vector<DifferenceLine> lines;
    int added = 0;
    int removed = 0;
};

/// Compares two texts line by line: as few changed lines as there can be. Texts that differ in very many
/// places are shown as replaced from the first to the last of them, so that the time stays bounded.
/// `context`: same lines shown around a change.
[[nodiscard]] LineDifference lineDifference(const QString& before, const QString& after, int context = 3);

} // namespace chartroom::model
