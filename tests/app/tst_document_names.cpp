// Open documents of one name: tabs, window title and the question of a close tell them apart.
#include "tests/app/shell.h"

using namespace chartroom;
using namespace chartroom::app;
using namespace chartroom::test;

class DocumentNamesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNameThatSeveralHaveIsFollowedByTheFolder()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        open(folder, shell, {"one/a.fake", "two/a.fake", "two/b.fake"});
        DocumentTabs& tabs = shell.window->tabs();
        QCOMPARE(names(tabs), QStringList({"a.fake (one)", "a.fake (two)", "b.fake"}));
        tabs.setCurrentIndex(2);
        QVERIFY2(shell.window->windowTitle().startsWith(QStringLiteral("a.fake (two)[*]")),
                 qPrintable(shell.window->windowTitle()));

        for (views::Workbench* workbench : tabs.workbenches())
            qobject_cast<FakeWorkbench*>(workbench)->setState({}, 2);
        QCOMPARE(tabs.tabText(1), QStringLiteral("a.fake (one) *2"));
        QString details;
        shell.window->closeGuard().ask = [&](const QString&, const QString& losses) {
            details = losses;
            return CloseGuard::Answer::Discard;
        };
        // Also where only one of them is asked for.
        Q_EMIT tabs.closeRequested(tabs.current());
        QVERIFY2(details.startsWith(QStringLiteral("a.fake (two): ")), qPrintable(details));
        // Once it is alone again the name is enough.
        QCOMPARE(tabs.tabText(1), QStringLiteral("a.fake *2"));
        tabs.setCurrentIndex(1);
        QVERIFY2(shell.window->windowTitle().startsWith(QStringLiteral("a.fake[*]")),
                 qPrintable(shell.window->windowTitle()));
    }

    void theFolderIsTheOneThatDiffers_data()
    {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<QStringList>("expected");
        QTest::addRow("further up") << QStringList({"p/same/a.fake", "q/same/a.fake"})
                                    << QStringList({"a.fake (p)", "a.fake (q)"});
        QTest::addRow("at two places") << QStringList({"x/p/a.fake", "y/p/a.fake", "z/q/a.fake"})
                                       << QStringList({"a.fake (x)", "a.fake (y)", "a.fake (q)"});
        QTest::addRow("one is not enough")
            << QStringList({"x/p/a.fake", "y/p/a.fake", "x/q/a.fake", "y/q/a.fake"})
            << QStringList({"a.fake (x/p)", "a.fake (y/p)", "a.fake (x/q)", "a.fake (y/q)"});
    }
    void theFolderIsTheOneThatDiffers()
    {
        QFETCH(QStringList, files);
        QFETCH(QStringList, expected);
        const Folder folder;
        const Shell shell(folder.settings());
        open(folder, shell, files);
        QCOMPARE(names(shell.window->tabs()), expected);
    }

    void aTitleMayBeLikeANameWithItsFolder()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        open(folder, shell, {"one/a.fake", "two/a.fake", "b.fake"});
        const DocumentTabs& tabs = shell.window->tabs();
        const QList<views::Workbench*> documents = tabs.workbenches();
        QCOMPARE(documents.size(), 3);
        qobject_cast<FakeWorkbench*>(documents[2])->setTitle(QStringLiteral("a.fake (two)"));
        const DocumentNames names = tabs.names();
        QCOMPARE(names[documents[0]], QStringLiteral("a.fake (one)"));
        QCOMPARE(names[documents[1]],
                 QStringLiteral("a.fake (%1)").arg(QDir::toNativeSeparators(documents[1]->path())));
        QCOMPARE(names[documents[2]], QStringLiteral("a.fake (two)"));
    }

    void theMarkOfATitleInANameIsShown()
    {
        const Folder folder;
        const Shell shell(folder.settings());
        open(folder, shell, {"a[*] town.fake"});
        QCOMPARE(shell.window->windowTitle(), QStringLiteral("a[*][*] town.fake[*] - Chartroom"));
    }

private:
    static void open(const Folder& folder, const Shell& shell, const QStringList& files)
    {
        for (const QString& file : files) {
            QVERIFY(QDir(folder.dir.path()).mkpath(QFileInfo(file).path()));
            shell.window->open({folder.make(file)});
        }
    }
    static QStringList names(const DocumentTabs& tabs)
    {
        QStringList result;
        for (int tab = 1; tab < tabs.count(); ++tab)
            result << tabs.tabText(tab);
        return result;
    }
};

QTEST_MAIN(DocumentNamesTest)
#include "tst_document_names.moc"
