#pragma once

#include "views/canvas/layer.h"

#include <QTreeWidget>
#include <QVariantMap>

#include <optional>
#include <set>
#include <vector>

namespace chartroom::views {

/// The layers and overlays of a map, top first: a check box shows one, dragging or Alt+Up and Alt+Down change
/// the order of the layers. Overlays lie above all layers.
class LayerList : public QTreeWidget
{
    Q_OBJECT

public:
    /// One row.
    struct Entry
    {
        QString id;                             ///< `height`, `roads` …: stored in the settings
        QString name;                           ///< translated
        std::optional<canvas::LayerKind> layer; ///< nothing: an overlay
        bool visible = true;
        double opacity = 1;
    };

    explicit LayerList(QWidget* parent = nullptr);

    /// All rows, top first.
    [[nodiscard]] std::vector<Entry> entries() const;
    /// The layers, bottom first, as a canvas takes them.
    [[nodiscard]] std::vector<canvas::Layer> layers() const;
    [[nodiscard]] std::optional<Entry> entry(const QString& id) const;
    void setVisible(const QString& id, bool visible);
    void setOpacity(const QString& id, double opacity);
    /// Whether there is an opacity to choose for a row.
    [[nodiscard]] static bool hasOpacity(const QString& id);
    /// Greys out what the file does not have.
    void setAvailable(const std::set<QString>& ids);
    [[nodiscard]] bool isAvailable(const QString& id) const;
    [[nodiscard]] QString currentId() const;
    /// Moves the current layer by one place.
    void moveCurrent(int by);

    [[nodiscard]] QVariantMap options() const;
    void setOptions(const QVariantMap& options);
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void changed();
    /// The file has other layers.
    void availabilityChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void add(const Entry& entry);
    [[nodiscard]] QTreeWidgetItem* item(const QString& id) const;
    [[nodiscard]] int overlayCount() const;
};

} // namespace chartroom::views
