#pragma once

#include "views/canvas/overlay.h"

#include <QWidget>

namespace chartroom::views {

class FlowLayout;

/// What the signs of towns and roads on the map mean, in as many lines as they need. Hidden without any, and
/// where the dock that it is in is so low that what stands above it would be lost.
class MapKey : public QWidget
{
    Q_OBJECT

public:
    explicit MapKey(QWidget& dock);

    /// Explains the signs that are among the map's overlays.
    void setOverlays(const std::vector<canvas::Overlay>& overlays);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void updateVisible();

    QWidget& m_dock;
    FlowLayout* m_layout;
};

} // namespace chartroom::views
