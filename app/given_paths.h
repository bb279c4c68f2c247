#pragma once

#include <QMimeData>
#include <QStringList>

#include <filesystem>
#include <vector>

namespace chartroom::app {

/// Files and folders that were given from outside. A name that is not UTF-8 is no text, and the toolkit's
/// file functions take text: such names are refused with a sentence each, and never taken for another file's.
struct GivenPaths
{
    QStringList files;
    QStringList refused;
};

/// Of the command line.
[[nodiscard]] GivenPaths givenPaths(const std::vector<std::filesystem::path>& paths);
/// Of a drop: its local files and folders.
[[nodiscard]] GivenPaths givenPaths(const QMimeData& dropped);

} // namespace chartroom::app
