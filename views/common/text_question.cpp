#include "views/common/text_question.h"

#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace chartroom::views {

namespace {
/// Logical pixels that a title bar needs beside its text.
constexpr int titleButtons = 180;
/// A line above the buttons for what is wrong with what is typed.
QLabel* addComplaint(QInputDialog& dialog)
{
    auto* complaint = new QLabel;
    complaint->setTextFormat(Qt::PlainText);
    // The dialog is not to grow with the first letter.
    complaint->setMinimumHeight(complaint->fontMetrics().lineSpacing());
    auto* layout = static_cast<QVBoxLayout*>(dialog.layout());
    layout->insertWidget(layout->count() - 1, complaint);
    return complaint;
}

} // namespace

QInputDialog* ask(QWidget* parent, const TextQuestion& question,
                  const std::function<void(const QString& text)>& take)
{
    auto* dialog = new QInputDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(question.title);
    dialog->setLabelText(question.label);
    // The title as well: beside it a window has its buttons.
    if (auto* label = dialog->findChild<QLabel*>()) {
        label->setTextFormat(Qt::PlainText);
        label->setMinimumWidth(dialog->fontMetrics().horizontalAdvance(question.title) + titleButtons);
    }
    if (!question.choices.isEmpty()) {
        dialog->setComboBoxItems(question.choices);
        dialog->setComboBoxEditable(true);
    }
    if (!question.text.isEmpty() || question.choices.isEmpty())
        dialog->setTextValue(question.text);
    QObject::connect(dialog, &QInputDialog::textValueSelected, parent, take);
    dialog->open();
    QLabel* complaint = question.problem ? addComplaint(*dialog) : nullptr;
    const auto check = [dialog, complaint, problem = question.problem](const QString& text) {
        const bool blank = text.trimmed().isEmpty();
        const QString why = complaint && !blank ? problem(text) : QString();
        if (complaint)
            complaint->setText(why);
        dialog->findChild<QDialogButtonBox*>()
            ->button(QDialogButtonBox::Ok)
            ->setEnabled(!blank && why.isEmpty());
    };
    QObject::connect(dialog, &QInputDialog::textValueChanged, dialog, check);
    check(dialog->textValue());
    return dialog;
}

} // namespace chartroom::views
