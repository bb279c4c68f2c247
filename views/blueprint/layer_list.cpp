#include "views/blueprint/layer_list.h"

#include "views/blueprint/scene/blueprint_scene.h"
#include "views/blueprint/scene/map_overlays.h"

#include <QDropEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>

namespace chartroom::views {

namespace {

constexpr int idRole = Qt::UserRole;
constexpr int layerRole = Qt::UserRole + 1;
constexpr int opacityRole = Qt::UserRole + 2;
constexpr int noLayer = -1;
const QString gridRow = QStringLiteral("grid");

/// The name that a layer is stored under, and its name for the user.
std::pair<QString, QString> layerNames(canvas::LayerKind kind)
{
    using Kind = canvas::LayerKind;
    switch (kind) {
    case Kind::Height:
        return {QStringLiteral("height"), LayerList::tr("Height")};
    case Kind::Relief:
        return {QStringLiteral("relief"), LayerList::tr("Relief")};
    case Kind::Category:
        return {QStringLiteral("biome"), LayerList::tr("Biome")};
    case Kind::WaterBody:
        return {QStringLiteral("water"), LayerList::tr("Water bodies")};
    case Kind::Surface:
        return {QStringLiteral("surface"), LayerList::tr("Water surface")};
    case Kind::Depth:
        return {QStringLiteral("depth"), LayerList::tr("Depth")};
    case Kind::Outline:
        return {QStringLiteral("outline"), LayerList::tr("Shores")};
    case Kind::Picture:
        return {QStringLiteral("picture"), LayerList::tr("Picture")};
    }
    return {};
}

std::vector<LayerList::Entry> defaultEntries()
{
    std::vector<LayerList::Entry> entries{
        {gridRow, LayerList::tr("Grid"), {}, false, 1},
        {bodiesOverlay, LayerList::tr("Names of water bodies"), {}, false, 1},
        {townsOverlay, LayerList::tr("Towns"), {}, true, 1},
        {roadsOverlay, LayerList::tr("Roads"), {}, true, 1},
    };
    const std::vector<canvas::Layer> layers = defaultLayers();
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
        const auto [id, name] = layerNames(layer->kind);
        entries.push_back({id, name, layer->kind, layer->visible, layer->opacity});
    }
    return entries;
}

/// What a row says beside the name; the lines of the grid are either there or not.
QString opacityText(const QString& id, double opacity)
{
    return LayerList::hasOpacity(id) ? LayerList::tr("%1 %").arg(qRound(opacity * 100)) : QString();
}

} // namespace

LayerList::LayerList(QWidget* parent)
    : QTreeWidget(parent)
{
    setColumnCount(2);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setAccessibleName(tr("Layers"));
    setDragDropMode(QAbstractItemView::InternalMove);
    setDefaultDropAction(Qt::MoveAction);
    for (const Entry& entry : defaultEntries())
        add(entry);
    // After the rows: each would be measured anew with every other that comes.
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    connect(this, &QTreeWidget::itemChanged, this, &LayerList::changed);
}

void LayerList::add(const Entry& entry)
{
    auto* row = new QTreeWidgetItem({entry.name, opacityText(entry.id, entry.opacity)});
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable;
    if (entry.layer)
        flags |= Qt::ItemIsDragEnabled;
    row->setFlags(flags);
    row->setCheckState(0, entry.visible ? Qt::Checked : Qt::Unchecked);
    row->setData(0, idRole, entry.id);
    row->setData(0, layerRole, entry.layer ? static_cast<int>(*entry.layer) : noLayer);
    row->setData(0, opacityRole, entry.opacity);
    row->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    addTopLevelItem(row);
}

std::vector<LayerList::Entry> LayerList::entries() const
{
    std::vector<Entry> result;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        const QTreeWidgetItem* row = topLevelItem(i);
        Entry entry{row->data(0, idRole).toString(),
                    row->text(0),
                    {},
                    row->checkState(0) == Qt::Checked,
                    row->data(0, opacityRole).toDouble()};
        if (const int layer = row->data(0, layerRole).toInt(); layer != noLayer)
            entry.layer = static_cast<canvas::LayerKind>(layer);
        result.push_back(entry);
    }
    return result;
}

std::vector<canvas::Layer> LayerList::layers() const
{
    std::vector<canvas::Layer> result;
    for (const Entry& entry : entries()) {
        if (entry.layer)
            result.insert(result.begin(), {*entry.layer, entry.visible, entry.opacity});
    }
    return result;
}

QTreeWidgetItem* LayerList::item(const QString& id) const
{
    for (int i = 0; i < topLevelItemCount(); ++i) {
        if (topLevelItem(i)->data(0, idRole).toString() == id)
            return topLevelItem(i);
    }
    return nullptr;
}

std::optional<LayerList::Entry> LayerList::entry(const QString& id) const
{
    for (const Entry& candidate : entries()) {
        if (candidate.id == id)
            return candidate;
    }
    return std::nullopt;
}

void LayerList::setVisible(const QString& id, bool visible)
{
    if (QTreeWidgetItem* row = item(id))
        row->setCheckState(0, visible ? Qt::Checked : Qt::Unchecked);
}

