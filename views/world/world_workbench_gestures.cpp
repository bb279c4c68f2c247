// What the keyboard does on the map, and what a gesture that is on means for undo, save and the status bar.
#include "views/world/docks/world_layers_dock.h"
#include "views/world/mode_text.h"
#include "views/world/step_remark.h"
#include "views/world/world_actions.h"
#include "views/world/world_docks.h"
#include "views/world/world_page.h"
#include "views/world/world_workbench.h"

#include <QGuiApplication>

namespace chartroom::views {

namespace {

/// How far the cell cursor goes with Shift, tiles.
constexpr int farStep = 10;

} // namespace

void WorldWorkbench::connectGestures()
{
    CellCursor* cursor = &m_page->cursor();
    const auto step = [this, cursor](const char* id, QPoint by) {
        connect((*m_actions)[id], &QAction::triggered, this, [cursor, by] {
            const bool far = QGuiApplication::keyboardModifiers() & Qt::ShiftModifier;
            cursor->step(by * (far ? farStep : 1));
        });
    };
    step("cursor.up", {0, -1});
    step("cursor.down", {0, 1});
    step("cursor.left", {-1, 0});
    step("cursor.right", {1, 0});
    connect((*m_actions)["cursor.use"], &QAction::triggered, this, [cursor] {
        constexpr Qt::KeyboardModifiers pointers = Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier;
        cursor->use(QGuiApplication::keyboardModifiers() & pointers);
    });
    connect((*m_actions)["cursor.hold"], &QAction::triggered, this, [cursor] { cursor->hold(); });
    connect(cursor, &CellCursor::changed, this, &WorldWorkbench::showMode);
    connect(&m_page->tools(), &ToolBox::gestureChanged, this, &WorldWorkbench::enableActions);
    connect(&m_page->gate(), &ToolGate::strokeChanged, this, [this] {
        enableActions();
        // Later: it may be an undo that ended the stroke, and is not done yet.
        if (!m_page->gate().inStroke() && std::exchange(m_saveAfterStroke, false))
            QMetaObject::invokeMethod(this, &WorldWorkbench::save, Qt::QueuedConnection);
    });
}

QString WorldWorkbench::chunkKeysText() const
{
    QStringList keys;
    for (const char* id : {"turnRight", "turnLeft", "flipHorizontal", "flipVertical"}) {
        const QKeySequence key = (*m_actions)[id]->shortcut();
        // Whoever took them away finds the commands in the menu.
        if (key.isEmpty())
            return {};
        keys << key.toString(QKeySequence::NativeText);
    }
    return tr("%1 and %2 turn, %3 and %4 mirror").arg(keys[0], keys[1], keys[2], keys[3]);
}

void WorldWorkbench::showMode()
{
    if (!m_session->ready())
        return;
    const QString tool = m_actions->tool(m_state->tool())->iconText();
    QString text = modeText(*m_session, m_docks->layers->model(), *m_state, tool);
    if (m_page->cursor().isHeld())
        text += QStringLiteral("  ·  ") + tr("held down by a key");
    else if (m_page->cursor().tile() && m_page->cursor().hasKeys())
        text += QStringLiteral("  ·  ") + tr("cell cursor");
    QString more = modeHelp(*m_state);
    if (m_state->tool() == ToolKind::Chunks && !m_state->selectedChunks().empty())
        more += QLatin1Char('\n') + chunkKeysText();
    Q_EMIT modeTextChanged(text, more.trimmed());
}

void WorldWorkbench::undo()
{
    // A gesture that is on is what was done last, also where nothing of it is in the world yet.
    if (!m_session->inGesture() && m_page->tools().gesture() != Tool::Gesture::None) {
        m_page->tools().cancel();
        return;
    }
    const model::EditHistory& history = m_session->document().history();
    const auto last = m_session->inGesture() ? nullptr : history.last();
    const std::uint64_t number = history.lastNumber();
    if (const auto done = m_session->undo(); !done)
        refuse(done.error());
    else if (last && last->operation == "reload")
        m_remark->sayOfUndo(tr("That took a change by another program back, which its file still has. Redo "
                               "brings it back; saving overwrites it."),
                            number);
}

void WorldWorkbench::save()
{
    commitInput();
    // A stroke is saved as a whole, as it is undone. One that the mouse draws ends when the button comes up;
    // a key need not be waited for.
    if (m_page->gate().inStroke())
        m_page->cursor().release();
    if (m_page->gate().inStroke()) {
        m_saveAfterStroke = true;
        Q_EMIT messageShown(tr("The world will be saved when the stroke ends."));
        return;
    }
    if (m_session->isSaving()) {
        m_saveAgain = true;
        return;
    }
    beginSave();
}

void WorldWorkbench::beginSave()
{
    if (m_session->ready() && m_session->saveAll())
        return;
    // That files have to be decided upon first, or that there is no folder, was said by the session, which
    // says nothing of a world that is only read.
    const bool told = m_session->ready() && !m_session->readOnly() &&
                      (!m_session->conflicts().empty() || m_session->isFolderGone());
    if (told)
        return;
    // A close that asks for it must not stop without a word.
    if (m_session->ready() && m_session->readOnly() && m_session->document().dirty())
        refuse(*m_session->readOnlyReason());
    Q_EMIT busyChanged({}, 1.0);
    Q_EMIT saved(false);
}

} // namespace chartroom::views
