#include "formats/world/patches.h"

#include "formats/world/normalize_parts.h"

#include <algorithm>

namespace chartroom::world {

namespace {

bool stripTrailing(std::u16string& row)
{
    const std::size_t last = row.find_last_not_of(u' ');
    const std::size_t wanted = last == std::u16string::npos ? 0 : last + 1;
    const bool changed = wanted != row.size();
    row.resize(wanted);
    return changed;
}

} // namespace

bool trimPatch(HeightPatch& patch)
{
    bool changed = false;
    std::size_t first = patch.rows.size();
    std::size_t last = 0;
    std::size_t left = std::u16string::npos;
    for (std::size_t i = 0; i < patch.rows.size(); ++i) {
        changed |= stripTrailing(patch.rows[i]);
        if (patch.rows[i].empty())
            continue;
        first = std::min(first, i);
        last = i;
        left = std::min(left, patch.rows[i].find_first_not_of(u' '));
    }
    if (first == patch.rows.size()) {
        changed |= !patch.rows.empty();
        patch.rows.clear();
        return changed;
    }
    const bool rowsGo = first > 0 || last + 1 < patch.rows.size();
    patch.rows.erase(patch.rows.begin() + static_cast<std::ptrdiff_t>(last) + 1, patch.rows.end());
    patch.rows.erase(patch.rows.begin(), patch.rows.begin() + static_cast<std::ptrdiff_t>(first));
    if (left > 0) {
        for (std::u16string& row : patch.rows)
            row.erase(0, std::min(left, row.size()));
    }
    patch.x += static_cast<std::int64_t>(left);
    patch.y += static_cast<std::int64_t>(first);
    return changed || rowsGo || left > 0;
}

char16_t cellAt(const HeightPatch& patch, std::int64_t x, std::int64_t y)
{
    const std::int64_t row = y - patch.y;
    const std::int64_t column = x - patch.x;
    if (row < 0 || column < 0 || row >= static_cast<std::int64_t>(patch.rows.size()))
        return u' ';
    const std::u16string& cells = patch.rows[static_cast<std::size_t>(row)];
    return column < static_cast<std::int64_t>(cells.size()) ? cells[static_cast<std::size_t>(column)] : u' ';
}

void setCell(HeightPatch& patch, std::int64_t x, std::int64_t y, char16_t symbol)
{
    if (cellAt(patch, x, y) == symbol)
        return;
    std::int64_t newX = patch.x;
    std::int64_t newY = patch.y;
    if (patch.rows.empty()) {
        newX = x;
        newY = y;
    }
    if (x < newX) {
        for (std::u16string& row : patch.rows)
            row.insert(0, static_cast<std::size_t>(newX - x), u' ');
        newX = x;
    }
    if (y < newY) {
        patch.rows.insert(patch.rows.begin(), static_cast<std::size_t>(newY - y), std::u16string{});
        newY = y;
    }
    const auto row = static_cast<std::size_t>(y - newY);
    const auto column = static_cast<std::size_t>(x - newX);
    if (patch.rows.size() <= row)
        patch.rows.resize(row + 1);
    std::u16string& cells = patch.rows[row];
    if (cells.size() <= column)
        cells.resize(column + 1, u' ');
    cells[column] = symbol;
    mendHalves(cells, 0, cells.size(), u' ');
    patch.x = newX;
    patch.y = newY;
    trimPatch(patch);
}

HeightPatch newPatch(std::string id, std::optional<std::string> name, std::int64_t z)
{
    HeightPatch patch;
    patch.id = std::move(id);
    patch.name = std::move(name);
    patch.z = z;
    for (std::size_t i = 1; i < fieldNames(PatchField{}).size(); ++i) {
        const auto field = static_cast<PatchField>(i);
        if (field != PatchField::Name || patch.name)
            patch.members.append(field);
    }
    return patch;
}

void setName(HeightPatch& patch, const std::optional<std::string>& name)
{
    patch.name = name;
    if (name)
        patch.members.require(PatchField::Name);
    else
        patch.members.remove(PatchField::Name);
}

} // namespace chartroom::world
