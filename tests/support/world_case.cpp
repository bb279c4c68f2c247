#include "tests/support/world_case.h"

#include "formats/world/json/layout.h"
#include "formats/world/json/reader.h"
#include "tests/support/files.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>

#include <fcntl.h>
#include <sys/stat.h>

namespace chartroom::test {

namespace json = world::json;

std::filesystem::path fsPath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

QString casePath(const QString& name)
{
    return dataPath(QStringLiteral("golden/world/") + name);
}

QStringList filesBelow(const QString& folder)
{
    QStringList result;
    QDirIterator it(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (it.hasNext())
        result << QDir(folder).relativeFilePath(it.next());
    result.sort();
    return result;
}

void copyFolder(const QString& from, const QString& to)
{
    std::filesystem::copy(fsPath(from), fsPath(to),
                          std::filesystem::copy_options::recursive |
                              std::filesystem::copy_options::copy_symlinks);
}

void ageFiles(const QString& folder)
{
    for (const QString& file : filesBelow(folder)) {
        const timespec times[2] = {{1'000'000'000, 123'456'789}, {1'000'000'000, 123'456'789}};
        if (utimensat(AT_FDCWD, qPrintable(folder + QLatin1Char('/') + file), times, 0) != 0)
            qFatal("the time stamp of %s cannot be set", qPrintable(file));
    }
}

bool isAged(const QString& path)
{
    struct stat status = {};
    return stat(qPrintable(path), &status) == 0 && status.st_mtim.tv_sec == 1'000'000'000 &&
           status.st_mtim.tv_nsec == 123'456'789;
}

QString difference(const QByteArray& found, const QByteArray& expected)
{
    json::Document left;
    json::Document right;
    if (json::parse({found.constData(), static_cast<std::size_t>(found.size())}, left))
        return QStringLiteral("found is no JSON: ") + QString::fromUtf8(found.left(300));
    if (json::parse({expected.constData(), static_cast<std::size_t>(expected.size())}, right))
        return QStringLiteral("expected is no JSON");
    if (json::equal(left.root(), right.root()))
        return {};
    const auto lines = [](const json::Document& document) {
        return QString::fromStdString(json::print(document.root(), json::Layout::fresh()))
            .split(QLatin1Char('\n'));
    };
    const QStringList a = lines(left);
    const QStringList b = lines(right);
    for (qsizetype i = 0; i < std::max(a.size(), b.size()); ++i) {
        if (a.value(i) != b.value(i))
            return QStringLiteral("line %1: found '%2', expected '%3'")
                .arg(i + 1)
                .arg(a.value(i), b.value(i));
    }
    return QStringLiteral("the same but for spelling");
}

bool isStringified(const QByteArray& bytes)
{
    json::Document document;
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (json::parse(text, document))
        return false;
    json::Layout layout = json::Layout::of(document);
    std::string all = json::print(document.root(), layout);
    // JavaScript spells strings in one way only; duplicate keys and escapes do not survive it.
    return document.duplicateKeys().empty() && text == all;
}

QString folderDifference(const QString& found, const QString& expected, const QString& before,
                         const QStringList& rewritten)
{
    const QStringList files = filesBelow(expected);
    if (filesBelow(found) != files)
        return QStringLiteral("there are the files %1, expected are %2")
            .arg(filesBelow(found).join(QLatin1Char(' ')), files.join(QLatin1Char(' ')));
    for (const QString& file : files) {
        const QString path = found + QLatin1Char('/') + file;
        const QByteArray bytes = readAll(path);
        const QByteArray wanted = readAll(expected + QLatin1Char('/') + file);
        const QString beforePath = before + QLatin1Char('/') + file;
        const bool existed = QFile::exists(beforePath);
        const QByteArray old = existed ? readAll(beforePath) : QByteArray{};
        const bool untouched = existed && old == wanted;
        if (untouched && bytes == wanted && !rewritten.contains(file) && !isAged(path))
            return file + QStringLiteral(" was written for nothing");
        const bool exact =
            untouched || !existed || isStringified(old) || file.endsWith(QLatin1String(".orig"));
        if (exact ? bytes == wanted : difference(bytes, wanted).isEmpty())
            continue;
        const QString what = difference(bytes, wanted);
        return file + QStringLiteral(": ") +
               (what.isEmpty() ? QStringLiteral("the same values in other bytes") : what);
    }
    return {};
}

QStringList caseNames()
{
    return QDir(casePath(QString())).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

QJsonObject statusOf(const QString& name)
{
    const QString path = casePath(name) + QStringLiteral("/expect/status.json");
    return QFile::exists(path) ? QJsonDocument::fromJson(readAll(path)).object() : QJsonObject{};
}

} // namespace chartroom::test
