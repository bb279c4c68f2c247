#include "formats/world/store/store.h"

#include "formats/core/code.h"
#include "formats/core/parallel.h"
#include "formats/core/system_error.h"
#include "formats/core/translatable.h"
#include "formats/world/json/layout.h"
#include "formats/world/json/rewrite.h"
#include "formats/world/store/read_error.h"

#include <xxhash.h>

#include <algorithm>
#include <cerrno>

namespace chartroom::world {

namespace {

constexpr std::string_view infoName = "world.json";
constexpr std::string_view bookmarksName = "bookmarks.json";

core::Message refusalOf(const std::filesystem::path& path, const core::FindingList& findings)
{
    const core::Finding* why = nullptr;
    for (const core::Finding& finding : findings.findings()) {
        if (finding.level == core::Level::Error)
            why = &finding;
    }
    return why ? worldRefusal(path, *why)
               : core::Message{core::Code::WorldRefused, {{"path", core::displayPath(path)}}};
}

core::Code codeOf(Batch::Recovery recovery)
{
    switch (recovery) {
    case Batch::Recovery::Finished:
        return core::Code::WorldSaveFinished;
    case Batch::Recovery::TakenBackAround:
        return core::Code::WorldSaveChanged;
    case Batch::Recovery::TakenBack:
    case Batch::Recovery::Nothing:
        break;
    }
    return core::Code::WorldSaveTakenBack;
}

core::Argument worldSeen(Batch::Recovery recovery)
{
    return recovery == Batch::Recovery::Finished
               ? core::phrase("which", QT_TRANSLATE_NOOP("Message", "the world as the save leaves it"))
               : core::phrase("which", QT_TRANSLATE_NOOP("Message", "the world as it was before the save"));
}

} // namespace

FileMark markOf(std::string_view bytes)
{
    return {true, XXH3_64bits(bytes.data(), bytes.size())};
}

std::string chunkPath(Address address)
{
    return "chunks/" + chunkFileName(address);
}

core::Finding oddNameFinding(const std::string& name)
{
    auto finding = core::finding(core::Code::ChunkFilename, {}, {{"found", core::displayPath(name)}});
    finding.file = core::displayPath("chunks/" + name);
    return finding;
}

core::Finding syntaxFinding(const json::SyntaxError& error, const std::string& file)
{
    auto finding = core::finding(core::Code::JsonSyntax, {error.offset, 0},
                                 {{"line", std::to_string(error.line)},
                                  {"column", std::to_string(error.column)},
                                  {"offset", std::to_string(error.offset)},
                                  core::phrase("problem", error.problem)});
    finding.file = file;
    return finding;
}

core::Message worldRefusal(const std::filesystem::path& path, const core::Finding& why)
{
    core::Message refusal{core::Code::WorldRefused,
                          {{"path", core::displayPath(path)}, core::cause("reason", why)}};
    // What was expected and found is that of the reason.
    refusal.arguments.insert(refusal.arguments.end(), why.arguments.begin(), why.arguments.end());
    return refusal;
}

core::Result<Store> Store::open(WorldPlace place, Access access, FileSystem& files,
                                core::FindingList* refused)
{
    Store store(std::move(place), files);
    store.m_findings = store.m_place.findings;
    Batch batch(files, store.folder());
    if (access == Access::Write) {
        const auto recovery = batch.recover();
        if (!recovery)
            return recovery.error();
        if (*recovery != Batch::Recovery::Nothing)
            store.m_findings.add(core::finding(codeOf(*recovery), {}));
    } else {
        auto outlook = batch.outlook();
        if (outlook.recovery != Batch::Recovery::Nothing)
            store.m_findings.add(
                core::finding(core::Code::WorldSavePending, {}, {worldSeen(outlook.recovery)}));
        if (outlook.problem)
            store.m_findings.add(
                core::finding(outlook.problem->code, {}, std::move(outlook.problem->arguments)));
        store.m_overlay = std::move(outlook.overlay);
    }
    if (auto read = store.readInfo(); !read) {
        if (refused)
            *refused = store.m_findings;
        return read.error();
    }
    store.readBookmarks();
    if (auto scanned = store.scan(); !scanned)
        return scanned.error();
    return store;
}

core::Result<FileText> Store::read(const std::string& name) const
{
    auto path = m_place.folder / name;
    FileText text;
    if (const auto found = m_overlay.find(name); found != m_overlay.end()) {
        if (!found->second)
            return text;
        path = *found->second;
    }
    const int error = m_files->read(path, text.bytes, maximumFileBytes);
    if (isMissing(error))
        return FileText{};
    if (error)
        return readError(path, error);
    text.mark = markOf(text.bytes);
    return text;
}

core::Result<WorldInfo> Store::readInfo(WorldPlace place, FileSystem& files)
{
    Store store(std::move(place), files);
    store.m_overlay = Batch(files, store.folder()).outlook().overlay;
    if (auto read = store.readInfo(); !read)
        return read.error();
    return std::move(store.m_info);
}

core::Result<void> Store::readInfo()
{
    const auto path = m_place.folder / infoName;
    const auto text = read(std::string(infoName));
    if (!text)
        return text.error();
    if (!text->mark.exists)
        return core::Message{core::Code::FileMissing, {{"path", core::displayPath(path)}}};
    m_infoMark = text->mark;
    json::Document document;
    if (const auto error = json::parse(text->bytes, document)) {
        m_findings.add(syntaxFinding(*error, std::string(infoName)));
        return refusalOf(path, m_findings);
    }
    Report report(m_findings, std::string(infoName));
    auto info = normalizeWorld(document, m_place.folderName, report);
    if (!info)
        return refusalOf(path, m_findings);
    m_info = std::move(*info);
    return {};
}

void Store::readBookmarks()
{
    const std::string name(bookmarksName);
    m_bookmarks = noBookmarks(m_info.id);
    const auto text = read(name);
    m_bookmarksWritable = text.ok();
    if (!text) {
        m_findings.add(fileFinding(name, text.error()));
        return;
    }
    m_bookmarksMark = text->mark;
    if (!text->mark.exists)
        return;
    json::Document document;
    if (const auto error = json::parse(text->bytes, document)) {
        m_findings.add(syntaxFinding(*error, name));
        m_bookmarksWritable = false;
        return;
    }
    Report report(m_findings, name);
    auto bookmarks = normalizeBookmarks(document, m_info.id, report);
    m_bookmarksWritable = bookmarks && bookmarks->schemaVersion <= knownSchema;
    if (bookmarks)
        m_bookmarks = std::move(*bookmarks);
}

core::Result<void> Store::scan()
{
    const auto chunks = m_place.folder / "chunks";
    std::vector<std::string> names;
    const int error = m_files->list(chunks, names);
    if (error && error != ENOENT)
        return core::systemError(core::Code::FileOpen, chunks, error);
    for (const auto& [name, path] : m_overlay) {
        if (path && name.starts_with("chunks/"))
            names.push_back(name.substr(7));
    }
    for (const std::string& name : names) {
        if (const auto hidden = m_overlay.find("chunks/" + name);
            hidden != m_overlay.end() && !hidden->second)
            continue;
        if (const auto address = parseChunkFileName(name))
            m_addresses.push_back(*address);
        else if (name.ends_with(".json"))
            m_oddNames.push_back(name);
    }
    std::ranges::sort(m_addresses);
    m_addresses.erase(std::unique(m_addresses.begin(), m_addresses.end()), m_addresses.end());
    std::ranges::sort(m_oddNames);
    for (const std::string& name : m_oddNames)
        m_findings.add(oddNameFinding(name));
    return {};
}

ChunkContext Store::contextOf(Address address) const
{
    return {m_info.id, m_info.chunkSize, address};
}

LoadedChunk Store::load(Address address, json::Document& scratch, core::FindingList& findings) const
{
    LoadedChunk result;
    const std::string name = chunkPath(address);
    const auto text = read(name);
    if (!text) {
        findings.add(fileFinding(name, text.error()));
        result.mark.exists = true;
        return result;
    }
    result.mark = text->mark;
    if (!text->mark.exists)
        return result;
    if (const auto error = json::parse(text->bytes, scratch)) {
        findings.add(syntaxFinding(*error, name));
        return result;
    }
    Report report(findings, name);
    result.content = normalizeChunk(scratch, contextOf(address), report);
    return result;
}

core::Result<Store::Planned> Store::planOne(const Target& target) const
{
    const auto now = read(target.name);
    if (!now)
        return now.error();
    Planned planned;
    const auto fresh = json::OwnedDocument::of(target.json);
    json::Document document;
    const bool readable = now->mark.exists && !json::parse(now->bytes, document);
    if (readable && json::equal(document.root(), fresh.root())) {
        planned.mark = now->mark;
        return planned;
    }
    if (now->mark != target.expected)
        return core::Message{core::Code::WorldConflict,
                             {{"path", core::displayPath(m_place.folder / target.name)}}};
    if (target.keepOriginal && now->mark.exists) {
        FileStatus status;
        const std::string original = target.name + ".orig";
        if (m_files->status(m_place.folder / original, status) == 0 && !status.exists)
            planned.original = BatchFile{original, now->bytes, {}};
    }
    planned.file = BatchFile{target.name,
                             readable ? json::rewrite(document, fresh.root())
                                      : json::print(fresh.root(), json::Layout::fresh()),
                             now->mark};
    planned.mark = markOf(planned.file->bytes);
    return planned;
}

core::Result<Store::Written> Store::plan(const std::vector<Target>& targets, const core::Task& task) const
{
    std::vector<std::optional<core::Result<Planned>>> planned(targets.size());
    constexpr std::uint64_t grain = 8;
    const bool done =
        core::parallelFor(targets.size(), grain, task, [&](std::uint64_t begin, std::uint64_t end) {
            for (std::uint64_t i = begin; i < end; ++i)
                planned[i] = planOne(targets[i]);
        });
    if (!done)
        return core::Message{core::Code::TaskCancelled, {}};
    Written written;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        if (!*planned[i])
            return planned[i]->error();
        Planned& one = planned[i]->value();
        if (one.original)
            written.files.push_back(std::move(*one.original));
        if (one.file)
            written.files.push_back(std::move(*one.file));
        written.marks.emplace(targets[i].name, one.mark);
    }
    return written;
}

core::Result<void> Store::write(const Written& written, const core::Task& task) const
{
    return Batch(*m_files, m_place.folder).write(written.files, task);
}

} // namespace chartroom::world
