// The built program, started as a user does.
#include "tests/support/files.h"

#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom::test;

namespace {

struct Result
{
    int status = -1;
    QString output;
    QString errors;
};

Result runProgram(const QStringList& arguments, const QProcessEnvironment& environment,
                  const QString& folder = {})
{
    QProcess process;
    process.setProcessEnvironment(environment);
    if (!folder.isEmpty())
        process.setWorkingDirectory(folder);
    process.start(QStringLiteral(CHARTROOM_PROGRAM), arguments);
    process.waitForFinished(120000);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

QProcessEnvironment withoutDisplay(const QString& home)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name :
         {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
        environment.remove(QLatin1String(name));
    environment.insert(QStringLiteral("HOME"), home);
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), home);
    return environment;
}

} // namespace

class ProgramTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutADisplayItSaysSo_data()
    {
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("value");
        QTest::newRow("none") << QString() << QString();
        QTest::newRow("an X server that is not there")
            << QStringLiteral("DISPLAY") << QStringLiteral(":9731");
        QTest::newRow("a platform that is not there")
            << QStringLiteral("QT_QPA_PLATFORM") << QStringLiteral("none");
    }

    void withoutADisplayItSaysSo()
    {
        QFETCH(QString, variable);
        QFETCH(QString, value);
        const QTemporaryDir home;
        QProcessEnvironment environment = withoutDisplay(home.path());
        if (!variable.isEmpty())
            environment.insert(variable, value);
        const Result result = runProgram({}, environment);
        QCOMPARE(result.status, 2);
        QVERIFY2(result.errors.startsWith(QLatin1String("chartroom: the window needs a display")),
                 qPrintable(result.errors));
        QCOMPARE(result.errors.count(QLatin1Char('\n')), 1);
    }

    void aPictureNeedsNoDisplay()
    {
        const QTemporaryDir home;
        const QString picture = home.filePath(QStringLiteral("picture.png"));
        const Result result =
            runProgram({QStringLiteral("--screenshot"), picture}, withoutDisplay(home.path()));
        QCOMPARE(result.status, 0);
        QVERIFY(QImage(picture).width() >= 800);
        const Result refused =
            runProgram({QStringLiteral("--screenshot"), home.path()}, withoutDisplay(home.path()));
        QCOMPARE(refused.status, 1);
        QVERIFY(refused.errors.contains(home.path()));
    }

    void fileNamesOfAnyScriptInTheCLocale()
    {
        const QTemporaryDir home;
        const QString name = QStringLiteral("ののののののののののの\nü 'x'.dat");
        writeAll(home.filePath(name), "no blueprint");
        QProcessEnvironment environment = withoutDisplay(home.path());
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
        const Result result = runProgram({QStringLiteral("--screenshot"), QStringLiteral("ü.png"), name},
                                         environment, home.path());
        QCOMPARE(result.status, 0);
        QVERIFY(QImage(home.filePath(QStringLiteral("ü.png"))).width() >= 800);
    }

    // No picture of a window without the file that it was asked of.
    void aPictureOfAMissingFile()
    {
        const QTemporaryDir home;
        const QString picture = home.filePath(QStringLiteral("picture.png"));
        const Result result =
            runProgram({QStringLiteral("--screenshot"), picture, QStringLiteral("./nicht-da-ü.dat")},
                       withoutDisplay(home.path()), home.path());
        QCOMPARE(result.status, 2);
        QVERIFY2(result.errors.contains(QStringLiteral("nicht-da-ü.dat")), qPrintable(result.errors));
        QCOMPARE(result.errors.count(QLatin1Char('\n')), 1);
        QVERIFY(!QFile::exists(picture));
    }

    // A document behind another is drawn only when it is shown.
    void aPictureOfSeveralFiles()
    {
        const QTemporaryDir home;
        const QString sample = home.filePath(QStringLiteral("sample"));
        QCOMPARE(
            runProgram({QStringLiteral("sample"), sample, QStringLiteral("--size"), QStringLiteral("256")},
                       withoutDisplay(home.path()))
                .status,
            0);
        writeAll(home.filePath(QStringLiteral("rejected.dat")), "ISLA");
        const QString picture = home.filePath(QStringLiteral("picture.png"));
        const Result result = runProgram(
            {QStringLiteral("--screenshot"), picture, sample + QStringLiteral("/MapData_Seed_7.dat"),
             home.filePath(QStringLiteral("rejected.dat")), sample + QStringLiteral("/content"),
             sample + QStringLiteral("/MapData_Seed_7_v1.dat")},
            withoutDisplay(home.path()));
        QCOMPARE(result.status, 0);
        QCOMPARE(result.errors, QString());
        QVERIFY(QImage(picture).width() >= 800);
    }

    // A word that is neither a file nor a subcommand was meant as one: no window, no word about displays.
    void mistypedSubcommands_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("hint");
        QTest::newRow("letter missing") << QStringList{QStringLiteral("chek"), QStringLiteral("x")}
                                        << QStringLiteral("did you mean 'check'?");
        QTest::newRow("letters swapped")
            << QStringList{QStringLiteral("covnert"), QStringLiteral("a"), QStringLiteral("b")}
            << QStringLiteral("did you mean 'convert'?");
        QTest::newRow("another word") << QStringList{QStringLiteral("frobnicate")}
                                      << QStringLiteral("'chartroom -h' lists the subcommands");
        QTest::newRow("nothing") << QStringList{QString()} << QStringLiteral("chartroom: \"\": there is no");
    }
    void mistypedSubcommands()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, hint);
        const QTemporaryDir home;
        const Result result = runProgram(arguments, withoutDisplay(home.path()), home.path());
        QCOMPARE(result.status, 2);
        QVERIFY2(result.errors.contains(hint), qPrintable(result.errors));
        QVERIFY2(!result.errors.contains(QLatin1String("display")), qPrintable(result.errors));
        QCOMPARE(result.errors.count(QLatin1Char('\n')), 1);
    }

    void versionAndHelpTouchNoWindow()
    {
        const QTemporaryDir home;
        QCOMPARE(runProgram({QStringLiteral("--version")}, withoutDisplay(home.path())).status, 0);
        QCOMPARE(runProgram({QStringLiteral("-h")}, withoutDisplay(home.path())).status, 0);
        QCOMPARE(runProgram({QStringLiteral("--nonsense")}, withoutDisplay(home.path())).status, 2);
    }
};

QTEST_GUILESS_MAIN(ProgramTest)
#include "tst_program.moc"
