#pragma once

#include "model/world/palette_model.h"
#include "model/world/symbol_count.h"

#include <QDialog>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QRadioButton;

namespace chartroom::views {

/// Finds a symbol on a room layer, cell by cell, and replaces it by another or erases it: over the selection,
/// the neighbourhood in view, or the whole world. Counts before it acts, and says what is left out.
class ReplaceDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Scope { Selection, Neighbourhood, World };
    Q_ENUM(Scope)

    struct Query
    {
        char16_t from = 0;
        char16_t to = 0; ///< 0: none is chosen; model::erased: nothing
        std::int64_t layer = 0;
        Scope scope = Scope::Neighbourhood;
        friend bool operator==(const Query&, const Query&) = default;
    };

    /// A layer to choose, as it is called elsewhere.
    struct RoomLayer
    {
        std::int64_t number = 0;
        QString text;
        // Either is searched, and nothing on it is replaced.
        bool locked = false;
        bool hidden = false;
        friend bool operator==(const RoomLayer&, const RoomLayer&) = default;
    };

    /// Where that is, as a part of a sentence.
    [[nodiscard]] static QString scopeText(Scope scope);

    explicit ReplaceDialog(QWidget* parent = nullptr);

    /// The symbols to choose from; any other character can be typed.
    void setSymbols(const model::PaletteModel& palette);
    /// The room layers, lowest first. The one that is chosen stays so while it is among them.
    void setLayers(const std::vector<RoomLayer>& layers);
    void setFrom(char16_t symbol);
    void setTo(char16_t symbol);
    void setLayer(std::int64_t layer);
    void setScope(Scope scope);
    /// Whether there is a selection to search in.
    void setSelectionThere(bool there);
    /// Takes the keys: what is typed next is the symbol to find.
    void askAgain();
    /// What is looked for; nothing while the symbol is missing or is none that can be painted.
    [[nodiscard]] std::optional<Query> search() const;
    /// What can be replaced: another symbol, or nothing, is chosen for it.
    [[nodiscard]] std::optional<Query> query() const;
    /// The answer to countRequested(). Those to earlier questions are ignored.
    void setCount(const Query& query, const model::SymbolCount& count);
    /// What is said about the count.
    [[nodiscard]] QString answer() const;
    /// What is said about what is searched and what is not.
    [[nodiscard]] QString searched() const;
    /// Says where the cell is that was found; empty: nowhere is one.
    void setFound(const QString& place);
    [[nodiscard]] QString found() const;
    /// Says what was replaced. It stands there until something else is asked for, or this is empty.
    void setReplaced(const QString& sentence);
    [[nodiscard]] QString replaced() const;

Q_SIGNALS:
    /// The number of cells is wanted.
    void countRequested(const chartroom::views::ReplaceDialog::Query& query);
    /// The next cell, or the one before, is wanted.
    void findRequested(const chartroom::views::ReplaceDialog::Query& query, bool backwards);
    void replaceRequested(const chartroom::views::ReplaceDialog::Query& query);

public Q_SLOTS:
    /// The world changed: what was counted holds no more, and nothing is replaced until refresh().
    void outdate();
    /// Asks for the count again.
    void refresh();

private:
    void find(bool backwards);
    /// Something else is asked for.
    void restart();
    /// The layer that is chosen; none: there is no layer.
    [[nodiscard]] const RoomLayer* chosenLayer() const;
    void showSearched();

    QComboBox* m_from;
    QComboBox* m_to;
    QComboBox* m_layer;
    std::array<QRadioButton*, 3> m_scopes{};
    QLabel* m_searched;
    QLabel* m_answer;
    QLabel* m_found;
    QLabel* m_replaced;
    std::vector<RoomLayer> m_layers;
    model::SymbolCount m_count; ///< that is shown
    QPushButton* m_previous;
    QPushButton* m_next;
    QPushButton* m_replace;
};

} // namespace chartroom::views
