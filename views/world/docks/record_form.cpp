#include "views/world/docks/record_form.h"

#include "model/common/short_text.h"
#include "model/common/tip_text.h"
#include "model/world/instance_record.h"
#include "views/common/gaps.h"
#include "views/common/short_text_delegate.h"
#include "views/world/docks/content_column.h"
#include "views/world/docks/list_keys.h"
#include "views/world/docks/record_page.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace chartroom::views {

namespace {

/// Letters of what was typed in what is said of it.
constexpr qsizetype mostLetters = 60;

/// Tells when somebody types into a field.
class FieldDelegate : public ShortTextDelegate
{
public:
    FieldDelegate(std::function<void()> typed, QObject* parent)
        : ShortTextDelegate(parent)
        , m_typed(std::move(typed))
    {}

    [[nodiscard]] QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                        const QModelIndex& index) const override
    {
        QWidget* editor = ShortTextDelegate::createEditor(parent, option, index);
        if (auto* line = qobject_cast<QLineEdit*>(editor))
            connect(line, &QLineEdit::textEdited, line, [typed = m_typed] { typed(); });
        return editor;
    }

private:
    std::function<void()> m_typed;
};

} // namespace

RecordForm::RecordForm(const RecordInHand& record, QWidget* parent)
    : QWidget(parent)
    , m_record(record)
    , m_table(new QTableWidget(0, 2))
    , m_names(new ContentColumn(*m_table, *m_table->horizontalHeader(), 0,
                                [this] { return m_table->viewport()->width() / 2; }))
    , m_problem(makeProblemLine())
    , m_add(new QPushButton(tr("Add…")))
    , m_remove(new QPushButton(tr("Remove")))
{
    m_table->setHorizontalHeaderLabels({tr("Member"), tr("Value")});
    m_table->setAccessibleName(tr("Record as a form"));
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + wideGap);
    // A long text is cut where it ends: of several lines a row has room for the first word or two.
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    // What is said of a value is over when another one is typed.
    m_table->setItemDelegate(new FieldDelegate([this] { say({}); }, m_table));
    [[maybe_unused]] const ListKeys& keys = ListKeys::of(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    fillRecordPage(*this, m_table, m_problem, {m_add, m_remove});

    connect(m_table, &QTableWidget::cellChanged, this, &RecordForm::takeField);
    connect(m_table, &QTableWidget::currentCellChanged, this, &RecordForm::enableRemoval);
    connect(m_table->itemDelegate(), &QAbstractItemDelegate::closeEditor, this,
            [this](QWidget*, QAbstractItemDelegate::EndEditHint how) { endEdit(how); });
    connect(m_add, &QPushButton::clicked, this, &RecordForm::addRequested);
    connect(m_remove, &QPushButton::clicked, this, &RecordForm::remove);
}

void RecordForm::request(const QString& key, const std::string& record)
{
    say({});
    Q_EMIT changeRequested(key, record);
}

void RecordForm::setEditable(bool editable)
{
    m_editable = editable;
    m_add->setEnabled(editable);
    fill();
}

void RecordForm::fill()
{
    m_filling = true;
    m_awaited.clear();
    m_refused.reset();
    say({});
    const auto fields =
        m_record.shown ? model::recordFields(m_record.latest()) : std::vector<model::RecordField>();
    m_table->setRowCount(static_cast<int>(fields.size()));
    for (int row = 0; row < m_table->rowCount(); ++row)
        fillRow(row, fields[static_cast<std::size_t>(row)]);
    m_names->fit();
    m_filling = false;
    enableRemoval();
}

void RecordForm::say(const QString& sentence)
{
    m_problem->setText(sentence);
    // A row of the form is worth more than a line that says nothing.
    m_problem->setVisible(!sentence.isEmpty());
}

void RecordForm::enableRemoval()
{
    m_remove->setEnabled(m_editable && m_record.shown && m_table->currentRow() >= 0);
}

