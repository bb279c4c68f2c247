#include "views/blueprint/convert_dialog.h"

#include "views/common/finding_text.h"
#include "views/common/screen_room.h"
#include "views/common/target_field.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace chartroom::views {

namespace {
constexpr int progressSteps = 1000;
constexpr QSize firstSize(620, 420);
} // namespace

ConvertDialog::ConvertDialog(const QString& path, model::SnapshotPtr snapshot, QWidget* parent)
    : QDialog(parent)
    , m_snapshot(std::move(snapshot))
    , m_path(path)
    , m_first(new QRadioButton(tr("Version &1")))
    , m_second(new QRadioButton(tr("Version &2")))
    , m_water(new QCheckBox(tr("&Derive the water sections from the ocean and lake pixels")))
    , m_target(new TargetField(path, tr("Blueprints (*.dat)")))
    , m_open(new QCheckBox(tr("&Open the result")))
    , m_answer(new QLabel)
    , m_notes(new QListWidget)
    , m_progress(new QProgressBar)
{
    setWindowTitle(tr("Convert"));
    m_first->setObjectName(QStringLiteral("version1"));
    m_second->setObjectName(QStringLiteral("version2"));
    m_water->setObjectName(QStringLiteral("water"));
    m_target->setObjectName(QStringLiteral("target"));
    m_open->setObjectName(QStringLiteral("open"));
    m_answer->setTextFormat(Qt::PlainText);
    m_answer->setWordWrap(true);
    m_notes->setAccessibleName(tr("What the result will not carry"));
    m_notes->setWordWrap(true);
    m_notes->setSelectionMode(QAbstractItemView::NoSelection);
    m_notes->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_progress->setRange(0, progressSteps);
    layOut();
    (m_snapshot->blueprint.version == 1 ? m_second : m_first)->setChecked(true);
    connect(m_first, &QRadioButton::toggled, this, &ConvertDialog::chooseVersion);
    connect(m_water, &QCheckBox::toggled, this, &ConvertDialog::look);
    connect(m_target, &TargetField::changed, this, &ConvertDialog::validate);
    connect(&m_job, &model::Job::progressed, this,
            [this](double share) { m_progress->setValue(static_cast<int>(share * progressSteps)); });
    chooseVersion();
}

void ConvertDialog::layOut()
{
    auto* const versions = new QHBoxLayout;
    versions->addWidget(m_first);
    versions->addWidget(m_second);
    versions->addStretch();
    auto* const form = new QFormLayout;
    form->addRow(tr("Into:"), versions);
    form->addRow(QString(), m_water);
    auto* const label = new QLabel(tr("&File:"));
    label->setBuddy(m_target->line());
    form->addRow(label, m_target);
    form->addRow(QString(), m_open);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_convert = buttons->addButton(tr("&Convert"), QDialogButtonBox::AcceptRole);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_answer);
    layout->addWidget(m_notes, 1);
    layout->addStretch();
    layout->addWidget(m_progress);
    layout->addWidget(buttons);
    resizeOnScreen(*this, firstSize);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QString ConvertDialog::target() const
{
    return m_target->path();
}

bool ConvertDialog::opensResult() const
{
    return m_open->isChecked();
}

QString ConvertDialog::answer() const
{
    return m_answer->text();
}

QStringList ConvertDialog::notes() const
{
    QStringList result;
    for (int row = 0; row < m_notes->count(); ++row)
        result << m_notes->item(row)->text();
    return result;
}

int ConvertDialog::version() const
{
    return m_first->isChecked() ? 1 : 2;
}

void ConvertDialog::chooseVersion()
{
    m_water->setEnabled(version() == 2 && model::lacksWater(*m_snapshot));
    // A path that the user typed stays.
    if (target() == m_suggested || target().isEmpty()) {
        m_target->setPath(model::conversionTarget(m_path, version()));
        m_suggested = target();
    }
    look();
}

void ConvertDialog::look()
{
    m_plan.reset();
    m_notes->clear();
    const bool water = m_water->isEnabled() && m_water->isChecked();
    if (version() == m_snapshot->blueprint.version && !water) {
        m_job.cancel();
        m_progress->hide();
        m_answer->setText(tr("The file has this version already. There is nothing to convert."));
        validate();
        return;
    }
    m_answer->setText(tr("Looking into the file…"));
    m_progress->setValue(0);
    m_progress->show();
    validate();
    m_job.start(
        [snapshot = m_snapshot, version = version(), water](const core::Task& task) {
            return model::ConversionPlan::make(snapshot, version, water, task);
        },
        [this](const core::Result<model::ConversionPlanPtr>& looked) { take(looked); });
}

void ConvertDialog::take(const core::Result<model::ConversionPlanPtr>& looked)
{
    m_progress->hide();
    if (!looked) {
        m_answer->setText(messageText(looked.error()));
        validate();
        return;
    }
    m_plan = *looked;
    for (const core::Message& note : m_plan->notes())
        m_notes->addItem(messageText(note));
    m_answer->setText(m_plan->notes().empty() ? tr("The result carries all that the file holds.")
                                              : tr("Before you convert:"));
    validate();
}

void ConvertDialog::validate()
{
    // An empty list would look as if something were missing.
    m_notes->setVisible(m_notes->count() > 0);
    m_convert->setEnabled(m_plan && m_target->isUsable());
}

} // namespace chartroom::views
