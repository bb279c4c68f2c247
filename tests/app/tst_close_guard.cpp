// What a close asks, and what becomes of the documents while it saves.
#include "tests/app/shell.h"
#include "tests/support/buttons.h"

#include <QApplication>
#include <QLabel>
#include <QMessageBox>
#include <QTimer>

#include <utility>

using namespace chartroom;
using namespace chartroom::app;
using namespace chartroom::test;

class CloseGuardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unsavedWorkIsAskedForOnce()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        shell.window->open({folder.make(QStringLiteral("a.fake")), folder.make(QStringLiteral("b.fake"))});
        for (views::Workbench* workbench : shell.window->tabs().workbenches())
            qobject_cast<FakeWorkbench*>(workbench)->setState({}, 2);
        int asked = 0;
        CloseGuard::Answer answer = CloseGuard::Answer::Cancel;
        QString details;
        shell.window->closeGuard().ask = [&](const QString&, const QString& losses) {
            ++asked;
            details = losses;
            return answer;
        };
        QVERIFY(!shell.window->close());
        QCOMPARE(asked, 1);
        QVERIFY(details.contains(QLatin1String("a.fake")) && details.contains(QLatin1String("b.fake")));
        QVERIFY(shell.window->isVisible());

        answer = CloseGuard::Answer::Save;
        shell.current()->saveWorks = false;
        shell.window->close();
        QCOMPARE(asked, 2);
        QVERIFY2(shell.window->isVisible(), "a save that failed must keep the window");

        shell.current()->saveWorks = true;
        shell.window->close();
        QVERIFY(!shell.window->isVisible());
        QCOMPARE(asked, 3);
    }

    void whatIsChangedWhileACloseSavesIsAskedForToo()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        shell.window->open({folder.make(QStringLiteral("a.fake"))});
        FakeWorkbench* bench = shell.current();
        bench->setState({}, 2);
        int asked = 0;
        CloseGuard::Answer answer = CloseGuard::Answer::Save;
        shell.window->closeGuard().ask = [&](const QString&, const QString&) {
            ++asked;
            return std::exchange(answer, CloseGuard::Answer::Cancel);
        };
        connect(bench, &views::Workbench::saved, bench, [bench] { bench->setState({}, 1); });
        shell.window->close();
        QTRY_COMPARE(asked, 2);
        QCoreApplication::processEvents();
        QVERIFY(shell.window->isVisible());
        QCOMPARE(shell.current(), bench);
        QCOMPARE(bench->unsavedChanges(), 1);
    }

    void whatIsOpenedWhileACloseSavesIsAskedForToo()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        shell.window->open({folder.make(QStringLiteral("a.fake"))});
        FakeWorkbench* first = shell.current();
        first->setState({}, 2);
        QStringList asked;
        shell.window->closeGuard().ask = [&](const QString&, const QString& losses) {
            asked << losses;
            return asked.size() == 1 ? CloseGuard::Answer::Save : CloseGuard::Answer::Cancel;
        };
        connect(first, &views::Workbench::saved, shell.window.get(), [&] {
            shell.window->open({folder.make(QStringLiteral("b.fake"))});
            shell.current()->setState({}, 1);
        });
        shell.window->close();
        QTRY_COMPARE(asked.size(), 2);
        QVERIFY2(asked.last().contains(QStringLiteral("b.fake")), qPrintable(asked.last()));
        QVERIFY2(!asked.last().contains(QStringLiteral("a.fake")), qPrintable(asked.last()));
        QCoreApplication::processEvents();
        QVERIFY(shell.window->isVisible());
        QCOMPARE(shell.window->tabs().workbenches().size(), 2);
        QCOMPARE(shell.current()->unsavedChanges(), 1);
    }

    void namesInTheQuestionAreNoMarkup()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        shell.window->open({folder.make(QStringLiteral("<b>loud.fake"))});
        shell.current()->setState({}, 2);
        QStringList shown;
        auto* timer = new QTimer(shell.window.get());
        connect(timer, &QTimer::timeout, timer, [timer, &shown] {
            const auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box)
                return;
            timer->stop();
            for (const QLabel* label : box->findChildren<QLabel*>()) {
                if (label->textFormat() == Qt::PlainText)
                    shown << label->text();
            }
            QTest::mouseClick(buttonCalled(*box, QStringLiteral("Cancel")), Qt::LeftButton);
        });
        timer->start(10);
        QVERIFY(!shell.window->close());
        QVERIFY2(shown.contains(QStringLiteral("<b>loud.fake: unsaved changes")),
                 qPrintable(shown.join(QLatin1Char('\n'))));
    }
};

QTEST_MAIN(CloseGuardTest)
#include "tst_close_guard.moc"
