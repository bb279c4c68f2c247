#include "views/blob/blob_folder_workbench.h"

#include "model/blob/document.h"
#include "model/blob/folder_model.h"
#include "model/blob/folder_watch.h"
#include "model/common/number_text.h"
#include "model/common/plural.h"
#include "views/blob/reason_chips.h"
#include "views/common/action_maker.h"
#include "views/common/display_text.h"
#include "views/common/elided_label.h"
#include "views/common/empty_state.h"
#include "views/common/file_notice.h"
#include "views/common/filter_keys.h"
#include "views/common/finding_text.h"
#include "views/common/gaps.h"
#include "views/common/plain_message.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QSaveFile>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace chartroom::views {

using model::BlobFolderModel;

namespace {

constexpr int pathWidth = 260;
constexpr int reasonWidth = 170;
constexpr int sizeWidth = 110;

const QString exportId = QStringLiteral("blobs.export");
const QString explainId = QStringLiteral("blobs.explain");
const QString domainsId = QStringLiteral("blobs.domains");

} // namespace

void declareBlobFolderActions(ActionRegistry& actions)
{
    constexpr ActionMaker action{"blobs"};
    actions.declare({
        action("export", QT_TRANSLATE_NOOP("Action", "&Export Table…"), Icon::Export, {Qt::CTRL | Qt::Key_E}),
        action("explain", QT_TRANSLATE_NOOP("Action", "Look for &All Causes of the Selected"), Icon::Search),
        action("domains", QT_TRANSLATE_NOOP("Action", "Known &Domains…"), Icon::Sections),
    });
}

BlobFolderWorkbench::BlobFolderWorkbench(const QString& path, const WorkbenchContext& context,
                                         QWidget* parent)
    : Workbench(parent)
    , m_path(QFileInfo(path).absoluteFilePath())
    , m_domainsFile(context.preferences.domainsFile)
    , m_model(new BlobFolderModel(this))
    , m_filter(new model::BlobFolderFilter(this))
    , m_watch(new model::FolderWatch(this))
    , m_chips(new ReasonChips)
    , m_notice(new FileNotice)
    , m_text(new QLineEdit)
    , m_table(new QTableView)
    , m_state(nullptr)
    , m_summary(new ElidedLabel)
{
    m_filter->setSourceModel(m_model);
    layOut();
    connectActions(context.actions);
    connect(m_chips, &ReasonChips::groupChosen, m_filter, &model::BlobFolderFilter::setGroup);
    connect(m_text, &QLineEdit::textChanged, m_filter, &model::BlobFolderFilter::setText);
    connect(m_model, &BlobFolderModel::groupsChanged, this, [this] {
        m_chips->setGroups(m_model->groups());
        m_state->setEmpty(m_model->rowCount() == 0);
        showSummary();
    });
    connect(m_model, &BlobFolderModel::progressed, this,
            [this](double share) { Q_EMIT busyChanged(tr("Checking blobs"), share); });
    connect(m_model, &BlobFolderModel::ended, this, [this] {
        Q_EMIT busyChanged({}, 1.0);
        showSummary();
        tellChange();
    });
    connect(m_watch, &model::FolderWatch::changed, this, &BlobFolderWorkbench::showChange);
    connect(m_notice, &FileNotice::reloadRequested, this, &BlobFolderWorkbench::reload);
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT openRequested(m_model->filePath(sourceRow(index))); });
    reload();
}

void BlobFolderWorkbench::layOut()
{
    m_table->setModel(m_filter);
    m_table->setAccessibleName(tr("Blobs of the folder"));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(BlobFolderModel::PathColumn, Qt::AscendingOrder);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + wideGap);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setColumnWidth(BlobFolderModel::PathColumn, pathWidth);
    m_table->setColumnWidth(BlobFolderModel::SizeColumn, sizeWidth);
    m_table->setColumnWidth(BlobFolderModel::VerdictColumn, sizeWidth);
    m_table->setColumnWidth(BlobFolderModel::ReasonColumn, reasonWidth);
    m_state =
        new EmptyState(m_table, tr("The blobs of this folder and of those in it, with their verdicts."));
    m_text->setPlaceholderText(tr("Filter by file, reason or cause"));
    m_text->setAccessibleName(tr("Filter"));
    new FilterKeys(*m_text, *m_table);
    m_text->setClearButtonEnabled(true);
    m_chips->setGroups({});
    auto* const page = new QWidget;
    auto* const layout = new QVBoxLayout(page);
    layout->setContentsMargins(wideGap, wideGap, wideGap, wideGap);
    layout->addWidget(m_notice);
    layout->addWidget(m_summary);
    layout->addWidget(m_chips);
    layout->addWidget(m_text);
    layout->addWidget(m_state, 1);
    setCentralWidget(page);
}

void BlobFolderWorkbench::connectActions(ActionRegistry& actions)
{
    declareBlobFolderActions(actions);
    m_export = actions.create(exportId, this);
    m_explain = actions.create(explainId, this);
    connect(m_export, &QAction::triggered, this, &BlobFolderWorkbench::chooseExport);
    m_showDomains = actions.create(domainsId, this);
    connect(m_explain, &QAction::triggered, this, &BlobFolderWorkbench::explainSelected);
    connect(m_showDomains, &QAction::triggered, this, &Workbench::domainsRequested);
    m_table->addAction(m_explain);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
}

