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
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace chartroom::views {

namespace {

// Letters of a path in a question, which has no line that could be broken.
constexpr qsizetype longestPlace = 100;

QString stateText(const model::KeptWork& work)
{
    using State = model::KeptWork::State;
    if (work.state == State::Unreadable)
        return RecoveredWorkDialog::tr("cannot be read");
    if (!work.worldThere)
        return RecoveredWorkDialog::tr("its world is not there");
    if (work.state == State::Damaged)
        return RecoveredWorkDialog::tr("damaged at its end");
    if (!work.aside)
        return RecoveredWorkDialog::tr("offered when its world is opened");
    if (work.stopped)
        return RecoveredWorkDialog::tr("only %L1 of %Ln step(s) were done again", nullptr,
                                       static_cast<int>(work.stopped->of))
            .arg(work.stopped->done);
    return RecoveredWorkDialog::tr("undamaged");
}

/// What is about to be deleted, by the world's name and folder.
QString questionText(const model::KeptWork& work)
{
    const auto steps = static_cast<int>(work.steps);
    const QString name = model::shortText(singleLine(work.name), longestPlace);
    QString question;
    if (work.world.isEmpty())
        question =
            RecoveredWorkDialog::tr("Delete a record of unsaved work for good? It does not tell its world.");
    else if (steps == 0)
        question = RecoveredWorkDialog::tr("Delete the record of unsaved work in %1 for good?").arg(name);
    else
        question =
            RecoveredWorkDialog::tr("Delete %Ln step(s) of unsaved work in %1 for good?", nullptr, steps)
                .arg(name);
    const QString place = work.world.isEmpty() ? model::qtPath(work.journal) : work.world;
    return question + QStringLiteral("\n\n") +
           model::shortText(singleLine(QDir::toNativeSeparators(place)), longestPlace);
}

/// Why a file stays, and what can be done about that.
QString stayText(const core::Message& why)
{
    if (why.code != core::Code::FileWrite)
        return RecoveredWorkDialog::tr("The recovered work was not deleted. %1").arg(model::messageText(why));
    return RecoveredWorkDialog::tr(
               "The recovered work was not deleted. %1 cannot be removed: %2. Give its folder the "
               "right to write and delete it again, or remove the file by hand.")
        .arg(model::argumentText(why, "path"), model::argumentText(why, "reason"));
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
    m_list->header()->setSectionResizeMode(WorldColumn, QHeaderView::Fixed);
    m_list->header()->setSectionResizeMode(FolderColumn, QHeaderView::Stretch);
    m_list->viewport()->installEventFilter(this);
    // Queued: the header is in the middle of it.
    connect(
        m_list->header(), &QHeaderView::sectionResized, this,
        [this](int column) {
            if (column > FolderColumn)
                fitColumns();
        },
        Qt::QueuedConnection);
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
    m_job.start([state = m_state](const core::Task& task) { return model::allLeftWork(state, task); },
                [this](std::vector<model::KeptWork> work) { take(std::move(work)); });
}

bool RecoveredWorkDialog::event(QEvent* event)
{
    // Whoever was elsewhere may have brought a world's folder back, or opened the world.
    if (event->type() == QEvent::WindowActivate && !m_job.isRunning())
        read();
    return QDialog::event(event);
}

bool RecoveredWorkDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    return QDialog::eventFilter(watched, event);
}

// A name has as much room as it needs, up to half of what there is; all that is left is the folder's.
void RecoveredWorkDialog::fitColumns()
{
    QHeaderView& header = *m_list->header();
    const QAbstractItemView& view = *m_list;
    int room = m_list->viewport()->width();
    for (const Column column : {TimeColumn, StepsColumn, StateColumn})
        room -= header.sectionSize(column);
    const auto wanted = [&](Column column) {
        return std::max(view.sizeHintForColumn(column), header.sectionSizeHint(column));
    };
    header.resizeSection(WorldColumn,
                         std::min(wanted(WorldColumn), std::max({room / 2, room - wanted(FolderColumn),
                                                                 header.minimumSectionSize()})));
}

void RecoveredWorkDialog::take(std::vector<model::KeptWork> work)
{
    if (work != m_work) {
        const model::KeptWork* const old = current();
        const std::filesystem::path chosen = old ? old->journal : std::filesystem::path();
        m_work = std::move(work);
        fill();
        const auto again = std::ranges::find(m_work, chosen, &model::KeptWork::journal);
        const auto row = again == m_work.end() ? 0 : static_cast<int>(again - m_work.begin());
        m_list->setCurrentItem(m_list->topLevelItem(row));
        if (!m_work.empty())
            m_list->setFocus();
    }
    m_empty->setText(tr("No work is left: what was not saved was brought back or deleted, or is offered in a "
                        "world that is open."));
    m_empty->setEmpty(m_work.empty());
    enableButtons();
}

void RecoveredWorkDialog::fill()
{
    m_list->clear();
    for (const model::KeptWork& kept : m_work) {
        const QString label = QDir::toNativeSeparators(model::worldLabel(kept, m_work));
        const QString name = label.isEmpty() ? tr("unknown") : model::shortText(singleLine(label));
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
    fitColumns();
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
    // Nobody looks at the list any more.
    m_job.cancel();
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
    auto* question = new QMessageBox(QMessageBox::Warning, tr("Delete Recovered Work"), questionText(*work),
                                     QMessageBox::Cancel, this);
    question->setTextFormat(Qt::PlainText);
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
