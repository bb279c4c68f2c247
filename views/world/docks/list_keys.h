#pragma once

#include <QKeySequence>
#include <QObject>

#include <map>

class QAbstractItemView;
class QAction;
class QKeyEvent;

namespace chartroom::views {

/// Keys that a list answers itself while it has the focus, whatever the window does with the same keys: those
/// that are bound here, F2, Return, and in a form, where typing edits the current cell, letters and digits.
class ListKeys : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the view. F2 and Return are the list's own from the start.
    explicit ListKeys(QAbstractItemView* view);

    /// The keys of a view; made when there are none yet.
    [[nodiscard]] static ListKeys& of(QAbstractItemView* view);
    void bind(const QKeySequence& key, QAction* action);
    /// Left and right go from one cell of a row that can be edited or checked to the next.
    void walkCells();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] static QKeySequence sequenceOf(const QKeyEvent& event);
    [[nodiscard]] bool isTyped(const QKeyEvent& event) const;
    void stepCell(int by);

    QAbstractItemView* m_view;
    bool m_walksCells = false;
    std::map<QKeySequence, QAction*> m_actions;
};

} // namespace chartroom::views
