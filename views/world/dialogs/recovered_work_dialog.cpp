#include "views/world/dialogs/recovered_work_dialog.h"

#include "formats/core/code.h"
#include "model/common/disk_path.h"
#include "model/common/message_text.h"
#include "model/common/short_text.h"
#include "model/common/tip_text.h"
#include "views/common/display_text.h"
#include "views/common/empty_state.h"
#include "views/common/icons.h"
#include "views/common/screen_room.h"
#include "views/common/time_text.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace chartroom::views {

namespace {

QString stateText(const model::KeptWork& work)
{
    using State = model::KeptWork::State;
    if (work.state == State::Unreadable)
        return RecoveredWorkDialog::tr("cannot be read");
    if (!work.worldThere)
        return RecoveredWorkDialog::tr("its world is not there");
    if (work.state == State::Damaged)
        return RecoveredWorkDialog::tr("damaged at its end");
    return work.aside ? RecoveredWorkDialog::tr("complete")
                      : RecoveredWorkDialog::tr("offered when its world is opened");
}

/// Why a file stays, and what can be done about that.
QString stayText(const core::Message& why)
{
    if (why.code != core::Code::FileWrite)
        return RecoveredWorkDialog::tr("The recovered work was not deleted. %1").arg(model::messageText(why));
    const auto argument = [&why](std::string_view name) {
        const std::string_view value = why.argument(name);
        return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
    };
    return RecoveredWorkDialog::tr(
               "The recovered work was not deleted. %1 cannot be removed: %2. Give its folder the "
               "right to write and delete it again, or remove the file by hand.")
        .arg(argument("path"), argument("reason"));
}

} // namespace

RecoveredWorkDialog::RecoveredWorkDialog(std::filesystem::path state, QWidget* parent)
    : QDialog(parent)
    , m_state(std::move(state))
    , m_list(new QTreeWidget)
    , m_empty(new EmptyState(m_list, tr("Looking for work that was not saved …")))
    , m_problem(new QLabel)
{
    setWindowTitle(tr("Recovered Work"));
    auto* sentence =
        new QLabel(tr("Steps that were not saved when the program ended, and were not brought back so "
                      "far. They are done again on the world as it is now, and can be undone."));
    sentence->setWordWrap(true);
    m_list->setHeaderLabels({tr("World"), tr("Folder"), tr("Last step"), tr("Steps"), tr("State")});
    m_list->headerItem()->setTextAlignment(StepsColumn, Qt::AlignRight | Qt::AlignVCenter);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setAccessibleName(tr("Recovered Work"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const Column column : {WorldColumn, FolderColumn})
        m_list->header()->setSectionResizeMode(column, QHeaderView::Stretch);
    m_empty->setEmpty(true);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_problem->hide();
    auto* buttons = new QDialogButtonBox;
    m_bringBack = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_showFolder = buttons->addButton(tr("Show &Folder"), QDialogButtonBox::ActionRole);
    m_delete = buttons->addButton(tr("&Delete…"), QDialogButtonBox::ActionRole);
    buttons->addButton(QDialogButtonBox::Close)->setText(tr("Close"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(sentence);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    resizeOnScreen(*this, {860, 360});
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_bringBack, &QPushButton::clicked, this, &RecoveredWorkDialog::bringBack);
    connect(m_showFolder, &QPushButton::clicked, this, &RecoveredWorkDialog::showFolder);
    connect(m_delete, &QPushButton::clicked, this, &RecoveredWorkDialog::askToDelete);
    connect(m_list, &QTreeWidget::itemActivated, this, &RecoveredWorkDialog::bringBack);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &RecoveredWorkDialog::enableButtons);
    enableButtons();
    read();
}

void RecoveredWorkDialog::read()
{
    m_job.start(
        [state = m_state](const core::Task& task) {
            auto work = model::unaskedWork(state, task);
            std::ranges::move(model::keptWork(state, task), std::back_inserter(work));
            return work;
        },
        [this](std::vector<model::KeptWork> work) { take(std::move(work)); });
}

void RecoveredWorkDialog::take(std::vector<model::KeptWork> work)
{
    m_work = std::move(work);
    m_list->clear();
    for (const model::KeptWork& kept : m_work) {
        const QString name = kept.world.isEmpty() ? tr("unknown") : fileNameText(kept.world);
        const QString folder = singleLine(QDir::toNativeSeparators(kept.world));
        auto* row = new QTreeWidgetItem({name, model::shortText(folder), momentText(kept.time),
                                         locale().toString(qulonglong(kept.steps)), stateText(kept)});
        row->setIcon(WorldColumn, icon(Icon::World));
        for (const Column column : {WorldColumn, FolderColumn})
            row->setToolTip(column, model::tipText(folder));
        row->setToolTip(StateColumn, model::tipText(singleLine(model::qtPath(kept.journal))));
        row->setTextAlignment(StepsColumn, Qt::AlignRight | Qt::AlignVCenter);
        m_list->addTopLevelItem(row);
    }
    m_empty->setText(tr(
        "No work is left: all that was not saved was brought back, or is offered in a world that is open."));
    m_empty->setEmpty(m_work.empty());
    m_list->setCurrentItem(m_list->topLevelItem(0));
    if (!m_work.empty())
        m_list->setFocus();
    enableButtons();
}

const model::KeptWork* RecoveredWorkDialog::current() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 ? nullptr : &m_work[static_cast<std::size_t>(row)];
}

void RecoveredWorkDialog::enableButtons()
{
    const model::KeptWork* work = current();
    // Its world asks for what nobody was asked for.
    m_bringBack->setText(!work || work->aside ? tr("&Bring Back") : tr("&Open World"));
    m_bringBack->setEnabled(work && work->worldThere && work->state != model::KeptWork::State::Unreadable);
    m_showFolder->setEnabled(work);
    m_showFolder->setToolTip(work && work->world.isEmpty()
                                 ? tr("Shows the folder of the record, which cannot be read")
                                 : tr("Shows the folder of the world"));
    m_delete->setEnabled(work);
}

void RecoveredWorkDialog::bringBack()
{
    if (!m_bringBack->isEnabled())
        return;
    const model::KeptWork work = *current();
    accept();
    if (work.aside)
        Q_EMIT bringBackRequested(work.world, model::qtPath(work.journal));
    else
        Q_EMIT openRequested(work.world);
}

void RecoveredWorkDialog::showFolder()
{
    const model::KeptWork* work = current();
    if (!work)
        return;
    // Where the record does not tell its world there is nothing but itself to look at.
    const QString folder = work->world.isEmpty() ? model::qtPath(work->journal.parent_path()) : work->world;
    tell(m_fileManager.show(folder, tr("Its steps can be brought back when the folder is there again.")));
}

void RecoveredWorkDialog::tell(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void RecoveredWorkDialog::askToDelete()
{
    const model::KeptWork* work = current();
    if (!work)
        return;
    auto* question = new QMessageBox(
        QMessageBox::Warning, tr("Delete Recovered Work"),
        tr("Delete %Ln step(s) of unsaved work for good?", nullptr, static_cast<int>(work->steps)),
        QMessageBox::Cancel, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->button(QMessageBox::Cancel)->setText(tr("Cancel"));
    const QPushButton* yes = question->addButton(tr("&Delete"), QMessageBox::DestructiveRole);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(yes, &QPushButton::clicked, this, [this, work = *work] { remove(work); });
    question->open();
}

void RecoveredWorkDialog::remove(const model::KeptWork& work)
{
    const auto removed = model::removeWork(work);
    tell(removed ? QString() : stayText(removed.error()));
    if (removed)
        read();
}

} // namespace chartroom::views
