#pragma once

#include "model/common/job.h"
#include "model/world/session.h"
#include "views/world/dialogs/replace_dialog.h"

#include <QPointer>

namespace chartroom::views {

class WorldDocks;
class WorldViewState;

/// Find and replace of symbols for one world: opens the dialog, counts (the whole world in the background)
/// and does the edit.
class SymbolReplacer : public QObject
{
    Q_OBJECT

public:
    SymbolReplacer(model::WorldSession& session, WorldViewState& state, WorldDocks& docks, QWidget& window);

    /// Shows the dialog, which stays open beside the map.
    void open();
    [[nodiscard]] ReplaceDialog* dialog() const { return m_dialog; }

private:
    void count(const ReplaceDialog::Query& query);
    void replace(const ReplaceDialog::Query& query);
    [[nodiscard]] model::SymbolQuery queryOf(const ReplaceDialog::Query& query) const;

    model::WorldSession& m_session;
    WorldViewState& m_state;
    WorldDocks& m_docks;
    QWidget& m_window;
    QPointer<ReplaceDialog> m_dialog;
    model::Job m_job;
};

} // namespace chartroom::views
