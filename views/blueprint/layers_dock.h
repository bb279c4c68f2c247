#pragma once

#include "views/blueprint/layer_list.h"
#include "views/blueprint/shading_panel.h"
#include "views/common/lazy_dock.h"

class QLabel;
class QSlider;

namespace chartroom::views {

/// What the map shows and how: layers with visibility, order and opacity, and the shading of the heights.
class LayersDock : public LazyDock
{
    Q_OBJECT

public:
    explicit LayersDock(QWidget* parent = nullptr);

    [[nodiscard]] LayerList& list() { return *m_list; }
    [[nodiscard]] ShadingPanel& shading() { return *m_shading; }
    [[nodiscard]] QVariantMap options() const;
    void setOptions(const QVariantMap& options);

protected:
    void makeContent() override;

private:
    void showOpacity();

    LayerList* m_list;
    ShadingPanel* m_shading;
    QSlider* m_opacity;
    QLabel* m_opacityLabel;
    QWidget* m_content; ///< holds the choices from the beginning; in the dock from makeContent() on
};

} // namespace chartroom::views
