#include "views/world/dialogs/difference_dialog.h"

#include "views/common/display_text.h"
#include "views/common/screen_room.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace chartroom::views {

DifferenceDialog::DifferenceDialog(const QString& sentence, const QStringList& files, ReadTexts read,
                                   QWidget* parent)
    : QDialog(parent)
    , m_read(std::move(read))
    , m_list(new QListWidget)
    , m_text(new QPlainTextEdit)
    , m_reader(new DifferenceReader(*m_text, this))
{
    setWindowTitle(tr("Difference"));
    auto* label = new QLabel(sentence);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    m_list->setAccessibleName(tr("Files"));
    for (const QString& file : files) {
        auto* row = new QListWidgetItem(singleLine(file));
        row->setData(Qt::UserRole, file);
        m_list->addItem(row);
    }
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setAccessibleName(tr("Difference of the selected file"));
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(m_list);
    splitter->addWidget(m_text);
    splitter->setStretchFactor(1, 3);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(splitter, 1);
    layout->addWidget(buttons);
    resizeOnScreen(*this, {860, 560});
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::currentRowChanged, this, &DifferenceDialog::showFile);
    m_list->setCurrentRow(0);
}

void DifferenceDialog::showFile()
{
    const QListWidgetItem* row = m_list->currentItem();
    if (!row)
        return;
    m_reader->show([read = m_read, file = row->data(Qt::UserRole).toString()](const core::Task& task) {
        return read(file, task);
    });
}

} // namespace chartroom::views
