#include "views/world/docks/record_editor.h"

#include "model/world/instance_record.h"
#include "views/common/empty_state.h"
#include "views/common/gaps.h"
#include "views/common/icons.h"
#include "views/common/text_question.h"
#include "views/world/docks/dock_parts.h"
#include "views/world/docks/list_keys.h"
#include "views/world/docks/record_dialog.h"
#include "views/world/docks/replace_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace chartroom::views {

namespace {

QLabel* sentenceLabel()
{
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

RecordEditor::RecordEditor(QWidget* parent)
    : QWidget(parent)
    , m_tabs(new QTabWidget)
    , m_form(new QTableWidget(0, 2))
    , m_text(new QPlainTextEdit)
    , m_problem(sentenceLabel())
    , m_formProblem(sentenceLabel())
    , m_add(new QPushButton(tr("Add…")))
    , m_remove(new QPushButton(tr("Remove")))
    , m_apply(new QPushButton(tr("Apply")))
    , m_revert(new QPushButton(tr("Take back")))
    , m_larger(new QToolButton)
{
    m_form->setHorizontalHeaderLabels({tr("Member"), tr("Value")});
    m_form->setAccessibleName(tr("Record as a form"));
    m_form->horizontalHeader()->setStretchLastSection(true);
    m_form->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_form->verticalHeader()->hide();
    m_form->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + wideGap);
    // A long text is cut where it ends: of several lines a row has room for the first word or two.
    m_form->setWordWrap(false);
    m_form->setTabKeyNavigation(false);
    [[maybe_unused]] const ListKeys& keys = ListKeys::of(m_form);
    m_form->setSelectionMode(QAbstractItemView::SingleSelection);
    setUpJsonField(*m_text);
    m_text->setAccessibleName(tr("Record as JSON"));
    m_larger->setIcon(icon(Icon::Float));
    m_larger->setAutoRaise(true);
    m_larger->setToolTip(tr("Edit the record as JSON in a window"));
    m_larger->setAccessibleName(m_larger->toolTip());

    const auto page = [](QWidget* main, QLabel* problem, std::initializer_list<QPushButton*> buttons) {
        QVBoxLayout* layout = nullptr;
        QWidget* content = makeContent(layout);
        layout->addWidget(main, 1);
        layout->addWidget(problem);
        auto* row = new QHBoxLayout;
        for (QPushButton* button : buttons)
            row->addWidget(button);
        row->addStretch(1);
        layout->addLayout(row);
        return content;
    };
    m_tabs->addTab(page(m_form, m_formProblem, {m_add, m_remove}), tr("Form"));
    m_tabs->addTab(page(m_text, m_problem, {m_apply, m_revert}), tr("JSON"));
    m_tabs->setDocumentMode(true);
    m_tabs->setCornerWidget(m_larger);
    m_state = new EmptyState(m_tabs, tr("The record of the current instance appears here."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_state);

    connect(m_form, &QTableWidget::cellChanged, this, &RecordEditor::takeField);
    connect(m_form, &QTableWidget::currentCellChanged, this, &RecordEditor::enableRemoval);
    connect(m_form->itemDelegate(), &QAbstractItemDelegate::closeEditor, this,
            [this](QWidget*, QAbstractItemDelegate::EndEditHint how) { endAwaited(how); });
    connect(m_add, &QPushButton::clicked, this, &RecordEditor::addField);
    connect(m_remove, &QPushButton::clicked, this, &RecordEditor::removeField);
    connect(m_text, &QPlainTextEdit::textChanged, this, &RecordEditor::check);
    connect(m_apply, &QPushButton::clicked, this, &RecordEditor::apply);
    connect(m_revert, &QPushButton::clicked, this, &RecordEditor::revert);
    connect(m_larger, &QToolButton::clicked, this, &RecordEditor::editInWindow);
}

void RecordEditor::setRecord(const std::optional<std::string>& record, const QString& instance)
{
    const bool asked = record && m_requested == record && instance == m_instance;
    m_requested.reset();
    if (record == m_record && instance == m_instance)
        return;
    if (asked && !m_committed.isEmpty() && m_text->toPlainText() != m_committed) {
        // Somebody types on after a save: that is not to be lost, and is for what is stored now.
        m_record = record;
        m_committed.clear();
        fillForm();
        check();
        return;
    }
    if (instance != m_instance)
        keepDraft();
    showRecord(record, instance);
}

void RecordEditor::rename(const QString& instance, const QString& now, const std::string& record)
{
    const bool shown = m_record && m_instance == instance;
    if (shown)
        keepDraft();
    if (m_meant == instance)
        m_meant = now;
    if (const auto draft = m_drafts.constFind(instance); draft != m_drafts.constEnd()) {
        const QString text = draft->text;
        m_drafts.erase(draft);
        m_drafts[now] = {record, text};
    }
    if (shown) {
        m_instance = now;
        showRecord(record, now);
    }
    tellUnapplied();
}

void RecordEditor::showRecord(const std::optional<std::string>& record, const QString& instance)
{
    const bool another = !m_record || instance != m_instance;
    m_record = record;
    m_requested.reset();
    m_instance = instance;
    m_committed.clear();
    m_changed.clear();
    m_state->setEmpty(!record);
    fillForm();
    const Draft draft = m_drafts.take(instance);
    const bool waited = record && draft.record == *record && !draft.text.isEmpty();
    // The caret and the typing of one record mean nothing in another.
    if (another) {
        const QSignalBlocker blocker(m_text);
        m_text->clear();
    }
    // At once: that the draft is in neither place between is nothing to tell.
    showText(waited ? draft.text : recordText());
    if (m_window)
        m_window->setInstanceThere(isMeant());
}

bool RecordEditor::isMeant() const
{
    return m_record && m_instance == m_meant;
}

void RecordEditor::keepDraft()
{
    const QString text = m_text->toPlainText();
    if (m_record && text != recordText() && text != m_committed)
        m_drafts[m_instance] = {*m_record, text};
}

void RecordEditor::commit()
{
    if (!m_editable || !m_record)
        return;
    const QString text = m_text->toPlainText();
    const model::RecordReading reading = model::readRecord(text);
    if (!reading.record || reading.record == m_record || text == m_committed)
        return;
    m_committed = text;
    m_changed.clear();
    request(*reading.record);
}

void RecordEditor::request(const std::string& record)
{
    m_requested = record;
    Q_EMIT applyRequested(record);
}

void RecordEditor::requestField(const QString& key, const std::string& record)
{
    m_changed = key;
    sayInForm({});
    request(record);
}

void RecordEditor::takeRefusal()
{
    m_requested.reset();
    if (!m_changed.isEmpty()) {
        const QString key = std::exchange(m_changed, {});
        fillForm();
        sayInForm(tr("%1 was not changed: the edit was refused.").arg(key));
        return;
    }
    m_committed.clear();
    m_refused = m_text->toPlainText();
    tellUnapplied();
}

void RecordEditor::dropDraft(const QString& instance)
{
    if (m_drafts.remove(instance))
        tellUnapplied();
}

QStringList RecordEditor::unapplied() const
{
    QStringList result = m_drafts.keys();
    const QString text = m_text->toPlainText();
    const auto typed = m_record ? model::readRecord(text).record : std::nullopt;
    if (m_record && (!typed || (text == m_refused && typed != m_record)))
        result << m_instance;
    result.sort();
    return result;
}

void RecordEditor::setEditable(bool editable)
{
    m_editable = editable;
    m_text->setReadOnly(!editable);
    m_add->setEnabled(editable);
    fillForm();
    check();
}

QString RecordEditor::problem() const
{
    return m_problem->text();
}

void RecordEditor::fillForm()
{
    m_filling = true;
    m_awaited.clear();
    sayInForm({});
    const auto fields = m_record ? model::recordFields(latest()) : std::vector<model::RecordField>();
    m_form->setRowCount(static_cast<int>(fields.size()));
    for (int row = 0; row < m_form->rowCount(); ++row)
        fillRow(row, fields[static_cast<std::size_t>(row)]);
    m_form->resizeColumnToContents(0);
    m_filling = false;
    enableRemoval();
}

void RecordEditor::sayInForm(const QString& sentence)
{
    m_formProblem->setText(sentence);
    // A row of the form is worth more than a line that says nothing.
    m_formProblem->setVisible(!sentence.isEmpty());
}

void RecordEditor::enableRemoval()
{
    m_remove->setEnabled(m_editable && m_record && m_form->currentRow() >= 0);
}

void RecordEditor::fillRow(int row, const model::RecordField& field)
{
    auto* key = new QTableWidgetItem(field.key);
    key->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    auto* value = new QTableWidgetItem(field.value);
    value->setFlags(key->flags().setFlag(Qt::ItemIsEditable, m_editable && !field.isFixed));
    if (field.isFixed)
        value->setToolTip(tr("Follows from the instance's place"));
    m_form->setItem(row, 0, key);
    m_form->setItem(row, 1, value);
}

void RecordEditor::takeField(int row, int column)
{
    if (m_filling || column != 1 || !m_record)
        return;
    const QString key = m_form->item(row, 0)->text();
    const auto record = model::withField(latest(), key, m_form->item(row, 1)->text());
    if (!record) {
        fillForm();
        const QString why = tr("%1 is no text: its value must be JSON, such as 12, true or [1, 2].").arg(key);
        sayInForm(why);
        Q_EMIT refused(why);
        return;
    }
    if (key == m_awaited)
        m_awaited.clear();
    if (*record != latest())
        requestField(key, *record);
}

void RecordEditor::addField()
{
    if (!m_record)
        return;
    m_meant = m_instance;
    ask(this, {tr("Add a member"), tr("Name of the new member"), {}, {}, {}}, [this](const QString& key) {
        if (!isMeant()) {
            Q_EMIT said(tr("The member %1 was not added: its instance is not there any more.").arg(key));
            return;
        }
        const auto fields = model::recordFields(latest());
        if (std::ranges::find(fields, key, &model::RecordField::key) != fields.end()) {
            sayInForm(tr("There is a member %1 already.").arg(key));
            return;
        }
        // Name and value are one edit: the record has the member once its value is typed.
        m_filling = true;
        const int row = m_form->rowCount();
        m_form->insertRow(row);
        fillRow(row, {key, {}, true, false});
        m_form->resizeColumnToContents(0);
        m_filling = false;
        m_awaited = key;
        // Later: the question that is being answered has the keys still.
        QMetaObject::invokeMethod(this, &RecordEditor::editAwaited, Qt::QueuedConnection);
    });
}

void RecordEditor::editAwaited()
{
    if (m_awaited.isEmpty())
        return;
    const int row = m_form->rowCount() - 1;
    m_form->setFocus();
    m_form->setCurrentCell(row, 1);
    m_form->editItem(m_form->item(row, 1));
}

void RecordEditor::endAwaited(QAbstractItemDelegate::EndEditHint how)
{
    if (m_awaited.isEmpty() || !m_record)
        return;
    // A value that was typed is taken already. None is one as well, but Esc takes the member back.
    const QString key = std::exchange(m_awaited, {});
    const auto record =
        how == QAbstractItemDelegate::RevertModelCache ? std::nullopt : model::withField(latest(), key, {});
    if (record)
        requestField(key, *record);
    else
        fillForm();
}

void RecordEditor::removeField()
{
    const QTableWidgetItem* item = m_record ? m_form->item(m_form->currentRow(), 0) : nullptr;
    if (item)
        requestField(item->text(), model::withoutField(latest(), item->text()));
}

void RecordEditor::check()
{
    const model::RecordReading reading = model::readRecord(m_text->toPlainText());
    m_problem->setText(m_record ? reading.problem : QString());
    const bool changed = m_record && reading.record != m_record;
    m_apply->setEnabled(m_editable && changed && reading.record);
    m_revert->setEnabled(m_editable && changed);
    // A line of the text is worth more than one that says nothing.
    m_problem->setVisible(!m_problem->text().isEmpty());
    markJsonProblem(*m_text, m_record && !reading.record ? std::optional(reading.offset) : std::nullopt);
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
    m_window->open();
}

void RecordEditor::apply()
{
    const QString text = m_text->toPlainText();
    const model::RecordReading reading = model::readRecord(text);
    if (!reading.record)
        return;
    m_committed = text;
    m_changed.clear();
    request(*reading.record);
}

void RecordEditor::revert()
{
    showText(recordText());
}

QString RecordEditor::recordText() const
{
    return m_record ? model::recordText(*m_record) : QString();
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