void LayerList::setOpacity(const QString& id, double opacity)
{
    QTreeWidgetItem* row = item(id);
    if (!row || row->data(0, opacityRole).toDouble() == opacity)
        return;
    {
        const QSignalBlocker blocker(this);
        row->setData(0, opacityRole, opacity);
        row->setText(1, opacityText(id, opacity));
    }
    viewport()->update();
    Q_EMIT changed();
}

void LayerList::setAvailable(const std::set<QString>& ids)
{
    QSignalBlocker blocker(this);
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem* row = topLevelItem(i);
        const bool available = ids.contains(row->data(0, idRole).toString());
        row->setFlags(row->flags().setFlag(Qt::ItemIsEnabled, available));
        row->setToolTip(0, available ? QString() : tr("The file does not have it"));
    }
    viewport()->update();
    blocker.unblock();
    Q_EMIT availabilityChanged();
}

bool LayerList::hasOpacity(const QString& id)
{
    return id != gridRow;
}

bool LayerList::isAvailable(const QString& id) const
{
    const QTreeWidgetItem* row = item(id);
    return row && row->flags().testFlag(Qt::ItemIsEnabled);
}

QString LayerList::currentId() const
{
    return currentItem() ? currentItem()->data(0, idRole).toString() : QString();
}

int LayerList::overlayCount() const
{
    int count = 0;
    for (const Entry& entry : entries())
        count += entry.layer ? 0 : 1;
    return count;
}

void LayerList::moveCurrent(int by)
{
    QTreeWidgetItem* row = currentItem();
    if (!row || row->data(0, layerRole).toInt() == noLayer)
        return;
    const int from = indexOfTopLevelItem(row);
    const int to = from + by;
    if (to < overlayCount() || to >= topLevelItemCount())
        return;
    {
        const QSignalBlocker blocker(this);
        takeTopLevelItem(from);
        insertTopLevelItem(to, row);
    }
    setCurrentItem(row);
    Q_EMIT changed();
}

void LayerList::showEvent(QShowEvent* event)
{
    QTreeWidget::showEvent(event);
    // Not before: to choose a row lays out all of them, which a first picture would wait for.
    if (!currentItem())
        setCurrentItem(topLevelItem(topLevelItemCount() - 1));
}

void LayerList::dropEvent(QDropEvent* event)
{
    const QString dropped = currentId();
    {
        const QSignalBlocker blocker(this);
        QTreeWidget::dropEvent(event);
        // A layer that was dropped among the overlays goes to the top of the layers.
        for (int i = 0, at = 0; i < topLevelItemCount(); ++i) {
            if (topLevelItem(i)->data(0, layerRole).toInt() == noLayer)
                insertTopLevelItem(at++, takeTopLevelItem(i));
        }
    }
    // The opacity and the keys go on being for the layer that was dropped.
    setCurrentItem(item(dropped));
    Q_EMIT changed();
}

void LayerList::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() == Qt::AltModifier &&
        (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) {
        moveCurrent(event->key() == Qt::Key_Up ? -1 : 1);
        return;
    }
    QTreeWidget::keyPressEvent(event);
}

QVariantMap LayerList::options() const
{
    QStringList order;
    QVariantMap result;
    for (const Entry& entry : entries()) {
        order << entry.id;
        result[entry.id] = QVariantList{entry.visible, entry.opacity};
    }
    result[QStringLiteral("order")] = order;
    return result;
}

void LayerList::setOptions(const QVariantMap& options)
{
    {
        const QSignalBlocker blocker(this);
        const QStringList order = options.value(QStringLiteral("order")).toStringList();
        // Only a complete order is one; a layer must not be lost by a setting of another release.
        if (QSet<QString>(order.begin(), order.end()).size() == topLevelItemCount() &&
            std::ranges::all_of(order, [this](const QString& id) { return item(id) != nullptr; })) {
            int at = overlayCount();
            for (const QString& id : order) {
                QTreeWidgetItem* row = item(id);
                if (row->data(0, layerRole).toInt() != noLayer)
                    insertTopLevelItem(at++, takeTopLevelItem(indexOfTopLevelItem(row)));
            }
        }
        for (int i = 0; i < topLevelItemCount(); ++i) {
            QTreeWidgetItem* row = topLevelItem(i);
            const QVariantList values = options.value(row->data(0, idRole).toString()).toList();
            if (values.size() != 2)
                continue;
            row->setCheckState(0, values[0].toBool() ? Qt::Checked : Qt::Unchecked);
            const double opacity = std::clamp(values[1].toDouble(), 0.0, 1.0);
            row->setData(0, opacityRole, opacity);
            row->setText(1, opacityText(row->data(0, idRole).toString(), opacity));
        }
    }
    Q_EMIT changed();
}

QSize LayerList::sizeHint() const
{
    const int rows = topLevelItemCount();
    const int height = rows > 0 ? rows * sizeHintForRow(0) : 0;
    return {fontMetrics().averageCharWidth() * 30, height + 2 * frameWidth()};
}

} // namespace chartroom::views
