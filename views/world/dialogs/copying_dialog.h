#pragma once

#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;

namespace chartroom::views {

/// Stands before a world's window while copies of it are written, and goes when its owner deletes it: nobody
/// closes the world in trust of copies that may yet fail, or begins them twice. Who wants no more copies can
/// say so.
class CopyingDialog : public QDialog
{
    Q_OBJECT

public:
    explicit CopyingDialog(QWidget* parent);

    /// Shows which share of the copies is written, 0 to 1.
    void setShare(double share);
    /// Asks once for the writing to stop, as Cancel, Esc and the system's button do. The dialog stays: what
    /// was begun takes its time.
    void reject() override;

Q_SIGNALS:
    void stopRequested();

private:
    QLabel* m_sentence;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
};

} // namespace chartroom::views
