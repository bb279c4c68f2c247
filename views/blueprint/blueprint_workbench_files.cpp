// What the workbench writes: pictures and converted files.
#include "views/blueprint/blueprint_actions.h"
#include "views/blueprint/blueprint_workbench.h"
#include "views/blueprint/blueprint_writer.h"
#include "views/blueprint/convert_dialog.h"
#include "views/blueprint/export_dialog.h"
#include "views/blueprint/map_page.h"
#include "views/common/display_text.h"
#include "views/common/file_notice.h"
#include "views/common/target_field.h"

namespace chartroom::views {

void BlueprintWorkbench::connectWriter()
{
    connect(m_writer, &BlueprintWriter::started, this, [this] {
        enableActions();
        showProgress(0);
    });
    connect(m_writer, &BlueprintWriter::progressed, this,
            [this](double share) { Q_EMIT busyChanged(m_writer->what(), share); });
    connect(m_writer, &BlueprintWriter::failed, this,
            [this](const QString& why) { m_notice->setSentence(why, false); });
    connect(m_writer, &BlueprintWriter::written, this, [this](const QString& target, bool tooLate) {
        if (!tooLate)
            Q_EMIT messageShown(tr("Wrote %1.").arg(fileNameText(target)));
        if (isSameFile(target, path()))
            reload();
        else if (m_opensResult && !tooLate)
            Q_EMIT openRequested(target);
        // Nobody expects the file then.
        if (tooLate)
            m_notice->setSentence(tooLateText(target), false);
    });
    connect(m_writer, &BlueprintWriter::ended, this, [this] {
        enableActions();
        showProgress(1);
    });
}

void BlueprintWorkbench::enableActions()
{
    const model::SnapshotPtr& snapshot = m_document->snapshot();
    const bool map = snapshot && snapshot->hasGrids();
    m_actions->setMapThere(map);
    (*m_actions)[QStringLiteral("blueprint.export")]->setEnabled(map && !m_writer->isRunning());
    (*m_actions)[QStringLiteral("blueprint.convert")]->setEnabled(snapshot && !m_writer->isRunning());
}

void BlueprintWorkbench::chooseExport()
{
    if (!m_map->hasMap())
        return;
    const model::SnapshotPtr snapshot = m_document->snapshot();
    auto* const dialog = new ExportDialog(path(), static_cast<int>(snapshot->blueprint.mapSize), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, snapshot] {
        m_opensResult = false;
        m_writer->writePicture(m_map->pictureScene(), snapshot, dialog->side(), dialog->target());
    });
    dialog->open();
}

void BlueprintWorkbench::chooseConversion()
{
    const model::SnapshotPtr snapshot = m_document->snapshot();
    if (!snapshot)
        return;
    auto* const dialog = new ConvertDialog(path(), snapshot, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_opensResult = dialog->opensResult();
        m_writer->writeConversion(dialog->plan(), dialog->target());
    });
    dialog->open();
}

} // namespace chartroom::views
