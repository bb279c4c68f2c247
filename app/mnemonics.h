#pragma once

#include <QAction>
#include <QList>

namespace chartroom::app {

/// Gives each action of a menu a letter of its own: what comes first keeps the letter that its text asks for,
/// what comes later and asks for the same takes another one, or none where all of its letters are taken.
/// Actions that ask for no letter get none. May be called again whenever the menu has changed.
void shareLetters(const QList<QAction*>& actions);

} // namespace chartroom::app
