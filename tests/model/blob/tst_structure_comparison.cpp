// Two blobs' structures beside each other: what is paired with what, and what differs.
#include "model/blob/sibling_pairs.h"
#include "model/blob/structure_model.h"
#include "tests/support/blobs.h"
#include "tests/support/files.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;
using model::Likeness;
using model::Sibling;
using model::SiblingPair;
using model::StructurePair;

class StructureComparisonTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    int m_files = 0;

    model::BlobReportPtr report(const QByteArray& file)
    {
        const QString path = m_dir.filePath(QString::number(m_files++));
        test::writeAll(path, file);
        auto mapped = core::MappedFile::open(QFile::encodeName(path).toStdString());
        return model::checkBlob(std::make_shared<const core::MappedFile>(std::move(*mapped)),
                                std::make_shared<const blob::DomainList>(blob::defaultDomains()), {});
    }
    std::shared_ptr<const model::StructureComparison> compared(const QByteArray& left,
                                                               const QByteArray& right)
    {
        return model::compareStructures(report(left), report(right), {});
    }
    /// One line for each pair of envelopes: depth, name, likeness, offsets.
    static QStringList envelopes(const model::StructureComparison& comparison)
    {
        static const QStringList signs{QStringLiteral("="), QStringLiteral("~"), QStringLiteral("!"),
                                       QStringLiteral("<"), QStringLiteral(">")};
        QStringList lines;
        for (std::size_t i = 0; i < comparison.pairs.size(); ++i) {
            const StructurePair& pair = comparison.pairs[i];
            int depth = 0;
            for (auto at = comparison.parents[i]; at >= 0; at = comparison.parents[std::size_t(at)])
                ++depth;
            if (i == 0 || comparison.parents[i] == 0)
                continue; // the header
            const auto offset = [](const std::optional<core::ByteRange>& range) {
                return range ? QString::number(range->offset) : QStringLiteral("-");
            };
            lines << QStringLiteral("%1%2 %3 %4 %5")
                         .arg(QString(depth, u'.'), pair.name, signs[int(pair.likeness)],
                              offset(pair.leftRange), offset(pair.rightRange));
        }
        return lines;
    }

