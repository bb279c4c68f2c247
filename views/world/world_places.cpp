#include "views/world/world_places.h"

#include "model/world/world_choice.h"
#include "model/world/world_text.h"
#include "views/common/display_text.h"
#include "views/common/icons.h"
#include "views/world/world_page.h"
#include "views/world/world_workbench.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPointer>

#include <algorithm>

namespace chartroom::views {

namespace {

using Places = QList<Workbench::QuickPlace>;

bool holdsWords(const QString& name, const QStringList& words)
{
    return std::ranges::all_of(
        words, [&name](const QString& word) { return name.contains(word, Qt::CaseInsensitive); });
}

/// What is there whatever is typed.
Places fixedPlaces(WorldWorkbench& bench)
{
    Places places;
    const model::WorldSession& session = bench.session();
    const QString own = QFileInfo(session.folder()).canonicalFilePath();
    const QString index = QDir(session.contentFolder()).filePath(QStringLiteral("worlds.json"));
    if (const auto choices = model::worldChoices(index); QFileInfo::exists(index) && choices) {
        for (const model::WorldChoice& world : choices->worlds) {
            if (QFileInfo(world.folder).canonicalFilePath() == own)
                continue;
            places.push_back({icon(Icon::World), singleLine(world.name.isEmpty() ? world.id : world.name),
                              QCoreApplication::translate("WorldPlaces", "world"),
                              [bench = QPointer(&bench), folder = world.folder] {
                                  if (bench)
                                      Q_EMIT bench->openRequested(folder);
                              }});
        }
    }
    const auto tile = [&](Icon sign, const QString& name, const QString& kind, world::Tile at) {
        places.push_back({icon(sign), name, QStringLiteral("%1  %2, %3").arg(kind).arg(at.x).arg(at.y),
                          [bench = QPointer(&bench), at] {
                              if (!bench)
                                  return;
                              bench->page().goTo(at);
                              bench->focusMiddle();
                          }});
    };
    tile(Icon::Goto, QCoreApplication::translate("WorldPlaces", "Spawn"),
         QCoreApplication::translate("WorldPlaces", "tile"), session.document().info().spawn);
    for (const world::Bookmark& mark : session.document().bookmarks().list)
        tile(Icon::Bookmark, singleLine(model::shownText(mark.label.empty() ? mark.id : mark.label)),
             QCoreApplication::translate("WorldPlaces", "bookmark"), mark.tile);
    return places;
}

/// The chunks whose address is typed, in part. Without a number only the first are listed.
void addChunks(WorldWorkbench& bench, const std::vector<world::Address>& chunks, QStringList words, int most,
               Places& places)
{
    const QString chunkWord = QCoreApplication::translate("WorldPlaces", "Chunk");
    words.removeIf([&chunkWord](const QString& word) {
        return chunkWord.startsWith(word, Qt::CaseInsensitive) && !word[0].isDigit();
    });
    static const QRegularExpression address(QStringLiteral("^-?[0-9]*[:,]?-?[0-9]*$"));
    if (!std::ranges::all_of(words, [](const QString& word) { return address.match(word).hasMatch(); }))
        return;
    words.replaceInStrings(QStringLiteral(","), QStringLiteral(":"));
    for (const world::Address chunk : chunks) {
        if (places.size() >= most)
            return;
        const QString name = model::chunkText(chunk);
        if (!holdsWords(name, words))
            continue;
        places.push_back(
            {icon(Icon::Chunk), chunkWord + QLatin1Char(' ') + name, {}, [bench = QPointer(&bench), chunk] {
                 if (!bench)
                     return;
                 bench->page().showChunk(chunk);
                 bench->focusMiddle();
             }});
    }
}

} // namespace

Workbench::PlaceFinder worldPlaces(WorldWorkbench& bench)
{
    if (!bench.session().ready())
        return {};
    return [bench = QPointer(&bench), fixed = fixedPlaces(bench),
            chunks = bench.session().document().chunks().addresses()](const QString& typed, int most) {
        const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        Places places;
        for (const auto& place : fixed) {
            if (holdsWords(place.text + QLatin1Char(' ') + place.detail, words))
                places.push_back(place);
        }
        if (bench)
            addChunks(*bench, chunks, words, most, places);
        return places;
    };
}

} // namespace chartroom::views
