#include "model/world/journal.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"

namespace chartroom::model {

namespace {

const std::string infoName = "world.json";
const std::string bookmarksName = "bookmarks.json";

std::optional<std::string> contentOf(const std::shared_ptr<const world::Chunk>& chunk)
{
    return chunk ? std::optional(world::toJson(*chunk)) : std::nullopt;
}

// Sets the height stack: its entries without a cell are in no file (W12), but steps may build on them.
std::string stackLine(const world::HeightStack& stack)
{
    world::Restore restore;
    restore.stack = stack;
    return world::toLine({std::move(restore)});
}

} // namespace

world::Operation restoreOf(const EditStep& step, bool after)
{
    world::Restore restore;
    for (const auto& pair : step.chunks)
        restore.chunks.push_back({pair.address, contentOf(after ? pair.after : pair.before)});
    if (step.info)
        restore.world = (after ? step.info->after : step.info->before).json;
    if (step.bookmarks)
        restore.bookmarks = (after ? step.bookmarks->after : step.bookmarks->before).json;
    if (step.stack)
        restore.stack = after ? step.stack->after : step.stack->before;
    return {std::move(restore)};
}

WorldJournal::WorldJournal(const WorldDocument& document, std::filesystem::path file,
                           std::unique_ptr<JournalDisk> disk)
    : m_document(document)
    , m_file(std::move(file))
    , m_disk(std::move(disk))
{
    m_pool.setMaxThreadCount(1);
}

WorldJournal::~WorldJournal()
{
    m_pool.waitForDone();
}

void WorldJournal::applied(const std::string& line, const EditStep& step)
{
    m_undoneLines.clear();
    m_undone = 0;
    addStep(line, step);
}

void WorldJournal::addStep(const std::string& line, const EditStep& step)
{
    addBases(step, step.stack ? step.stack->before : m_document.knownStack());
    ++m_done;
    m_doneLines.push_back(line.size() <= longestRemembered ? std::optional(line) : std::nullopt);
    if (m_doneLines.size() > mostRemembered)
        m_doneLines.pop_front();
    addLine(line);
}

void WorldJournal::undone(const EditStep& step)
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
    if (!m_text)
        m_undoneLines = std::move(again);
}

