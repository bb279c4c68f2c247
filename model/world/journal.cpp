#include "model/world/journal.h"

#include "model/world/journal_lines.h"

namespace chartroom::model {

namespace {

const std::string infoName = "world.json";
const std::string bookmarksName = "bookmarks.json";

using Adding = std::function<void(JournalText&, const std::stop_token&)>;

/// Calls what waits, each once.
void callAll(std::vector<std::function<void()>>& waiting)
{
    for (const auto& then : std::exchange(waiting, {}))
        then();
}

} // namespace

WorldJournal::WorldJournal(const WorldDocument& document, std::filesystem::path file,
                           std::unique_ptr<JournalDisk> disk)
    : m_document(document)
    , m_worker(std::move(file), std::move(disk))
{
    connect(&m_worker, &JournalWorker::failed, this, &WorldJournal::failed);
}

JournalWorker::Size WorldJournal::sizeOf(std::size_t chunks) const
{
    return chunks > m_chunksAtOnce ? JournalWorker::Size::Large : JournalWorker::Size::Small;
}

void WorldJournal::post(Adding add, std::size_t chunks)
{
    m_worker.post(
        [add = std::move(add)](JournalFile& file, const std::stop_token& stop) -> std::optional<int> {
            add(file.text(), stop);
            return std::nullopt;
        },
        sizeOf(chunks));
}

std::shared_future<void> WorldJournal::write(Adding add, std::size_t chunks)
{
    chunks += std::exchange(m_unwritten, 0);
    return m_worker.post(
        [this, add = std::move(add)](JournalFile& file, const std::stop_token& stop) -> std::optional<int> {
            add(file.text(), stop);
            // Half of a line is in nobody's way: the file goes.
            if (stop.stop_requested())
                return std::nullopt;
            if (const int error = file.write())
                return error;
            m_worker.flushLater();
            return std::nullopt;
        },
        sizeOf(chunks));
}

void WorldJournal::restart(Adding add, const std::string& replaced)
{
    // It waits for the disk.
    m_worker.post(
        [add = std::move(add), replaced](JournalFile& file,
                                         const std::stop_token& stop) -> std::optional<int> {
            add(file.text(), stop);
            return stop.stop_requested() ? std::nullopt : std::optional(file.restart(replaced));
        },
        JournalWorker::Size::Large);
}

void WorldJournal::changing(std::span<const EditStep::ChunkPair> chunks, const world::HeightStack& stack)
{
    if (!m_begun)
        beginAnew(&stack);
    std::vector<std::pair<world::Address, world::FileMark>> fresh;
    for (const EditStep::ChunkPair& pair : chunks) {
        if (m_chunkBases.insert(pair.address))
            fresh.emplace_back(pair.address,
                               m_document.chunks().mark(pair.address).value_or(world::FileMark{}));
    }
    if (fresh.empty())
        return;
    const std::size_t count = fresh.size();
    m_unwritten += count;
    post(
        [fresh = std::move(fresh)](JournalText& text, const std::stop_token&) {
            for (const auto& [address, mark] : fresh)
                text.addBase(world::chunkPath(address), mark);
        },
        count);
}

void WorldJournal::givenUp()
{
    // What was begun for the step alone goes with it.
    if (m_saving || m_document.dirty())
        return;
    m_begun = false;
    m_chunkBases.clear();
    m_bases.clear();
    m_worker.post([](JournalFile& file, const std::stop_token&) -> std::optional<int> {
        file.forget();
        return std::nullopt;
    });
}

void WorldJournal::addBases(const EditStep& step)
{
    // Those that are in a journal that was begun anew since the step began.
    changing(step.chunks, m_document.knownStack());
    const auto add = [this](const std::string& name, const world::FileMark& mark) {
        if (m_bases.insert(name).second)
            post([name, mark](JournalText& text, const std::stop_token&) { text.addBase(name, mark); }, 1);
    };
    if (step.info)
        add(infoName, m_document.infoMark());
    if (step.bookmarks)
        add(bookmarksName, m_document.bookmarksMark());
}

void WorldJournal::applied(const std::string& line, const EditStep& step)
{
    m_undoneLines.clear();
    m_undone = 0;
    addStep(line, step);
}

void WorldJournal::addStep(const std::string& line, const EditStep& step)
{
    addBases(step);
    ++m_done;
    m_doneLines.push_back(line.size() <= longestRemembered ? std::optional(line) : std::nullopt);
    if (m_doneLines.size() > mostRemembered)
        m_doneLines.pop_front();
    addLine(line);
}

void WorldJournal::undone(const StepPointer& step)
{
    if (m_done == 0) {
        addRestore(step, false);
        return;
    }
    --m_done;
    ++m_undone;
    m_undoneLines.emplace_back();
    if (!m_doneLines.empty()) {
        m_undoneLines.back() = std::move(m_doneLines.back());
        m_doneLines.pop_back();
    }
    // Where that leaves nothing to lose, the steps can be done again on what the files hold.
    auto again = m_done == 0 ? m_undoneLines : decltype(m_undoneLines){};
    addLine("{\"op\":\"undo\"}");
    if (!m_begun)
        m_undoneLines = std::move(again);
}

void WorldJournal::redone(const StepPointer& step)
{
    if (m_undone == 0 && !m_undoneLines.empty() && m_undoneLines.back()) {
        const std::string line = *std::move(m_undoneLines.back());
        m_undoneLines.pop_back();
        addStep(line, *step);
        return;
    }
    if (m_undone == 0) {
        addRestore(step, true);
        // Taking the restored content back is undoing the step.
        if (m_begun)
            ++m_done;
        return;
    }
    --m_undone;
    ++m_done;
    m_doneLines.push_back(std::move(m_undoneLines.back()));
    m_undoneLines.pop_back();
    addLine("{\"op\":\"redo\"}");
}

void WorldJournal::forgetSteps()
{
    m_done = 0;
    m_undone = 0;
    m_doneLines.clear();
    m_undoneLines.clear();
}

void WorldJournal::addRestore(const StepPointer& step, bool after)
{
    // The line sets the stack where the step changed it.
    addBases(*step);
    // A new step: what was undone before it can no longer be redone by a control line.
    forgetSteps();
    addLine([step, after](const std::stop_token& stop) { return restoreLine(*step, after, stop); },
            step->chunks.size());
}

void WorldJournal::beginAnew(const world::HeightStack* stack)
{
    m_begun = true;
    m_unwritten = 0;
    m_chunkBases.clear();
    m_bases.clear();
    std::optional<std::string> line;
    if (stack && m_document.chunks().isIndexed() && *stack != m_document.stackOfFiles())
        line = stackLine(*stack);
    m_worker.post([folder = m_document.store().folder(), id = m_document.info().id,
                   line](JournalFile& file, const std::stop_token&) -> std::optional<int> {
        file.begin(folder, id);
        if (line)
            file.text().addOperation(*line);
        return std::nullopt;
    });
}

void WorldJournal::addUnsavedBases()
{
    EditStep unsaved;
    for (const world::Address address : m_document.dirtyChunks())
        unsaved.chunks.push_back({address, nullptr, nullptr});
    if (m_document.infoDirty())
        unsaved.info.emplace();
    if (m_document.bookmarksDirty())
        unsaved.bookmarks.emplace();
    addBases(unsaved);
}

void WorldJournal::addLine(const std::string& line)
{
    addLine([line](const std::stop_token&) { return line; }, 1);
}

void WorldJournal::addLine(const Line& line, std::size_t chunks)
{
    // What a running save writes is dirty again when it was undone meanwhile.
    if (!m_saving && !m_document.dirty()) {
        discard();
        return;
    }
    write([line](JournalText& text, const std::stop_token& stop) { text.addOperation(line(stop)); }, chunks);
    if (m_saving && m_tailStack)
        m_tail.push_back(line);
}

void WorldJournal::beginSave()
{
    m_saving = true;
    m_tailStack = m_document.knownStack();
    forgetSteps();
    if (!m_begun)
        return;
    // What comes behind may build on entries without a cell, whose making is taken by the save.
    std::optional<std::string> line;
    if (m_document.chunks().isIndexed())
        line = stackLine(*m_tailStack);
    write(
        [line](JournalText& text, const std::stop_token&) {
            text.addSaving();
            if (line)
                text.addOperation(*line);
        },
        1);
}

std::shared_future<void>
WorldJournal::willWrite(std::shared_ptr<const std::map<std::string, world::FileMark>> marks)
{
    if (!m_begun) {
        std::promise<void> nothing;
        nothing.set_value();
        return nothing.get_future().share();
    }
    const std::size_t count = marks->size();
    return write(
        [marks = std::move(marks)](JournalText& text, const std::stop_token&) { text.addWritten(*marks); },
        count);
}

void WorldJournal::savedAll()
{
    m_saving = false;
    if (!m_document.dirty()) {
        discard();
        return;
    }
    if (!m_tailStack) {
        rebase();
        return;
    }
    beginAnew(&*m_tailStack);
    addUnsavedBases();
    restart([tail = std::exchange(m_tail, {})](JournalText& text, const std::stop_token& stop) {
        for (const Line& line : tail)
            text.addOperation(line(stop));
    });
    forgetTail();
}

void WorldJournal::saveFailed()
{
    m_saving = false;
    forgetTail();
}

void WorldJournal::forgetTail()
{
    m_tail = {};
    m_tailStack.reset();
}

void WorldJournal::rebase(const std::string& replaced)
{
    forgetSteps();
    forgetTail();
    if (!m_document.dirty()) {
        discard();
        return;
    }
    auto unsaved = std::make_shared<EditStep>();
    for (const ChunkCache::Unsaved& chunk : m_document.chunks().unsaved())
        unsaved->chunks.push_back({chunk.address, nullptr, chunk.content});
    if (m_document.infoDirty())
        unsaved->info.emplace().after = m_document.info();
    if (m_document.bookmarksDirty())
        unsaved->bookmarks.emplace().after = m_document.bookmarks();
    beginAnew(nullptr);
    if (!replaced.empty())
        post([replaced](JournalText& text, const std::stop_token&) { text.addReplaces(replaced); }, 1);
    addBases(*unsaved);
    // The line sets the stack whether or not it was changed.
    if (m_document.chunks().isIndexed())
        unsaved->stack.emplace().after = m_document.knownStack();
    restart([unsaved](JournalText& text,
                      const std::stop_token& stop) { text.addOperation(restoreLine(*unsaved, true, stop)); },
            replaced);
}

void WorldJournal::goOnFrom(const std::vector<std::string>& operations, std::size_t steps,
                            const std::string& replaced)
{
    forgetSteps();
    m_done = steps;
    if (!m_document.dirty()) {
        discard();
        return;
    }
    beginAnew(nullptr);
    if (!replaced.empty())
        post([replaced](JournalText& text, const std::stop_token&) { text.addReplaces(replaced); }, 1);
    addUnsavedBases();
    restart(
        [operations](JournalText& text, const std::stop_token&) {
            for (const std::string& line : operations)
                text.addOperation(line);
        },
        replaced);
}

void WorldJournal::whenWritten(std::function<void()> then)
{
    m_worker.postAlways(
        [waiting = m_whenWritten, then = std::move(then)](
            JournalFile& file, const std::stop_token& stop) mutable -> std::optional<int> {
            waiting->push_back(std::move(then));
            // Given up meanwhile, there is nothing more to write.
            if (stop.stop_requested() || file.isWritten())
                callAll(*waiting);
            return std::nullopt;
        },
        JournalWorker::Size::Large);
}

void WorldJournal::discard()
{
    m_begun = false;
    m_chunkBases.clear();
    m_bases.clear();
    forgetSteps();
    forgetTail();
    // Before the file goes that says what replaces what: they must not be found without it.
    m_worker.postAlways(
        [waiting = m_whenWritten](JournalFile&, const std::stop_token&) -> std::optional<int> {
            callAll(*waiting);
            return std::nullopt;
        });
    m_worker.remove();
}

} // namespace chartroom::model
