#pragma once

#include <QStackedWidget>

class QAbstractItemModel;
class QAbstractItemView;
class QLabel;

namespace chartroom::views {

/// A dock's content, or, while there is nothing to show, a sentence that says what would fill it.
class EmptyState : public QStackedWidget
{
    Q_OBJECT

public:
    /// Takes the content over; starts empty.
    EmptyState(QWidget* content, const QString& text, QWidget* parent = nullptr);
    /// Around a list that is filtered: says `nothing` while `all` has no rows, and when there are some but
    /// none that matches, that.
    [[nodiscard]] static EmptyState* ofList(QAbstractItemView* view, const QAbstractItemModel* all,
                                            const QString& nothing);

    void setText(const QString& text);
    [[nodiscard]] QString text() const;
    void setEmpty(bool empty);
    [[nodiscard]] bool isEmpty() const { return currentIndex() == 1; }

private:
    QLabel* m_label;
};

} // namespace chartroom::views
