#pragma once

#include "formats/core/message.h"
#include "model/common/row_source.h"

#include <QDockWidget>

#include <memory>
#include <optional>

class QAction;
class QVBoxLayout;

namespace chartroom::views {

class EmptyState;

/// Why a file was refused: each cause as a sentence with its proof, and the button that mends a proven one.
class CausesDock : public QDockWidget
{
    Q_OBJECT

public:
    /// `repair` is the action behind the button.
    explicit CausesDock(QAction* repair, QWidget* parent = nullptr);

    /// Shows the causes (model::causeRows()); null: not known yet. `none` is what stands there without any.
    /// Each of the first `choices` gets a button of its own to mend it.
    void setCauses(std::shared_ptr<const model::RowSource> causes, const QString& none,
                   const std::vector<core::Code>& choices = {});
    /// The sentences that are shown, proof first.
    [[nodiscard]] const QStringList& sentences() const { return m_sentences; }

Q_SIGNALS:
    /// The user wants to see where a cause shows.
    void placeRequested(const chartroom::model::Place& place);
    /// The user wants this one of several proven causes to be mended.
    void mendRequested(chartroom::core::Code cause);

private:
    [[nodiscard]] QWidget* card(std::uint32_t row, std::optional<core::Code> choice);

    std::shared_ptr<const model::RowSource> m_causes;
    QStringList m_sentences;
    QWidget* m_cards;
    QVBoxLayout* m_list;
    EmptyState* m_state;
};

} // namespace chartroom::views
