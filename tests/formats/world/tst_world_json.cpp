#include "formats/world/json/edit.h"
#include "formats/world/json/layout.h"
#include "formats/world/json/number.h"
#include "formats/world/json/reader.h"
#include "formats/world/json/rewrite.h"
#include "formats/world/json/strings.h"

#include <QTest>

using namespace chartroom::world::json;

namespace {

std::string_view view(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

QByteArray rewritten(const QByteArray& old, const QByteArray& fresh)
{
    Document before;
    Document after;
    if (parse(view(old), before) || parse(view(fresh), after))
        return "no JSON";
    return QByteArray::fromStdString(rewrite(before, after.root()));
}

} // namespace

class WorldJsonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void syntaxErrorsHaveAPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("offset");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("empty") << QByteArray() << 0 << 1 << 1;
        QTest::newRow("only a mark") << QByteArray("\xEF\xBB\xBF") << 3 << 1 << 1;
        QTest::newRow("cut") << QByteArray("{\"a\":[1,") << 8 << 1 << 9;
        QTest::newRow("after a line") << QByteArray("{\n  \"\xC3\xA4\": tru\n}") << 10 << 2 << 8;
        QTest::newRow("comma at the end") << QByteArray("[1,]") << 3 << 1 << 4;
        QTest::newRow("more behind") << QByteArray("{} x") << 3 << 1 << 4;
        QTest::newRow("leading zero") << QByteArray("[01]") << 2 << 1 << 3;
        QTest::newRow("no digit") << QByteArray("[1.]") << 3 << 1 << 4;
        QTest::newRow("plus") << QByteArray("[+1]") << 1 << 1 << 2;
        QTest::newRow("tab in string") << QByteArray("[\"a\tb\"]") << 3 << 1 << 4;
        QTest::newRow("bad escape") << QByteArray("[\"a\\x\"]") << 3 << 1 << 4;
        QTest::newRow("lone first half") << QByteArray("[\"\\ud83d\"]") << 2 << 1 << 3;
        QTest::newRow("lone second half") << QByteArray("[\"\\ude00\"]") << 2 << 1 << 3;
        QTest::newRow("not UTF-8") << QByteArray("[\"a\xFF\"]") << 3 << 1 << 4;
        QTest::newRow("cut UTF-8") << QByteArray("[\"a\xC3") << 3 << 1 << 4;
        QTest::newRow("comment") << QByteArray("// {}") << 0 << 1 << 1;
        QTest::newRow("single quotes") << QByteArray("{'a':1}") << 1 << 1 << 2;
    }
    void syntaxErrorsHaveAPlace()
    {
        QFETCH(QByteArray, text);
        Document document;
        const auto error = parse(view(text), document);
        QVERIFY(error);
        QTEST(static_cast<int>(error->offset), "offset");
        QTEST(static_cast<int>(error->line), "line");
        QTEST(static_cast<int>(error->column), "column");
        QVERIFY(!std::string_view(error->problem).empty());
        QVERIFY(!document.root());
    }

    void depthIsLimited()
    {
        Document document;
        const QByteArray deep = QByteArray(256, '[') + QByteArray(256, ']');
        QVERIFY(!parse(view(deep), document));
        const QByteArray deeper = QByteArray(257, '[') + QByteArray(257, ']');
        const auto error = parse(view(deeper), document);
        QVERIFY(error);
        QCOMPARE(error->offset, std::size_t{256});
        const QByteArray endless(1'000'000, '[');
        QVERIFY(parse(view(endless), document));
    }

    void everyPrefixIsAnErrorAtItsEnd()
    {
        const QByteArray text = R"({"a":[1,-2.5e+3,true,null],"bä\n":"x\ud83d\ude00"})";
        for (qsizetype length = 0; length < text.size(); ++length) {
            const QByteArray part = text.left(length);
            Document document;
            const auto error = parse(view(part), document);
            QVERIFY2(error, part.constData());
            QVERIFY(error->offset <= static_cast<std::size_t>(length));
        }
    }

    void duplicateKeys()
    {
        Document document;
        QVERIFY(!parse(R"({"a":1,"b":2,"\u0061":3,"b":4,"c":5})", document));
        QCOMPARE(document.duplicateKeys().size(), std::size_t{2});
        QCOMPARE(minified(document.root()), std::string(R"({"a":3,"b":4,"c":5})"));
        QCOMPARE(document.root().find("a").source(), std::string_view("3"));
        std::string large = "{";
        for (int i = 0; i < 40; ++i)
            large += "\"k" + std::to_string(i % 30) + "\":" + std::to_string(i) + ',';
        large.back() = '}';
        QVERIFY(!parse(large, document));
        QCOMPARE(document.duplicateKeys().size(), std::size_t{10});
        QCOMPARE(document.root().find("k9").source(), std::string_view("39"));
    }

    void numbersAsJavaScriptPrintsThem_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("0") << 0.0 << QByteArray("0");
        QTest::newRow("-0") << -0.0 << QByteArray("0");
        QTest::newRow("1") << 1.0 << QByteArray("1");
        QTest::newRow("-12.5") << -12.5 << QByteArray("-12.5");
        QTest::newRow("0.1") << 0.1 << QByteArray("0.1");
        QTest::newRow("1e21") << 1e21 << QByteArray("1e+21");
        QTest::newRow("1e20") << 1e20 << QByteArray("100000000000000000000");
        QTest::newRow("1.5e300") << 1.5e300 << QByteArray("1.5e+300");
        QTest::newRow("1e-6") << 1e-6 << QByteArray("0.000001");
        QTest::newRow("1e-7") << 1e-7 << QByteArray("1e-7");
        QTest::newRow("5e-324") << 5e-324 << QByteArray("5e-324");
        QTest::newRow("2^60") << 1152921504606846976.0 << QByteArray("1152921504606847000");
    }
    void numbersAsJavaScriptPrintsThem()
    {
        QFETCH(double, value);
        QTEST(QByteArray::fromStdString(printNumber(value)), "text");
    }

    void integers_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("there");
        QTest::addColumn<qint64>("value");
        QTest::newRow("1.9") << QByteArray("1.9") << true << qint64{1};
        QTest::newRow("-0.5") << QByteArray("-0.5") << true << qint64{-1};
        QTest::newRow("1e2") << QByteArray("1e2") << true << qint64{100};
        QTest::newRow("2^31") << QByteArray("2147483648") << true << qint64{2147483648};
        QTest::newRow("-2^31") << QByteArray("-2147483648") << true << qint64{-2147483648};
        QTest::newRow("2^31+1") << QByteArray("2147483649") << false << qint64{0};
        QTest::newRow("2^31+0.5") << QByteArray("2147483648.5") << true << qint64{2147483648};
        QTest::newRow("-2^31-0.5") << QByteArray("-2147483648.5") << false << qint64{0};
        QTest::newRow("infinite") << QByteArray("1e999") << false << qint64{0};
        QTest::newRow("tiny") << QByteArray("1e-999") << true << qint64{0};
        QTest::newRow("tiny digits") << QByteArray("0." + QByteArray(400, '0') + "1") << true << qint64{0};
        QTest::newRow("many digits") << QByteArray("1" + QByteArray(400, '0')) << false << qint64{0};
    }
    void integers()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, there);
        const auto value = parseInteger(view(text));
        QCOMPARE(value.has_value(), there);
        if (there)
            QTEST(static_cast<qint64>(*value), "value");
    }

    void rewriteKeepsWhatIsEqual_data()
    {
        QTest::addColumn<QByteArray>("old");
        QTest::addColumn<QByteArray>("fresh");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("the same") << QByteArray("\xEF\xBB\xBF { \"a\" :1.0 }\r\n")
                                  << QByteArray("{\"a\":1.0}")
                                  << QByteArray("\xEF\xBB\xBF { \"a\" :1.0 }\r\n");
        QTest::newRow("inline object")
            << QByteArray("{\n  \"spawn\": { \"x\": 80, \"y\": 80 },\n  \"z\": 1\n}\n")
            << QByteArray("{\"spawn\":{\"x\":80,\"y\":80},\"z\":2}")
            << QByteArray("{\n  \"spawn\": { \"x\": 80, \"y\": 80 },\n  \"z\": 2\n}\n");
        QTest::newRow("inside of it")
            << QByteArray("{\n  \"spawn\": { \"x\": 80, \"y\": 80 }\n}\n")
            << QByteArray("{\"spawn\":{\"x\":80,\"y\":-7,\"w\":[]}}")
            << QByteArray("{\n  \"spawn\": { \"x\": 80, \"y\": -7, \"w\": [] }\n}\n");
        QTest::newRow("new neighbour")
            << QByteArray("[\n  { \"id\": \"a\", \"x\": 1 }\n]\n")
            << QByteArray("[{\"id\":\"a\",\"x\":1},{\"id\":\"b\",\"x\":2}]")
            << QByteArray("[\n  { \"id\": \"a\", \"x\": 1 },\n  { \"id\": \"b\", \"x\": 2 }\n]\n");
        QTest::newRow("rows in a line")
            << QByteArray("{\"rows\": [\"A.\", \"\\u0042.\"]}") << QByteArray("{\"rows\":[\"AZ\",\"B.\"]}")
            << QByteArray("{\"rows\": [\"AZ\", \"\\u0042.\"]}");
        QTest::newRow("tabs and CRLF")
            << QByteArray("{\r\n\t\"a\": [],\r\n\t\"b\": 1\r\n}") << QByteArray("{\"a\":[{\"c\":1}],\"b\":1}")
            << QByteArray("{\r\n\t\"a\": [\r\n\t\t{\r\n\t\t\t\"c\": 1\r\n\t\t}\r\n\t],\r\n\t\"b\": 1\r\n}");
        QTest::newRow("removed first")
            << QByteArray("[\n  1,\n  2\n]\n") << QByteArray("[2]") << QByteArray("[\n  2\n]\n");
        QTest::newRow("removed all") << QByteArray("{\n  \"a\": [\n    1\n  ]\n}\n")
                                     << QByteArray("{\"a\":[]}") << QByteArray("{\n  \"a\": []\n}\n");
        QTest::newRow("minified") << QByteArray("{\"a\":[1]}") << QByteArray("{\"a\":[1,{\"b\":2}],\"c\":3}")
                                  << QByteArray("{\"a\":[1,{\"b\":2}],\"c\":3}");
        QTest::newRow("moved by id")
            << QByteArray("[\n  {\"id\": 1, \"v\": 1.0},\n  {\"id\": 2,  \"v\": 2}\n]")
            << QByteArray("[{\"id\":2,\"v\":2},{\"id\":1,\"v\":1.0},{\"id\":3,\"v\":3}]")
            << QByteArray(
                   "[\n  {\"id\": 2,  \"v\": 2},\n  {\"id\": 1, \"v\": 1.0},\n  {\"id\": 3,  \"v\": 3}\n]");
    }
    void rewriteKeepsWhatIsEqual()
    {
        QFETCH(QByteArray, old);
        QFETCH(QByteArray, fresh);
        QTEST(rewritten(old, fresh), "expected");
    }

    void stringsSurvive()
    {
        const std::string text = std::string("a\"\\\n\x01\x7f", 6) + std::string(1, '\0') + "ü€😀";
        Document document;
        const std::string quoted = stringText(text);
        QVERIFY(!parse(quoted, document));
        QCOMPARE(document.root().string(), text);
        QCOMPARE(utf8(utf16(text)), text);
        std::string fromCells;
        appendQuoted(fromCells, std::u16string_view(utf16(text)));
        QCOMPARE(fromCells, quoted);
        std::string lone;
        appendQuoted(lone, std::u16string_view(u"\xD83Dx"));
        QCOMPARE(lone, std::string("\"\xEF\xBF\xBDx\""));
    }
};

QTEST_GUILESS_MAIN(WorldJsonTest)
#include "tst_world_json.moc"
