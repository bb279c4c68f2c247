#pragma once

#include "model/world/session.h"
#include "tests/support/patience.h"

#include <QDirIterator>
#include <QTest>

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

/// The first journal below a state folder; empty: none.
[[nodiscard]] inline QString journalIn(const QString& state)
{
    QDirIterator it(state, {QStringLiteral("journal*")}, QDir::Files, QDirIterator::Subdirectories);
    return it.hasNext() ? it.next() : QString();
}

} // namespace chartroom::test
