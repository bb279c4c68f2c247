#include "views/world/view_picture.h"

#include "model/common/disk_path.h"
#include "views/canvas/picture_export.h"
#include "views/canvas/widgets/canvas_widget.h"
#include "views/common/display_text.h"
#include "views/common/finding_text.h"

#include <QFileDialog>

namespace chartroom::views {

ViewPicture::ViewPicture(const canvas::CanvasWidget& canvas, QWidget& window)
    : QObject(&window)
    , m_canvas(canvas)
    , m_window(window)
{
    connect(&m_job, &model::Job::progressed, this, &ViewPicture::progressed);
    connect(&m_job, &model::Job::ended, this, [this](model::Job::End how) {
        if (how == model::Job::End::Failed)
            Q_EMIT said(tr("There was not enough memory. Nothing was written."));
        Q_EMIT ended();
    });
}

void ViewPicture::ask(const QString& suggested)
{
    auto* const dialog =
        new QFileDialog(&m_window, tr("Export Picture of the View"), suggested, tr("Pictures (*.png)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("png"));
    connect(dialog, &QFileDialog::fileSelected, this, &ViewPicture::write);
    dialog->open();
}

void ViewPicture::write(const QString& target)
{
    canvas::Scene scene = m_canvas.scene();
    // What is painted by a function belongs to the editor and its thread.
    std::erase_if(scene.overlays, [](const canvas::Overlay& overlay) { return overlay.paint != nullptr; });
    m_job.startWriting(
        [scene, camera = m_canvas.camera(), path = model::diskPath(target)](const core::Task& task) {
            return canvas::exportPicture(scene, camera, path, task);
        },
        [this, target](const core::Result<void>& result) { take(result, target); });
}

void ViewPicture::take(const core::Result<void>& result, const QString& target)
{
    if (result && m_job.isCancelled())
        Q_EMIT writtenTooLate(target);
    else if (result)
        Q_EMIT said(tr("Wrote %1.").arg(fileNameText(target)));
    else if (m_job.isFailure(result.error()))
        Q_EMIT said(messageText(result.error()));
}

} // namespace chartroom::views
