#include "views/world/dialogs/copying_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace chartroom::views {

namespace {
constexpr int wholeBar = 1000;
} // namespace

CopyingDialog::CopyingDialog(QWidget* parent)
    : QDialog(parent)
    , m_sentence(new QLabel(tr("Copies are being written…")))
    , m_bar(new QProgressBar)
{
    setWindowTitle(tr("Save Copies"));
    setWindowModality(Qt::WindowModal);
    // How long the first takes is not known.
    m_bar->setRange(0, 0);
    m_bar->setTextVisible(false);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_cancel = buttons->button(QDialogButtonBox::Cancel);
    m_cancel->setText(tr("Cancel"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_sentence);
    layout->addWidget(m_bar);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &CopyingDialog::reject);
}

void CopyingDialog::setShare(double share)
{
    m_bar->setRange(0, wholeBar);
    m_bar->setValue(qRound(share * wholeBar));
}

void CopyingDialog::reject()
{
    if (!m_cancel->isEnabled())
        return;
    m_cancel->setEnabled(false);
    m_sentence->setText(tr("Stopping; what was written is removed again…"));
    m_bar->setRange(0, 0);
    Q_EMIT stopRequested();
}

} // namespace chartroom::views
