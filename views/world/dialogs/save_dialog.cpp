#include "views/world/dialogs/save_dialog.h"

#include "model/common/number_text.h"
#include "views/common/display_text.h"
#include "views/common/empty_state.h"
#include "views/common/icons.h"
#include "views/common/screen_room.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace chartroom::views {

namespace {

constexpr QSize differenceSize(760, 620);
constexpr int listHeight = 180;

} // namespace

SaveDialog::SaveDialog(const QString& worldName, QWidget* parent)
    : QDialog(parent)
    , m_summary(new QLabel(tr("Working out what will be written…")))
    , m_list(new QTreeWidget)
    , m_difference(new QPlainTextEdit)
    , m_reader(new DifferenceReader(*m_difference, this))
    , m_toggle(new QPushButton(tr("Show &Difference")))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel))
{
    setWindowTitle(tr("Save %1").arg(titleText(worldName)));
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_list->setColumnCount(3);
    m_list->setHeaderLabels({tr("File"), tr("What happens"), tr("Bytes")});
    m_list->headerItem()->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setAccessibleName(tr("Files that will be written"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_difference->setReadOnly(true);
    m_difference->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_difference->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_difference->setAccessibleName(tr("Difference of the selected file"));
    m_difference->hide();
    m_toggle->setCheckable(true);
    // Enter saves, wherever the focus is.
    m_toggle->setAutoDefault(false);
    m_toggle->setEnabled(false);
    m_buttons->button(QDialogButtonBox::Save)->setEnabled(false);
    m_buttons->button(QDialogButtonBox::Save)->setText(tr("&Save"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    m_buttons->addButton(m_toggle, QDialogButtonBox::ActionRole);

    auto* splitter = new QSplitter(Qt::Vertical);
    m_state = new EmptyState(m_list, tr("Nothing differs from the files: there is nothing to write."));
    splitter->addWidget(m_state);
    splitter->addWidget(m_difference);
    splitter->setStretchFactor(1, 2);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(splitter, 1);
    layout->addWidget(m_buttons);
    resizeOnScreen(*this, {640, 360});

    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &SaveDialog::showDifference);
    connect(m_toggle, &QPushButton::toggled, this, [this, splitter](bool on) {
        m_difference->setVisible(on);
        if (on) {
            resizeOnScreen(*this, size().expandedTo(differenceSize));
            splitter->setSizes({listHeight, differenceSize.height() - listHeight});
        }
        showDifference();
    });
}

void SaveDialog::setFiles(const std::vector<File>& files, ReadTexts readTexts)
{
    m_readTexts = std::move(readTexts);
    m_list->clear();
    QList<QTreeWidgetItem*> rows;
    rows.reserve(static_cast<qsizetype>(files.size()));
    for (const File& file : files) {
        const QString what = file.isKept  ? tr("kept as it was: saving loses something of it")
                             : file.isNew ? tr("new")
                                          : tr("changed");
        auto* row = new QTreeWidgetItem({singleLine(file.name), what, model::bytesText(file.bytes)});
        row->setIcon(1, icon(file.isKept ? Icon::Copy : file.isNew ? Icon::Add : Icon::Save));
        row->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        rows << row;
    }
    m_list->addTopLevelItems(rows);
    m_state->setEmpty(files.empty());
    const int count = static_cast<int>(files.size());
    m_summary->setText(count == 0 ? QString()
                                  : tr("%Ln file(s) will be written, all of them or none:", nullptr, count));
    m_toggle->setEnabled(!files.empty());
    QPushButton* save = m_buttons->button(QDialogButtonBox::Save);
    save->setEnabled(!files.empty());
    if (files.empty())
        return;
    // While the list was worked out only Cancel could have the focus, and with it Enter.
    save->setDefault(true);
    m_list->setFocus();
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

void SaveDialog::setProblem(const QString& sentence)
{
    m_summary->setText(sentence);
    // Nothing is known of what there is to write.
    m_state->setEmpty(false);
    m_buttons->button(QDialogButtonBox::Save)->setEnabled(false);
}

QString SaveDialog::summary() const
{
    return m_summary->text();
}

void SaveDialog::showDifference()
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (row < 0 || !m_toggle->isChecked())
        return;
    m_reader->show([read = m_readTexts, row](const core::Task& task) {
        return read(static_cast<std::size_t>(row), task);
    });
}

} // namespace chartroom::views
