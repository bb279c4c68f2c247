#pragma once

#include "model/world/journal.h"
#include "model/world/state_folder.h"
#include "tests/model/world/made_worlds.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <set>

namespace chartroom::test {

/// A path as the system has it.
inline std::filesystem::path fsPath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

/// A world that was read whole.
[[nodiscard]] inline std::unique_ptr<model::WorldDocument> openWorld(const QString& folder)
{
    auto document = model::WorldDocument::open(fsPath(folder), {}, world::Access::Write);
    if (!document)
        qFatal("%s", document.error().text().c_str());
    (*document)->index();
    return std::move(*document);
}

/// The worlds of a test and the folders for their journals, in a folder that goes with it.
class JournalWorlds
{
public:
    /// A new world. Its path.
    [[nodiscard]] QString fresh(Maker& maker)
    {
        const QString folder = m_folder.filePath(QString::number(m_made++)) + QStringLiteral("/w");
        QDir().mkpath(folder);
        makeWorld(maker, QDir(folder));
        return folder;
    }
    /// Each time the same content.
    [[nodiscard]] QString fresh()
    {
        Maker maker(7);
        return fresh(maker);
    }
    /// Where the journal of a world lies.
    [[nodiscard]] std::filesystem::path stateOf(const QString& folder) const
    {
        return model::worldStateFolder(fsPath(m_folder.filePath(QStringLiteral("state"))), fsPath(folder));
    }
    [[nodiscard]] const QTemporaryDir& folder() const { return m_folder; }

private:
    QTemporaryDir m_folder;
    int m_made = 0;
};

/// What the files of a save are when it is done, as a journal takes it.
[[nodiscard]] inline std::shared_ptr<const std::map<std::string, world::FileMark>>
marksOf(const world::Store::Written& written)
{
    return std::make_shared<const std::map<std::string, world::FileMark>>(written.marks);
}

/// One step: a symbol in the topmost row of chunk (0, 0), on layer 1.
[[nodiscard]] inline world::Operation paint(int x, char16_t symbol = u'Z')
{
    return {world::Paint{1, {x, 0}, symbol}};
}

/// The stack's order may be known in different detail to two documents of one content.
[[nodiscard]] inline std::map<std::string, std::string>
withoutStack(std::map<std::string, std::string> content)
{
    content.erase("stack");
    return content;
}

[[nodiscard]] inline bool holdsNothing(const world::Chunk& chunk)
{
    return chunk.backgroundTileId.empty() && chunk.patches.empty() && chunk.instances->empty() &&
           std::ranges::all_of(chunk.layers, [](const auto& layer) {
               return layer->cells.find_first_not_of(world::padOf(layer->number)) == std::u16string::npos;
           });
}

/// All content, without chunks that hold nothing: a chunk whose making was saved and then undone is one
/// (W15), whether or not its file was known to be there when it was undone.
[[nodiscard]] inline std::map<std::string, std::string> fullContentOf(model::WorldDocument& document)
{
    auto content = contentOf(document);
    for (const world::Address address : document.addresses()) {
        if (const auto look = document.look(address); look.chunk && holdsNothing(*look.chunk))
            content.erase(world::chunkKey(address));
    }
    return content;
}

/// A document with its journal, as a session has them.
struct Editor
{
    std::unique_ptr<model::WorldDocument> document;
    std::unique_ptr<model::WorldJournal> journal;

    Editor(const QString& folder, const std::filesystem::path& state,
           std::unique_ptr<model::JournalDisk> disk = std::make_unique<model::SystemJournalDisk>())
        : document(openWorld(folder))
        , journal(
              std::make_unique<model::WorldJournal>(*document, model::journalFile(state), std::move(disk)))
    {
        document->setListener(journal.get());
    }

    /// Does something of all that a user can do; saves may end half way.
    void act(Maker& maker)
    {
        switch (maker.number(0, 9)) {
        case 0:
            if (document->beginUndo())
                run();
            break;
        case 1:
            if (document->beginRedo())
                run();
            break;
        case 2:
            document->beginGesture("stroke");
            for (int i = maker.number(0, 4); i > 0; --i)
                (void)document->extendGesture(*world::parseOperation(maker.operation())).ok();
            if (maker.chance(20))
                document->cancelGesture();
            document->endGesture();
            break;
        case 3:
            save(maker);
            break;
        default:
            (void)document->apply(*world::parseOperation(maker.operation())).ok();
        }
    }

    /// Does a step part by part; it may be taken back half way.
    void run()
    {
        const bool cut = m_parts.chance(20);
        const int most = m_parts.number(1, 4);
        while (document->continueStep(static_cast<std::size_t>(m_parts.number(1, most))).end ==
               model::StepEnd::NotYet) {
            if (cut && m_parts.chance(30))
                document->turnBack();
        }
    }

    void save(Maker& maker)
    {
        journal->beginSave();
        const model::WorldSave save = document->unsaved();
        const auto work = [&] {
            if (maker.chance(40))
                (void)document->apply(*world::parseOperation(maker.operation())).ok();
            if (maker.chance(30) && document->beginUndo())
                run();
        };
        work();
        const auto planned = save.plan();
        if (!planned) {
            journal->saveFailed();
            return;
        }
        work();
        journal->willWrite(test::marksOf(*planned)).wait();
        work();
        if (maker.chance(15)) {
            journal->saveFailed();
            return;
        }
        QVERIFY(save.store->write(*planned));
        if (maker.chance(10)) {
            // The crash comes between the files and the news of it.
            crashed = true;
            return;
        }
        work();
        document->saved(save, *planned);
        journal->savedAll();
    }

    bool crashed = false;

private:
    Maker m_parts{1};
};

/// Fails some calls.
class FaultyDisk final : public model::JournalDisk
{
public:
    explicit FaultyDisk(std::shared_ptr<std::set<int>> failing)
        : m_failing(std::move(failing))
    {}
    int start(const std::filesystem::path& path, std::string_view text, bool durable) override
    {
        return fails() ? ENOSPC : m_disk.start(path, text, durable);
    }
    int append(std::string_view text) override { return fails() ? ENOSPC : m_disk.append(text); }
    int flush() override { return m_disk.flush(); }
    int remove() override { return m_disk.remove(); }

private:
    bool fails() { return m_failing->contains(m_calls++); }
    std::shared_ptr<std::set<int>> m_failing;
    int m_calls = 0;
    model::SystemJournalDisk m_disk;
};

/// Fails to flush, which happens on another thread.
class UnflushedDisk final : public model::JournalDisk
{
public:
    int start(const std::filesystem::path& path, std::string_view text, bool durable) override
    {
        return m_disk.start(path, text, durable);
    }
    int append(std::string_view text) override { return m_disk.append(text); }
    int flush() override { return EIO; }
    int remove() override { return m_disk.remove(); }

private:
    model::SystemJournalDisk m_disk;
};

} // namespace chartroom::test
