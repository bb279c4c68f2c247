#include "model/common/byte_search.h"
#include "tests/support/files.h"

#include <QTest>

using namespace chartroom;
using core::ByteRange;
using model::ByteQuery;
using model::SearchKind;

Q_DECLARE_METATYPE(chartroom::model::SearchKind)

class ByteSearchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void queries_data()
    {
        QTest::addColumn<SearchKind>("kind");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("patterns"); // as hex; none: refused
        const auto row = [](const char* name, SearchKind kind, const char* text,
                            const QStringList& patterns) {
            QTest::newRow(name) << kind << QString::fromUtf8(text) << patterns;
        };
        row("hex", SearchKind::Hex, "42 48 42 4F", {"4248424f"});
        row("hex without spaces", SearchKind::Hex, "4248424f", {"4248424f"});
        row("hex as C", SearchKind::Hex, "0x42, 0x48", {"4248"});
        row("half a byte", SearchKind::Hex, "4", {});
        row("no hex", SearchKind::Hex, "4g", {});
        row("nothing", SearchKind::Hex, "", {});
        row("blanks", SearchKind::Hex, "  ", {});
        row("text", SearchKind::Utf8, "h\xC3\xA4", {"68c3a4"});
        row("a blank is text", SearchKind::Utf8, " ", {"20"});
        row("UTF-16", SearchKind::Utf16, "hi", {"68006900", "00680069"});
        row("i32", SearchKind::Int32, "10", {"0a000000", "0000000a"});
        row("negative", SearchKind::Int32, "-2", {"feffffff", "fffffffe"});
        row("same in both orders", SearchKind::Int32, "-1", {"ffffffff"});
        row("hexadecimal", SearchKind::Int32, "0x10", {"10000000", "00000010"});
        row("a leading zero is not octal", SearchKind::Int32, "010", {"0a000000", "0000000a"});
        row("i32 out of range", SearchKind::Int32, "2147483648", {});
        row("u32", SearchKind::UInt32, "4294967295", {"ffffffff"});
        row("u32 negative", SearchKind::UInt32, "-1", {});
        row("i64", SearchKind::Int64, "1", {"0100000000000000", "0000000000000001"});
        row("f32", SearchKind::Float32, "1.5", {"0000c03f", "3fc00000"});
        row("no number", SearchKind::Float32, "1,5", {});
    }
    void queries()
    {
        QFETCH(SearchKind, kind);
        QFETCH(QString, text);
        QFETCH(QStringList, patterns);
        const auto query = model::byteQuery(kind, text);
        QStringList found;
        if (query) {
            for (const QByteArray& pattern : query->patterns)
                found << QString::fromLatin1(pattern.toHex());
        }
        QCOMPARE(found, patterns);
        QCOMPARE(query.has_value(), !patterns.isEmpty());
    }

    void nextAndPrevious()
    {
        const QByteArray text = "one two one three one";
        const core::Bytes bytes = test::bytesOf(text);
        const ByteQuery one{{"one"}};
        const auto at = [](std::uint64_t offset) { return std::optional(ByteRange{offset, 3}); };
        QCOMPARE(model::findNext(bytes, one, 0, {}), at(0));
        QCOMPARE(model::findNext(bytes, one, 1, {}), at(8));
        QCOMPARE(model::findNext(bytes, one, 18, {}), at(18));
        QCOMPARE(model::findNext(bytes, one, 19, {}), std::nullopt);
        QCOMPARE(model::findNext(bytes, one, 5000, {}), std::nullopt);
        QCOMPARE(model::findPrevious(bytes, one, 5000, {}), at(18));
        QCOMPARE(model::findPrevious(bytes, one, 18, {}), at(8));
        QCOMPARE(model::findPrevious(bytes, one, 8, {}), at(0));
        QCOMPARE(model::findPrevious(bytes, one, 0, {}), std::nullopt);
        const model::MatchCount count = model::countMatches(bytes, one, 8, {});
        QCOMPARE(count.all, 3U);
        QCOMPARE(count.before, 1U);
    }

    void theNearestOfSeveralPatterns()
    {
        const QByteArray text = "...bb..aa";
        const ByteQuery query{{"aa", "bb"}};
        QCOMPARE(model::findNext(test::bytesOf(text), query, 0, {}), std::optional(ByteRange{3, 2}));
        QCOMPARE(model::findPrevious(test::bytesOf(text), query, 9, {}), std::optional(ByteRange{7, 2}));
    }

    // The search goes piece by piece; a match may lie across the seam.
    void acrossPieces()
    {
        constexpr int piece = 4 << 20;
        for (const int place : {piece - 3, piece - 1, piece, piece + 1, 2 * piece - 2}) {
            QByteArray bytes(2 * piece + 100, '\0');
            bytes.replace(place, 4, "seam");
            const ByteQuery query{{"seam"}};
            const auto expected = std::optional(ByteRange{static_cast<std::uint64_t>(place), 4});
            QCOMPARE(model::findNext(test::bytesOf(bytes), query, 0, {}), expected);
            QCOMPARE(model::findPrevious(test::bytesOf(bytes), query, std::uint64_t(bytes.size()), {}),
                     expected);
            QCOMPARE(model::countMatches(test::bytesOf(bytes), query, 0, {}).all, 1U);
        }
    }

    void overlappingMatchesCountEach()
    {
        const QByteArray text = "aaaa";
        QCOMPARE(model::countMatches(test::bytesOf(text), {{"aa"}}, 2, {}).all, 3U);
        QCOMPARE(model::countMatches(test::bytesOf(text), {{"aa"}}, 2, {}).before, 2U);
    }

    void cancelling()
    {
        const QByteArray bytes(32 << 20, '\0');
        std::stop_source stop;
        core::Task task{stop.get_token(), [&](double) { stop.request_stop(); }};
        QByteArray ending = bytes;
        ending.replace(bytes.size() - 4, 4, "last");
        QCOMPARE(model::findNext(test::bytesOf(ending), {{"last"}}, 0, task), std::nullopt);
        QVERIFY(task.cancelled());
    }
};

QTEST_APPLESS_MAIN(ByteSearchTest)
#include "tst_byte_search.moc"
