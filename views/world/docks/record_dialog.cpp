#include "views/world/docks/record_dialog.h"

#include "model/world/instance_record.h"
#include "views/common/screen_room.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QVBoxLayout>

namespace chartroom::views {

namespace {
constexpr QSize usual(680, 620);
}

RecordDialog::RecordDialog(const QString& text, bool editable, QWidget* parent)
    : QDialog(parent)
    , m_text(new QPlainTextEdit(text))
    , m_problem(new QLabel)
{
    setWindowTitle(tr("Record as JSON"));
    setSizeGripEnabled(true);
    setUpJsonField(*m_text);
    m_text->setAccessibleName(windowTitle());
    m_text->setReadOnly(!editable);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_apply = buttons->addButton(tr("Apply"), QDialogButtonBox::AcceptRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    connect(m_text, &QPlainTextEdit::textChanged, this, &RecordDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resizeOnScreen(*this, usual);
    check();
}

QString RecordDialog::text() const
{
    return m_text->toPlainText();
}

void RecordDialog::check()
{
    const model::RecordReading reading = model::readRecord(text());
    m_problem->setText(reading.problem);
    m_apply->setEnabled(!m_text->isReadOnly() && reading.record.has_value());
    markJsonProblem(*m_text, reading.record ? std::nullopt : std::optional(reading.offset));
}

void setUpJsonField(QPlainTextEdit& field)
{
    field.setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    field.setLineWrapMode(QPlainTextEdit::NoWrap);
    field.setTabChangesFocus(true);
}

void markJsonProblem(QPlainTextEdit& field, std::optional<int> offset)
{
    QList<QTextEdit::ExtraSelection> marks;
    if (offset) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(field.document());
        mark.cursor.setPosition(qMin(*offset, field.document()->characterCount() - 1));
        mark.cursor.select(QTextCursor::LineUnderCursor);
        mark.format.setUnderlineStyle(QTextCharFormat::SpellCheckUnderline);
        mark.format.setUnderlineColor(Qt::red);
        marks << mark;
    }
    field.setExtraSelections(marks);
}

} // namespace chartroom::views
