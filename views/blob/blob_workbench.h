#pragma once

#include "model/blob/document.h"
#include "model/common/place.h"
#include "views/common/workbench.h"
#include "views/common/workbench_context.h"

namespace chartroom::views {

class BlobActions;
class BlobDocks;
class BytePanel;
class FileNotice;
class VerdictBar;

/// One blob in the window: its bytes in the middle, the verdict above them, checks, envelopes and causes
/// around.
class BlobWorkbench : public Workbench
{
    Q_OBJECT

public:
    /// Starts to open a file; returns at once.
    BlobWorkbench(const QString& path, const WorkbenchContext& context, QWidget* parent = nullptr);
    ~BlobWorkbench() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString path() const override { return m_document->path(); }
    [[nodiscard]] QString kind() const override { return QStringLiteral("blob"); }
    [[nodiscard]] std::optional<core::Verdict> verdict() const override;
    [[nodiscard]] QList<QAction*> menuActions(Menu menu) const override;
    [[nodiscard]] QImage picture(QSize size) const override;
    [[nodiscard]] bool complete() const override;
    [[nodiscard]] QVariantMap options() const override;
    void setOptions(const QVariantMap& options) override;
    [[nodiscard]] QWidget* focusTarget() override;
    void setPreferences(const Preferences& preferences) override;
    void shutDown() override;
    void reload() override;

    [[nodiscard]] model::BlobDocument& document() { return *m_document; }
    [[nodiscard]] BlobDocks& docks() { return *m_docks; }
    [[nodiscard]] BytePanel& bytes() { return *m_bytes; }
    [[nodiscard]] const VerdictBar& verdictBar() const { return *m_verdict; }
    [[nodiscard]] const FileNotice& notice() const { return *m_notice; }
    /// Writes a mended copy; a receipt, or the reason why not, is shown when it is done.
    void repairTo(const QString& output, std::optional<core::Code> cause = {})
    {
        m_document->repair(output, cause);
    }

    /// Shows this file and another side by side, in a window of its own.
    void compareWith(const QString& other);

public Q_SLOTS:
    void cancelWork() override { m_document->cancel(); }
    /// Selects bytes and shows what they belong to.
    void showRange(chartroom::core::ByteRange range);

private:
    void layOut();
    void connectDocument();
    void connectPlaces();
    void connectActions();
    void takeFile();
    void takeReport();
    void showFirstProblem();
    /// What the leading cause says is wrong, unless that is the whole file.
    [[nodiscard]] std::optional<core::ByteRange> wrongBytes() const;
    void showVerdict();
    void showProgress(double share);
    void followSelection();
    void showHovered(std::optional<quint64> offset);
    void stepUnclaimed(bool forward);
    void chooseOutput(std::optional<core::Code> cause);
    void chooseOther();
    void showReceipt(const QString& output, const blob::Receipt& receipt, bool tooLate);
    void setBytesPerRow(int bytes);

    model::BlobDocument* m_document;
    BlobActions* m_actions;
    BlobDocks* m_docks;
    BytePanel* m_bytes;
    VerdictBar* m_verdict;
    FileNotice* m_notice;
    int m_bytesPerRow = 0;
    bool m_following = false; ///< tables are being moved to where the caret is
    bool m_failed = false;    ///< there is no file, and nothing will come
};

} // namespace chartroom::views
