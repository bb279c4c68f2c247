#pragma once

#include "app/start_page.h"
#include "app/unasked_work.h"
#include "model/world/session.h"
#include "tests/app/world_shell.h"
#include "tests/support/buttons.h"
#include "tests/support/files.h"
#include "views/world/dialogs/recovered_work_dialog.h"

#include <QDirIterator>
#include <QMessageBox>

namespace chartroom::test {

/// What a program that was killed leaves: so many steps that nobody saved. False: they could not be made.
[[nodiscard]] inline bool leaveWork(const QString& world, int steps)
{
    auto session = std::make_unique<model::WorldSession>(world);
    session->open();
    if (!QTest::qWaitFor([&session] { return session->isIndexed(); }, patience))
        return false;
    for (int i = 0; i < steps; ++i) {
        if (!session->apply({world::Paint{1, {i, 0}, u'W'}}))
            return false;
    }
    return true;
}

/// Clicks the button in a widget that is called this. False: there is none.
[[nodiscard]] inline bool click(const QWidget& in, const QString& text)
{
    auto* const button = buttonCalled(in, text);
    if (button)
        QTest::mouseClick(button, Qt::LeftButton);
    return button != nullptr;
}

/// A window, and what a program that was killed left of the world `alpha`.
struct LeftWorkShell : WorldShell
{
    explicit LeftWorkShell(int steps)
        : left(leaveWork(world, steps))
    {}

    /// The first journal of any world; empty: none.
    [[nodiscard]] QString journal() const
    {
        QDirIterator it(state.path(), {QStringLiteral("journal*")}, QDir::Files,
                        QDirIterator::Subdirectories);
        return it.hasNext() ? it.next() : QString();
    }
    /// Adds to the end of the journal what is none of it.
    void tear() const
    {
        const QString file = journal();
        writeAll(file, readAll(file) + "00 torn");
    }
    /// Adds a step that no world takes. False: there is no journal.
    [[nodiscard]] bool addRefused() const
    {
        const QString file = journal();
        const auto content = model::readJournal(readAll(file).toStdString(),
                                                [](const std::string&) { return world::FileMark{}; });
        if (!content)
            return false;
        model::JournalText more(content->sum);
        more.addOperation(R"({"op":"an edit that nobody knows"})");
        writeAll(file, readAll(file) + QByteArray::fromStdString(more.take()));
        return true;
    }
    /// What the start page offers.
    [[nodiscard]] app::UnaskedWork& offered() const { return window->startPage().unaskedWork(); }
    /// Opens the list of recovered work. Earlier ones are deleted when they were closed.
    [[nodiscard]] views::RecoveredWorkDialog* list() const
    {
        window->menus().action(QStringLiteral("window.recoveredWork"))->trigger();
        return window->findChildren<views::RecoveredWorkDialog*>().last();
    }
    /// Has what is chosen in the list deleted; the question that comes before it. Null: it does not come.
    [[nodiscard]] static QMessageBox* askToDelete(const views::RecoveredWorkDialog& list)
    {
        return click(list, QStringLiteral("Delete…")) ? list.findChild<QMessageBox*>() : nullptr;
    }

    const QString world = file("content/worlds/alpha");
    bool left; ///< whether all of it was made
};

} // namespace chartroom::test
