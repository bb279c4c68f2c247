#pragma once

#include "views/canvas/overlay.h"

#include <QWidget>

namespace chartroom::views {

class FlowLayout;

/// What the signs of towns and roads on the map mean, in as many lines as they need. Hidden without any.
class MapKey : public QWidget
{
    Q_OBJECT

public:
    explicit MapKey(QWidget* parent = nullptr);

    /// Explains the signs that are among the map's overlays.
    void setOverlays(const std::vector<canvas::Overlay>& overlays);

private:
    FlowLayout* m_layout;
};

} // namespace chartroom::views
