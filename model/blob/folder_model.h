#pragma once

#include "model/blob/folder_check.h"
#include "model/common/job.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <map>

namespace chartroom::model {

/// The blobs of a folder as a table that fills while they are checked in the background.
class BlobFolderModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { PathColumn, SizeColumn, VerdictColumn, ReasonColumn, CauseColumn, ColumnCount };
    enum Role {
        SortRole = Qt::UserRole, ///< a value to sort the column by
        GroupRole                ///< the row's group, as groups() names it
    };

    explicit BlobFolderModel(QObject* parent = nullptr);

    /// Starts to check all blobs below a folder, from the beginning.
    void open(const QString& folder, DomainsPtr domains);
    [[nodiscard]] const QString& folder() const { return m_folder; }
    [[nodiscard]] const std::vector<BlobSummary>& rows() const { return m_rows; }
    /// The absolute path of a row's file.
    [[nodiscard]] QString filePath(int row) const;
    /// How many blobs there are in all; more than rows() while they are being checked.
    [[nodiscard]] std::size_t total() const { return m_paths.size(); }
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    void cancel() { m_job.cancel(); }
    /// Looks for the costly causes of these rows too.
    void explain(const std::vector<int>& rows);
    /// How many rows each reason has: the code's name, `accepted` for none.
    [[nodiscard]] const std::map<QString, int>& groups() const { return m_groups; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void groupsChanged();
    /// Share of the files that are checked.
    void progressed(double share);
    /// The work is over, done or cancelled.
    void ended();

private:
    void checkNext();
    void append(std::vector<BlobSummary> rows);
    [[nodiscard]] QString text(const BlobSummary& row, int column) const;

    QString m_folder;
    DomainsPtr m_domains;
    std::vector<QString> m_paths;
    std::vector<BlobSummary> m_rows;
    std::map<QString, int> m_groups;
    Job m_job;
};

/// The rows of one group, or with a text in their path, reason or cause.
class BlobFolderFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit BlobFolderFilter(QObject* parent = nullptr);

    /// Empty: all groups.
    void setGroup(const QString& group);
    void setText(const QString& text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QString m_group;
    QString m_text;
};

} // namespace chartroom::model
