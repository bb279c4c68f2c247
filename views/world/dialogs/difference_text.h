#pragma once

#include "model/common/job.h"
#include "model/common/line_difference.h"

#include <QObject>
#include <QString>

#include <functional>

class QPlainTextEdit;

namespace chartroom::views {

/// What becomes of a text.
struct DifferenceTexts
{
    QString before;  ///< empty where there is none
    QString after;   ///< empty where there will be none
    QString problem; ///< why the texts are not known; empty: they are
};

/// Shows what becomes of texts that have to be read, one at a time: lines that go behind a minus, lines that
/// come behind a plus, on faint colours. Reads and compares on a worker; an answer that comes when another
/// text is wanted already is dropped, and what is still to be read for it is left unread.
class DifferenceReader : public QObject
{
    Q_OBJECT

public:
    /// The view outlives the reader.
    explicit DifferenceReader(QPlainTextEdit& view, QObject* parent = nullptr);

    /// Gives texts. It is called on a worker and must own what it uses, or share what nobody changes; what it
    /// gives is not looked at where the task was cancelled.
    using Read = std::function<DifferenceTexts(const core::Task& task)>;
    /// Shows the difference between the texts that `read` gives, or its problem.
    void show(Read read);

private:
    QPlainTextEdit& m_view;
    model::Job m_job;
};

} // namespace chartroom::views
