// What the workbench does with places: under the pointer, asked for, and led to by the docks.
#include "model/blueprint/pixel_values.h"
#include "views/blueprint/blueprint_actions.h"
#include "views/blueprint/blueprint_docks.h"
#include "views/blueprint/blueprint_workbench.h"
#include "views/blueprint/goto_dialog.h"
#include "views/blueprint/map_page.h"
#include "views/blueprint/pixel_dock.h"
#include "views/common/finding_text.h"
#include "views/common/table_dock.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QMessageBox>

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
        Q_EMIT messageShown(tr("Bytes from %1, %2 long")
                                .arg(QLocale().toString(static_cast<qulonglong>(place.range->offset)),
                                     QLocale().toString(static_cast<qulonglong>(place.range->length))));
    }
    if (!place.range)
        return;
    const model::RowsModel& sections = m_docks->sections->model();
    for (std::uint32_t row = 0; sections.source() && row < sections.source()->rowCount(); ++row) {
        const auto range = sections.source()->place(row).range;
        if (range && range->contains(place.range->offset)) {
            m_docks->sections->select(row);
            return;
        }
    }
}

void BlueprintWorkbench::choosePalette()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Choose Palette"), QFileInfo(this->path()).absolutePath(), tr("Palettes (*.json)"));
    if (path.isEmpty())
        return;
    if (const core::Result<void> done = m_document->setPalette(path); !done)
        QMessageBox::warning(this, tr("Choose Palette"), messageText(done.error()));
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
