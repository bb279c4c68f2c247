#pragma once

#include "model/common/job.h"
#include "model/world/kept_work.h"
#include "views/common/file_manager.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace chartroom::views {

class EmptyState;

/// The unsaved work of all worlds that nobody has open, and all that was put aside: it can be brought back,
/// deleted, and its world's folder shown.
class RecoveredWorkDialog : public QDialog
{
    Q_OBJECT

public:
    /// Reads the journals below a state folder in the background.
    explicit RecoveredWorkDialog(std::filesystem::path state, QWidget* parent = nullptr);

    enum Column { WorldColumn, FolderColumn, TimeColumn, StepsColumn, StateColumn };
    [[nodiscard]] QTreeWidget& list() { return *m_list; }
    [[nodiscard]] FileManager& fileManager() { return m_fileManager; }

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// The steps of a journal are wanted back in their world.
    void bringBackRequested(const QString& world, const QString& journal);
    /// A world is to be opened, which offers what was not saved in it.
    void openRequested(const QString& world);

private:
    void read();
    void take(std::vector<model::KeptWork> work);
    void fill();
    void fitColumns();
    void enableButtons();
    [[nodiscard]] const model::KeptWork* current() const;
    void bringBack();
    void showFolder();
    void tell(const QString& problem);
    void askToDelete();
    void remove(const model::KeptWork& work);

    std::filesystem::path m_state;
    FileManager m_fileManager;
    std::vector<model::KeptWork> m_work;
    QTreeWidget* m_list;
    EmptyState* m_empty;
    QLabel* m_problem; ///< why what was wanted last was not done
    QPushButton* m_bringBack;
    QPushButton* m_showFolder;
    QPushButton* m_delete;
    model::Job m_job;
};

} // namespace chartroom::views
