#include "formats/core/translatable.h"
#include "formats/world/json/edit.h"
#include "formats/world/normalize_identified.h"
#include "formats/world/normalize_parts.h"
#include "formats/world/patches.h"

#include <algorithm>

namespace chartroom::world {

namespace {

constexpr IdentifiedList kind{"/heightLayers",
                              QT_TRANSLATE_NOOP("Message", "a height patch that is no object"), "N28"};

class Patches
{
public:
    Patches(const ChunkContext& context, Report& report)
        : m_size(context.size)
        , m_report(report)
    {}

    void read(const json::Value& list, std::vector<Cow<HeightPatch>>& out)
    {
        auto result = readIdentified<HeightPatch>(
            list, kind, m_ids, m_report,
            [this](const json::Value& value, std::size_t index) {
                m_index = index;
                return one(value);
            },
            [this](const HeightPatch& patch) {
                return m_ids.unique(patch.id.empty() ? "height_" + std::to_string(patch.z) : patch.id);
            });
        out.reserve(result.size());
        for (HeightPatch& patch : result)
            out.emplace_back(std::move(patch));
    }

private:
    [[nodiscard]] JsonPointer pointer() const { return kind.pointer(m_index); }

    HeightPatch one(const json::Value& value)
    {
        HeightPatch patch;
        patch.z = static_cast<std::int64_t>(m_index) + 1;
        json::Value rows;
        // Where the cells are must be known before the members can be judged: trimming moves them.
        value.members([&](const json::Value& key, const json::Value& member) {
            if (key.equals("id"))
                patch.id = member.string();
            else if (key.equals("rows"))
                rows = member;
            else if (key.equals("x"))
                patch.x = member.integer().value_or(0);
            else if (key.equals("y"))
                patch.y = member.integer().value_or(0);
            else if (key.equals("z"))
                patch.z = std::max<std::int64_t>(1, member.integer().value_or(patch.z));
        });
        cells(patch, rows);
        value.members([&](const json::Value& key, const json::Value& member) { take(patch, key, member); });
        for (std::size_t i = 1; i < fieldNames(PatchField{}).size(); ++i) {
            const auto field = static_cast<PatchField>(i);
            if (field == PatchField::Name || patch.members.has(field))
                continue;
            patch.members.append(field);
            // A missing id is reported with the repeated ones, missing rows with their cells.
            if (field != PatchField::Id && field != PatchField::Rows)
                m_report.repaired("N28", pointer() / fieldNames(field)[i], {});
        }
        return patch;
    }

    void take(HeightPatch& patch, const json::Value& key, const json::Value& value)
    {
        const PatchField field = patch.members.fieldOf(key);
        switch (field) {
        case PatchField::Unknown:
            patch.members.appendUnknown(key, value);
            return;
        case PatchField::Z:
            return number(patch, field, value, patch.z);
        case PatchField::X:
            return number(patch, field, value, patch.x);
        case PatchField::Y:
            return number(patch, field, value, patch.y);
        case PatchField::Name:
            if (!value.is(json::Kind::String)) {
                m_report.repaired("N28", pointer() / "name", value);
                return;
            }
            patch.name = value.string();
            break;
        case PatchField::Id:
        case PatchField::Rows:
            break;
        }
        patch.members.append(field);
    }

    void number(HeightPatch& patch, PatchField field, const json::Value& value, std::int64_t wanted)
    {
        const auto spelling = spellingOf(value, wanted);
        patch.members.append(field, spelling.value_or(""));
        if (!spelling)
            m_report.repaired("N28", pointer() / fieldNames(field)[static_cast<std::size_t>(field)], value);
    }

    // Reads the rows of nearly every patch: ASCII without dots, all inside the chunk. The patch ends trimmed.
    // Returns false, with nothing done, for any other.
    bool plainCells(HeightPatch& patch, const json::Value& rows)
    {
        if (!rows.is(json::Kind::Array) || patch.x < 0 || patch.y < 0 || patch.x >= m_size.width ||
            patch.y >= m_size.height)
            return false;
        const auto width = static_cast<std::size_t>(m_size.width - patch.x);
        const auto height = static_cast<std::size_t>(m_size.height - patch.y);
        m_plainRows.clear();
        std::size_t first = height;
        std::size_t left = width;
        bool plain = true;
        bool tidy = true;
        rows.elements([&](const json::Value& value) {
            plain = plain && value.is(json::Kind::String) && value.isPlainAscii();
            if (!plain)
                return;
            std::string_view row = value.rawString();
            plain =
                row.size() <= width && m_plainRows.size() < height && row.find('.') == std::string_view::npos;
            const std::size_t filled = row.find_last_not_of(' ') + 1;
            tidy = tidy && filled == row.size();
            row = row.substr(0, filled);
            if (filled > 0) {
                first = std::min(first, m_plainRows.size());
                left = std::min(left, row.find_first_not_of(' '));
            }
            m_plainRows.push_back(row);
        });
        if (!plain || first == height)
            return false;
        tidy = tidy && first == 0 && left == 0 && !m_plainRows.back().empty();
        while (m_plainRows.back().empty())
            m_plainRows.pop_back();
        patch.rows.reserve(m_plainRows.size() - first);
        for (std::size_t i = first; i < m_plainRows.size(); ++i) {
            const std::string_view row = m_plainRows[i].substr(std::min(left, m_plainRows[i].size()));
            json::widenAscii(patch.rows.emplace_back(row.size(), u' ').data(), row);
        }
        patch.x += static_cast<std::int64_t>(left);
        patch.y += static_cast<std::int64_t>(first);
        if (!tidy)
            m_report.repaired("N28", pointer() / "rows", rows);
        return true;
    }

