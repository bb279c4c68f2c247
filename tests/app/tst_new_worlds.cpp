// What is suggested for new worlds and content folders.
#include "tests/app/world_shell.h"
#include "views/world/dialogs/new_world_dialog.h"

#include <QDir>
#include <QLineEdit>

using namespace chartroom;
using chartroom::test::WorldShell;
using views::NewWorldDialog;

class NewWorldsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aContentFolderIsNotSuggestedWithinAnother()
    {
        const WorldShell shell;
        shell.window->open({shell.file("content/worlds/alpha")});
        QVERIFY(shell.wait());
        // "content" is there.
        QCOMPARE(suggested(shell, "window.newContentFolder"), shell.file("content_2"));
        QVERIFY(QDir().mkpath(shell.file("content_2")));
        QCOMPARE(suggested(shell, "window.newContentFolder"), shell.file("content_3"));
        // A world belongs where the others are.
        QCOMPARE(suggested(shell, "window.newWorld"), shell.file("content"));
    }

    void somethingIsSuggestedAtTheVeryFirst()
    {
        const WorldShell shell;
        QVERIFY(!suggested(shell, "window.newWorld").isEmpty());
        QVERIFY(!suggested(shell, "window.newContentFolder").isEmpty());
    }

private:
    static QString suggested(const WorldShell& shell, const char* action)
    {
        shell.window->menus().action(QLatin1String(action))->trigger();
        auto* dialog = shell.window->findChildren<NewWorldDialog*>().last();
        QString folder = dialog->findChild<QLineEdit*>()->text();
        for (const auto* line : dialog->findChildren<QLineEdit*>()) {
            if (line->text().contains(QDir::separator()))
                folder = line->text();
        }
        QTest::keyClick(dialog, Qt::Key_Escape);
        QCoreApplication::sendPostedEvents(dialog, QEvent::DeferredDelete);
        return QDir::fromNativeSeparators(folder);
    }
};

QTEST_MAIN(NewWorldsTest)
#include "tst_new_worlds.moc"
