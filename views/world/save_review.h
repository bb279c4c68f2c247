#pragma once

#include "model/common/job.h"
#include "model/world/planned_files.h"
#include "model/world/session.h"
#include "views/world/dialogs/save_dialog.h"

#include <QPointer>

#include <memory>

namespace chartroom::views {

/// Shows what a save of a world will write before it does.
class SaveReview : public QObject
{
    Q_OBJECT

public:
    SaveReview(model::WorldSession& session, QWidget& window);

    void open();
    [[nodiscard]] SaveDialog* dialog() const { return m_dialog; }

Q_SIGNALS:
    /// The user has seen the list and wants the save.
    void saveRequested();
    /// The user has seen the list and wants no save now.
    void left();

private:
    /// What was looked at: the texts of its files are made when they are asked for.
    struct Plan
    {
        model::WorldSave save;
        core::Result<std::vector<model::PlannedFile>> files;
    };
    /// Works out the list, once no edit runs.
    void look();
    /// Says where it is decided whose content of a file counts, which a save waits for.
    void tellConflict(const QString& file);
    void show(const std::shared_ptr<const Plan>& plan);

    model::WorldSession& m_session;
    QWidget& m_window;
    QPointer<SaveDialog> m_dialog;
    model::Job m_job;
    bool m_waits = false; ///< the dialog has no list yet
};

} // namespace chartroom::views
