#include "views/world/docks/world_layers_dock.h"

#include "views/world/docks/dock_parts.h"
#include "views/world/docks/layer_delegate.h"
#include "views/world/docks/layer_offer.h"
#include "views/world/docks/name_input.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QSlider>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace chartroom::views {

using model::LayerKey;
using model::LayerLook;
using model::LayersModel;

namespace {

constexpr int symbolWidth = 24;
constexpr int percentSteps = 100;

} // namespace

WorldLayersDock::WorldLayersDock(QWidget* parent)
    : QDockWidget(tr("Layers"), parent)
    , m_model(new LayersModel(this))
    , m_view(makeListView(m_model, tr("Layers")))
    , m_opacity(new QSlider(Qt::Horizontal))
    , m_renumber(new LayerOffer(
          Icon::Warning, tr("Chunks disagree about the heights of some layers. Renumbering mends that."),
          tr("Renumber the stack")))
    , m_soloOffer(new LayerOffer(Icon::Eye, QString(), tr("Show All")))
{
    setObjectName(QStringLiteral("layers"));
    m_view->setHeaderHidden(true);
    m_view->setItemDelegate(new LayerDelegate(m_view));
    m_view->setIndentation(12);
    m_view->setItemsExpandable(false);
    m_view->setDragDropMode(QAbstractItemView::InternalMove);
    m_view->setDefaultDropAction(Qt::MoveAction);
    m_view->setDropIndicatorShown(true);
    m_view->setToolTip(tr("Drag a layer, or press Alt+Up and Alt+Down, to change the order"));
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setMinimumSectionSize(symbolWidth);
    m_view->header()->setSectionResizeMode(LayersModel::NameColumn, QHeaderView::Stretch);
    m_view->header()->setSectionResizeMode(LayersModel::OpacityColumn, QHeaderView::ResizeToContents);
    for (const int column : {LayersModel::LockColumn, LayersModel::VisibleColumn}) {
        m_view->header()->setSectionResizeMode(column, QHeaderView::Fixed);
        m_view->header()->resizeSection(column, symbolWidth);
    }
    m_view->setColumnHidden(LayersModel::OpacityColumn, true);
    m_view->viewport()->installEventFilter(this);
    m_view->expandAll();
    for (int group = 0; group < LayersModel::GroupCount; ++group)
        m_view->setFirstColumnSpanned(group, {}, true);
    m_opacity->setRange(0, percentSteps);
    m_opacity->setPageStep(10);
    m_opacity->setAccessibleName(tr("Opacity of the current layer"));
    m_opacity->setToolTip(m_opacity->accessibleName());

    auto* opacityLabel = new QLabel(tr("Opacity"));
    opacityLabel->setBuddy(m_opacity);
    QVBoxLayout* layout = nullptr;
    QWidget* content = makeContent(layout);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(0);
    auto* opacityRow = new QHBoxLayout;
    opacityRow->addWidget(opacityLabel);
    opacityRow->addWidget(m_opacity, 1);
    layout->addWidget(m_renumber);
    layout->addWidget(m_soloOffer);
    layout->addWidget(m_view, 1);
    layout->addLayout(opacityRow);
    layout->addLayout(buttons);
    setWidget(content);
    makeActions();
    for (QAction* action : std::as_const(m_actions))
        addButton(buttons, action);
    buttons->addStretch(1);

    connect(m_model, &LayersModel::editRequested, this, &WorldLayersDock::takeEdit);
    connect(m_model, &QAbstractItemModel::rowsInserted, m_view, [this] { m_view->expandAll(); });
    connect(m_view, &QTreeView::clicked, this, &WorldLayersDock::click);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &WorldLayersDock::takeCurrent);
    connect(m_opacity, &QSlider::valueChanged, this, &WorldLayersDock::setOpacity);
    connect(m_renumber, &LayerOffer::taken, this, [this] { Q_EMIT editRequested({world::RenumberStack{}}); });
    connect(m_soloOffer, &LayerOffer::taken, this, [this] {
        if (const auto solo = m_model->solo())
            Q_EMIT soloRequested(*solo);
    });
    connect(m_model, &LayersModel::refused, this, &WorldLayersDock::said);
    showOpacity();
}

