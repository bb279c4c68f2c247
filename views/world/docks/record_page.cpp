#include "views/world/docks/record_page.h"

#include "views/common/gaps.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace chartroom::views {

QLabel* makeProblemLine()
{
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

void fillRecordPage(QWidget& page, QWidget* main, QLabel* problem,
                    std::initializer_list<QPushButton*> buttons)
{
    auto* layout = new QVBoxLayout(&page);
    layout->setContentsMargins(narrowGap, narrowGap, narrowGap, narrowGap);
    layout->setSpacing(narrowGap);
    layout->addWidget(main, 1);
    layout->addWidget(problem);
    auto* row = new QHBoxLayout;
    for (QPushButton* button : buttons)
        row->addWidget(button);
    row->addStretch(1);
    layout->addLayout(row);
}

} // namespace chartroom::views
