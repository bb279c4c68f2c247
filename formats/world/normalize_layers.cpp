#include "formats/core/code.h"
#include "formats/core/translatable.h"
#include "formats/world/json/edit.h"
#include "formats/world/normalize_parts.h"

#include <algorithm>

namespace chartroom::world {

namespace {

// A room layer entry of the file.
struct Entry
{
    json::Value value;
    std::size_t index = 0; // in the file's array, dropped entries counted (W7)
    std::int64_t number = 0;

    [[nodiscard]] JsonPointer pointer() const { return {"/roomLayers", index}; }
};

class Layers
{
public:
    Layers(const ChunkContext& context, Report& report)
        : m_size(context.size)
        , m_report(report)
    {}

    // The entries that count, in the order of the file; those that are dropped are reported.
    std::vector<Entry> entries(const json::Value& list)
    {
        std::vector<Entry> result;
        std::size_t index = 0;
        list.elements([&](const json::Value& value) {
            Entry entry{value, index++, 0};
            if (!value.is(json::Kind::Object)) {
                m_report.lost(QT_TRANSLATE_NOOP("Message", "an entry that is no object"), 1, entry.pointer(),
                              value);
                return;
            }
            entry.number = value.find("layer").integer().value_or(static_cast<std::int64_t>(entry.index));
            if (entry.number < 0)
                m_report.lost(QT_TRANSLATE_NOOP("Message", "a room layer with a negative number"), 1,
                              entry.pointer(), value);
            else
                result.push_back(entry);
        });
        return result;
    }

    RoomLayer first(const Entry& entry)
    {
        RoomLayer layer;
        layer.number = entry.number;
        layer.cells.assign(static_cast<std::size_t>(m_size.cells()), padOf(layer.number));
        entry.value.members([&](const json::Value& key, const json::Value& value) {
            const LayerField field = layer.members.fieldOf(key);
            if (field == LayerField::Unknown)
                layer.members.appendUnknown(key, value);
            else if (field == LayerField::Layer)
                layer.members.append(field, spellingOf(value, layer.number).value_or(""));
            else
                layer.members.append(field);
        });
        if (!isInteger(entry.value.find("layer"), layer.number))
            m_report.repaired("N23", entry.pointer() / "layer", entry.value.find("layer"));
        for (const auto field : {LayerField::Layer, LayerField::Rows, LayerField::InstanceIds})
            layer.members.require(field);
        readRows(entry, layer, false);
        return layer;
    }

    // N24: what the first leaves empty is filled from the later one.
    void merge(RoomLayer& layer, const Entry& entry)
    {
        m_report.add(core::Code::ChunkLayerDuplicate, entry.pointer(), entry.value,
                     {{"layer", std::to_string(layer.number)}});
        readRows(entry, layer, true);
        entry.value.members([&](const json::Value& key, const json::Value& value) {
            if (layer.members.fieldOf(key) == LayerField::Unknown && !layer.members.unknown(key.string()))
                layer.members.appendUnknown(key, value);
        });
    }

private:
    void readRows(const Entry& entry, RoomLayer& layer, bool merging)
    {
        const json::Value rows = entry.value.find("rows");
        const char16_t pad = padOf(layer.number);
        std::int64_t y = 0;
        std::uint64_t lost = 0;
        bool tidy = rows.is(json::Kind::Array);
        rows.elements([&](const json::Value& row) {
            const std::int64_t line = y++;
            if (!merging && line < m_size.height && row.is(json::Kind::String) && row.isPlainAscii()) {
                lost += putAscii(layer, line, row.rawString(), tidy);
                return;
            }
            m_row.clear();
            if (row.is(json::Kind::String))
                json::appendUtf16(m_row, row.rawString(), row.node().escaped);
            else
                tidy = false;
            lost += fit(pad, line < m_size.height ? m_size.width : 0, tidy);
            if (line >= m_size.height)
                return;
            if (merging)
                lost += fill(layer, line);
            else
                std::ranges::copy(m_row, layer.cells.begin() + static_cast<std::ptrdiff_t>(at(line)));
        });
        if (merging) {
            for (std::int64_t line = 0; line < std::min(y, m_size.height); ++line)
                lost += mendHalves(layer.cells, at(line), at(line + 1), pad);
        }
        if ((!tidy || y != m_size.height) && !merging)
            m_report.repaired("N23", entry.pointer() / "rows", rows);
        if (lost > 0)
            m_report.lost(QT_TRANSLATE_NOOP("Message", "cells of room layer {layer}"), lost,
                          entry.pointer() / "rows", rows, {"layer", std::to_string(layer.number)});
    }

    // Nearly every row: its bytes are its cells. Returns how many cells were lost by cutting it.
    std::uint64_t putAscii(RoomLayer& layer, std::int64_t y, std::string_view row, bool& tidy)
    {
        const auto width = static_cast<std::size_t>(m_size.width);
        tidy = tidy && row.size() == width;
        json::widenAscii(layer.cells.data() + at(y), row.substr(0, width));
        if (row.size() <= width)
            return 0;
        const std::string_view cut = row.substr(width);
        const auto pads = std::ranges::count(cut, static_cast<char>(padOf(layer.number)));
        return cut.size() - static_cast<std::uint64_t>(pads);
    }

