#pragma once

namespace chartroom::test {

/// How long a test waits for something that must come, in milliseconds: long enough for a busy machine with a
/// slow disk, where Qt's own five seconds are not. It costs nothing where the thing comes. What must not come
/// is not waited for like this.
inline constexpr int patience = 30000;

} // namespace chartroom::test

// Qt has its five seconds in these macros. `#include <QTest>` leads here in every test (patient/QTest).
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT(expr, ::chartroom::test::patience)
#define QTRY_VERIFY2(expr, messageExpression)                                                                \
    QTRY_VERIFY2_WITH_TIMEOUT(expr, messageExpression, ::chartroom::test::patience)
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT(expr, expected, ::chartroom::test::patience)
