#pragma once

#include <QCoreApplication>

#include <functional>

class QUrl;

namespace chartroom::views {

/// The system's file manager, which shows folders.
class FileManager
{
    Q_DECLARE_TR_FUNCTIONS(chartroom::views::FileManager)

public:
    FileManager();

    /// Shows a folder. Returns the sentence that says why it cannot be shown; empty: it is.
    /// `whenGone`: what can be done where the folder is not there, a sentence.
    [[nodiscard]] QString show(const QString& folder, const QString& whenGone) const;

    /// Starts it with a folder, or returns false; tests stand in.
    std::function<bool(const QUrl& folder)> start;
};

} // namespace chartroom::views
