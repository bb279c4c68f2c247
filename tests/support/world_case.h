#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <filesystem>

namespace chartroom::test {

[[nodiscard]] std::filesystem::path fsPath(const QString& path);
/// The folder of one golden case of tests/data/golden/world (see its README).
[[nodiscard]] QString casePath(const QString& name);
/// The names of all cases.
[[nodiscard]] QStringList caseNames();
/// The case's expect/status.json; empty where it has none.
[[nodiscard]] QJsonObject statusOf(const QString& name);

/// Every file below a folder, relative to it, hidden ones included, sorted.
[[nodiscard]] QStringList filesBelow(const QString& folder);
/// Copies a folder with its symbolic links.
void copyFolder(const QString& from, const QString& to);
/// Sets every file's time stamp to a moment long ago.
void ageFiles(const QString& folder);
/// Whether a file still has the time stamp that ageFiles() gave it.
[[nodiscard]] bool isAged(const QString& path);

/// What is different about two JSON texts, key order and the spelling of numbers included; empty for nothing.
[[nodiscard]] QString difference(const QByteArray& found, const QByteArray& expected);
/// Whether a file is laid out as JSON.stringify lays it out (whatever its indent, line ends, mark and final
/// newline).
[[nodiscard]] bool isStringified(const QByteArray& bytes);

/// What is wrong about a folder that should hold what the case expects after an edit; empty for nothing.
/// Files that are the same as before keep bytes and time stamp (except those that were `rewritten`), others
/// are right to the byte where the README says so.
[[nodiscard]] QString folderDifference(const QString& found, const QString& expected, const QString& before,
                                       const QStringList& rewritten);

} // namespace chartroom::test
