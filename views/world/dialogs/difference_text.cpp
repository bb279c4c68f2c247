#include "views/world/dialogs/difference_text.h"

#include "formats/core/code.h"
#include "model/common/message_text.h"
#include "model/common/short_text.h"
#include "views/common/status_colours.h"

#include <QPlainTextEdit>
#include <QTextBlock>

namespace chartroom::views {

namespace {

using Kind = model::DifferenceLine::Kind;

/// Longer lines are cut: a minified file is one line, and nobody reads megabytes of it.
constexpr qsizetype maximumLine = 4000;

QString signOf(Kind kind)
{
    switch (kind) {
    case Kind::Removed:
        return QStringLiteral("- ");
    case Kind::Added:
        return QStringLiteral("+ ");
    case Kind::Same:
    case Kind::Gap:
        break;
    }
    return QStringLiteral("  ");
}

void showLineDifference(QPlainTextEdit& view, const model::LineDifference& difference)
{
    view.clear();
    QTextCursor cursor(view.document());
    cursor.beginEditBlock();
    for (std::size_t i = 0; i < difference.lines.size(); ++i) {
        const model::DifferenceLine& line = difference.lines[i];
        QTextBlockFormat format;
        if (line.kind == Kind::Removed)
            format.setBackground(StatusColours::bad(view.palette()).background);
        else if (line.kind == Kind::Added)
            format.setBackground(StatusColours::good(view.palette()).background);
        if (i == 0)
            cursor.setBlockFormat(format);
        else
            cursor.insertBlock(format);
        const QString text =
            line.kind == Kind::Gap ? QStringLiteral("…") : model::beginningOf(line.text, maximumLine);
        cursor.insertText(signOf(line.kind) + text);
    }
    cursor.endEditBlock();
    view.moveCursor(QTextCursor::Start);
}

} // namespace

DifferenceReader::DifferenceReader(QPlainTextEdit& view, QObject* parent)
    : QObject(parent)
    , m_view(view)
{
    connect(&m_job, &model::Job::ended, this, [this](model::Job::End how) {
        if (how == model::Job::End::Failed)
            m_view.setPlainText(model::messageText({core::Code::TaskFailed, {}}));
    });
}

void DifferenceReader::show(Read read)
{
    struct Answer
    {
        QString problem;
        model::LineDifference difference;
    };
    m_view.setPlainText(tr("Reading…"));
    m_job.start(
        [read = std::move(read)](const core::Task& task) {
            DifferenceTexts texts = read(task);
            Answer answer{std::move(texts.problem), {}};
            if (answer.problem.isEmpty() && !task.cancelled())
                answer.difference = model::lineDifference(texts.before, texts.after);
            return answer;
        },
        [this](const Answer& answer) {
            if (answer.problem.isEmpty())
                showLineDifference(m_view, answer.difference);
            else
                m_view.setPlainText(answer.problem);
        });
}

} // namespace chartroom::views
