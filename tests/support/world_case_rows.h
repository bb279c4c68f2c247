#pragma once

#include "tests/support/world_case.h"

#include <QTest>

namespace chartroom::test {

/// Adds a test row `name` for each golden case, in a test's data function.
inline void addCaseRows()
{
    QTest::addColumn<QString>("name");
    const QStringList names = caseNames();
    QVERIFY(names.size() >= 24);
    for (const QString& name : names)
        QTest::newRow(qPrintable(name)) << name;
}

} // namespace chartroom::test
