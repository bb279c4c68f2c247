// Work on all threads: what one of them throws reaches the caller, after the others have ended.
#include "formats/core/display_text.h"
#include "formats/core/parallel.h"

#include <QTest>

#include <atomic>
#include <new>

using namespace chartroom;

class ParallelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingIsDoneOnce()
    {
        std::vector<std::atomic<int>> done(1000);
        QVERIFY(core::parallelFor(done.size(), 7, {}, [&](std::uint64_t begin, std::uint64_t end) {
            for (std::uint64_t i = begin; i < end; ++i)
                ++done[i];
        }));
        for (const std::atomic<int>& one : done)
            QCOMPARE(one.load(), 1);
    }

    void anExceptionReachesTheCaller()
    {
        std::atomic<int> working{0};
        std::atomic<int> begun{0};
        const auto work = [&](std::uint64_t begin, std::uint64_t) {
            ++working;
            ++begun;
            if (begin == 3) {
                --working;
                throw std::bad_alloc();
            }
            --working;
        };
        QVERIFY_EXCEPTION_THROWN((void)core::parallelFor(1'000'000, 1, {}, work), std::bad_alloc);
        QCOMPARE(working.load(), 0);
        QVERIFY(begun.load() < 1'000'000);
    }

    void textsForATerminal()
    {
        QCOMPARE(core::displayText("plain ü 😀"), std::string("plain ü 😀"));
        QCOMPARE(core::displayText(std::string_view("\0\x1B[31m\n\x7F", 8)),
                 std::string("\\x00\\x1B[31m\\x0A\\x7F"));
        // The control characters from U+0080 on, and bytes that are no text.
        QCOMPARE(core::displayText("a\xC2\x9B"
                                   "b\xC2\xA0\xFF"),
                 std::string("a\\x9Bb\xC2\xA0\\xFF"));
    }
};

QTEST_APPLESS_MAIN(ParallelTest)
#include "tst_parallel.moc"
