#include "views/world/tools/tool.h"

#include <utility>

namespace chartroom::views {

void Tool::moved(QPoint, Qt::KeyboardModifiers) {}

void Tool::released(QPoint, Qt::KeyboardModifiers) {}

void Tool::press(QPoint tile, Qt::KeyboardModifiers modifiers)
{
    m_tile = tile;
    m_there = true;
    m_pressed = true;
    m_modifiers = modifiers;
    pressed(tile, modifiers);
    Q_EMIT m_gate.ghostChanged();
}

void Tool::move(QPoint tile, Qt::KeyboardModifiers modifiers)
{
    if (m_there && tile == m_tile && modifiers == m_modifiers)
        return;
    m_tile = tile;
    m_there = true;
    m_modifiers = modifiers;
    moved(tile, modifiers);
    Q_EMIT m_gate.ghostChanged();
}

void Tool::release(QPoint tile, Qt::KeyboardModifiers modifiers)
{
    if (!std::exchange(m_pressed, false))
        return;
    released(tile, modifiers);
    Q_EMIT m_gate.ghostChanged();
}

void Tool::lose()
{
    if (std::exchange(m_pressed, false))
        lost();
    Q_EMIT m_gate.ghostChanged();
}

bool Tool::escape()
{
    const bool pressed = std::exchange(m_pressed, false);
    const bool done = cancel() || pressed;
    Q_EMIT m_gate.ghostChanged();
    return done;
}

void Tool::takePointer(const Tool& before)
{
    m_tile = before.m_tile;
    m_there = before.m_there;
    m_modifiers = before.m_modifiers;
}

void Tool::pointerGone()
{
    m_there = false;
    Q_EMIT m_gate.ghostChanged();
}

} // namespace chartroom::views
