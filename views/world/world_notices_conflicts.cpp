// What a world's notices ask about files that other programs changed.
#include "formats/core/code.h"
#include "model/common/message_text.h"
#include "views/common/action_notice.h"
#include "views/world/world_notices.h"

#include <algorithm>

namespace chartroom::views {

namespace {

using model::WorldConflict;

/// What another program did to the one file that has to be decided upon. That nothing is saved meanwhile
/// stands above it.
QString conflictText(const WorldConflict& conflict)
{
    using Theirs = WorldConflict::Theirs;
    switch (conflict.theirs) {
    case Theirs::Readable:
        return WorldNotices::tr("Another program changed %1, which has unsaved changes here.");
    case Theirs::Gone:
        return conflict.takeable
                   ? WorldNotices::tr("Another program deleted %1, which has unsaved changes here.")
                   : WorldNotices::tr("Another program deleted %1.");
    case Theirs::Damaged:
        return WorldNotices::tr("Another program changed %1 so that it cannot be read.");
    case Theirs::Unlike:
        return WorldNotices::tr(
            "Another program gave the world another id or chunk size in %1. To see it so, "
            "close the world and open it again.");
    case Theirs::Newer:
        if (conflict.takeable)
            return WorldNotices::tr(
                "Another program wrote %1, which has unsaved changes here, in a newer "
                "version than this program knows. Nothing is written over it: save copies "
                "of what is yours, or take theirs, which can only be looked at.");
        return WorldNotices::tr(
            "Another program wrote %1 in a newer version than this program knows. Until it is back as it was "
            "the world can only be looked at here and nothing is saved; what is unsaved is kept. To see it "
            "as it is on disk, close the world and open it again.");
    }
    return {};
}

/// What can be done about one that cannot be taken, where a save could write over it.
QString keepText(const WorldConflict& conflict)
{
    using Theirs = WorldConflict::Theirs;
    switch (conflict.theirs) {
    case Theirs::Readable:
    case Theirs::Newer:
    case Theirs::Damaged: // see damagedText()
        break;
    case Theirs::Gone:
        return conflict.takeable
                   ? QString()
                   : WorldNotices::tr("Bring the file back, or keep yours, which the next save writes.");
    case Theirs::Unlike:
        return WorldNotices::tr("Or keep yours, which the next save writes over it.");
    }
    return {};
}

/// What happened to a file that is damaged now and that a save would write over, where in it, and what can
/// be done. What its finding says of files that stay as they are is not true of it.
QString damagedText(const WorldConflict& conflict, const QString& file)
{
    const auto& problem = conflict.problem;
    if (problem && problem->code == core::Code::JsonSyntax)
        return WorldNotices::tr("Another program changed %1, which cannot be read at line %2, column %3: "
                                "mend it, or keep yours, which the next save writes over it.")
            .arg(file, model::argumentText(*problem, "line"), model::argumentText(*problem, "column"));
    return WorldNotices::tr("Another program changed %1 so that it cannot be read: mend it, or keep "
                            "yours, which the next save writes over it.")
        .arg(file);
}

/// A file among others that have to be decided upon.
QString conflictName(const WorldConflict& conflict)
{
    using Theirs = WorldConflict::Theirs;
    switch (conflict.theirs) {
    case Theirs::Readable:
        break;
    case Theirs::Gone:
        return WorldNotices::tr("%1 (deleted)").arg(conflict.file);
    case Theirs::Damaged:
        return WorldNotices::tr("%1 (cannot be read)").arg(conflict.file);
    case Theirs::Unlike:
        return WorldNotices::tr("%1 (another id or chunk size)").arg(conflict.file);
    case Theirs::Newer:
        return WorldNotices::tr("%1 (a newer version)").arg(conflict.file);
    }
    return conflict.file;
}

} // namespace

void WorldNotices::showConflicts()
{
    const auto conflicts = m_session.conflicts();
    if (conflicts.empty() || m_session.isFolderGone()) {
        m_conflict->clear();
        return;
    }
    const auto isNewer = [](const WorldConflict& conflict) {
        return conflict.theirs == WorldConflict::Theirs::Newer;
    };
    if (isNewer(conflicts.front()) && !conflicts.front().takeable) {
        showNewer(conflicts.front());
        return;
    }
    QStringList shown;
    for (const WorldConflict& conflict : conflicts)
        shown << (conflicts.size() > 1 ? conflictName(conflict) : conflict.file);
    const bool allReadable = std::ranges::all_of(conflicts, &WorldConflict::takeable);
    QString sentence = conflicts.size() == 1 ? conflictText(conflicts.front())
                       : allReadable         ? tr("Another program changed files that have unsaved "
                                                          "changes here: %1.")
                                     : tr("Another program changed files that have unsaved changes here or "
                                          "cannot be read: %1.");
    sentence = sentence.arg(namesText(shown));
    // Where nothing can be saved nothing can be written over, and what is newer never is (W5).
    const bool canKeep = !m_session.readOnly() && !std::ranges::all_of(conflicts, isNewer);
    const bool someNewer = std::ranges::any_of(conflicts, isNewer);
    const bool isDamaged = conflicts.front().theirs == WorldConflict::Theirs::Damaged;
    if (conflicts.size() == 1 && isDamaged && canKeep) {
        sentence = damagedText(conflicts.front(), namesText(shown));
    } else if (conflicts.size() == 1) {
        if (const QString advice = keepText(conflicts.front()); canKeep && !advice.isEmpty())
            sentence += QLatin1Char(' ') + advice;
        if (conflicts.front().problem)
            sentence += QLatin1Char(' ') + model::messageText(*conflicts.front().problem);
    } else if (someNewer) {
        sentence += QLatin1Char(' ') + tr("Nothing is written over what is of a newer version.");
    }
    using Foreign = model::WorldDocument::Foreign;
    std::vector<ActionNotice::Answer> answers;
    if (canKeep)
        answers.push_back({tr("&Keep Mine"), [this] { m_session.resolveConflicts(Foreign::KeepMine); },
                           tr("The next save writes over what the other program wrote")});
    // What cannot be taken is not offered.
    if (std::ranges::any_of(conflicts, &WorldConflict::takeable))
        answers.push_back({tr("Take The&irs"), [this] { m_session.resolveConflicts(Foreign::TakeTheirs); },
                           someNewer ? tr("Shows what the other program wrote; from a file of a newer "
                                          "version undo leads back once this program knows its version again")
                                     : tr("Shows what the other program wrote; undo leads back")});
    answers.push_back({tr("Save Co&pies…"), [this] { saveCopies(); },
                       tr("Writes your content of these files into another folder")});
    answers.push_back({tr("Show &Difference"), [this] { showDifference(); }, {}, false});
    m_conflict->say(Icon::Warning, sentence, std::move(answers));
}

// There is nothing to choose, also about other files: all of it waits for that one.
void WorldNotices::showNewer(const WorldConflict& conflict)
{
    std::vector<ActionNotice::Answer> answers;
    if (m_session.document().dirty())
        answers.push_back({tr("Save Co&pies…"), [this] { saveCopies(); },
                           tr("Writes all that is unsaved here into another folder")});
    answers.push_back({tr("Show &Difference"), [this] { showDifference(); }, {}, false});
    m_conflict->say(Icon::Warning, conflictText(conflict).arg(conflict.file), std::move(answers));
}

} // namespace chartroom::views
