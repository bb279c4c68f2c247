#include "views/blueprint/export_dialog.h"

#include "model/common/disk_path.h"
#include "views/canvas/picture_export.h"
#include "views/common/target_field.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace chartroom::views {

namespace {
constexpr int usualSide = 2048;
}

ExportDialog::ExportDialog(const QString& path, int mapSize, QWidget* parent)
    : QDialog(parent)
    , m_side(new QSpinBox)
    , m_target(new TargetField(path, tr("Pictures (*.png)")))
{
    setWindowTitle(tr("Export Picture"));
    const int most = std::min(mapSize, canvas::maxPictureSide);
    m_side->setObjectName(QStringLiteral("side"));
    m_side->setRange(1, most);
    m_side->setValue(std::min(usualSide, most));
    m_side->setSuffix(tr(" px"));
    // The first digit that is typed replaces it.
    m_side->selectAll();
    m_target->setObjectName(QStringLiteral("target"));
    m_target->setObjection([path](const QString& target) {
        if (haveSameBytes(target, path))
            return tr("This is the open file. Give the picture another name.");
        return canvas::checkPictureName(model::diskPath(target))
                   ? QString()
                   : tr("Pictures are written as PNG: the name must end in .png.");
    });
    const QFileInfo file(path);
    m_target->setPath(file.absoluteDir().filePath(file.completeBaseName() + QStringLiteral(".png")));
    auto* const about = new QLabel(
        tr("The whole map is drawn with the layers as they are shown. Its side is %1 px.").arg(mapSize));
    about->setWordWrap(true);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_export = buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
    auto* const layout = new QFormLayout(this);
    layout->addRow(about);
    layout->addRow(tr("&Side:"), m_side);
    auto* const label = new QLabel(tr("&File:"));
    label->setBuddy(m_target->line());
    layout->addRow(label, m_target);
    layout->addRow(buttons);
    connect(m_target, &TargetField::changed, this, &ExportDialog::validate);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    validate();
}

int ExportDialog::side() const
{
    return m_side->value();
}

QString ExportDialog::target() const
{
    return m_target->path();
}

void ExportDialog::validate()
{
    m_export->setEnabled(m_target->isUsable());
}

} // namespace chartroom::views
