#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QProcess>
#include <QStringList>

namespace chartroom::test {

/// What one run of the program left.
struct ProgramRun
{
    int status = -1;
    QByteArray output;
    QByteArray errors;

    /// Standard output as one JSON object a line.
    [[nodiscard]] QList<QJsonObject> json() const
    {
        QList<QJsonObject> objects;
        for (const QByteArray& line : output.split('\n'))
            if (!line.isEmpty())
                objects << QJsonDocument::fromJson(line).object();
        return objects;
    }
};

/// Runs the real program without a display; aborts the test program when it crashes or hangs.
[[nodiscard]] inline ProgramRun runProgram(const QStringList& arguments, const QString& folder = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(name));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral(CHARTROOM_PROGRAM), arguments);
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        qFatal("chartroom %s crashed or hung", qPrintable(arguments.join(QLatin1Char(' '))));
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace chartroom::test
