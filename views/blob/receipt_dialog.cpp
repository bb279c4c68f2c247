#include "views/blob/receipt_dialog.h"

#include "model/common/rows_model.h"
#include "views/common/display_text.h"
#include "views/common/screen_room.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace chartroom::views {

namespace {
constexpr int mostColumnWidth = 360;
} // namespace

ReceiptDialog::ReceiptDialog(const QString& output, const blob::Receipt& receipt, bool tooLate,
                             QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Mended"));
    QStringList sentences;
    if (tooLate)
        sentences << tr("It was too late to cancel: the copy was finished already.");
    sentences << tr("Written: %1").arg(singleLine(QDir::toNativeSeparators(output)))
              << model::receiptText(receipt);
    auto* const text = new QLabel(sentences.join(QLatin1Char('\n')));
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* const rows = new model::RowsModel(this);
    rows->setSource(model::receiptRows(receipt));
    auto* const table = new QTableView;
    table->setModel(rows);
    table->setAccessibleName(tr("Changed places"));
    table->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->resizeColumnsToContents();
    for (int column = 0; column < rows->columnCount(); ++column)
        table->setColumnWidth(column, std::min(table->columnWidth(column), mostColumnWidth));
    table->horizontalHeader()->setStretchLastSection(true);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* const open = buttons->addButton(tr("&Open the Copy"), QDialogButtonBox::ActionRole);
    connect(open, &QPushButton::clicked, this, [this, output] {
        Q_EMIT openRequested(output);
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(table, 1);
    layout->addWidget(buttons);
    resizeOnScreen(*this, {720, 360});
}

} // namespace chartroom::views
