#pragma once

#include "views/blueprint/layer_list.h"
#include "views/blueprint/shading_panel.h"

#include <QDockWidget>

class QLabel;
class QSlider;

namespace chartroom::views {

/// What the map shows and how: layers with visibility, order and opacity, and the shading of the heights.
class LayersDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit LayersDock(QWidget* parent = nullptr);

    [[nodiscard]] LayerList& list() { return *m_list; }
    [[nodiscard]] ShadingPanel& shading() { return *m_shading; }
    [[nodiscard]] QVariantMap options() const;
    void setOptions(const QVariantMap& options);

private:
    void showOpacity();

    LayerList* m_list;
    ShadingPanel* m_shading;
    QSlider* m_opacity;
    QLabel* m_opacityLabel;
};

} // namespace chartroom::views
