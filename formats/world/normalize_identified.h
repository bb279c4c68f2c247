#pragma once

#include "formats/world/ids.h"
#include "formats/world/json/document.h"
#include "formats/world/report.h"

#include <string>
#include <vector>

namespace chartroom::world {

/// A list of a chunk file whose members are objects with an id each (N26, N28).
struct IdentifiedList
{
    const char* key;  ///< of the list in the file's root
    const char* lost; ///< the English phrase for a member that is no object
    const char* rule; ///< that missing and repeated ids break

    [[nodiscard]] JsonPointer pointer(std::size_t index) const { return {key, index}; }
};

/// Reads a list's objects by `one(value, index)`. First come all ids that the file gives, then `newId(item)`
/// for those without one of their own: a repeated id is free for nobody.
template<class Item, class One, class NewId>
[[nodiscard]] std::vector<Item> readIdentified(const json::Value& list, const IdentifiedList& kind,
                                               UniqueIds& ids, Report& report, const One& one,
                                               const NewId& newId)
{
    std::vector<Item> result;
    result.reserve(list.size());
    std::vector<std::size_t> unnamed; // by index in `result`
    std::size_t index = 0;
    list.elements([&](const json::Value& value) {
        const std::size_t at = index++;
        if (!value.is(json::Kind::Object)) {
            report.lost(kind.lost, 1, kind.pointer(at), value);
            return;
        }
        result.push_back(one(value, at));
        if (!result.back().id.empty() && ids.reserve(result.back().id))
            return;
        unnamed.push_back(result.size() - 1);
        report.repaired(kind.rule, kind.pointer(at) / "id", value.find("id"));
    });
    for (const std::size_t i : unnamed)
        result[i].id = newId(result[i]);
    return result;
}

} // namespace chartroom::world
