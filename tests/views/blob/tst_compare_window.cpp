// Two files side by side, and the search for where they differ.
#include "model/blob/byte_difference.h"
#include "tests/support/blobs.h"
#include "tests/support/files.h"
#include "views/blob/blob_workbench.h"
#include "views/blob/compare_window.h"
#include "views/blob/structure_pane.h"
#include "views/common/action_registry.h"
#include "views/common/byte_panel.h"

#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace chartroom;
using core::ByteRange;
using views::CompareWindow;

class CompareWindowTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    CompareWindow::File file(const QString& name, const QByteArray& bytes)
    {
        const QString path = m_dir.filePath(name);
        test::writeAll(path, bytes);
        auto mapped = core::MappedFile::open(QFile::encodeName(path).toStdString());
        return {path, std::make_shared<const core::MappedFile>(std::move(*mapped)), nullptr};
    }
    static QString settled(CompareWindow& window)
    {
        [&] { QTRY_VERIFY(!window.isBusy()); }();
        return window.summary();
    }

private Q_SLOTS:
    void differencesOneAfterAnother()
    {
        QByteArray a(3 << 20, '\0');
        QByteArray b = a;
        const std::vector<ByteRange> expected{
            {0, 1}, {100, 7}, {(1 << 20) - 2, 4}, {(2 << 20), 1}, {(3 << 20) - 1, 3}};
        for (const ByteRange& range : expected) {
            for (std::uint64_t at = range.offset; at < range.end() && at < std::uint64_t(b.size()); ++at)
                b[qsizetype(at)] = '\1';
        }
        b += "xy"; // longer by two: they belong to the last run
        const core::Bytes left = test::bytesOf(a);
        const core::Bytes right = test::bytesOf(b);
        std::vector<ByteRange> found;
        std::uint64_t from = 0;
        while (const auto next = model::nextDifference(left, right, from, {})) {
            found.push_back(*next);
            from = next->end();
        }
        QCOMPARE(found, expected);
        std::vector<ByteRange> back;
        std::uint64_t before = std::uint64_t(b.size());
        while (const auto previous = model::previousDifference(right, left, before, {})) {
            back.insert(back.begin(), *previous);
            before = previous->offset;
        }
        QCOMPARE(back, expected);
        QCOMPARE(model::countDifferences(left, right, {}), 16U);
        QCOMPARE(model::differencesIn(left, right, {98, 6}), (std::vector<ByteRange>{{100, 4}}));
        QVERIFY(model::differencesIn(left, right, {std::uint64_t(b.size()), 100}).empty());
        QVERIFY(!model::nextDifference(left, left, 0, {}));
        QVERIFY(!model::nextDifference({}, {}, 0, {}));
    }

    void bothSidesFollow()
    {
        QByteArray a(20000, 'a');
        QByteArray b = a;
        b[5000] = 'b';
        b[15000] = 'b';
        CompareWindow window;
        window.setFiles(file(QStringLiteral("a"), a), file(QStringLiteral("b"), b));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window, test::patience));
        QVERIFY(settled(window).contains(QStringLiteral("2 byte(s) differ")));
        window.nextDifference();
        settled(window);
        QCOMPARE(window.left().view().selection(), (ByteRange{5000, 1}));
        QCOMPARE(window.right().view().selection(), (ByteRange{5000, 1}));
        QCOMPARE(window.left().view().topOffset(), window.right().view().topOffset());
        window.nextDifference();
        settled(window);
        QCOMPARE(window.left().view().selection(), (ByteRange{15000, 1}));
        window.nextDifference();
        QVERIFY(settled(window).contains(QStringLiteral("No difference behind")));
        window.previousDifference();
        settled(window);
        QCOMPARE(window.right().view().selection(), (ByteRange{5000, 1}));
        window.right().view().setTopOffset(8000);
        QCOMPARE(window.left().view().topOffset(), 8000U);
        window.left().view().goTo(7);
        QCOMPARE(window.right().view().caret(), 7U);
        QVERIFY(!window.grab().isNull());
    }

    void differentLengthsAndTheSame()
    {
        CompareWindow window;
        const auto a = file(QStringLiteral("a"), "same");
        window.setFiles(a, file(QStringLiteral("b"), "same and more"));
        QVERIFY(settled(window).contains(QStringLiteral("9 byte(s) differ")));
        window.nextDifference();
        settled(window);
        QCOMPARE(window.right().view().selection(), (ByteRange{4, 9}));
        window.setFiles(a, a);
        QVERIFY(settled(window).contains(QStringLiteral("the same")));
        window.setFiles(file(QStringLiteral("c"), {}), a);
        QVERIFY(settled(window).contains(QStringLiteral("4 byte(s) differ")));
    }

    // What the tree shows stands beside its counterpart, wherever that is; steps in the bytes go on from
    // there.
    void structureBesideTheBytes()
    {
        const QByteArray one = test::blobEnvelope("Prefab", 1, QByteArray(100, 'a'));
        const QByteArray two = test::blobEnvelope("ThemeData", 1, QByteArray(300, 'b'));
        QByteArray changed = two;
        changed[changed.size() - 7] = 'c';
        const auto made = [this](const char* name, const QByteArray& content) {
            CompareWindow::File result =
                file(QLatin1String(name), test::blobFile(test::blobEnvelope("Level", 1, content)));
            result.report = model::checkBlob(
                result.file, std::make_shared<const blob::DomainList>(blob::defaultDomains()), {});
            return result;
        };
        CompareWindow window;
        window.setFiles(made("left", one + two), made("right", changed));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window, test::patience));
        settled(window);
        // Data length, hash, the prefab, the changed theme.
        QVERIFY2(window.structure().summary().contains(QStringLiteral("4")),
                 qPrintable(window.structure().summary()));
        const auto chosen = [&window] { return window.structure().view().currentIndex().data().toString(); };
        while (chosen() != QLatin1String("ThemeData"))
            window.structure().nextDifference();
        const std::uint64_t content = 24 + 4 + 5 + 8;
        QCOMPARE(window.left().view().selection(),
                 (ByteRange{content + std::uint64_t(one.size()), std::uint64_t(two.size())}));
        QCOMPARE(window.right().view().selection(), (ByteRange{content, std::uint64_t(two.size())}));
        window.previousDifference();
        window.left().view().goTo(content + std::uint64_t(one.size()));
        QCOMPARE(window.right().view().caret(), content);
        window.nextDifference();
        settled(window);
        const std::uint64_t inside = content + std::uint64_t(two.size()) - 7;
        QCOMPARE(window.right().view().selection(), (ByteRange{inside, 1}));
        QCOMPARE(window.left().view().selection(), (ByteRange{inside + std::uint64_t(one.size()), 1}));
        // What only one side has is shown there.
        while (chosen() != QLatin1String("Prefab"))
            window.structure().previousDifference();
        QCOMPARE(window.left().view().selection(), (ByteRange{content, std::uint64_t(one.size())}));
        window.structure().previousDifference();
        QCOMPARE(window.left().view().selection(), window.right().view().selection());
        QVERIFY(!window.grab().isNull());
    }

    void fromTheWorkbench()
    {
        views::ActionRegistry registry;
        const auto golden = [](const char* name) {
            return test::dataPath(QStringLiteral("golden/blob/%1.blob").arg(QLatin1String(name)));
        };
        views::BlobWorkbench workbench(golden("level"), {registry, {}});
        workbench.compareWith(golden("flip-data"));
        auto* const window = workbench.findChild<CompareWindow*>();
        QVERIFY(window && window->isVisible());
        QTRY_VERIFY2(window->summary().contains(QStringLiteral("1 byte(s) differ")),
                     qPrintable(window->summary()));
        QTRY_VERIFY(window->right().view().structure() != nullptr);
        QTRY_VERIFY(window->left().view().structure() != nullptr);
    }
};

QTEST_MAIN(CompareWindowTest)
#include "tst_compare_window.moc"