    // Reads the rows, cut to the chunk and trimmed; the patch's x and y move with them.
    void cells(HeightPatch& patch, const json::Value& rows)
    {
        if (plainCells(patch, rows))
            return;
        bool tidy = rows.is(json::Kind::Array);
        std::uint64_t lost = 0;
        std::int64_t y = patch.y;
        const std::int64_t givenX = patch.x;
        const std::int64_t givenY = patch.y;
        const std::int64_t skip = std::max<std::int64_t>(0, -patch.x);
        const std::int64_t room = m_size.width - std::max<std::int64_t>(0, patch.x);
        patch.rows.reserve(std::min(rows.size(), static_cast<std::size_t>(m_size.height)));
        rows.elements([&](const json::Value& value) {
            m_row.clear();
            if (value.is(json::Kind::String))
                json::appendUtf16(m_row, value.rawString(), value.node().escaped);
            else
                tidy = false;
            for (char16_t& cell : m_row) {
                if (cell == u'.') {
                    cell = u' ';
                    tidy = false;
                }
            }
            const bool inside = y >= 0 && y < m_size.height;
            ++y;
            const std::size_t before = m_row.size();
            lost += cut(m_row, skip, inside ? room : 0);
            tidy = tidy && before == m_row.size() && inside;
            // Stripped before it is kept, so that it takes no more memory than its cells.
            const std::size_t filled = m_row.find_last_not_of(u' ') + 1;
            tidy = tidy && filled == m_row.size();
            if (inside)
                patch.rows.emplace_back(m_row, 0, filled);
        });
        patch.x = std::max<std::int64_t>(0, patch.x);
        patch.y = std::max<std::int64_t>(0, patch.y);
        tidy = !trimPatch(patch) && tidy;
        patch.rows.shrink_to_fit();
        if (patch.rows.empty()) {
            patch.x = std::clamp<std::int64_t>(givenX, 0, m_size.width - 1);
            patch.y = std::clamp<std::int64_t>(givenY, 0, m_size.height - 1);
        }
        if (!tidy)
            m_report.repaired("N28", pointer() / "rows", rows);
        if (lost > 0)
            m_report.lost(QT_TRANSLATE_NOOP("Message", "cells of height patch {id}"), lost,
                          pointer() / "rows", rows, {"id", patch.id});
    }

    // Keeps `room` cells from `skip` on; returns how many that are not empty were lost.
    static std::uint64_t cut(std::u16string& row, std::int64_t skip, std::int64_t room)
    {
        const auto size = static_cast<std::int64_t>(row.size());
        const std::int64_t from = std::min(skip, size);
        const std::int64_t count = std::clamp<std::int64_t>(size - from, 0, std::max<std::int64_t>(0, room));
        if (from == 0 && count == size)
            return 0;
        const auto filled = [&row] {
            return static_cast<std::uint64_t>(row.size()) -
                   static_cast<std::uint64_t>(std::count(row.begin(), row.end(), u' '));
        };
        const std::uint64_t all = filled();
        row = row.substr(static_cast<std::size_t>(from), static_cast<std::size_t>(count));
        mendHalves(row, 0, row.size(), u' ');
        return all - filled();
    }

    ChunkSize m_size;
    Report& m_report;
    UniqueIds m_ids;
    std::size_t m_index = 0;
    // Reused from patch to patch.
    std::u16string m_row;
    std::vector<std::string_view> m_plainRows;
};

} // namespace

void normalizePatches(const json::Value& root, const ChunkContext& context, Chunk& chunk, Report& report)
{
    Patches(context, report).read(root.find("heightLayers"), chunk.patches);
}

} // namespace chartroom::world