    // Cuts the row in m_row; returns how many cells were lost by that.
    std::uint64_t fit(char16_t pad, std::int64_t width, bool& tidy)
    {
        const auto wanted = static_cast<std::size_t>(width);
        tidy = tidy && m_row.size() == wanted;
        if (m_row.size() <= wanted)
            return 0;
        const auto cut = m_row.begin() + static_cast<std::ptrdiff_t>(wanted);
        auto lost = static_cast<std::uint64_t>(m_row.end() - cut - std::count(cut, m_row.end(), pad));
        m_row.resize(wanted);
        return lost + mendHalves(m_row, 0, wanted, pad);
    }

    std::uint64_t fill(RoomLayer& layer, std::int64_t y)
    {
        const char16_t pad = padOf(layer.number);
        std::uint64_t lost = 0;
        char16_t* cell = layer.cells.data() + at(y);
        for (const char16_t symbol : m_row) {
            if (*cell == pad)
                *cell = symbol;
            else if (symbol != pad && symbol != *cell)
                ++lost;
            ++cell;
        }
        return lost;
    }

    [[nodiscard]] std::size_t at(std::int64_t y) const { return static_cast<std::size_t>(y * m_size.width); }

    ChunkSize m_size;
    Report& m_report;
    std::u16string m_row;
};

} // namespace

bool normalizeLayers(const json::Value& root, const ChunkContext& context, Chunk& chunk, Report& report)
{
    const json::Value list = root.find("roomLayers");
    Layers layers(context, report);
    const auto entries = layers.entries(list);

    // Every layer that there will be, before any of them is made: by number, with its first entry.
    struct Number
    {
        std::int64_t number = 0;
        const Entry* entry = nullptr;
    };
    std::vector<Number> numbers;
    numbers.reserve(entries.size() + chunk.instances->size() + 2);
    for (const Entry& entry : entries)
        numbers.push_back({entry.number, &entry});
    for (const Instance& instance : *chunk.instances)
        numbers.push_back({instance.layer, nullptr});
    numbers.push_back({0, nullptr});
    std::ranges::stable_sort(numbers, {}, &Number::number);
    if (numbers.back().number == 0)
        numbers.push_back({1, nullptr});
    const auto same = [](const Number& a, const Number& b) { return a.number == b.number; };
    numbers.erase(std::unique(numbers.begin(), numbers.end(), same), numbers.end());
    if (static_cast<std::int64_t>(numbers.size()) > maximumLayerCells / context.size.cells()) {
        report.add(core::Code::ChunkLayers, "/roomLayers", list,
                   {{"found", std::to_string(numbers.size())},
                    {"cells", std::to_string(context.size.cells())},
                    {"expected", std::to_string(maximumLayerCells)}});
        return false;
    }

    chunk.layers.reserve(numbers.size());
    const Entry* before = nullptr;
    bool sorted = true;
    for (const auto& [number, entry] : numbers) {
        if (!entry) {
            chunk.layers.emplace_back(emptyLayer(number, context.size));
            report.repaired(number > 1 ? "N26" : "N25", "/roomLayers", list);
            continue;
        }
        sorted = sorted && (!before || before->index < entry->index);
        before = entry;
        chunk.layers.emplace_back(layers.first(*entry));
    }
    if (!sorted)
        report.repaired("N25", "/roomLayers", list);
    for (const Entry& entry : entries) {
        const auto place = std::ranges::lower_bound(numbers, entry.number, {}, &Number::number);
        if (place->entry != &entry)
            layers.merge(chunk.layers[static_cast<std::size_t>(place - numbers.begin())].edit(), entry);
    }
    return true;
}

void reportInstanceIds(const json::Value& root, const Chunk& chunk, Report& report)
{
    // Only the entry that a layer was made of can have the right ids; a missing layer was reported already.
    std::size_t index = 0;
    root.find("roomLayers").elements([&](const json::Value& entry) {
        const std::size_t place = index++;
        const auto number = entry.find("layer").integer();
        const json::Value ids = entry.find("instanceIds");
        if (!entry.is(json::Kind::Object) || !number || !chunk.layer(*number))
            return;
        bool same = ids.is(json::Kind::Array);
        auto instance = chunk.instances->begin();
        const auto skip = [&] {
            while (instance != chunk.instances->end() && instance->layer != *number)
                ++instance;
        };
        ids.elements([&](const json::Value& id) {
            skip();
            same = same && instance != chunk.instances->end() && id.equals(instance->id);
            if (instance != chunk.instances->end())
                ++instance;
        });
        skip();
        if (!same || instance != chunk.instances->end())
            report.repaired("N27", JsonPointer("/roomLayers", place) / "instanceIds", ids);
    });
}

} // namespace chartroom::world