void WorldJournal::redone(const EditStep& step)
{
    if (m_undone == 0 && !m_undoneLines.empty() && m_undoneLines.back()) {
        const std::string line = *std::move(m_undoneLines.back());
        m_undoneLines.pop_back();
        addStep(line, step);
        return;
    }
    if (m_undone == 0) {
        addRestore(step, true);
        // Taking the restored content back is undoing the step.
        if (m_text)
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

void WorldJournal::addRestore(const EditStep& step, bool after)
{
    // The line sets the stack where the step changed it.
    addBases(step, m_document.knownStack());
    // A new step: what was undone before it can no longer be redone by a control line.
    forgetSteps();
    addLine(world::toLine(restoreOf(step, after)));
}

void WorldJournal::beginAnew(const world::HeightStack* stack)
{
    m_text.emplace(m_document.store().folder(), m_document.info().id);
    m_pending.clear();
    m_bases.clear();
    m_started = false;
    if (stack && m_document.chunks().isIndexed() && *stack != m_document.stackOfFiles()) {
        m_text->addOperation(stackLine(*stack));
    }
}

void WorldJournal::addBase(const std::string& name, const world::FileMark& mark)
{
    if (m_bases.insert(name).second)
        m_text->addBase(name, mark);
}

void WorldJournal::addBases(const EditStep& step, const world::HeightStack& before)
{
    if (!m_text)
        beginAnew(&before);
    for (const auto& pair : step.chunks)
        addBase(world::chunkPath(pair.address),
                m_document.chunks().mark(pair.address).value_or(world::FileMark{}));
    if (step.info)
        addBase(infoName, m_document.infoMark());
    if (step.bookmarks)
        addBase(bookmarksName, m_document.bookmarksMark());
}

void WorldJournal::addUnsavedBases()
{
    for (const world::Address address : m_document.dirtyChunks())
        addBase(world::chunkPath(address), m_document.chunks().mark(address).value_or(world::FileMark{}));
    if (m_document.infoDirty())
        addBase(infoName, m_document.infoMark());
    if (m_document.bookmarksDirty())
        addBase(bookmarksName, m_document.bookmarksMark());
}

void WorldJournal::addLine(const std::string& line)
{
    // What a running save writes is dirty again when it was undone meanwhile.
    if (!m_saving && !m_document.dirty()) {
        discard();
        return;
    }
    m_text->addOperation(line);
    if (m_saving)
        m_tail.push_back(line);
    write();
}

void WorldJournal::write()
{
    if (m_pending.empty())
        m_pending = m_text->take();
    else
        m_pending += m_text->take();
    const int error = m_started ? m_disk->append(m_pending) : m_disk->start(m_file, m_pending, false);
    if (error) {
        report(error);
        return;
    }
    m_started = true;
    m_pending.clear();
    flushLater();
}

void WorldJournal::flushLater()
{
    if (m_flushing.exchange(true))
        return;
    m_pool.start([this] {
        m_flushing = false;
        const int error = m_disk->flush();
        QMetaObject::invokeMethod(
            this, [this, error] { report(error); }, Qt::QueuedConnection);
    });
}

void WorldJournal::report(int error)
{
    const bool news = error != 0 && !m_failed;
    m_failed = error != 0;
    if (news)
        Q_EMIT failed(core::systemError(core::Code::JournalWrite, m_file, error));
}

void WorldJournal::beginSave()
{
    m_saving = true;
    m_tail.clear();
    m_tailStack = m_document.knownStack();
    forgetSteps();
    if (!m_text)
        return;
    m_text->addSaving();
    // What comes behind may build on entries without a cell, whose making is taken by the save.
    if (m_document.chunks().isIndexed())
        m_text->addOperation(stackLine(*m_tailStack));
    write();
}

void WorldJournal::willWrite(const std::map<std::string, world::FileMark>& marks)
{
    if (!m_text)
        return;
    m_text->addWritten(marks);
    write();
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
    for (const std::string& line : m_tail)
        m_text->addOperation(line);
    restart();
}

void WorldJournal::restart()
{
    const std::string text = m_text->take();
    const int error = m_disk->start(m_file, text, true);
    m_started = error == 0;
    m_pending = error ? text : std::string{};
    report(error);
}

void WorldJournal::rebase(const std::string& replaced)
{
    forgetSteps();
    m_tailStack.reset();
    if (!m_document.dirty()) {
        discard();
        return;
    }
    world::Restore restore;
    for (const ChunkCache::Unsaved& chunk : m_document.chunks().unsaved())
        restore.chunks.push_back({chunk.address, contentOf(chunk.content)});
    if (m_document.infoDirty())
        restore.world = m_document.info().json;
    if (m_document.bookmarksDirty())
        restore.bookmarks = m_document.bookmarks().json;
    if (m_document.chunks().isIndexed())
        restore.stack = m_document.knownStack();
    beginAnew(nullptr);
    if (!replaced.empty())
        m_text->addReplaces(replaced);
    addUnsavedBases();
    m_text->addOperation(world::toLine({std::move(restore)}));
    restart();
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
        m_text->addReplaces(replaced);
    addUnsavedBases();
    for (const std::string& line : operations)
        m_text->addOperation(line);
    restart();
}

void WorldJournal::discard()
{
    m_text.reset();
    m_pending.clear();
    m_bases.clear();
    forgetSteps();
    m_started = false;
    report(m_disk->remove());
}

void WorldJournal::waitForDisk()
{
    m_pool.waitForDone();
}

} // namespace chartroom::model
