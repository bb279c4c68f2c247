// Differences are read beside the window, and no longer than somebody wants to see them.
#include "tests/support/buttons.h"
#include "tests/support/held_workers.h"
#include "views/world/dialogs/difference_dialog.h"
#include "views/world/dialogs/save_dialog.h"

#include <QListWidget>
#include <QPlainTextEdit>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace chartroom;
using namespace chartroom::views;

class WorldDifferencesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFileThatIsReadSlowlyHoldsNothingUp()
    {
        QStringList shown;
        const auto read = std::make_shared<QList<std::size_t>>();
        SaveDialog dialog(QStringLiteral("Overworld"));
        dialog.setFiles(
            {{QStringLiteral("a.json"), 1, false, false}, {QStringLiteral("b.json"), 1, false, false}},
            [read](std::size_t file, const core::Task&) {
                *read << file;
                return SaveDialog::Texts{{}, {}, QStringLiteral("Number %1.").arg(file)};
            });
        dialog.show();
        const auto text = [&dialog] { return dialog.difference().toPlainText(); };
        test::HeldWorkers workers;
        QTest::mouseClick(test::buttonCalled(dialog, QStringLiteral("Show Difference")), Qt::LeftButton);
        QCOMPARE(text(), QStringLiteral("Reading…"));
        dialog.list().setCurrentItem(dialog.list().topLevelItem(1));
        QCOMPARE(text(), QStringLiteral("Reading…"));
        connect(&dialog.difference(), &QPlainTextEdit::textChanged, this, [&] { shown << text(); });
        workers.release();
        QTRY_COMPARE(text(), QStringLiteral("Number 1."));
        // The late answer for the first row is not shown, neither before nor behind it.
        QVERIFY(model::workers().waitForDone(test::patience));
        QCoreApplication::processEvents();
        QCOMPARE(text(), QStringLiteral("Number 1."));
        QVERIFY(!shown.contains(QStringLiteral("Number 0.")));
        // Nor is it read.
        QCOMPARE(*read, QList<std::size_t>{1});
    }

    void whatIsNotWantedAnyMoreIsNotReadToTheEnd()
    {
        struct Slow
        {
            QSemaphore begun;
            QSemaphore gate;
            QAtomicInt given;
        };
        const auto slow = std::make_shared<Slow>();
        const auto read = [slow](const QString& file, const core::Task& task) {
            if (file == QLatin1String("a.json")) {
                slow->begun.release();
                slow->gate.acquire();
                slow->given = task.cancelled() ? 1 : 2;
            }
            return DifferenceDialog::Texts{{}, {}, QStringLiteral("All of %1.").arg(file)};
        };
        auto dialog = std::make_unique<DifferenceDialog>(
            QStringLiteral("Differences."), QStringList{QStringLiteral("a.json"), QStringLiteral("b.json")},
            read);
        dialog->show();
        QVERIFY(slow->begun.tryAcquire(1, test::patience));
        dialog->list().setCurrentRow(1);
        slow->gate.release();
        QTRY_COMPARE(dialog->text().toPlainText(), QStringLiteral("All of b.json."));
        QTRY_COMPARE(slow->given.loadRelaxed(), 1);
        // The same for whoever closes the dialog.
        dialog->list().setCurrentRow(0);
        QVERIFY(slow->begun.tryAcquire(1, test::patience));
        slow->given = 0;
        dialog.reset();
        slow->gate.release();
        QTRY_COMPARE(slow->given.loadRelaxed(), 1);
        QVERIFY(model::workers().waitForDone(test::patience));
    }
};

QTEST_MAIN(WorldDifferencesTest)
#include "tst_world_differences.moc"
