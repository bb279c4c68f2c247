#pragma once

#include <QObject>

#include <functional>

class QAbstractItemView;
class QHeaderView;

namespace chartroom::views {

/// Keeps a column of a list as wide as what is in its rows, as far as the other columns leave room: it
/// follows the width of the list, that of the columns which follow their content, and the rows in sight.
class ContentColumn : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the view, whose header that is and which has its model. `most`: the room that there is for
    /// the column now, in pixels.
    ContentColumn(QAbstractItemView& view, QHeaderView& header, int column, std::function<int()> most);

    /// To be called when the rows are others.
    void fit();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// fit(), once for all that happens before it.
    void fitLater();
    /// The width of the content and of the heading, in pixels.
    [[nodiscard]] int wanted() const;

    QAbstractItemView& m_view;
    QHeaderView& m_header;
    int m_column;
    std::function<int()> m_most;
    bool m_waits = false; ///< fit() is called in a moment
};

} // namespace chartroom::views
