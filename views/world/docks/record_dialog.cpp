#include "views/world/docks/record_dialog.h"

#include "model/common/short_text.h"
#include "model/world/instance_record.h"
#include "model/world/record_remarks.h"
#include "views/common/display_text.h"
#include "views/common/plain_message.h"
#include "views/common/screen_room.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QVBoxLayout>

namespace chartroom::views {

namespace {
constexpr QSize usual(680, 620);
/// Letters of the instance in the window's title.
constexpr qsizetype mostTitle = 80;
} // namespace

RecordDialog::RecordDialog(const QString& text, bool editable, QWidget* parent)
    : QDialog(parent)
    , m_editable(editable)
    , m_gone(
          new QLabel(tr("This instance is not there any more: it was removed meanwhile, here or by another "
                        "program. Nothing was written. The text stays in this window: copy it before you "
                        "close it.")))
    , m_text(new QPlainTextEdit(text))
    , m_problem(new QLabel)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel | QDialogButtonBox::Close))
{
    m_begun = RecordDialog::text();
    setWindowTitle(tr("Record as JSON"));
    setSizeGripEnabled(true);
    setUpJsonField(*m_text);
    m_text->setAccessibleName(windowTitle());
    for (QLabel* sentence : {m_gone, m_problem}) {
        sentence->setWordWrap(true);
        sentence->setTextFormat(Qt::PlainText);
    }
    m_apply = m_buttons->addButton(tr("Apply"), QDialogButtonBox::AcceptRole);
    m_copy = m_buttons->addButton(tr("Copy the text"), QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_gone);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_problem);
    layout->addWidget(m_buttons);
    connect(m_text, &QPlainTextEdit::textChanged, this, &RecordDialog::check);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(RecordDialog::text()); });
    resizeOnScreen(*this, usual);
    setInstanceThere(true);
}

void RecordDialog::setInstanceThere(bool there)
{
    m_text->setReadOnly(!m_editable || !there);
    if (m_text->isReadOnly())
        m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_gone->setVisible(!there);
    m_copy->setVisible(!there);
    m_buttons->button(QDialogButtonBox::Close)->setVisible(!there);
    m_apply->setVisible(there);
    m_buttons->button(QDialogButtonBox::Cancel)->setVisible(there);
    check();
}

void RecordDialog::setInstance(const QString& subject, const std::string& stored)
{
    setWindowTitle(tr("Record as JSON: %1").arg(titleText(model::shortText(subject, mostTitle))));
    m_stored = stored;
    check();
}

void RecordDialog::reject()
{
    if (text() == m_begun) {
        QDialog::reject();
        return;
    }
    if (m_question)
        return;
    m_question = new QMessageBox(QMessageBox::Question, windowTitle(),
                                 tr("What is typed in this window is not applied. Discard it?"),
                                 QMessageBox::NoButton, this);
    m_question->setAttribute(Qt::WA_DeleteOnClose);
    showPlain(*m_question);
    const QPushButton* discard = m_question->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    QPushButton* keep = m_question->addButton(tr("Keep Typing"), QMessageBox::RejectRole);
    m_question->setDefaultButton(keep);
    m_question->setEscapeButton(keep);
    connect(discard, &QPushButton::clicked, this, [this] { QDialog::reject(); });
    m_question->open();
}

QString RecordDialog::text() const
{
    return m_text->toPlainText();
}

void RecordDialog::check()
{
    const model::RecordReading reading = model::readRecord(text());
    m_problem->setText(reading.record ? model::recordRemarks(text(), m_stored) : reading.problem);
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
