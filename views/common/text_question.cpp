#include "views/common/text_question.h"

#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>

namespace chartroom::views {

namespace {
/// Logical pixels that a title bar needs beside its text.
constexpr int titleButtons = 180;
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
    const auto enable = [dialog, answers = question.answers](const QString& text) {
        const bool complete = answers ? answers(text) : !text.trimmed().isEmpty();
        dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->setEnabled(complete);
    };
    QObject::connect(dialog, &QInputDialog::textValueChanged, dialog, enable);
    enable(dialog->textValue());
    return dialog;
}

} // namespace chartroom::views
