#pragma once

#include "model/blob/report.h"
#include "views/common/workbench.h"
#include "views/common/workbench_context.h"

class QLineEdit;
class QTableView;

namespace chartroom::model {
class BlobFolderFilter;
class BlobFolderModel;
class FolderWatch;
struct FolderChange;
} // namespace chartroom::model

namespace chartroom::views {

class ActionRegistry;
class ElidedLabel;
class EmptyState;
class FileNotice;
class ReasonChips;

/// Makes the actions of the folder view known.
void declareBlobFolderActions(ActionRegistry& actions);

/// All blobs of a folder with their verdicts: which are refused, why, and which of them can be mended.
class BlobFolderWorkbench : public Workbench
{
    Q_OBJECT

public:
    /// Starts to check the folder; returns at once.
    BlobFolderWorkbench(const QString& path, const WorkbenchContext& context, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString path() const override { return m_path; }
    [[nodiscard]] QString kind() const override { return QStringLiteral("blobs"); }
    [[nodiscard]] QList<QAction*> menuActions(Menu menu) const override;
    [[nodiscard]] bool rejected() const override;
    [[nodiscard]] bool complete() const override;
    void setPreferences(const Preferences& preferences) override;
    void shutDown() override { cancelWork(); }
    void reload() override;

    [[nodiscard]] model::BlobFolderModel& model() { return *m_model; }
    [[nodiscard]] ReasonChips& chips() { return *m_chips; }
    [[nodiscard]] const FileNotice& notice() const { return *m_notice; }
    [[nodiscard]] QTableView& table() { return *m_table; }
    /// Writes the rows that are shown to a file, in the table's order: JSON for a name that ends in `.json`,
    /// else CSV. An error is shown.
    void exportTo(const QString& file);

public Q_SLOTS:
    void cancelWork() override;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void layOut();
    void check();
    void showChange(const model::FolderChange& change);
    void connectActions(ActionRegistry& actions);
    void chooseExport();
    void explainSelected();
    void showSummary();
    [[nodiscard]] model::DomainsPtr loadedDomains();
    [[nodiscard]] int sourceRow(const QModelIndex& index) const;

    QString m_path;
    QString m_domainsFile; ///< the user's own domains; empty: only those of the program
    model::DomainsPtr m_domains;
    model::BlobFolderModel* m_model;
    model::BlobFolderFilter* m_filter;
    model::FolderWatch* m_watch;
    ReasonChips* m_chips;
    FileNotice* m_notice;
    QLineEdit* m_text;
    QTableView* m_table;
    EmptyState* m_state;
    ElidedLabel* m_summary;
    QAction* m_export = nullptr;
    QAction* m_explain = nullptr;
    QAction* m_showDomains = nullptr;
};

} // namespace chartroom::views
