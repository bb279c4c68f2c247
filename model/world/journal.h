#pragma once

#include "model/world/address_set.h"
#include "model/world/document.h"
#include "model/world/journal_worker.h"

#include <QObject>

#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <set>

namespace chartroom::model {

/// Writes down every step of a document as it is done, so that a crash loses nothing: lines of `chartroom
/// edit` in a file outside of the world's folder (JournalText). A line is handed to the system when its step
/// ends, which survives the program's death; a worker waits until it is on the disk, which survives the
/// machine's. The lines of steps that change many chunks are made and written by the worker too; what comes
/// behind them keeps its place.
///
/// There is a file only while there is something to lose. A save takes the steps before it out of the file;
/// when such a step is undone later, its content is written down instead (world::Restore).
class WorldJournal : public QObject, public EditListener
{
    Q_OBJECT

public:
    /// The journal is written to `file`, which is not touched before the first step. The document must
    /// outlive the journal.
    WorldJournal(const WorldDocument& document, std::filesystem::path file,
                 std::unique_ptr<JournalDisk> disk = std::make_unique<SystemJournalDisk>());
    /// Waits until everything is written.
    ~WorldJournal() override = default;

    /// Of how many chunks the lines are made on the spot, at most.
    void setChunksAtOnce(std::size_t chunks) { m_chunksAtOnce = chunks; }

    void changing(std::span<const EditStep::ChunkPair> chunks, const world::HeightStack& stack) override;
    void givenUp() override;
    void applied(const std::string& line, const EditStep& step) override;
    void undone(const StepPointer& step) override;
    void redone(const StepPointer& step) override;

    /// A save takes what was done so far.
    void beginSave();
    /// The save is about to write; it must not before the future is ready. `marks`: what its files are then.
    std::shared_future<void> willWrite(std::shared_ptr<const std::map<std::string, world::FileMark>> marks);
    /// The save is done, and the document knows.
    void savedAll();
    /// Nothing was written after all.
    void saveFailed();
    /// The files under the document changed, or the document took other content for saved: the journal begins
    /// anew, with what is unsaved now. That is also all of the journal `replaced`, beside this one; empty:
    /// none.
    void rebase(const std::string& replaced = {});
    /// Goes on from operations that were recovered, which are all that is unsaved and all of `replaced`.
    void goOnFrom(const std::vector<std::string>& operations, std::size_t steps,
                  const std::string& replaced = {});
    /// Calls `then` on a worker, once, when all that is unsaved is on the disk, behind rebase() or
    /// goOnFrom(); or before the journal is discarded. Never where it could not be written until then.
    void whenWritten(std::function<void()> then);
    /// Removes the file: what is unsaved is given up.
    void discard();

Q_SIGNALS:
    /// A line could not be written. Said once, until it works again; what was not written is kept and tried
    /// again with the next line.
    void failed(const chartroom::core::Message& why);

private:
    // Lines that are kept beside the file: so many, each of at most so many bytes.
    static constexpr std::size_t mostRemembered = 1000;
    static constexpr std::size_t longestRemembered = std::size_t{64} << 10U;

    // The text of a line; it owns what it is made of.
    using Line = std::function<std::string(const std::stop_token&)>;
    using Base = std::pair<std::string, world::FileMark>;

    void addBases(const EditStep& step);
    void addLine(const Line& line, std::size_t chunks);
    void addLine(const std::string& line);
    void addStep(const std::string& line, const EditStep& step);
    void addRestore(const StepPointer& step, bool after);
    void forgetSteps();
    void forgetTail();
    void beginAnew(const world::HeightStack* stack);
    void addUnsavedBases();
    void post(std::function<void(JournalText&, const std::stop_token&)> add, std::size_t chunks);
    std::shared_future<void> write(std::function<void(JournalText&, const std::stop_token&)> add,
                                   std::size_t chunks);
    void restart(std::function<void(JournalText&, const std::stop_token&)> add,
                 const std::string& replaced = {});
    [[nodiscard]] JournalWorker::Size sizeOf(std::size_t chunks) const;

    const WorldDocument& m_document;
    std::size_t m_chunksAtOnce = 64;
    std::size_t m_unwritten = 0;   // chunks whose base waits for the next line
    bool m_begun = false;          // whether there is something to lose
    AddressSet m_chunkBases;       // chunks whose files' base is in the journal
    std::set<std::string> m_bases; // other files
    // How many of the document's last steps can be undone, and redone, by a control line.
    std::size_t m_done = 0;
    std::size_t m_undone = 0;
    // Their lines, the last step's last; nothing: it is not known, or long. Those of undone steps outlive the
    // file, which goes when the last step is undone: done again, such a step is written as it first was, not
    // with all the content that it changes.
    std::deque<std::optional<std::string>> m_doneLines;
    std::deque<std::optional<std::string>> m_undoneLines;
    // What came after a save had taken what it writes.
    bool m_saving = false;
    std::vector<Line> m_tail;
    std::optional<world::HeightStack> m_tailStack; // nothing: the tail does not tell all
    // The worker's.
    std::shared_ptr<std::vector<std::function<void()>>> m_whenWritten =
        std::make_shared<std::vector<std::function<void()>>>();
    JournalWorker m_worker;
};

} // namespace chartroom::model
