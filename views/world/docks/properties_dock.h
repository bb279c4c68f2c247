#pragma once

#include "model/world/bookmarks_model.h"
#include "model/world/world_fields.h"

#include <QDockWidget>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace chartroom::views {

/// The world's own fields. Each is applied when it is left, and Esc takes back what was typed before; id and
/// chunk size cannot be changed.
class PropertiesDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit PropertiesDock(QWidget* parent = nullptr);

    void setInfo(const world::WorldInfo& info);
    /// Ids that the default background tile can be.
    void setTileIds(const QStringList& ids);
    void setEditable(bool editable);

Q_SIGNALS:
    /// The user wants this done.
    void editRequested(const chartroom::world::Operation& operation);
    /// The user wants the spawn in the middle of the view.
    void spawnHereRequested();
    void goRequested(chartroom::world::Tile tile);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeFields();
    /// One column of fields in a narrow dock, two in a wide one.
    void arrange(int width);
    void connectFields();
    void showColour();
    void chooseColour();
    void askFor(const world::Operation& operation);

    world::WorldInfo m_info;
    bool m_filling = false;
    QBoxLayout* m_halves = nullptr;
    QLabel* m_id;
    QLabel* m_chunkSize;
    QLineEdit* m_name;
    QSpinBox* m_tileSize;
    QPushButton* m_colour;
    QComboBox* m_background;
    QDoubleSpinBox* m_blur;
    QSpinBox* m_spawnX;
    QSpinBox* m_spawnY;
    QPushButton* m_spawnHere;
    QPushButton* m_spawnGo;
    QDoubleSpinBox* m_zoom;
    QCheckBox* m_grid;
};

} // namespace chartroom::views
