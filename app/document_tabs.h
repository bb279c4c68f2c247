#pragma once

#include "app/document_names.h"

#include <QTabWidget>

namespace chartroom::views {
class Workbench;
}

namespace chartroom::app {

/// The tabs: the start page first, then one for each open document, with its marks (`*` changed, `!`
/// rejected).
class DocumentTabs : public QTabWidget
{
    Q_OBJECT

public:
    /// Takes the start page over.
    explicit DocumentTabs(QWidget* startPage, QWidget* parent = nullptr);

    /// Adds a document behind the others and brings it to the front. Takes it over.
    void addWorkbench(views::Workbench* workbench);
    /// Takes the tab away and destroys the document, which must have been shut down.
    void removeWorkbench(views::Workbench* workbench);

    /// The document in front. Null when the start page is.
    [[nodiscard]] views::Workbench* current() const;
    /// All documents, in the order of their tabs.
    [[nodiscard]] QList<views::Workbench*> workbenches() const;
    /// The document of a path. Null when it is not open.
    [[nodiscard]] views::Workbench* find(const QString& path) const;

    /// What the documents are called beside each other.
    [[nodiscard]] DocumentNames names() const { return documentNames(workbenches()); }

    /// To the next or previous tab, round at the ends.
    void step(int by);

Q_SIGNALS:
    void closeRequested(chartroom::views::Workbench* workbench);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Shows the names and marks of all: what one is called depends on the others.
    void showStates();
    void showState(views::Workbench* workbench, const QString& name);
    [[nodiscard]] views::Workbench* at(int index) const;
};

} // namespace chartroom::app
