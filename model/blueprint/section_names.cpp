#include "model/blueprint/section_names.h"

#include <QCoreApplication>

#include <map>

namespace chartroom::model {

QString sectionMeaning(blueprint::Tag tag)
{
    namespace tags = blueprint::tag;
    static const std::map<blueprint::Tag, const char*> meanings{
        {tags::parameters, QT_TRANSLATE_NOOP("Sections", "Generation parameters")},
        {tags::heights, QT_TRANSLATE_NOOP("Sections", "Heights")},
        {tags::biomes, QT_TRANSLATE_NOOP("Sections", "Biomes")},
        {tags::towns, QT_TRANSLATE_NOOP("Sections", "Towns")},
        {tags::curve, QT_TRANSLATE_NOOP("Sections", "Height curve")},
        {tags::detail, QT_TRANSLATE_NOOP("Sections", "Terrain detail")},
        {tags::waterIds, QT_TRANSLATE_NOOP("Sections", "Water body of each pixel")},
        {tags::waterBodies, QT_TRANSLATE_NOOP("Sections", "Water bodies")},
        {tags::waterSurface, QT_TRANSLATE_NOOP("Sections", "Water surface of each pixel")},
        {tags::roadsHighway, QT_TRANSLATE_NOOP("Sections", "Roads: Highway")},
        {tags::roadsBranch, QT_TRANSLATE_NOOP("Sections", "Roads: Branch")},
        {tags::roadsRugged, QT_TRANSLATE_NOOP("Sections", "Roads: Rugged")},
        {tags::roadsTrail, QT_TRANSLATE_NOOP("Sections", "Roads: Trail")},
    };
    const auto found = meanings.find(tag);
    return QCoreApplication::translate("Sections", found != meanings.end()
                                                       ? found->second
                                                       : QT_TRANSLATE_NOOP("Sections", "Not registered"));
}

} // namespace chartroom::model
