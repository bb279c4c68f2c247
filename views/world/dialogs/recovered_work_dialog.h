#pragma once

#include "model/common/job.h"
#include "model/world/kept_work.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace chartroom::views {

class EmptyState;

/// The unsaved work that was put aside, of all worlds: it can be brought back, looked at as a file, or
/// deleted.
class RecoveredWorkDialog : public QDialog
{
    Q_OBJECT

public:
    /// Reads the journals below a state folder in the background.
    explicit RecoveredWorkDialog(std::filesystem::path state, QWidget* parent = nullptr);

    [[nodiscard]] QTreeWidget& list() { return *m_list; }

Q_SIGNALS:
    /// The steps of a journal are wanted back in their world.
    void bringBackRequested(const QString& world, const QString& journal);

private:
    void read();
    void take(std::vector<model::KeptWork> work);
    void enableButtons();
    [[nodiscard]] const model::KeptWork* current() const;
    void bringBack();
    void showFolder();
    void askToDelete();
    void remove(const std::filesystem::path& journal);

    std::filesystem::path m_state;
    std::vector<model::KeptWork> m_work;
    QTreeWidget* m_list;
    EmptyState* m_empty;
    QLabel* m_problem; ///< why the last deletion failed
    QPushButton* m_bringBack;
    QPushButton* m_showFolder;
    QPushButton* m_delete;
    model::Job m_job;
};

} // namespace chartroom::views
