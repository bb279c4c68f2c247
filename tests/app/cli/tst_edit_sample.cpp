// Editing the sample world under version control: the files that differ afterwards are those that the preview
// listed, and they differ in the edited lines only.
#include "tests/app/cli/program.h"
#include "tests/support/files.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;

class EditSampleTest : public QObject
{
    Q_OBJECT

private:
    // The lines that git prints.
    QStringList git(const QStringList& arguments)
    {
        QProcess process;
        process.setWorkingDirectory(content());
        process.start(QStringLiteral("git"),
                      QStringList{QStringLiteral("-c"), QStringLiteral("user.name=t"), QStringLiteral("-c"),
                                  QStringLiteral("user.email=t@localhost"), QStringLiteral("-c"),
                                  QStringLiteral("core.autocrlf=false")} +
                          arguments);
        if (!process.waitForFinished() || process.exitCode() != 0)
            qFatal("git %s failed: %s", qPrintable(arguments.join(QLatin1Char(' '))),
                   process.readAllStandardError().constData());
        return QString::fromUtf8(process.readAllStandardOutput())
            .split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    }

    [[nodiscard]] QString content() const { return m_folder.filePath(QStringLiteral("content")); }

    test::ProgramRun edit(const QByteArray& script, const QStringList& options = {})
    {
        const QString path = m_folder.filePath(QStringLiteral("script.jsonl"));
        test::writeAll(path, script);
        return test::runProgram(QStringList{QStringLiteral("edit"), content(), path} + options);
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        const test::ProgramRun run = test::runProgram(
            {QStringLiteral("sample"), m_folder.path(), QStringLiteral("--size"), QStringLiteral("256")});
        QVERIFY2(run.status == 0, run.errors.constData());
        git({QStringLiteral("init"), QStringLiteral("-q")});
        git({QStringLiteral("add"), QStringLiteral(".")});
        git({QStringLiteral("commit"), QStringLiteral("-q"), QStringLiteral("-m"), QStringLiteral("sample")});
    }

    void cleanup() { git({QStringLiteral("checkout"), QStringLiteral("-q"), QStringLiteral(".")}); }

    void changesWhatThePreviewListed_data()
    {
        QTest::addColumn<QByteArray>("script");
        // Of each file that changes: lines added, lines removed.
        QTest::addColumn<QMap<QString, QString>>("changes");
        const auto row = [](const char* name, const QByteArray& script,
                            const QMap<QString, QString>& changes) {
            QTest::newRow(name) << script << changes;
        };
        const QString one = QStringLiteral("1 1");
        row("one cell", R"({"op":"paint","layer":1,"x":-33,"y":5,"symbol":"x"})",
            {{QStringLiteral("chunks/-2_0.json"), one}});
        row("a seam between four chunks",
            R"({"op":"rect","layer":2,"x":-1,"y":-1,"width":2,"height":2,"symbol":"x"})",
            {{QStringLiteral("chunks/-1_-1.json"), one},
             {QStringLiteral("chunks/0_-1.json"), one},
             {QStringLiteral("chunks/-1_0.json"), one},
             {QStringLiteral("chunks/0_0.json"), one}});
        row("a bookmark", R"({"op":"setBookmark","id":"market","label":"Fish market","x":0,"y":0})",
            {{QStringLiteral("bookmarks.json"), QStringLiteral("3 3")}});
        row("the world's name", R"({"op":"setWorld","fields":{"name":"Riverham"}})",
            {{QStringLiteral("world.json"), one}});
        row("nothing in the end",
            "{\"op\":\"paint\",\"layer\":1,\"x\":0,\"y\":0,\"symbol\":\"x\"}\n{\"op\":\"undo\"}\n", {});
    }
    void changesWhatThePreviewListed()
    {
        QFETCH(QByteArray, script);
        using Changes = QMap<QString, QString>;
        QFETCH(Changes, changes);
        const test::ProgramRun preview = edit(script, {QStringLiteral("--dry-run")});
        QVERIFY2(preview.status == 0, preview.errors.constData());
        QCOMPARE(git({QStringLiteral("status"), QStringLiteral("--porcelain")}), QStringList());
        const test::ProgramRun run = edit(script);
        QVERIFY2(run.status == 0, run.errors.constData());

        const QString world = QStringLiteral("worlds/riverton/");
        QStringList listed = QString::fromUtf8(preview.output).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        listed.sort();
        QCOMPARE(listed, changes.keys());
        // Nothing new lies about either.
        for (const QString& line : git({QStringLiteral("status"), QStringLiteral("--porcelain")}))
            QVERIFY2(line.startsWith(QStringLiteral(" M ") + world), qPrintable(line));
        Changes found;
        for (const QString& line : git({QStringLiteral("diff"), QStringLiteral("--numstat")})) {
            const QStringList parts = line.split(QLatin1Char('\t'));
            found[parts.value(2).mid(world.size())] = parts.value(0) + QLatin1Char(' ') + parts.value(1);
        }
        QCOMPARE(found, changes);
    }
};

QTEST_GUILESS_MAIN(EditSampleTest)
#include "tst_edit_sample.moc"
