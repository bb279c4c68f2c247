#pragma once

#include <QDialog>

namespace chartroom::views {

/// Stands before a world's window while copies of it are written, and goes when its owner deletes it: nobody
/// closes the world in trust of copies that may yet fail, or begins them twice.
class CopyingDialog : public QDialog
{
    Q_OBJECT

public:
    explicit CopyingDialog(QWidget* parent);

    /// Does nothing: Esc and the system's button do not end the writing.
    void reject() override {}
};

} // namespace chartroom::views