QList<QAction*> BlobFolderWorkbench::menuActions(Menu menu) const
{
    if (menu == Menu::File)
        return {m_export};
    return menu == Menu::Tools ? QList<QAction*>{m_explain, m_showDomains} : QList<QAction*>();
}

QString BlobFolderWorkbench::title() const
{
    return fileNameText(m_path);
}

bool BlobFolderWorkbench::rejected() const
{
    const auto& groups = m_model->groups();
    const auto accepted = groups.find(QStringLiteral("accepted"));
    return m_model->rowCount() > (accepted == groups.end() ? 0 : accepted->second);
}

bool BlobFolderWorkbench::complete() const
{
    return !m_model->isRunning();
}

void BlobFolderWorkbench::reload()
{
    m_domains = loadedDomains();
    check();
}

void BlobFolderWorkbench::check()
{
    // Looked at from before the check on: a change in between is noticed, at worst needlessly.
    m_notice->setSentence({}, false);
    m_watch->start(m_path);
    m_model->open(m_path, m_domains);
    showSummary();
}

void BlobFolderWorkbench::showChange(const model::FolderChange& change)
{
    if (!change.any()) {
        m_notice->setSentence({}, false);
        return;
    }
    QStringList parts;
    if (change.added > 0)
        parts << tr("%1 added").arg(model::countText(change.added));
    if (change.removed > 0)
        parts << tr("%1 removed").arg(model::countText(change.removed));
    if (change.changed > 0)
        parts << tr("%1 changed").arg(model::countText(change.changed));
    m_notice->setSentence(tr("Blobs of this folder since the check: %1. The table shows what was there then.")
                              .arg(parts.join(QStringLiteral(", "))),
                          true);
}

void BlobFolderWorkbench::showEvent(QShowEvent* event)
{
    Workbench::showEvent(event);
    m_watch->setActive(true);
}

void BlobFolderWorkbench::hideEvent(QHideEvent* event)
{
    Workbench::hideEvent(event);
    m_watch->setActive(false);
}

model::DomainsPtr BlobFolderWorkbench::loadedDomains()
{
    core::Result<model::DomainsPtr> domains = model::domainsWith(m_domainsFile);
    if (domains)
        return std::move(domains).value();
    Q_EMIT messageShown(messageText(domains.error()));
    return model::domainsWith({}).value();
}

void BlobFolderWorkbench::setPreferences(const Preferences& preferences)
{
    m_domainsFile = preferences.domainsFile;
    const model::DomainsPtr domains = loadedDomains();
    if (domains->domains() == m_domains->domains())
        return;
    m_domains = domains;
    check();
}

void BlobFolderWorkbench::cancelWork()
{
    m_model->cancel();
}

void BlobFolderWorkbench::showSummary()
{
    const auto& groups = m_model->groups();
    const auto found = groups.find(QStringLiteral("accepted"));
    const int accepted = found == groups.end() ? 0 : found->second;
    const auto number = [](auto count) { return model::countText(static_cast<std::uint64_t>(count)); };
    QString text = tr("%Ln blob(s): %1 accepted, %2 not.", nullptr, m_model->rowCount())
                       .arg(number(accepted), number(m_model->rowCount() - accepted));
    if (!m_model->isRunning() && m_model->total() > m_model->rows().size())
        text += QLatin1Char(' ') + tr("The check was cancelled; %Ln are left.", nullptr,
                                      model::plural(m_model->total() - m_model->rows().size()));
    if (!m_model->isRunning() && std::ranges::any_of(m_model->rows(), &model::BlobSummary::causesLeft))
        text += QLatin1Char(' ') + tr("To try all causes, select rows and choose Tools, %1.")
                                       .arg(m_explain->text().remove(QLatin1Char('&')));
    if (!m_model->isRunning() && m_model->total() == 0)
        m_state->setText(tr("There is no file with the ending .blob in this folder or below it."));
    m_summary->setFullText(text);
}

int BlobFolderWorkbench::sourceRow(const QModelIndex& index) const
{
    return m_filter->mapToSource(index).row();
}

void BlobFolderWorkbench::explainSelected()
{
    std::vector<int> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        rows.push_back(sourceRow(index));
    if (!rows.empty())
        m_model->explain(rows);
}

void BlobFolderWorkbench::chooseExport()
{
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Export Table"), title() + QStringLiteral(".csv"), tr("CSV (*.csv);;JSON (*.json)"));
    if (!file.isEmpty())
        exportTo(file);
}

void BlobFolderWorkbench::exportTo(const QString& file)
{
    std::vector<model::BlobSummary> rows;
    for (int row = 0; row < m_filter->rowCount(); ++row)
        rows.push_back(m_model->rows()[static_cast<std::size_t>(sourceRow(m_filter->index(row, 0)))]);
    const bool json = file.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive);
    const QByteArray text = json ? model::folderJson(rows) : model::folderCsv(rows);
    QSaveFile output(file);
    if (!output.open(QIODevice::WriteOnly) || output.write(text) != text.size() || !output.commit()) {
        warn(this, tr("Export Table"),
             tr("%1 was not written: %2.").arg(singleLine(file), output.errorString()));
        return;
    }
    Q_EMIT messageShown(tr("Wrote %1.").arg(fileNameText(file)));
}

} // namespace chartroom::views
