#include "views/blueprint/map_key.h"

#include "views/blueprint/scene/map_overlays.h"
#include "views/common/flow_layout.h"
#include "views/common/gaps.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace chartroom::views {

namespace {
constexpr QSize pictureSize(28, 20);
constexpr int leastDockLines = 16;
} // namespace

MapKey::MapKey(QWidget& dock)
    : QWidget(&dock)
    , m_dock(dock)
    , m_layout(new FlowLayout(this, wideGap))
{
    setAccessibleName(tr("Signs on the map"));
    hide();
    dock.installEventFilter(this);
}

void MapKey::setOverlays(const std::vector<canvas::Overlay>& overlays)
{
    while (QLayoutItem* const item = m_layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const MapKeyEntry& entry : mapKey(overlays, pictureSize, devicePixelRatioF())) {
        auto* const pair = new QWidget;
        auto* const row = new QHBoxLayout(pair);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(wideGap / 2);
        auto* const picture = new QLabel;
        picture->setPixmap(QPixmap::fromImage(entry.picture));
        auto* const name = new QLabel(entry.name);
        name->setTextFormat(Qt::PlainText);
        row->addWidget(picture);
        row->addWidget(name);
        m_layout->addWidget(pair);
    }
    updateVisible();
}

void MapKey::updateVisible()
{
    setVisible(m_layout->count() > 0 && m_dock.height() >= leastDockLines * fontMetrics().lineSpacing());
}

bool MapKey::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        updateVisible();
    return QWidget::eventFilter(watched, event);
}

} // namespace chartroom::views