bool WorldLayersDock::eventFilter(QObject* watched, QEvent* event)
{
    // What is painted on is seen, however small the dock becomes. The list has its new size afterwards.
    if (event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(
            m_view, [this] { m_view->scrollTo(m_view->currentIndex()); }, Qt::QueuedConnection);
    const bool press = event->type() == QEvent::MouseButtonPress;
    if (press || event->type() == QEvent::MouseButtonDblClick) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::LeftButton && clickBeside(m_view->indexAt(mouse->position().toPoint())))
            return true;
    }
    return QDockWidget::eventFilter(watched, event);
}

bool WorldLayersDock::clickBeside(const QModelIndex& index)
{
    const auto key = m_model->key(index);
    const bool shows = key && index.column() == LayersModel::VisibleColumn;
    const bool locks = key && index.column() == LayersModel::LockColumn;
    if (index.isValid() && !shows && !locks)
        return false;
    m_view->setFocus(Qt::MouseFocusReason);
    if (shows)
        toggle(*key, &LayerLook::visible);
    else if (locks)
        toggle(*key, &LayerLook::locked);
    return true;
}

void WorldLayersDock::makeActions()
{
    const auto add = [this](Icon icon, const QString& text, const QKeySequence& key, auto act) {
        m_actions << addListAction(m_view, icon, text, key, act);
    };
    add(Icon::Height, tr("Add Height Layer"), {}, [this] { addHeightLayer(); });
    add(Icon::Add, tr("Add Room Layer"), {}, [this] { addRoomLayer(); });
    add(Icon::Copy, tr("Duplicate Layer"), {}, [this] { duplicateCurrent(); });
    add(Icon::Up, tr("Move Layer Up"), Qt::ALT | Qt::Key_Up, [this] { moveCurrent(-1); });
    add(Icon::Down, tr("Move Layer Down"), Qt::ALT | Qt::Key_Down, [this] { moveCurrent(1); });
    add(Icon::Eye, tr("Show Only This Layer"), {}, [this] { toggleSolo(); });
    m_solo = m_actions.back();
    m_solo->setCheckable(true);
    // What is only looked at can be done in a world that cannot be edited too.
    addListAction(m_view, Icon::EyeOff, tr("Show or Hide Layer"), Qt::Key_Space, [this] { toggleVisible(); });
    addListAction(m_view, Icon::Lock, tr("Lock or Unlock Layer"), {}, [this] { toggleLocked(); });
    add(Icon::Delete, tr("Delete Layer"), QKeySequence::Delete, [this] { deleteCurrent(); });
}

void WorldLayersDock::setLayers(const world::HeightStack& stack, std::vector<LayersModel::RoomLayer> rooms,
                                bool provisional)
{
    // From its first cell on an added layer is one of the world's.
    const auto gone = std::erase_if(m_added, [&](const auto& added) {
        const auto room = std::ranges::find(rooms, added.first, &LayersModel::RoomLayer::number);
        if (room == rooms.end())
            return false;
        if (!added.second.empty() && room->name.empty())
            m_unstored.insert(added);
        return true;
    });
    if (gone > 0)
        Q_EMIT emptyRoomsChanged();
    for (LayersModel::RoomLayer& room : rooms) {
        if (!room.name.empty())
            m_unstored.erase(room.number); // its first step had it with it
        else if (const auto name = m_unstored.find(room.number); name != m_unstored.end())
            room.name = name->second;
    }
    for (const auto& [number, name] : m_added)
        rooms.push_back({number, name});
    std::ranges::sort(rooms, {}, &LayersModel::RoomLayer::number);
    m_refreshing = true;
    m_model->setLayers(stack, std::move(rooms), provisional);
    // The layer that is painted on may be known only now, or not yet: no other row stands for it.
    m_view->setCurrentIndex(m_model->find(m_model->active()));
    m_refreshing = false;
    showOpacity();
    takeAwaited();
}

