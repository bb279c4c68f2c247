#pragma once

#include "model/world/document.h"
#include "model/world/journal_disk.h"
#include "model/world/journal_text.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <deque>
#include <memory>
#include <set>

namespace chartroom::model {

/// Writes down every step of a document as it is done, so that a crash loses nothing: lines of `chartroom
/// edit` in a file outside of the world's folder (JournalText). A line is handed to the system when its step
/// ends, which survives the program's death; a worker waits until it is on the disk, which survives the
/// machine's.
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
    ~WorldJournal() override;

    void applied(const std::string& line, const EditStep& step) override;
    void undone(const EditStep& step) override;
    void redone(const EditStep& step) override;

    /// A save takes what was done so far.
    void beginSave();
    /// The save is about to write.
    void willWrite(const std::map<std::string, world::FileMark>& marks);
    /// The save is done, and the document knows.
    void savedAll();
    /// Nothing was written after all.
    void saveFailed() { m_saving = false; }
    /// The files under the document changed, or the document took other content for saved: the journal begins
    /// anew, with what is unsaved now. That is also all of the journal `replaced`, beside this one; empty:
    /// none.
    void rebase(const std::string& replaced = {});
    /// Goes on from operations that were recovered, which are all that is unsaved and all of `replaced`.
    void goOnFrom(const std::vector<std::string>& operations, std::size_t steps,
                  const std::string& replaced = {});
    /// Whether all that is unsaved was handed to the system.
    [[nodiscard]] bool isWritten() const { return m_pending.empty(); }
    /// Removes the file: what is unsaved is given up.
    void discard();

    /// Waits until everything that was written is on the disk.
    void waitForDisk();

Q_SIGNALS:
    /// A line could not be written. Said once, until it works again; what was not written is kept and tried
    /// again with the next line.
    void failed(const chartroom::core::Message& why);

private:
    // Lines that are kept beside the file: so many, each of at most so many bytes.
    static constexpr std::size_t mostRemembered = 1000;
    static constexpr std::size_t longestRemembered = std::size_t{64} << 10U;

    void addBases(const EditStep& step, const world::HeightStack& before);
    void addLine(const std::string& line);
    void addStep(const std::string& line, const EditStep& step);
    void addRestore(const EditStep& step, bool after);
    void forgetSteps();
    void write();
    void beginAnew(const world::HeightStack* stack);
    void addBase(const std::string& name, const world::FileMark& mark);
    void addUnsavedBases();
    void flushLater();
    void report(int error);
    void restart();

    const WorldDocument& m_document;
    std::filesystem::path m_file;
    std::unique_ptr<JournalDisk> m_disk;
    std::optional<JournalText> m_text; // nothing: there is nothing to lose
    bool m_started = false;            // whether there is a file
    std::string m_pending;             // what could not be written yet
    std::set<std::string> m_bases;     // files whose base is in the journal
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
    std::vector<std::string> m_tail;
    std::optional<world::HeightStack> m_tailStack; // nothing: the tail does not tell all
    bool m_failed = false;
    std::atomic<bool> m_flushing{false};
    QThreadPool m_pool;
};

/// The operation that sets all content that a step changed as it was after the step, or before it.
[[nodiscard]] world::Operation restoreOf(const EditStep& step, bool after);

} // namespace chartroom::model
