// Closing worlds with much unsaved work: one short question, a save that can be cancelled.
#include "tests/app/world_shell.h"
#include "tests/support/files.h"
#include "views/world/world_docks.h"

#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

using namespace chartroom;
using chartroom::test::WorldShell;

class CloseWorldsTest : public QObject
{
    Q_OBJECT

    static constexpr int side = 64; ///< 4096 chunks

private Q_SLOTS:
    void thousandsOfChunksAreAskedForOnce()
    {
        const WorldShell shell;
        const QString world = shell.file("content/worlds/alpha");
        shell.window->open({world});
        QVERIFY(shell.wait());
        const auto size = shell.current()->session().document().info().chunkSize;
        world::Group group;
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x)
                group.operations.push_back({world::Paint{1, {x * size.width, y * size.height}, u'W'}});
        }
        QVERIFY(shell.current()->docks().edit({std::move(group)}));
        QTRY_COMPARE(shell.current()->unsavedChanges(), side * side);

        // Cancel: nothing happens.
        answer(QStringLiteral("Cancel"));
        QVERIFY(!shell.window->close());
        QCOMPARE(m_asked, 1);
        QVERIFY2(m_details.contains(QStringLiteral("4,096 chunk")), qPrintable(m_details));
        QCOMPARE(m_details.count(QLatin1Char('\n')), 0);
        QVERIFY2(m_details.size() < 100, qPrintable(m_details));
        QCOMPARE(shell.current()->unsavedChanges(), side * side);

        // Save, and stop it: the window stays, and so does the work.
        QSignalSpy saved(shell.current(), &views::Workbench::saved);
        answer(QStringLiteral("Save"));
        shell.window->close();
        QCOMPARE(m_asked, 2);
        QVERIFY(shell.window->isVisible());
        shell.current()->cancelWork();
        QTRY_COMPARE(saved.size(), 1);
        if (!saved.first().first().toBool()) {
            QVERIFY(shell.window->isVisible());
            QCOMPARE(shell.current()->unsavedChanges(), side * side);
            QCOMPARE(filesIn(world), 0);
            answer(QStringLiteral("Save"));
            shell.window->close();
        }
        QTRY_VERIFY_WITH_TIMEOUT(!shell.window->isVisible(), 60000);
        QCOMPARE(filesIn(world), side * side);
    }

private:
    static int filesIn(const QString& world)
    {
        return int(QDir(world + QStringLiteral("/chunks")).entryList({QStringLiteral("*.json")}).size());
    }
    /// Presses a button of the next question.
    void answer(const QString& text)
    {
        auto* timer = new QTimer(this);
        connect(timer, &QTimer::timeout, this, [this, timer, text] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box)
                return;
            timer->deleteLater();
            ++m_asked;
            m_details = box->informativeText();
            for (QAbstractButton* button : box->buttons()) {
                if (button->text().remove(QLatin1Char('&')) == text)
                    QTest::mouseClick(button, Qt::LeftButton);
            }
        });
        timer->start(10);
    }
    int m_asked = 0;
    QString m_details;
};

QTEST_MAIN(CloseWorldsTest)
#include "tst_close_worlds.moc"