void WorldLayersDock::takeAwaited()
{
    const QModelIndex index = m_awaited ? m_model->find(*m_awaited) : QModelIndex();
    if (!index.isValid())
        return;
    const LayerKey key = *std::exchange(m_awaited, std::nullopt);
    // A layer that was deleted may have had its number or id.
    if (m_model->look(key) != m_awaitedLook)
        Q_EMIT lookRequested(key, m_awaitedLook);
    Q_EMIT activeRequested(key);
    setActive(key);
    if (std::exchange(m_namesAwaited, false) && m_view->isVisible())
        openName(*m_view, index, [this] { Q_EMIT left(); });
}

void WorldLayersDock::setSolo(const std::optional<LayerKey>& layer)
{
    m_model->setSolo(layer);
    if (layer)
        m_soloOffer->setText(tr("Only \"%1\" is shown.").arg(m_model->nameOf(*layer)));
    m_soloOffer->setVisible(layer.has_value());
    showSolo();
}

void WorldLayersDock::showSolo()
{
    const auto key = current();
    m_solo->setChecked(key && m_model->solo() == key);
}

void WorldLayersDock::setLooks(std::map<LayerKey, LayerLook> looks)
{
    // Names have the room of the numbers as long as there is none to show.
    const bool opaque =
        std::ranges::all_of(looks, [](const auto& layer) { return layer.second.opacity >= 1; });
    m_view->setColumnHidden(LayersModel::OpacityColumn, opaque);
    m_model->setLooks(std::move(looks));
    showOpacity();
}

void WorldLayersDock::setActive(const LayerKey& key)
{
    m_model->setActive(key);
    const QModelIndex index = m_model->find(key);
    if (!index.isValid() || current() == key)
        return;
    m_refreshing = true;
    m_view->setCurrentIndex(index);
    m_refreshing = false;
    showOpacity();
}

void WorldLayersDock::setEditable(bool editable)
{
    m_model->setEditable(editable);
    for (QAction* action : std::as_const(m_actions))
        action->setEnabled(editable || action == m_solo);
}

void WorldLayersDock::setRenumberOffered(bool offered)
{
    m_renumber->setVisible(offered);
}

std::optional<LayerKey> WorldLayersDock::current() const
{
    return m_model->key(m_view->currentIndex());
}

void WorldLayersDock::toggle(const LayerKey& key, bool LayerLook::*flag)
{
    LayerLook look = m_model->look(key);
    look.*flag = !(look.*flag);
    Q_EMIT lookRequested(key, look);
}

void WorldLayersDock::toggleVisible()
{
    if (const auto key = current())
        toggle(*key, &LayerLook::visible);
}

void WorldLayersDock::toggleLocked()
{
    if (const auto key = current())
        toggle(*key, &LayerLook::locked);
}

void WorldLayersDock::toggleSolo()
{
    if (const auto key = current())
        Q_EMIT soloRequested(*key);
    showSolo();
}

void WorldLayersDock::click(const QModelIndex& index)
{
    const auto key = m_model->key(index);
    if (!key)
        return;
    // A row that is current already is chosen by a click, too.
    if (*key != m_model->active())
        Q_EMIT activeRequested(*key);
}

void WorldLayersDock::takeCurrent()
{
    showOpacity();
    if (m_refreshing)
        return;
    m_awaited.reset();
    m_namesAwaited = false;
    if (const auto key = current()) {
        m_model->setActive(*key);
        Q_EMIT activeRequested(*key);
    }
}

void WorldLayersDock::showOpacity()
{
    const auto key = current();
    showSolo();
    m_opacity->setEnabled(key.has_value());
    const QSignalBlocker blocker(m_opacity);
    m_opacity->setValue(key ? qRound(m_model->look(*key).opacity * percentSteps) : percentSteps);
}

void WorldLayersDock::setOpacity(int percent)
{
    if (const auto key = current()) {
        LayerLook look = m_model->look(*key);
        look.opacity = percent / static_cast<double>(percentSteps);
        Q_EMIT lookRequested(*key, look);
    }
}

} // namespace chartroom::views
