#include "views/common/byte_inspector.h"

#include "model/common/byte_values_model.h"
#include "views/common/empty_state.h"

#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QHeaderView>
#include <QShortcut>
#include <QTableView>
#include <QVBoxLayout>

namespace chartroom::views {

using model::ByteValuesModel;

ByteInspector::ByteInspector(QWidget* parent)
    : QWidget(parent)
    , m_model(new ByteValuesModel(this))
    , m_table(new QTableView(this))
    , m_state(
          new EmptyState(m_table, tr("What the bytes at the caret mean, as number, string or count."), this))
{
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Values at the caret"));
    m_table->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_table->horizontalHeader()->setFont(QApplication::font());
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 4);
    m_table->horizontalHeader()->setSectionResizeMode(ByteValuesModel::TypeColumn,
                                                      QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(ByteValuesModel::LittleColumn, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(ByteValuesModel::BigColumn, QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_state);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (const std::uint64_t length = m_model->length(index.row()); length > 0)
            Q_EMIT rangeChosen({m_offset, length});
    });
    connect(new QShortcut(QKeySequence::Copy, m_table, nullptr, nullptr, Qt::WidgetShortcut),
            &QShortcut::activated, this, &ByteInspector::copy);
}

void ByteInspector::setFile(std::shared_ptr<const core::MappedFile> file)
{
    m_file = std::move(file);
    m_state->setEmpty(!m_file || m_file->bytes().empty());
    refresh();
}

void ByteInspector::inspect(std::uint64_t offset)
{
    m_offset = offset;
    refresh();
}

void ByteInspector::refresh()
{
    const core::Bytes bytes =
        m_file ? m_file->bytes().first(static_cast<std::size_t>(m_file->remaining())) : core::Bytes();
    m_model->setValues(model::byteValues(bytes, m_offset));
}

void ByteInspector::copy() const
{
    QStringList cells;
    for (const QModelIndex& index : m_table->selectionModel()->selectedIndexes())
        cells << index.data().toString();
    if (!cells.isEmpty())
        QApplication::clipboard()->setText(cells.join(QLatin1Char('\n')));
}

} // namespace chartroom::views
