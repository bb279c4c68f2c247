#include "views/common/plain_message.h"

#include <QLabel>
#include <QMessageBox>

namespace chartroom::views {

void showPlain(QMessageBox& box)
{
    box.setTextFormat(Qt::PlainText);
    // Which is the format of the text alone: the label of the informative text guesses still.
    for (QLabel* label : box.findChildren<QLabel*>())
        label->setTextFormat(Qt::PlainText);
}

void warn(QWidget* parent, const QString& title, const QString& sentence)
{
    QMessageBox box(QMessageBox::Warning, title, sentence, QMessageBox::Ok, parent);
    showPlain(box);
    box.exec();
}

} // namespace chartroom::views
