#include "views/world/dialogs/copying_dialog.h"

#include <QLabel>
#include <QProgressBar>
#include <QVBoxLayout>

namespace chartroom::views {

CopyingDialog::CopyingDialog(QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Save Copies"));
    setWindowModality(Qt::WindowModal);
    auto* bar = new QProgressBar;
    bar->setRange(0, 0);
    bar->setTextVisible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new QLabel(tr("Copies are being written…")));
    layout->addWidget(bar);
}

} // namespace chartroom::views
