#pragma once

#include <filesystem>
#include <memory>
#include <vector>

namespace chartroom::views {
class FileAhead;
}

namespace chartroom::app {

/// Starts to read the first of the files that a program is started with, where it is of a kind whose reading
/// takes its time; else null. For the head of the start: it needs no application, and the file is read while
/// the toolkit and the window are made.
[[nodiscard]] std::shared_ptr<const views::FileAhead>
readAhead(const std::vector<std::filesystem::path>& files);

} // namespace chartroom::app
