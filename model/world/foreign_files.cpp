#include "model/world/foreign_files.h"

#include "formats/core/code.h"
#include "formats/core/parallel.h"
#include "formats/core/system_error.h"
#include "formats/world/json/reader.h"
#include "formats/world/store/read_error.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <filesystem>

namespace chartroom::model {

namespace {

const QString chunkFolder = QStringLiteral("chunks/");

template<class T, class Normalize>
ReadPart<T> readPart(const world::Store& store, const std::string& name, core::FindingList& findings,
                     Normalize&& normalize)
{
    ReadPart<T> part;
    const auto text = store.read(name);
    part.mark.exists = true; // one that cannot be read is there all the same
    if (!text) {
        findings.add(world::fileFinding(name, text.error()));
        return part;
    }
    part.mark = text->mark;
    if (!text->mark.exists)
        return part;
    world::json::Document document;
    if (const auto error = world::json::parse(text->bytes, document)) {
        findings.add(world::syntaxFinding(*error, name));
        return part;
    }
    world::Report report(findings, name);
    part.content = normalize(document, report);
    return part;
}

/// Those whose files are not as they are known to be; `markOf` gives the mark of a chunk's file, null:
/// nothing is known of it.
template<class MarkOf>
std::vector<world::Address> changedOf(const world::Store& store, const std::vector<world::Address>& addresses,
                                      MarkOf&& markOf, const core::Task& task)
{
    std::vector<char> same(addresses.size(), 0);
    constexpr std::uint64_t grain = 16;
    const auto look = [&](std::uint64_t begin, std::uint64_t end) {
        for (std::uint64_t i = begin; i < end; ++i) {
            const world::FileMark* const known = markOf(addresses[i]);
            if (!known)
                continue;
            const auto now = store.read(world::chunkPath(addresses[i]));
            same[i] = now && now->mark == *known ? 1 : 0;
        }
    };
    if (!core::parallelFor(addresses.size(), grain, task, look))
        return {};
    std::vector<world::Address> changed;
    for (std::size_t i = 0; i < addresses.size(); ++i) {
        if (same[i] == 0)
            changed.push_back(addresses[i]);
    }
    return changed;
}

/// Those whose files are not as a save left them.
std::vector<world::Address> changedOf(const world::Store& store, std::vector<world::Address> addresses,
                                      const std::shared_ptr<const WrittenMarks>& written,
                                      const core::Task& task)
{
    if (!written)
        return addresses;
    return changedOf(
        store, addresses,
        [&written](world::Address address) {
            const auto known = written->find(world::chunkPath(address));
            return known == written->end() ? nullptr : &known->second;
        },
        task);
}

/// Those of the chunks that there are and that there were whose files are not as the index found them.
std::vector<world::Address> changedSince(const WorldIndex& index, const world::Store& store,
                                         const core::Task& task)
{
    std::set<world::Address> all;
    for (const auto& [address, summary] : index.chunks())
        all.insert(address);
    std::error_code error;
    std::filesystem::directory_iterator file(store.folder() / "chunks", error);
    for (const std::filesystem::directory_iterator end; !error && file != end; file.increment(error)) {
        if (const auto address = world::parseChunkFileName(file->path().filename().string()))
            all.insert(*address);
    }
    return changedOf(
        store, {all.begin(), all.end()},
        [&index](world::Address address) {
            const ChunkSummary* const summary = index.find(address);
            return summary ? &summary->mark : nullptr;
        },
        task);
}

} // namespace

bool isGone(const world::Store& store, bool wasGone)
{
    std::error_code ignored;
    return !std::filesystem::is_directory(store.folder(), ignored) ||
           (wasGone && !std::filesystem::exists(store.folder() / "world.json", ignored));
}

core::Message goneMessage(const world::Store& store, world::Address chunk)
{
    const std::string name = isGone(store, true) ? "world.json" : world::chunkPath(chunk);
    return core::systemError(core::Code::FileOpen, store.folder() / name, ENOENT);
}

void TouchedFiles::add(std::vector<world::Address> chunks)
{
    m_chunks.push_back(std::make_shared<const std::vector<world::Address>>(std::move(chunks)));
}

void TouchedFiles::add(const TouchedFiles& more)
{
    m_names.insert(m_names.end(), more.m_names.begin(), more.m_names.end());
    m_chunks.insert(m_chunks.end(), more.m_chunks.begin(), more.m_chunks.end());
}

bool TouchedFiles::contains(const QString& name) const
{
    return std::ranges::any_of(m_names, [&name](const auto& names) { return names.contains(name); });
}

QSet<QString> TouchedFiles::others() const
{
    QSet<QString> result;
    for (const auto& names : m_names) {
        for (const QString& name : names) {
            if (!name.startsWith(chunkFolder))
                result.insert(name);
        }
    }
    return result;
}

QSet<QString> TouchedFiles::oddNames() const
{
    QSet<QString> result;
    for (const auto& names : m_names) {
        for (const QString& name : names) {
            const QString file = name.startsWith(chunkFolder) ? name.mid(chunkFolder.size()) : QString();
            if (!file.isEmpty() && !world::parseChunkFileName(QFile::encodeName(file).toStdString()))
                result.insert(name);
        }
    }
    return result;
}

std::vector<world::Address> TouchedFiles::chunks() const
{
    std::vector<world::Address> result;
    for (const auto& chunks : m_chunks)
        result.insert(result.end(), chunks->begin(), chunks->end());
    for (const auto& names : m_names) {
        for (const QString& name : names) {
            if (!name.startsWith(chunkFolder))
                continue;
            const QString file = name.mid(chunkFolder.size());
            if (const auto address = world::parseChunkFileName(QFile::encodeName(file).toStdString()))
                result.push_back(*address);
        }
    }
    std::ranges::sort(result);
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

ForeignFiles readForeign(const world::Store& store, const TouchedFiles& touched,
                         const std::shared_ptr<const WrittenMarks>& written, const core::Task& task)
{
    ForeignFiles files;
    const std::string& id = store.info().id;
    const auto look = [&files](const std::string& name) { files.looked.insert(core::displayPath(name)); };
    for (const QString& touchedName : touched.others()) {
        const std::string name = QFile::encodeName(touchedName).toStdString();
        if (name == "world.json" || name == "bookmarks.json")
            look(name);
        if (name == "world.json") {
            files.info = readPart<world::WorldInfo>(store, name, files.findings,
                                                    [&id](const auto& document, auto& report) {
                                                        return world::normalizeWorld(document, id, report);
                                                    });
        } else if (name == "bookmarks.json") {
            files.bookmarks = readPart<world::Bookmarks>(
                store, name, files.findings, [&id](const auto& document, auto& report) {
                    return world::normalizeBookmarks(document, id, report);
                });
        }
    }
    for (const QString& touchedName : touched.oddNames()) {
        const std::string name = QFile::encodeName(touchedName).toStdString();
        std::error_code error;
        look(name);
        if (std::filesystem::exists(store.folder() / name, error))
            files.findings.add(
                world::oddNameFinding(name.substr(static_cast<std::size_t>(chunkFolder.size()))));
    }
    if (auto chunks = readChunks(store, changedOf(store, touched.chunks(), written, task), task))
        files.chunks = std::move(*chunks);
    return files;
}

ForeignFiles lookAtForeign(const world::Store& store, TouchedFiles touched,
                           const std::shared_ptr<const WrittenMarks>& written, const ForeignLook& look,
                           const core::Task& task)
{
    ForeignFiles files;
    files.folderGone = isGone(store, look.wasGone);
    if (files.folderGone)
        return files;
    if (look.whole)
        touched.add(changedSince(*look.whole, store, task));
    files = readForeign(store, touched, written, task);
    // It may go while it is looked at.
    files.folderGone = isGone(store, look.wasGone);
    return files;
}

} // namespace chartroom::model
