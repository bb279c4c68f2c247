#include "views/world/docks/record_editor.h"

#include "model/world/instance_record.h"
#include "model/world/record_remarks.h"
#include "views/common/empty_state.h"
#include "views/common/icons.h"
#include "views/common/text_question.h"
#include "views/world/docks/record_dialog.h"
#include "views/world/docks/record_form.h"
#include "views/world/docks/record_page.h"
#include "views/world/docks/replace_text.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace chartroom::views {

RecordEditor::RecordEditor(QWidget* parent)
    : QWidget(parent)
    , m_tabs(new QTabWidget)
    , m_form(new RecordForm(m_record))
    , m_text(new QPlainTextEdit)
    , m_problem(makeProblemLine())
    , m_apply(new QPushButton(tr("Apply")))
    , m_revert(new QPushButton(tr("Take back")))
    , m_larger(new QToolButton)
{
    setUpJsonField(*m_text);
    m_text->setAccessibleName(tr("Record as JSON"));
    m_larger->setIcon(icon(Icon::Float));
    m_larger->setAutoRaise(true);
    m_larger->setToolTip(tr("Edit the record as JSON in a window"));
    m_larger->setAccessibleName(m_larger->toolTip());

    auto* textPage = new QWidget;
    fillRecordPage(*textPage, m_text, m_problem, {m_apply, m_revert});
    m_tabs->addTab(m_form, tr("Form"));
    m_tabs->addTab(textPage, tr("JSON"));
    m_tabs->setDocumentMode(true);
    m_tabs->setCornerWidget(m_larger);
    m_state = new EmptyState(m_tabs, tr("The record of the current instance appears here."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_state);

    connect(m_form, &RecordForm::changeRequested, this, &RecordEditor::requestField);
    connect(m_form, &RecordForm::addRequested, this, &RecordEditor::addField);
    connect(m_form, &RecordForm::refused, this, &RecordEditor::refused);
    connect(m_text, &QPlainTextEdit::textChanged, this, &RecordEditor::check);
    connect(m_apply, &QPushButton::clicked, this, &RecordEditor::apply);
    connect(m_revert, &QPushButton::clicked, this, &RecordEditor::revert);
    connect(m_larger, &QToolButton::clicked, this, &RecordEditor::editInWindow);
}

void RecordEditor::setRecord(const std::optional<std::string>& record, const QString& instance,
                             const QString& kind)
{
    const bool asked = record && m_record.requested == record && instance == m_instance;
    m_kind = kind;
    m_record.requested.reset();
    if (record == m_record.shown && instance == m_instance)
        return;
    if (asked && !m_committed.isEmpty() && m_text->toPlainText() != m_committed) {
        // Somebody types on after a save: that is not to be lost, and is for what is stored now.
        m_record.shown = record;
        m_base = record;
        m_committed.clear();
        m_form->fill();
        check();
        return;
    }
    keepDraft();
    showRecord(record, instance);
}

void RecordEditor::rename(const QString& instance, const QString& now, const std::string& record)
{
    const bool shown = m_record.shown && m_instance == instance;
    if (shown) {
        if (isOutdated())
            m_base.reset();
        keepDraft();
    }
    if (m_meant == instance)
        m_meant = now;
    m_drafts.rename(instance, now, record);
    if (shown) {
        m_instance = now;
        showRecord(record, now);
    }
    tellUnapplied();
}

void RecordEditor::showRecord(const std::optional<std::string>& record, const QString& instance)
{
    const bool another = !m_record.shown || instance != m_instance;
    m_record.shown = record;
    m_record.requested.reset();
    m_instance = instance;
    m_committed.clear();
    m_changed.clear();
    m_state->setEmpty(!record);
    m_form->fill();
    const auto draft = record ? m_drafts.take(instance) : std::nullopt;
    m_base = draft ? draft->record : record;
    // The caret and the typing of one record mean nothing in another.
    if (another) {
        const QSignalBlocker blocker(m_text);
        m_text->clear();
    }
    // At once: that the draft is in neither place between is nothing to tell.
    showText(draft ? draft->text : recordText());
    tellWindow();
}

void RecordEditor::tellWindow()
{
    if (!m_window)
        return;
    m_window->setInstanceThere(isMeant());
    if (isMeant())
        m_window->setInstance(m_kind.isEmpty() ? m_instance : m_kind + QStringLiteral(", ") + m_instance,
                              *m_record.shown);
}

bool RecordEditor::isMeant() const
{
    return m_record.shown && m_instance == m_meant;
}

void RecordEditor::keepDraft()
{
    if (isTyped())
        m_drafts.keep(m_instance, {m_base, m_text->toPlainText()});
}

bool RecordEditor::isTyped() const
{
    const QString text = m_text->toPlainText();
    if (!m_record.shown || text.isEmpty() || text == recordText() || text == m_committed)
        return false;
    // Other blanks alone are nothing that could be lost.
    const auto record = model::readRecord(text).record;
    return !record || record != m_base || m_base != m_record.shown;
}

bool RecordEditor::isOutdated() const
{
    return isTyped() && m_base != m_record.shown &&
           model::readRecord(m_text->toPlainText()).record != m_record.shown;
}

QString RecordEditor::remark() const
{
    if (!m_record.shown)
        return {};
    QStringList sentences;
    if (isOutdated())
        sentences << tr(
            "The record was changed after this was typed: Apply puts this text in its place, Take "
            "back shows it as it is.");
    sentences << model::recordRemarks(m_text->toPlainText(), *m_record.shown);
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

void RecordEditor::commit()
{
    if (!m_editable || !m_record.shown)
        return;
    const QString text = m_text->toPlainText();
    const model::RecordReading reading = model::readRecord(text);
    if (!reading.record || reading.record == m_record.shown || text == m_committed || isOutdated())
        return;
    apply();
}

void RecordEditor::request(const std::string& record)
{
    m_record.requested = record;
    Q_EMIT applyRequested(record);
}

void RecordEditor::requestField(const QString& key, const std::string& record)
{
    m_changed = key;
    request(record);
}

void RecordEditor::takeRefusal()
{
    m_record.requested.reset();
    if (!m_changed.isEmpty()) {
        const QString key = std::exchange(m_changed, {});
        m_form->fill();
        m_form->say(tr("%1 was not changed: the edit was refused.").arg(key));
        return;
    }
    m_committed.clear();
    m_refused = m_text->toPlainText();
    tellUnapplied();
}

void RecordEditor::dropDraft(const QString& instance)
{
    if (m_drafts.drop(instance))
        tellUnapplied();
}

QStringList RecordEditor::unapplied() const
{
    QStringList result = m_drafts.instances();
    const QString text = m_text->toPlainText();
    const auto typed = m_record.shown ? model::readRecord(text).record : std::nullopt;
    const bool waits = text == m_refused || isOutdated();
    if (m_record.shown && (!typed || (waits && typed != m_record.shown)))
        result << m_instance;
    result.sort();
    return result;
}

void RecordEditor::setEditable(bool editable)
{
    m_editable = editable;
    m_text->setReadOnly(!editable);
    m_form->setEditable(editable);
    check();
}

QTableWidget& RecordEditor::form()
{
    return m_form->table();
}

QString RecordEditor::problem() const
{
    return m_record.shown ? model::readRecord(m_text->toPlainText()).problem : QString();
}

void RecordEditor::addField()
{
    if (!m_record.shown)
        return;
    m_meant = m_instance;
    ask(this, {tr("Add a member"), tr("Name of the new member"), {}, {}, {}}, [this](const QString& key) {
        if (!isMeant()) {
            Q_EMIT said(tr("The member %1 was not added: its instance is not there any more.").arg(key));
            return;
        }
        m_form->add(key);
    });
}

void RecordEditor::check()
{
    const model::RecordReading reading = model::readRecord(m_text->toPlainText());
    QStringList sentences{m_record.shown ? reading.problem : QString(), remark()};
    sentences.removeAll(QString());
    m_problem->setText(sentences.join(QLatin1Char(' ')));
    const bool changed = m_record.shown && reading.record != m_record.shown;
    m_apply->setEnabled(m_editable && changed && reading.record);
    m_revert->setEnabled(m_editable && changed);
    // A line of the text is worth more than one that says nothing.
    m_problem->setVisible(!m_problem->text().isEmpty());
    markJsonProblem(*m_text,
                    m_record.shown && !reading.record ? std::optional(reading.offset) : std::nullopt);
    tellUnapplied();
}

void RecordEditor::tellUnapplied()
{
    if (QStringList now = unapplied(); now != m_told) {
        m_told = std::move(now);
        Q_EMIT unappliedChanged();
    }
}

void RecordEditor::editInWindow()
{
    // What is shown now is meant, whatever happens behind the window meanwhile.
    m_meant = m_instance;
    m_window = new RecordDialog(m_text->toPlainText(), m_editable, this);
    m_window->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_window, &QDialog::accepted, this, [this, dialog = m_window.get()] {
        replaceText(*m_text, dialog->text());
        apply();
    });
    tellWindow();
    m_window->open();
}

void RecordEditor::apply()
{
    const QString text = m_text->toPlainText();
    const model::RecordReading reading = model::readRecord(text);
    if (!reading.record)
        return;
    const QString remark = m_record.shown ? model::recordRemarks(text, *m_record.shown) : QString();
    m_committed = text;
    m_changed.clear();
    request(*reading.record);
    // A refusal is what is to be known, where there is one.
    if (!remark.isEmpty() && m_refused != text)
        Q_EMIT said(remark);
    check();
}

void RecordEditor::revert()
{
    m_base = m_record.shown;
    showText(recordText());
}

QString RecordEditor::recordText() const
{
    return m_record.shown ? model::recordText(*m_record.shown) : QString();
}

void RecordEditor::showText(const QString& text)
{
    {
        const QSignalBlocker blocker(m_text);
        replaceText(*m_text, text);
    }
    check();
}

} // namespace chartroom::views
