#pragma once

#include "model/common/job.h"
#include "model/world/session.h"
#include "views/world/dialogs/replace_dialog.h"

#include <QPointer>
#include <QTimer>

namespace chartroom::views {

class WorldDocks;
class WorldPage;
class WorldViewState;

/// Find and replace of symbols for one world: opens the dialog, counts and finds (the whole world in the
/// background) and does the edit. What was asked last is asked again, with the dialog and without it.
class SymbolReplacer : public QObject
{
    Q_OBJECT

public:
    SymbolReplacer(model::WorldSession& session, WorldViewState& state, WorldDocks& docks, WorldPage& page,
                   QWidget& window);

    /// Shows the dialog, which stays open beside the map.
    void open();
    /// Goes to the next cell of what was looked for last, or to the one before; opens the dialog where
    /// nothing was.
    void findAgain(bool backwards);
    [[nodiscard]] ReplaceDialog* dialog() const { return m_dialog; }

Q_SIGNALS:
    /// Where a cell was found, or that there is none.
    void said(const QString& sentence);

private:
    void fill(ReplaceDialog& dialog);
    void count(const ReplaceDialog::Query& query);
    void find(const ReplaceDialog::Query& query, bool backwards);
    void takeFound(const ReplaceDialog::Query& query, const std::optional<world::Tile>& tile);
    void replace(const ReplaceDialog::Query& query);
    [[nodiscard]] model::SymbolQuery queryOf(const ReplaceDialog::Query& query) const;

    model::WorldSession& m_session;
    WorldViewState& m_state;
    WorldDocks& m_docks;
    WorldPage& m_page;
    QWidget& m_window;
    QPointer<ReplaceDialog> m_dialog;
    std::optional<ReplaceDialog::Query> m_last;
    model::Job m_job;
    model::Job m_search;
    QTimer m_refresh; ///< counts anew once it runs out
};

} // namespace chartroom::views