void RecordForm::fillRow(int row, const model::RecordField& field)
{
    auto* key = new QTableWidgetItem(field.key);
    key->setToolTip(model::tipText(field.key));
    key->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    auto* value = new QTableWidgetItem(field.value);
    value->setFlags(key->flags().setFlag(Qt::ItemIsEditable, m_editable && !field.isFixed));
    if (field.isFixed)
        value->setToolTip(tr("Follows from the instance's place"));
    m_table->setItem(row, 0, key);
    m_table->setItem(row, 1, value);
}

void RecordForm::takeField(int row, int column)
{
    if (m_filling || column != 1 || !m_record.shown)
        return;
    const QString key = m_table->item(row, 0)->text();
    const QString typed = m_table->item(row, 1)->text();
    const auto record = model::withField(m_record.latest(), key, typed);
    if (!record) {
        const bool isOpen = m_table->indexWidget(m_table->model()->index(row, 1)) != nullptr;
        fill();
        if (isOpen)
            m_refused = {key, typed};
        const QString why =
            tr("%1 is no text: its value must be JSON, such as 12, true or [1, 2]. A text goes "
               "in quotes: %2.")
                .arg(model::shortText(key, mostLetters),
                     model::shortText(model::quotedText(typed), mostLetters));
        say(why);
        Q_EMIT refused(why);
        return;
    }
    say({});
    if (key == m_awaited)
        m_awaited.clear();
    if (*record != m_record.latest())
        request(key, *record);
}

void RecordForm::endEdit(QAbstractItemDelegate::EndEditHint how)
{
    if (m_refused)
        // Later: who leaves the field is on the way elsewhere, or gives the keys back to the list.
        QMetaObject::invokeMethod(this, &RecordForm::openRefused, Qt::QueuedConnection);
    else if (how == QAbstractItemDelegate::RevertModelCache)
        say({});
    endAwaited(how);
}

void RecordForm::openRefused()
{
    const auto typed = std::exchange(m_refused, std::nullopt);
    QTableWidgetItem* item = m_table->currentItem();
    // The question of a close may have the keys meanwhile, and gives them back.
    if (!typed || m_table->window()->focusWidget() != m_table || !item || item->column() != 1 ||
        m_table->item(item->row(), 0)->text() != typed->key)
        return;
    m_table->editItem(item);
    if (auto* field = qobject_cast<QLineEdit*>(m_table->indexWidget(m_table->currentIndex())))
        field->setText(typed->text);
}

void RecordForm::add(const QString& key)
{
    if (!m_record.shown)
        return;
    const auto fields = model::recordFields(m_record.latest());
    if (std::ranges::find(fields, key, &model::RecordField::key) != fields.end()) {
        say(tr("There is a member %1 already.").arg(key));
        return;
    }
    // Name and value are one edit: the record has the member once its value is typed.
    m_filling = true;
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    fillRow(row, {key, {}, true, false});
    m_names->fit();
    m_filling = false;
    m_awaited = key;
    // Later: the question that is being answered has the keys still.
    QMetaObject::invokeMethod(this, &RecordForm::editAwaited, Qt::QueuedConnection);
}

void RecordForm::editAwaited()
{
    if (m_awaited.isEmpty())
        return;
    const int row = m_table->rowCount() - 1;
    m_table->setFocus();
    m_table->setCurrentCell(row, 1);
    m_table->editItem(m_table->item(row, 1));
}

void RecordForm::endAwaited(QAbstractItemDelegate::EndEditHint how)
{
    if (m_awaited.isEmpty() || !m_record.shown)
        return;
    // A value that was typed is taken already. None is one as well, but Esc takes the member back.
    const QString key = std::exchange(m_awaited, {});
    const auto record = how == QAbstractItemDelegate::RevertModelCache
                            ? std::nullopt
                            : model::withField(m_record.latest(), key, {});
    if (record)
        request(key, *record);
    else
        fill();
}

void RecordForm::remove()
{
    const QTableWidgetItem* item = m_record.shown ? m_table->item(m_table->currentRow(), 0) : nullptr;
    if (item)
        request(item->text(), model::withoutField(m_record.latest(), item->text()));
}

} // namespace chartroom::views
