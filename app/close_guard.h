#pragma once

#include "app/document_names.h"

#include <QObject>
#include <QSet>

#include <functional>

class QWidget;

namespace chartroom::app {

/// Asks once before unsaved work is closed, naming what would be lost, and saves it if wanted.
class CloseGuard : public QObject
{
    Q_OBJECT

public:
    enum class Answer { Save, Discard, Cancel };

    /// `names`: what the open documents are called.
    CloseGuard(QWidget* window, std::function<DocumentNames()> names);

    /// The documents that a close would close, asked for each time that it matters.
    using Documents = std::function<QList<views::Workbench*>()>;

    /// Calls `close` when the documents may be closed: at once when nothing is unsaved or all is given up,
    /// later when everything has been saved; never when the user or a failed save stops it. What was changed
    /// while the save ran is asked for like everything else, also in documents that were opened meanwhile.
    void request(const Documents& documents, std::function<void()> close);
    /// Whether a request is being answered or saved.
    [[nodiscard]] bool busy() const { return m_busy; }

    /// Replaces the question; for tests.
    std::function<Answer(const QString& question, const QString& details)> ask;

private:
    void save(const QList<views::Workbench*>& unsaved);
    void finished(views::Workbench* workbench, bool ok);

    std::function<DocumentNames()> m_names;
    bool m_busy = false;
    bool m_failed = false;
    Documents m_documents;
    QSet<views::Workbench*> m_saving;
    std::function<void()> m_close;
};

} // namespace chartroom::app