private Q_SLOTS:
    void theSameFileTwice()
    {
        const QByteArray file =
            test::readAll(test::dataPath(QStringLiteral("golden/blob/nested-newer.blob")));
        const auto comparison = compared(file, file);
        QVERIFY(comparison->pairs.size() > 6);
        for (const StructurePair& pair : comparison->pairs) {
            QCOMPARE(pair.likeness, Likeness::Same);
            QCOMPARE(pair.leftRange, pair.rightRange);
            QCOMPARE(pair.left, pair.right);
        }
    }

    // One envelope goes, one comes, one changes; the ones behind them stand elsewhere and are the same.
    void goneNewAndChanged()
    {
        const QByteArray a = test::blobEnvelope("Prefab", 1, "aaaa");
        const QByteArray b = test::blobEnvelope("Prefab", 1, "bbbb");
        const QByteArray c = test::blobEnvelope("ThemeData", 1, "cc");
        const QByteArray d = test::blobEnvelope("ThemeData", 1, "dd");
        const QByteArray e = test::blobEnvelope("LevelMeta", 1, "e");
        const auto level = [](const QByteArray& content) {
            return test::blobFile(test::blobEnvelope("Level", 1, content));
        };
        const auto comparison = compared(level(a + b + c), level(b + e + d));
        const auto first = 24 + 4 + 5 + 8; // header, and the envelope of the level
        const auto size = a.size();
        QCOMPARE(
            envelopes(*comparison),
            (QStringList{
                QStringLiteral("Level ~ 24 24"), QStringLiteral(".Prefab < %1 -").arg(first),
                QStringLiteral(".Prefab = %1 %2").arg(first + size).arg(first),
                QStringLiteral(".LevelMeta > - %1").arg(first + size),
                QStringLiteral(".ThemeData ! %1 %2").arg(first + 2 * size).arg(first + size + e.size())}));
    }

    // The bytes between envelopes are the outer one's own.
    void ownBytesOfTheOuterOne()
    {
        const QByteArray inner = test::blobEnvelope("Prefab", 1, "same");
        const auto comparison =
            compared(test::blobFile(test::blobEnvelope("Level", 1, "x" + inner + "tail")),
                     test::blobFile(test::blobEnvelope("Level", 1, "y" + inner + "tail")));
        QCOMPARE(envelopes(*comparison).first(), QStringLiteral("Level ! 24 24"));
        QVERIFY(envelopes(*comparison).last().startsWith(QStringLiteral(".Prefab = ")));
        // The hash differs too: the header says so, field by field.
        QCOMPARE(comparison->pairs[0].likeness, Likeness::Inside);
        QCOMPARE(std::ranges::count_if(comparison->pairs, &StructurePair::isDifference), 2);
    }

    void noHeaderAndNoEnvelopes()
    {
        const auto comparison = compared("x", test::blobFile(test::blobEnvelope("Level", 1, "y")));
        for (const StructurePair& pair : comparison->pairs)
            QCOMPARE(pair.likeness, Likeness::OnlyRight);
        QVERIFY(compared("x", "y")->pairs[0].leftRange == std::nullopt);
    }

    void siblings_data()
    {
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("right");
        QTest::addColumn<QString>("pairs");
        // A letter is a kind, a digit a content.
        QTest::newRow("none") << ""
                              << ""
                              << "";
        QTest::newRow("one side") << "a1"
                                  << ""
                                  << "a1-";
        QTest::newRow("same") << "a1b2"
                              << "a1b2"
                              << "a1a1 b2b2";
        QTest::newRow("content decides") << "a1a2a3"
                                         << "a2a3a4"
                                         << "a1- a2a2 a3a3 -a4";
        QTest::newRow("kind decides") << "a1b1"
                                      << "a2b2"
                                      << "a1a2 b1b2";
        QTest::newRow("kinds are never mixed") << "a1"
                                               << "b1"
                                               << "a1- -b1";
        QTest::newRow("ends stay") << "a1b1c1"
                                   << "a1d1c1"
                                   << "a1a1 b1- -d1 c1c1";
    }
    void siblings()
    {
        QFETCH(QString, left);
        QFETCH(QString, right);
        QFETCH(QString, pairs);
        const auto list = [](const QString& text) {
            std::vector<Sibling> result;
            for (int i = 0; i < text.size(); i += 2)
                result.push_back({text[i].unicode(), text[i + 1].unicode()});
            return result;
        };
        QStringList found;
        for (const SiblingPair& pair : model::pairSiblings(list(left), list(right))) {
            const auto name = [](const QString& text, std::optional<int> place) {
                return place ? text.mid(*place * 2, 2) : QStringLiteral("-");
            };
            QString line = name(left, pair.left) + name(right, pair.right);
            found << line;
        }
        QCOMPARE(found.join(u' '), pairs);
    }

    // Too many for the table of scores: still every one once, in order, and no kinds mixed.
    void veryManySiblings()
    {
        std::vector<Sibling> left;
        std::vector<Sibling> right;
        for (std::uint64_t i = 0; i < 5000; ++i) {
            left.push_back({i % 7, i});
            right.push_back({i % 5, i + 1});
        }
        int nextLeft = 0;
        int nextRight = 0;
        for (const SiblingPair& pair : model::pairSiblings(left, right)) {
            if (pair.left)
                QCOMPARE(*pair.left, nextLeft++);
            if (pair.right)
                QCOMPARE(*pair.right, nextRight++);
            if (pair.left && pair.right)
                QCOMPARE(left[std::size_t(*pair.left)].kind, right[std::size_t(*pair.right)].kind);
        }
        QCOMPARE(nextLeft, 5000);
        QCOMPARE(nextRight, 5000);
    }

    // Deeper than any stack: no recursion.
    void veryDeep()
    {
        QByteArray a("x");
        for (int i = 0; i < 3000; ++i)
            a = test::blobEnvelope("Prefab", 1, a);
        QByteArray b = a;
        b.back() = 'y';
        const auto comparison = compared(test::blobFile(a), test::blobFile(b));
        const auto differs =
            std::ranges::count(comparison->pairs, Likeness::Different, &StructurePair::likeness);
        QCOMPARE(differs, 2); // the hash, and the innermost envelope
        QCOMPARE(comparison->pairs.back().likeness, Likeness::Different);
    }

    void asATree()
    {
        model::StructureModel table;
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QByteArray inner = test::blobEnvelope("Prefab", 1, "same");
        table.setComparison(compared(test::blobFile(test::blobEnvelope("Level", 1, "x" + inner)),
                                     test::blobFile(test::blobEnvelope("Level", 1, "y" + inner))));
        QCOMPARE(table.rowCount(), 2);
        QCOMPARE(table.differences(), 2U);
        const QModelIndex hash = table.difference({}, true);
        QCOMPARE(hash.parent().row(), 0);
        const QModelIndex level = table.difference(hash, true);
        QCOMPARE(level.data().toString(), QStringLiteral("Level"));
        QVERIFY(!table.difference(level, true).isValid());
        QCOMPARE(table.difference(level, false), hash);
        QCOMPARE(table.difference({}, false), level);
        QCOMPARE(table.rowCount(level), 1);
    }
};

QTEST_GUILESS_MAIN(StructureComparisonTest)
#include "tst_structure_comparison.moc"
