#pragma once

#include "model/world/bookmarks_model.h"
#include "model/world/world_fields.h"
#include "views/common/lazy_dock.h"

#include <QStringList>

class QAction;
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
class PropertiesDock : public LazyDock
{
    Q_OBJECT

public:
    explicit PropertiesDock(QWidget* parent = nullptr);

    void setInfo(const world::WorldInfo& info);
    /// Ids that the default background tile can be.
    void setTileIds(const QStringList& ids);
    void setEditable(bool editable);
    /// What was asked for was refused: numbers and ticks are shown as they are stored. A text that was typed
    /// stays, to be asked for again.
    void takeRefusal();

Q_SIGNALS:
    /// The user wants this done.
    void editRequested(const chartroom::world::Operation& operation);
    /// The user wants the spawn in the middle of the view.
    void spawnHereRequested();
    void goRequested(chartroom::world::Tile tile);

protected:
    void makeContent() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeFields();
    /// One column of fields in a narrow dock, two in a wide one.
    void arrange(int width);
    void connectFields();
    void showInfo();
    /// The fields that ask for each change of theirs at once.
    void showNumbers();
    void showTileIds();
    void enableFields();
    void showBackground();
    void showColour();
    void chooseColour();
    void askFor(const world::Operation& operation);

    world::WorldInfo m_info;
    bool m_known = false; ///< m_info is that of a world
    QStringList m_tileIds;
    bool m_editable = true;
    bool m_filling = false;
    // Made with the content.
    QBoxLayout* m_halves = nullptr;
    QLabel* m_id = nullptr;
    QLabel* m_chunkSize = nullptr;
    QLineEdit* m_name = nullptr;
    QSpinBox* m_tileSize = nullptr;
    QPushButton* m_colour = nullptr;
    QComboBox* m_background = nullptr;
    QAction* m_unknownTile = nullptr; ///< beside a background that the catalog does not have
    QDoubleSpinBox* m_blur = nullptr;
    QSpinBox* m_spawnX = nullptr;
    QSpinBox* m_spawnY = nullptr;
    QPushButton* m_spawnHere = nullptr;
    QPushButton* m_spawnGo = nullptr;
    QDoubleSpinBox* m_zoom = nullptr;
    QCheckBox* m_grid = nullptr;
};

} // namespace chartroom::views
