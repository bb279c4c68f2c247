#include "model/blob/folder_model.h"

#include "model/common/message_text.h"
#include "model/common/number_text.h"
#include "model/common/tip_text.h"

#include <QDir>

#include <algorithm>

namespace chartroom::model {

namespace {

/// Files that are checked between two looks at the table: enough to keep both cores busy, few enough to see
/// it grow.
constexpr std::size_t batch = 512;

QString groupOf(const BlobSummary& row)
{
    return row.reason ? codeName(*row.reason) : QStringLiteral("accepted");
}

} // namespace

BlobFolderModel::BlobFolderModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    connect(&m_job, &Job::progressed, this, [this](double share) {
        if (m_paths.empty())
            return;
        const auto done = static_cast<double>(m_rows.size());
        const auto running = static_cast<double>(std::min(batch, m_paths.size() - m_rows.size()));
        Q_EMIT progressed(std::min(1.0, (done + running * share) / static_cast<double>(m_paths.size())));
    });
    connect(&m_job, &Job::ended, this, &BlobFolderModel::ended);
}

void BlobFolderModel::open(const QString& folder, DomainsPtr domains)
{
    m_folder = folder;
    m_domains = std::move(domains);
    beginResetModel();
    m_rows.clear();
    m_paths.clear();
    m_groups.clear();
    endResetModel();
    Q_EMIT groupsChanged();
    m_job.start([folder](const core::Task& task) { return blobsBelow(folder, task); },
                [this](std::vector<QString> paths) {
                    m_paths = std::move(paths);
                    checkNext();
                });
}

void BlobFolderModel::checkNext()
{
    if (m_rows.size() >= m_paths.size())
        return;
    const std::size_t begin = m_rows.size();
    const std::size_t end = std::min(m_paths.size(), begin + batch);
    std::vector<QString> part(m_paths.begin() + static_cast<std::ptrdiff_t>(begin),
                              m_paths.begin() + static_cast<std::ptrdiff_t>(end));
    m_job.start([folder = m_folder, part = std::move(part), domains = m_domains](
                    const core::Task& task) { return summarizeAll(folder, part, domains, false, task); },
                [this](std::vector<BlobSummary> rows) {
                    append(std::move(rows));
                    checkNext();
                    // Now that the next piece runs: between two pieces the work is not at rest.
                    Q_EMIT groupsChanged();
                });
}

void BlobFolderModel::append(std::vector<BlobSummary> rows)
{
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(rows.size()) - 1);
    for (BlobSummary& row : rows) {
        ++m_groups[groupOf(row)];
        m_rows.push_back(std::move(row));
    }
    endInsertRows();
}

void BlobFolderModel::explain(const std::vector<int>& rows)
{
    std::vector<QString> paths;
    for (const int row : rows)
        paths.push_back(m_rows[static_cast<std::size_t>(row)].path);
    m_job.start([folder = m_folder, paths = std::move(paths), domains = m_domains](
                    const core::Task& task) { return summarizeAll(folder, paths, domains, true, task); },
                [this, rows](std::vector<BlobSummary> explained) {
                    for (std::size_t i = 0; i < rows.size(); ++i) {
                        BlobSummary& row = m_rows[static_cast<std::size_t>(rows[i])];
                        --m_groups[groupOf(row)];
                        row = std::move(explained[i]);
                        ++m_groups[groupOf(row)];
                        Q_EMIT dataChanged(index(rows[i], 0), index(rows[i], ColumnCount - 1));
                    }
                    // The work on the rest was stopped for this.
                    checkNext();
                    Q_EMIT groupsChanged();
                });
}

QString BlobFolderModel::filePath(int row) const
{
    return QDir(m_folder).filePath(m_rows.at(static_cast<std::size_t>(row)).path);
}

int BlobFolderModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int BlobFolderModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString BlobFolderModel::text(const BlobSummary& row, int column) const
{
    switch (column) {
    case PathColumn:
        return row.path;
    case SizeColumn:
        return countText(row.size);
    case VerdictColumn:
        if (row.verdict == core::Verdict::Accepted)
            return tr("\u2713 accepted");
        return row.verdict == core::Verdict::Rejected ? tr("\u2717 rejected") : tr("! unreadable");
    case ReasonColumn:
        return row.reason ? codeName(*row.reason) : QString();
    default:
        break;
    }
    if (row.cause && row.proven)
        return tr("%1 (proven)").arg(row.headline);
    const QString known = row.cause ? tr("%1 (likely)").arg(row.headline) : row.headline;
    return row.causesLeft ? tr("%1; some causes not tried").arg(known) : known;
}

QVariant BlobFolderModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const BlobSummary& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole: // what does not fit its column
        return tipText(text(row, index.column()));
    case SortRole:
        return index.column() == SizeColumn ? QVariant(static_cast<qulonglong>(row.size))
                                            : QVariant(text(row, index.column()));
    case GroupRole:
        return groupOf(row);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(
            (index.column() == SizeColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    default:
        return {};
    }
}

QVariant BlobFolderModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case PathColumn:
        return tr("File");
    case SizeColumn:
        return tr("Size in bytes");
    case VerdictColumn:
        return tr("Verdict");
    case ReasonColumn:
        return tr("Reason");
    case CauseColumn:
        return tr("What is wrong");
    default:
        return {};
    }
}

BlobFolderFilter::BlobFolderFilter(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(BlobFolderModel::SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void BlobFolderFilter::setGroup(const QString& group)
{
    m_group = group;
    invalidateFilter();
}

void BlobFolderFilter::setText(const QString& text)
{
    m_text = text;
    invalidateFilter();
}

bool BlobFolderFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const auto cell = [&](int column) { return sourceModel()->index(row, column, parent); };
    if (!m_group.isEmpty() && cell(0).data(BlobFolderModel::GroupRole).toString() != m_group)
        return false;
    if (m_text.isEmpty())
        return true;
    for (const int column :
         {BlobFolderModel::PathColumn, BlobFolderModel::ReasonColumn, BlobFolderModel::CauseColumn}) {
        if (cell(column).data().toString().contains(m_text, Qt::CaseInsensitive))
            return true;
    }
    return false;
}

} // namespace chartroom::model
