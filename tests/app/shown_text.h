#pragma once

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QLabel>
#include <QStringList>

#include <functional>

namespace chartroom::test {

/// All that can be read in a widget: labels, fields, cells.
[[nodiscard]] inline QString shownText(const QWidget& widget)
{
    QStringList all;
    for (const QLabel* label : widget.findChildren<QLabel*>())
        all << label->text();
    for (const QAbstractSpinBox* box : widget.findChildren<QAbstractSpinBox*>())
        all << box->text();
    for (const QAbstractItemView* view : widget.findChildren<QAbstractItemView*>()) {
        const QAbstractItemModel* const model = view->model();
        std::function<void(const QModelIndex&)> walk = [&](const QModelIndex& parent) {
            for (int row = 0; model && row < model->rowCount(parent); ++row) {
                for (int column = 0; column < model->columnCount(parent); ++column)
                    all << model->index(row, column, parent).data().toString();
                walk(model->index(row, 0, parent));
            }
        };
        walk({});
    }
    return all.join(QLatin1Char('\n'));
}

} // namespace chartroom::test
