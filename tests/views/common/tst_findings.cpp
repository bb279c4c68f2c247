#include "formats/core/code.h"
#include "views/common/elided_label.h"
#include "views/common/empty_state.h"
#include "views/common/finding_text.h"
#include "views/common/findings_dock.h"
#include "views/common/findings_filter.h"
#include "views/common/findings_model.h"
#include "views/common/sentence_label.h"
#include "views/common/short_text_delegate.h"
#include "views/common/verdict_bar.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;

namespace {

core::FindingList someFindings()
{
    core::FindingList list(2);
    list.add(
        core::finding(core::Code::BlueprintMapSize, {8, 4}, {{"found", "12"}, {"expected", "256 to 32768"}}));
    list.add(core::finding(core::Code::AuditNameSeed, {200, 4}, {{"found", "7"}, {"expected", "8"}}));
    list.add(core::finding(core::Code::BlueprintV1, {0, 8}));
    for (std::uint64_t i = 0; i < 5; ++i)
        list.add(core::finding(core::Code::BlueprintTownTier, {1000 + i, 1}, {{"index", std::to_string(i)}}));
    return list;
}

} // namespace

class FindingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theModelHoldsItsContractAndCountsWhatIsDropped()
    {
        FindingsModel model;
        FindingsFilter filter;
        filter.setSourceModel(&model);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester filterTester(&filter,
                                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setFindings(someFindings());
        QCOMPARE(model.rowCount(), 6);
        QVERIFY(model.finding(4));
        QVERIFY(!model.finding(5));
        QVERIFY(model.index(5, FindingsModel::SentenceColumn).data().toString().contains(QLatin1String("3")));
        QCOMPARE(model.count(core::Level::Error), 6U);
        QCOMPARE(model.count(core::Level::Warning), 2U);
        QCOMPARE(model.count(), 8U);
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }

    void rowsAreFilteredAndSorted()
    {
        FindingsModel model;
        model.setFindings(someFindings());
        FindingsFilter filter;
        filter.setSourceModel(&model);
        filter.setLevelShown(core::Level::Warning, false);
        QCOMPARE(filter.rowCount(), 4);
        filter.setLevelShown(core::Level::Warning, true);
        filter.setSearchText(QStringLiteral("MAPSIZE"));
        QCOMPARE(filter.rowCount(), 1);
        filter.setSearchText({});
        filter.sort(FindingsModel::PlaceColumn);
        QList<qulonglong> offsets;
        for (int row = 0; row < filter.rowCount(); ++row) {
            if (const core::Finding* finding = model.finding(filter.mapToSource(filter.index(row, 0)).row()))
                offsets << finding->range.offset;
        }
        QCOMPARE(offsets, (QList<qulonglong>{0, 8, 200, 1000, 1001}));
    }

    void theDockJumpsFiltersAndCopies()
    {
        FindingsDock dock;
        dock.resize(900, 300);
        dock.show();
        auto* state = dock.findChild<EmptyState*>();
        QVERIFY(state->isEmpty());
        dock.setEmptyText(QStringLiteral("No problems: all is well."));
        QCOMPARE(state->text(), QStringLiteral("No problems: all is well."));
        dock.setFindings(someFindings());
        QVERIFY(!state->isEmpty());
        QCOMPARE(dock.windowTitle(), QStringLiteral("Problems (8)"));

        QList<core::Finding> jumps;
        connect(&dock, &FindingsDock::jumpRequested, this,
                [&jumps](const core::Finding& finding) { jumps << finding; });
        dock.findChild<QLineEdit*>()->setText(QStringLiteral("nothing like that"));
        auto* view = dock.findChild<QTreeView*>();
        QCOMPARE(view->model()->rowCount(), 0);
        dock.showFirst();
        QCOMPARE(jumps.size(), 1);
        QVERIFY(jumps[0].code == core::Code::BlueprintMapSize);
        QCOMPARE(jumps[0].range.offset, 8U);
        view->setFocus();
        view->setCurrentIndex(view->model()->index(1, 0));
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(jumps.size(), 2);
        QCOMPARE(jumps[1].range.offset, 200U);
        // The row that counts what is not listed leads nowhere.
        view->setCurrentIndex(view->model()->index(5, 0));
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(jumps.size(), 2);

        view->setCurrentIndex(view->model()->index(0, 0));
        dock.copy();
        QCOMPARE(
            QApplication::clipboard()->text(),
            QStringLiteral("Error\tblueprint.mapsize\t8 + 4\tMapSize is 12; the server accepts 256 to 32768. "
                           "Generate the map in an allowed size; if it was, the field is damaged."));
        view->clearSelection();
        dock.copy();
        QCOMPARE(QApplication::clipboard()->text().count(QLatin1Char('\n')), 5);
    }

    void placesAreSaidInFull()
    {
        core::Finding finding = core::finding(core::Code::BlueprintV1, {});
        // It concerns the file as a whole.
        QCOMPARE(placeText(finding), QString());
        finding.file = "chunks/chunk_0_0.json";
        finding.pointer = "/layers/0";
        QCOMPARE(placeText(finding), QStringLiteral("chunks/chunk_0_0.json  /layers/0"));
        finding.range = {12, 3};
        QVERIFY(placeText(finding).endsWith(QLatin1String("12 (0xC) + 3")));
    }

    // A document that opens waits for it.
    void onlySomeRowsAreMeasured()
    {
        class Counting : public ShortTextDelegate
        {
        public:
            QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
            {
                ++measured;
                return ShortTextDelegate::sizeHint(option, index);
            }
            mutable int measured = 0;
        };
        FindingsDock dock;
        dock.resize(700, 300);
        dock.show();
        auto* view = static_cast<QTreeView*>(&dock.list());
        Counting counting;
        view->setItemDelegate(&counting);
        core::FindingList list(5000);
        for (std::uint64_t i = 0; i < 5000; ++i)
            list.add(core::finding(core::Code::BlueprintTownTier, {i, 1}, {{"index", std::to_string(i)}}));
        dock.setFindings(list);
        QVERIFY2(counting.measured < 1000, qPrintable(QString::number(counting.measured)));
        const auto wide = [view](int column) {
            const QModelIndex first = view->model()->index(0, column);
            return view->fontMetrics().horizontalAdvance(first.data().toString());
        };
        QVERIFY(view->columnWidth(FindingsModel::CodeColumn) >= wide(FindingsModel::CodeColumn));
        // One that found none has nothing to measure.
        view->setColumnWidth(FindingsModel::CodeColumn, 77);
        dock.setFindings(core::FindingList(1));
        QCOMPARE(view->columnWidth(FindingsModel::CodeColumn), 77);
    }

    void theVerdictHasASignAndAButtonOnlyWhenThereIsSomethingToShow()
    {
        VerdictBar bar;
        bar.show();
        auto* button = bar.findChild<QToolButton*>();
        bar.setVerdict(VerdictBar::State::Good, QStringLiteral("<b>fine"));
        QCOMPARE(bar.sentence(), QStringLiteral("<b>fine"));
        QVERIFY(button->isHidden());
        const QColor good = bar.palette().color(QPalette::Window);
        bar.setVerdict(VerdictBar::State::Bad, QStringLiteral("bad"), true);
        QVERIFY(button->isVisible());
        QVERIFY(bar.palette().color(QPalette::Window) != good);
        QSignalSpy shown(&bar, &VerdictBar::showRequested);
        button->click();
        QCOMPARE(shown.count(), 1);
    }

    void longNamesAreShortenedInTheMiddle()
    {
        ElidedLabel label;
        label.setFullText(QStringLiteral("a name that is\nmuch too long for its place.dat"));
        label.resize(120, 20);
        label.show();
        QVERIFY(label.text().contains(QChar(u'…')));
        QVERIFY(label.text().endsWith(QLatin1String("dat")));
        QVERIFY(!label.toolTip().contains(QLatin1Char('\n')));
        label.resize(900, 20);
        QVERIFY(!label.text().contains(QChar(u'…')));
        QVERIFY(label.toolTip().isEmpty());
    }

    // Laying out a text without end would keep the window waiting.
    void namesWithoutEndAreCutBeforeTheyAreLaidOut()
    {
        const QString name =
            QStringLiteral("first ") + QString(30000, QLatin1Char('m')) + QStringLiteral(" last");
        ElidedLabel label;
        label.setFullText(name);
        QVERIFY(label.sizeHint().width() < 1100 * label.fontMetrics().horizontalAdvance(QLatin1Char('m')));
        SentenceLabel sentence;
        sentence.setSentence(name);
        QVERIFY(sentence.text().size() <= 2000);
        QCOMPARE(sentence.sentence(), name);
        const QString row = ShortTextDelegate().displayText(name, QLocale());
        QVERIFY(row.size() <= 1000);
        QVERIFY(row.startsWith(QLatin1String("first")) && row.endsWith(QLatin1String("last")));
    }
};

QTEST_MAIN(FindingsTest)
#include "tst_findings.moc"
