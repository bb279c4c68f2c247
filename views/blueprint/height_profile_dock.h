#pragma once

#include "model/blueprint/height_profile.h"
#include "views/common/lazy_dock.h"

class QLabel;

namespace chartroom::views {

class EmptyState;
class LinePlot;

/// The ground and the water along a line that was drawn on the map.
class HeightProfileDock : public LazyDock
{
    Q_OBJECT

public:
    explicit HeightProfileDock(QWidget* parent = nullptr);

    /// Shows another line's profile; without a line what to do for one.
    void setProfile(const QLineF& line, const model::HeightProfile& profile);
    void clear();
    /// The line in figures; empty without one.
    [[nodiscard]] QString summary() const;

Q_SIGNALS:
    /// The user wants to see a place of the line on the map.
    void pointChosen(QPointF map);

protected:
    void makeContent() override;

private:
    void makePlot();

    QLineF m_line;
    EmptyState* m_state = nullptr;
    QLabel* m_summary = nullptr;
    LinePlot* m_plot = nullptr; ///< null until there is a line: plots take long to make
};

} // namespace chartroom::views
