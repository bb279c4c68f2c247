#pragma once

#include "model/common/job.h"
#include "model/world/session.h"
#include "views/world/dialogs/save_dialog.h"

#include <QPointer>

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

private:
    model::WorldSession& m_session;
    QWidget& m_window;
    QPointer<SaveDialog> m_dialog;
    model::Job m_job;
};

} // namespace chartroom::views
