#include "formats/world/operations/restack.h"

#include "formats/world/patches.h"

#include <algorithm>
#include <unordered_map>

namespace chartroom::world {

void restack(Chunk& chunk, const HeightStack& stack, EmptyPatches empty)
{
    if (chunk.patches.empty())
        return;
    std::unordered_map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < stack.size(); ++i)
        places.emplace(stack[i].id, i);
    std::erase_if(chunk.patches, [&](const Cow<HeightPatch>& patch) {
        return !places.contains(patch->id) || (empty == EmptyPatches::Drop && isEmpty(*patch));
    });
    std::ranges::stable_sort(chunk.patches, [&](const Cow<HeightPatch>& a, const Cow<HeightPatch>& b) {
        return places.at(a->id) < places.at(b->id);
    });
    for (Cow<HeightPatch>& patch : chunk.patches) {
        const StackEntry& entry = stack[places.at(patch->id)];
        if (patch->z == entry.z && patch->name == entry.name)
            continue;
        HeightPatch& changed = patch.edit();
        changed.z = entry.z;
        setName(changed, entry.name);
    }
}

} // namespace chartroom::world
