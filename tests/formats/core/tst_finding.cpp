#include "formats/core/code.h"
#include "formats/core/fill.h"
#include "formats/core/finding.h"
#include "formats/core/range_words.h"

#include <QSet>
#include <QTest>

using namespace chartroom::core;

class FindingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void codeNamesAreUniqueAndInPlace()
    {
        QSet<QByteArray> names;
        for (std::size_t i = 0; i < allCodes().size(); ++i) {
            const CodeInfo& code = allCodes()[i];
            QCOMPARE(static_cast<std::size_t>(code.code), i);
            const QByteArray name(code.name.data(), static_cast<qsizetype>(code.name.size()));
            QVERIFY2(!names.contains(name), name.constData());
            names.insert(name);
        }
    }

    void templatesAreFilled()
    {
        QCOMPARE(fill("{a} and {b}{c}", {{"a", "1"}, {"b", "2"}}), std::string("1 and 2"));
        QCOMPARE(fill("{{x}} {", {}), std::string("{x} {"));
    }

    void phrasesAreTranslatedAndFilled()
    {
        const std::vector<Argument> arguments{{"count", "3"},
                                              phrase("what", "{count} pixels"),
                                              phrase("loop", "{what}{pool}"),
                                              phrase("pool", "{loop}")};
        QCOMPARE(fill("has {what}.", arguments), std::string("has 3 pixels."));
        QCOMPARE(
            fill("hat {what}.", arguments, [](const std::string&) { return std::string("{count} Pixel"); }),
            std::string("hat 3 Pixel."));
        QCOMPARE(fill("{loop}", arguments), std::string("3 pixels"));
    }

    // Phrases may name phrases; what names itself ends.
    void phrasesInPhrases()
    {
        const auto arguments =
            withRange({{"found", "12"}, phrase("reason", "{found}, not {expected}")}, "expected", 0, 7);
        QCOMPARE(fill("No: {reason}.", arguments), std::string("No: 12, not 0 to 7."));
        const auto german = [](const std::string& english) {
            return english == "{least} to {most}" ? "{least} bis {most}" : english;
        };
        QCOMPARE(fill("Nein: {reason}.", arguments, german), std::string("Nein: 12, not 0 bis 7."));
        QCOMPARE(fill("{expected}", withLeast({}, "expected", 26)), std::string("at least 26"));
    }

    // A message within a message keeps what its own names stand for.
    void aCauseIsAMessageOfItsOwn()
    {
        const Message why{Code::WorldLockFailed, {{"path", "a"}, {"lock", "b"}, {"reason", "full"}}};
        const Message whole{Code::JournalWrite, {{"path", "outer"}, cause("reason", why)}};
        QVERIFY2(whole.text().find("outer cannot be written: " + why.text()) != std::string::npos,
                 whole.text().c_str());
        const Message deep{Code::JournalWrite, {{"path", "top"}, cause("reason", whole)}};
        QVERIFY2(deep.text().find(whole.text()) != std::string::npos, deep.text().c_str());
        const auto german = [](const std::string& english) {
            return english == info(Code::WorldLockFailed).text ? "{lock} in {path}: {reason}" : english;
        };
        const std::string text = fill(info(Code::JournalWrite).text, deep.arguments, german);
        QVERIFY2(text.find("b in a: full") != std::string::npos, text.c_str());
    }

    void decimalsInSentences()
    {
        const std::vector<Argument> arguments{{"one", "0.15"}, {"point", "(1.5, -2.25)"}, {"text", "v1.5"}};
        const char* const text = "{one:decimal} {point:decimal} {text}";
        QCOMPARE(fill(text, arguments), std::string("0.15 (1.5, -2.25) v1.5"));
        const auto comma = [](const std::string& number) {
            std::string result = number;
            std::ranges::replace(result, '.', ',');
            return result;
        };
        QCOMPARE(fill(text, arguments, {}, englishNumber, comma), std::string("0,15 (1,5; -2,25) v1.5"));
    }

    void listKeepsTheFirstAndCountsTheRest()
    {
        FindingList list(3);
        for (std::uint64_t i = 0; i < 10; ++i)
            list.add(finding(Code::FileOpen, {i, 1}));
        QCOMPARE(list.findings().size(), 3U);
        QCOMPARE(list.dropped(Code::FileOpen), 7U);
        QCOMPARE(list.dropped(Code::FileMap), 0U);
    }

    void aFullCodeIsOnlyCounted()
    {
        FindingList list(2);
        list.add(finding(Code::FileOpen, {0, 1}));
        QVERIFY(!list.isFull(Code::FileOpen));
        list.add(finding(Code::FileOpen, {1, 1}));
        QVERIFY(list.isFull(Code::FileOpen));
        QVERIFY(!list.isFull(Code::FileMap));
        list.drop(Code::FileOpen, 5);
        list.add(finding(Code::FileOpen, {7, 1}));
        QCOMPARE(list.findings().size(), 2U);
        QCOMPARE(list.dropped(Code::FileOpen), 6U);
    }

    void whatWasCountedIsJoined()
    {
        FindingList all(2);
        all.add(finding(Code::FileMap, {0, 1}));
        for (const int count : {3, 1}) {
            FindingList part(2);
            for (int i = 0; i < count; ++i) {
                Finding one = finding(Code::FileOpen, {0, 1});
                one.file = "part " + std::to_string(count);
                part.add(std::move(one));
            }
            all.join(part);
        }
        QCOMPARE(all.findings().size(), 3U);
        QCOMPARE(all.dropped(Code::FileOpen), 2U);
        QCOMPARE(all.dropped(Code::FileMap), 0U);
        // Where some are gone there is room for others.
        all.removeFiles({"part 3"});
        QCOMPARE(all.findings().size(), 1U);
        QCOMPARE(all.dropped(Code::FileOpen), 2U);
        QVERIFY(!all.isFull(Code::FileOpen));
        all.add(finding(Code::FileOpen, {0, 1}));
        QCOMPARE(all.findings().size(), 2U);
        QCOMPARE(all.dropped(Code::FileOpen), 2U);
    }

    void errorsComeFirst()
    {
        FindingList list(1);
        for (const Level level : {Level::Warning, Level::Error}) {
            for (int i = 0; i < 2; ++i) {
                Finding one = finding(level == Level::Error ? Code::FileOpen : Code::FileMap, {0, 1});
                one.level = level;
                list.add(std::move(one));
            }
        }
        list.putErrorsFirst();
        QCOMPARE(list.findings().front().level, Level::Error);
        QCOMPARE(list.findings().back().level, Level::Warning);
        QCOMPARE(list.dropped().size(), 2U);
    }

    void sortedByOffsetThenByCode()
    {
        FindingList list;
        list.add(finding(Code::AuditNameSeed, {20, 4}));
        list.add(finding(Code::BlueprintV1, {0, 8}));
        list.add(finding(Code::BlueprintMapSize, {20, 4}));
        list.sort();
        QCOMPARE(list.findings()[0].code, Code::BlueprintV1);
        QCOMPARE(list.findings()[1].code, Code::BlueprintMapSize);
        QCOMPARE(list.findings()[2].code, Code::AuditNameSeed);
        QVERIFY(list.firstError() == Code::BlueprintMapSize);
    }

    // A place in a template may say how its number is written; other values stay as they are.
    void numbersInSentences()
    {
        const std::vector<Argument> arguments{{"a", "1234567"}, {"b", "1234"}, {"c", "9"}, {"d", "12x"}};
        QCOMPARE(fill("{a:count} {b:offset} {c:offset} {d:count} {a} {none:count}", arguments),
                 std::string("1,234,567 1,234 (0x4D2) 9 12x 1234567 "));
        const auto written = [](std::uint64_t number) { return "<" + std::to_string(number) + ">"; };
        QCOMPARE(fill("{b:count} {b:offset}", arguments, {}, written), std::string("<1234> <1234> (0x4D2)"));
        QCOMPARE(englishNumber(0), std::string("0"));
        QCOMPARE(englishNumber(999), std::string("999"));
        QCOMPARE(englishNumber(1000), std::string("1,000"));
        QCOMPARE(englishNumber(~std::uint64_t{0}), std::string("18,446,744,073,709,551,615"));
    }
};

QTEST_GUILESS_MAIN(FindingTest)
#include "tst_finding.moc"
