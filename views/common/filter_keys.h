#pragma once

#include <QObject>

class QAbstractItemView;
class QLineEdit;

namespace chartroom::views {

/// The way from a field that filters a list into the list: Down and Page Down go to its current row, or its
/// first; Up at its first row comes back. With `choosing`, Return does with that row what it does in the
/// list. Belongs to the field.
class FilterKeys : public QObject
{
    Q_OBJECT

public:
    FilterKeys(QLineEdit& field, QAbstractItemView& list, bool choosing = true);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Makes a row the current one where none is. False: there is none.
    bool enter();

    QLineEdit& m_field;
    QAbstractItemView& m_list;
    bool m_choosing;
};

} // namespace chartroom::views
