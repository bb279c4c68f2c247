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
    /// Where a cell was found, or that there is none; how many were replaced.
    void said(const QString& sentence);

private:
    void fill(ReplaceDialog& dialog);
    void fillLayers();
    void count(const ReplaceDialog::Query& query);
    void find(const ReplaceDialog::Query& query, bool backwards);
    void takeFound(const ReplaceDialog::Query& query, const std::optional<world::Tile>& tile);
    void replace(const ReplaceDialog::Query& query);
    void takeReplaced();
    void sayReplaced(const ReplaceDialog::Query& query, const model::SymbolCount& count);
    [[nodiscard]] QString layerText(std::int64_t layer) const;
    [[nodiscard]] model::SymbolQuery queryOf(const ReplaceDialog::Query& query) const;

    model::WorldSession& m_session;
    WorldViewState& m_state;
    WorldDocks& m_docks;
    WorldPage& m_page;
    QWidget& m_window;
    QPointer<ReplaceDialog> m_dialog;
    std::optional<ReplaceDialog::Query> m_last;
    struct Replacing
    {
        ReplaceDialog::Query query;
        std::uint64_t after = 0; ///< the number of the step before
    };
    std::optional<Replacing> m_replacing; ///< that is not done yet
    std::uint64_t m_replaced = 0;         ///< the number of the step that was told of last
    model::Job m_job;
    model::Job m_search;
    model::Job m_tally;
    QTimer m_refresh; ///< counts anew once it runs out
};

} // namespace chartroom::views
