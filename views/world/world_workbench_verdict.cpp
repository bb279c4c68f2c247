// What the bar above the map says of the whole world.
#include "views/common/finding_text.h"
#include "views/common/verdict_bar.h"
#include "views/world/catalog_text.h"
#include "views/world/state/read_only_text.h"
#include "views/world/world_page.h"
#include "views/world/world_workbench.h"

namespace chartroom::views {

namespace {

/// What is the matter with chunk files, each matter in a sentence; empty: nothing.
QString chunkFilesText(const model::ChunkCache& chunks)
{
    using State = model::ChunkSummary::State;
    QStringList sentences;
    const auto unreadable = static_cast<int>(chunks.inState(State::Unreadable).size());
    if (unreadable > 0)
        sentences << WorldWorkbench::tr("%Ln chunk file(s) cannot be read. They are shown hatched "
                                        "and are never overwritten.",
                                        nullptr, unreadable);
    else if (chunks.firstError())
        // It was damaged by others, and the content here is kept.
        sentences << WorldWorkbench::tr("A chunk file on disk cannot be read; Problems says which. "
                                        "The next save writes your content over it.");
    if (const auto newer = static_cast<int>(chunks.inState(State::Newer).size()); newer > 0)
        sentences << WorldWorkbench::tr("%Ln chunk file(s) are of a newer version: they are shown, "
                                        "and cannot be edited.",
                                        nullptr, newer);
    return sentences.join(QLatin1Char(' '));
}

} // namespace

void WorldWorkbench::showVerdict()
{
    using State = VerdictBar::State;
    if (!m_failure.isEmpty()) {
        m_verdict->setVerdict(State::Bad, m_failure);
    } else if (!m_session->ready()) {
        m_verdict->setVerdict(State::Pending, tr("Opening the world"));
    } else if (m_session->isFolderGone()) {
        m_verdict->setVerdict(State::Caution, tr("Nothing is saved until the folder is back."));
    } else if (const auto reason = m_session->readOnlyReason()) {
        m_verdict->setVerdict(State::Caution, tr("Read-only: %1").arg(readOnlyText(*reason)));
    } else if (!m_session->conflicts().empty()) {
        // The question below says what happened to which files.
        m_verdict->setVerdict(State::Caution,
                              tr("Nothing is saved until it is decided below whose content counts."));
    } else if (!m_session->isIndexed()) {
        m_verdict->setVerdict(State::Pending,
                              tr("Reading the whole world. Rooms can be painted; heights when it is done."));
    } else {
        const auto damaged = m_session->damagedFile();
        if (damaged) {
            const QString file = QString::fromStdString(damaged->file);
            m_verdict->setVerdict(State::Caution, tr("%1 cannot be read.").arg(file) + QLatin1Char(' ') +
                                                      messageText(*damaged));
        } else if (m_page->feed().isCut())
            m_verdict->setVerdict(
                State::Caution, tr("Parts of this world lie beyond the tile ±%L1. They are kept, but cannot "
                                   "be shown here.")
                                    .arg(mapLimit));
        else if (const QString files = chunkFilesText(m_session->document().chunks()); !files.isEmpty())
            m_verdict->setVerdict(State::Caution, files);
        else {
            const QString letters = catalogText(*m_session);
            const QString good = tr("Every file of this world can be read.");
            // A catalog can be done without. One that is not taken for want of a line in worlds.json is
            // missed.
            m_verdict->setVerdict(m_session->document().store().unlistedIn().empty() || letters.isEmpty()
                                      ? State::Good
                                      : State::Caution,
                                  letters.isEmpty() ? good : good + QLatin1Char(' ') + letters);
        }
    }
    tellChange();
}

} // namespace chartroom::views
