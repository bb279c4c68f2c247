#include "app/document_names.h"

#include "views/common/display_text.h"
#include "views/common/workbench.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace chartroom::app {

using views::Workbench;

namespace {

/// The names in a path, the last one first.
QStringList namesIn(const QString& path)
{
    QStringList names = QDir::cleanPath(path).split(QLatin1Char('/'), Qt::SkipEmptyParts);
    std::ranges::reverse(names);
    return names;
}

qsizetype sameNames(const QStringList& one, const QStringList& other)
{
    return std::ranges::mismatch(one, other).in1 - one.begin();
}

/// So many last names of a path tell it from others.
qsizetype namesNeeded(const QStringList& path, const QList<QStringList>& all)
{
    qsizetype needed = 1;
    for (const QStringList& other : all) {
        if (other != path)
            needed = std::max(needed, sameNames(path, other) + 1);
    }
    return std::min(needed, path.size());
}

/// What tells each of some paths from the others.
QStringList differences(const QList<QStringList>& paths)
{
    qsizetype common = paths.first().size();
    for (const QStringList& path : paths)
        common = std::min(common, sameNames(path, paths.first()));
    QStringList shortest;
    QStringList whole;
    for (const QStringList& path : paths) {
        QStringList names = path.mid(common, namesNeeded(path, paths) - common);
        // It may be the end of another one.
        if (names.isEmpty())
            names = path;
        shortest << names.value(names.size() - 1);
        std::ranges::reverse(names);
        whole << names.join(QDir::separator());
    }
    QStringList result;
    for (qsizetype i = 0; i < paths.size(); ++i)
        result << (shortest.count(shortest[i]) == 1 ? shortest[i] : whole[i]);
    return result;
}

QString nameAt(const QString& title, const QString& place)
{
    return QStringLiteral("%1 (%2)").arg(title, views::singleLine(place));
}

} // namespace

DocumentNames documentNames(const QList<Workbench*>& documents)
{
    QHash<QString, QList<const Workbench*>> byTitle;
    for (const Workbench* document : documents)
        byTitle[views::singleLine(document->title())] << document;
    DocumentNames result;
    for (const auto& [title, alike] : byTitle.asKeyValueRange()) {
        if (alike.size() == 1) {
            result[alike.first()] = title;
            continue;
        }
        QList<QStringList> paths;
        for (const Workbench* document : alike)
            paths << namesIn(document->path());
        const QStringList different = differences(paths);
        for (qsizetype i = 0; i < alike.size(); ++i)
            result[alike[i]] = nameAt(title, different[i]);
    }
    // Another one's title may be just that, brackets and all.
    QHash<QString, int> bearers;
    for (const QString& name : std::as_const(result))
        ++bearers[name];
    for (const auto& [title, alike] : byTitle.asKeyValueRange()) {
        for (const Workbench* document : alike) {
            if (alike.size() > 1 && bearers[result[document]] > 1)
                result[document] = nameAt(title, QDir::toNativeSeparators(document->path()));
        }
    }
    return result;
}

} // namespace chartroom::app
