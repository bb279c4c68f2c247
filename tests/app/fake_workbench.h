#pragma once

#include "app/workbench_factory.h"
#include "views/common/action_registry.h"

#include <QDockWidget>

namespace chartroom::test {

/// A document without content, as the shell's tests need it: everything that it reports can be set.
class FakeWorkbench : public views::Workbench
{
    Q_OBJECT

public:
    FakeWorkbench(QString path, const views::WorkbenchContext& context);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString path() const override { return m_path; }
    [[nodiscard]] QString kind() const override { return QStringLiteral("fake"); }
    [[nodiscard]] std::optional<core::Verdict> verdict() const override { return m_verdict; }
    [[nodiscard]] int unsavedChanges() const override { return m_changes; }
    [[nodiscard]] QList<QAction*> menuActions(Menu menu) const override;
    [[nodiscard]] QImage picture(QSize size) const override;
    [[nodiscard]] QVariantMap options() const override { return m_options; }
    void setOptions(const QVariantMap& options) override { m_options = options; }
    void shutDown() override { ++shutDowns; }
    void reload() override { ++reloads; }
    void save() override;
    void cancelWork() override { ++cancels; }

    /// Is called otherwise than its file.
    void setTitle(const QString& title);
    void setState(std::optional<core::Verdict> verdict, int changes);

    QAction* paint;
    QDockWidget* dock;
    bool saveWorks = true;
    int paints = 0;
    int reloads = 0;
    int saves = 0;
    int cancels = 0;
    static inline int shutDowns = 0;

private:
    QString m_path;
    QString m_title;
    std::optional<core::Verdict> m_verdict;
    int m_changes = 0;
    QVariantMap m_options;
};

/// Opens files that end in `.fake`, and folders whose name does.
[[nodiscard]] app::WorkbenchFactory fakeFactory();

} // namespace chartroom::test
