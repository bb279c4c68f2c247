#pragma once

#include "model/world/chunks_model.h"

#include <QWidget>

#include <map>
#include <set>

class QLabel;

namespace chartroom::views {

/// Says below the overview of the chunks what the signs there mean by which a chunk is known that cannot be
/// edited: a line for each such state that occurs. Hidden while none does.
class ChunkLegend : public QWidget
{
    Q_OBJECT

public:
    explicit ChunkLegend(QWidget* parent = nullptr);

    /// The states that occur.
    void setStates(const std::set<model::ChunkRow::State>& states);
    /// What is said now, a line each.
    [[nodiscard]] QStringList lines() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Line
    {
        QWidget* whole;
        QLabel* sign;
        QLabel* text;
    };
    void showSigns();

    std::map<model::ChunkRow::State, Line> m_lines;
};

} // namespace chartroom::views
