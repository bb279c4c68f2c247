// The examples of formats/world/FORMAT.md are true.
#include "formats/world/json/layout.h"
#include "formats/world/json/reader.h"
#include "formats/world/json/rewrite.h"
#include "formats/world/normalize.h"
#include "tests/support/files.h"

#include <QRegularExpression>
#include <QTest>

using namespace chartroom;
namespace json = world::json;

namespace {

QString page()
{
    static const QString text = QString::fromUtf8(test::readAll(QStringLiteral(CHARTROOM_FORMAT_PAGE)));
    return text;
}

/// All fenced blocks with a label, in order.
QList<QByteArray> blocks(const QString& label)
{
    QList<QByteArray> result;
    const QRegularExpression pattern(QStringLiteral("```json %1\\n(.*?)```").arg(label),
                                     QRegularExpression::DotMatchesEverythingOption);
    auto it = pattern.globalMatch(page());
    while (it.hasNext())
        result << it.next().captured(1).toUtf8();
    return result;
}

std::string minified(const QByteArray& text)
{
    json::Document document;
    if (json::parse({text.constData(), static_cast<std::size_t>(text.size())}, document))
        return "no JSON";
    std::string out;
    json::appendMinified(out, document.root());
    return out;
}

} // namespace

class WorldFormatPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coordinates()
    {
        static const QRegularExpression row(QStringLiteral(
            "\\| (-?\\d+), (-?\\d+) \\| (\\d+)x(\\d+) \\| (-?\\d+), (-?\\d+) \\| (\\d+), (\\d+) \\|"));
        auto it = row.globalMatch(page());
        int rows = 0;
        for (; it.hasNext(); ++rows) {
            const auto match = it.next();
            const auto at = [&match](int index) { return match.captured(index).toLongLong(); };
            const auto address = world::addressOf({at(1), at(2)}, {at(3), at(4)});
            QCOMPARE(address.chunk, (world::Address{at(5), at(6)}));
            QCOMPARE(address.localX, at(7));
            QCOMPARE(address.localY, at(8));
        }
        QVERIFY(rows >= 5);
    }

    void normalizing()
    {
        static const QRegularExpression heading(
            QStringLiteral("Chunk (-?\\d+), (-?\\d+) of (\\d+)x(\\d+) tiles in world `(\\w+)`:"));
        auto it = heading.globalMatch(page());
        const auto files = blocks(QStringLiteral("file"));
        const auto wanted = blocks(QStringLiteral("normalized"));
        QVERIFY(files.size() >= 2);
        QCOMPARE(files.size(), wanted.size());
        for (qsizetype i = 0; i < files.size(); ++i) {
            const auto match = it.next();
            const auto at = [&match](int index) { return match.captured(index).toLongLong(); };
            json::Document document;
            QVERIFY(
                !json::parse({files[i].constData(), static_cast<std::size_t>(files[i].size())}, document));
            core::FindingList findings;
            world::Report report(findings);
            const auto found = world::normalizeChunk(
                document, {match.captured(5).toStdString(), {at(3), at(4)}, {at(1), at(2)}}, report);
            QVERIFY(found.chunk);
            QVERIFY(found.lossy);
            QCOMPARE(world::toJson(*found.chunk), minified(wanted[i]));
        }
        QVERIFY(!it.hasNext());
    }

    void rewriting()
    {
        const QByteArray old = blocks(QStringLiteral("old text")).value(0);
        const QByteArray fresh = blocks(QStringLiteral("new content")).value(0);
        json::Document before;
        json::Document after;
        QVERIFY(!json::parse({old.constData(), static_cast<std::size_t>(old.size())}, before));
        QVERIFY(!json::parse({fresh.constData(), static_cast<std::size_t>(fresh.size())}, after));
        QCOMPARE(QByteArray::fromStdString(json::rewrite(before, after.root())),
                 blocks(QStringLiteral("new text")).value(0));
    }
};

QTEST_GUILESS_MAIN(WorldFormatPageTest)
#include "tst_world_format_page.moc"
