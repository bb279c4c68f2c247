// What the workbench does with places: under the pointer, asked for, and led to by the docks.
#include "model/blueprint/pixel_values.h"
#include "views/blueprint/blueprint_actions.h"
#include "views/blueprint/blueprint_docks.h"
#include "views/blueprint/blueprint_workbench.h"
#include "views/blueprint/bytes_dock.h"
#include "views/blueprint/goto_dialog.h"
#include "views/blueprint/height_profile_dock.h"
#include "views/blueprint/map_page.h"
#include "views/blueprint/pixel_dock.h"
#include "views/blueprint/profile_tool.h"
#include "views/common/byte_panel.h"
#include "views/common/finding_text.h"
#include "views/common/plain_message.h"
#include "views/common/table_dock.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>

#include <cmath>

namespace chartroom::views {

namespace {

/// The map pixel that a point lies in.
QPoint pixelOf(QPointF point)
{
    return {static_cast<int>(std::floor(point.x())), static_cast<int>(std::floor(point.y()))};
}

} // namespace

void BlueprintWorkbench::showPixel(QPoint pixel)
{
    const model::SnapshotPtr& snapshot = m_document->snapshot();
    if (!snapshot)
        return;
    const auto values = model::pixelAt(*snapshot, pixel.x(), pixel.y());
    if (!values)
        return;
    m_docks->pixel->setPixel(*values, *snapshot);
    const QString place = QStringLiteral("x %1  y %2").arg(pixel.x()).arg(pixel.y());
    const QString summary = model::summary(*values, *snapshot);
    Q_EMIT placeTextChanged(summary.isEmpty() ? place : place + QStringLiteral(" | ") + summary);
}

void BlueprintWorkbench::showMenu(QPoint pixel, QPoint globalPosition)
{
    showPixel(pixel);
    QMenu menu(this);
    menu.addActions({(*m_actions)[QStringLiteral("blueprint.copyCoordinates")],
                     (*m_actions)[QStringLiteral("blueprint.copyValues")]});
    menu.addSeparator();
    menu.addAction(tr("Centre &Here"), this,
                   [this, pixel] { m_map->canvas().lookAt(QPointF(pixel) + QPointF(0.5, 0.5)); });
    menu.addAction((*m_actions)[QStringLiteral("blueprint.goto")]);
    menu.exec(globalPosition);
}

void BlueprintWorkbench::askForPixel()
{
    if (!m_map->hasMap())
        return;
    GotoDialog dialog(static_cast<int>(m_document->snapshot()->blueprint.mapSize), m_map->currentPixel(),
                      this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_map->showArea(QRectF(dialog.pixel(), QSizeF(1, 1)));
    showPixel(dialog.pixel());
}

void BlueprintWorkbench::copyCoordinates()
{
    const QPoint pixel = m_map->currentPixel();
    QGuiApplication::clipboard()->setText(QStringLiteral("%1, %2").arg(pixel.x()).arg(pixel.y()));
    Q_EMIT messageShown(tr("Copied %1, %2").arg(pixel.x()).arg(pixel.y()));
}

void BlueprintWorkbench::showPlace(const model::Place& place)
{
    if (place.area && m_map->hasMap()) {
        m_map->showArea(*place.area);
        if (place.area->width() <= 1.0 && place.area->height() <= 1.0)
            showPixel(pixelOf(place.area->center()));
    } else if (place.range) {
        m_docks->showBytes();
    }
    if (!place.range)
        return;
    m_docks->bytes->select(*place.range);
    const model::RowsModel& sections = m_docks->sections->model();
    for (std::uint32_t row = 0; sections.source() && row < sections.source()->rowCount(); ++row) {
        const auto range = sections.source()->place(row).range;
        if (range && range->contains(place.range->offset)) {
            m_docks->sections->select(row);
            return;
        }
    }
}

void BlueprintWorkbench::connectBytes()
{
    const auto on = [this](const char* id, auto slot) {
        connect((*m_actions)[QLatin1String("blueprint.") + QLatin1String(id)], &QAction::triggered, this,
                [this, slot] {
                    m_docks->showBytes();
                    slot(m_docks->bytes->panel());
                });
    };
    on("findBytes", [](BytePanel& bytes) { bytes.openFind(); });
    on("findNext", [](BytePanel& bytes) { bytes.findNext(); });
    on("findPrevious", [](BytePanel& bytes) { bytes.findPrevious(); });
    on("gotoOffset", [](BytePanel& bytes) { bytes.openGoto(); });
    connect(m_docks->bytes, &BytesDock::panelMade, this, [this](BytePanel* panel) {
        for (const char* const id : {"findBytes", "findNext", "findPrevious", "gotoOffset"})
            panel->addByteAction((*m_actions)[QLatin1String("blueprint.") + QLatin1String(id)]);
        connect(&panel->view(), &ByteView::messageShown, this, &Workbench::messageShown);
    });
}

void BlueprintWorkbench::connectProfile()
{
    connect((*m_actions)[QStringLiteral("blueprint.profile")], &QAction::triggered, this, [this](bool on) {
        m_map->canvas().setPointerHandler(on ? m_profileTool : nullptr);
        if (!on) {
            m_map->showLine({});
            m_docks->profile->clear();
            return;
        }
        m_docks->profile->show();
        m_docks->profile->raise();
        Q_EMIT messageShown(tr("Draw a line over the map with the left button."));
    });
    connect(m_profileTool, &ProfileTool::lineChanged, this, &BlueprintWorkbench::showProfile);
    connect(m_docks->profile, &HeightProfileDock::pointChosen, this, [this](QPointF map) {
        m_map->showArea(QRectF(pixelOf(map), QSizeF(1, 1)));
        showPixel(pixelOf(map));
    });
}

void BlueprintWorkbench::showProfile(const QLineF& line)
{
    if (!m_document->snapshot())
        return;
    m_map->showLine(line);
    m_docks->profile->setProfile(line, model::heightProfile(*m_document->snapshot(), line));
}

void BlueprintWorkbench::choosePalette()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Choose Palette"), QFileInfo(this->path()).absolutePath(), tr("Palettes (*.json)"));
    if (path.isEmpty())
        return;
    if (const core::Result<void> done = m_document->setPalette(path); !done)
        warn(this, tr("Choose Palette"), messageText(done.error()));
}

void BlueprintWorkbench::chooseConfiguration()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Compare with Server Configuration"),
                                                      QFileInfo(this->path()).absolutePath(),
                                                      tr("Server configurations (*.json)"));
    if (!path.isEmpty())
        m_document->setServerConfiguration(path);
}

} // namespace chartroom::views
