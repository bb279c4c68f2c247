#include "views/world/docks/content_column.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace chartroom::views {

ContentColumn::ContentColumn(QAbstractItemView& view, QHeaderView& header, int column,
                             std::function<int()> most)
    : QObject(&view)
    , m_view(view)
    , m_header(header)
    , m_column(column)
    , m_most(std::move(most))
{
    view.viewport()->installEventFilter(this);
    // The columns that follow their content are as wide as the header likes until it is laid out, which is
    // after the list has its width. Later: the header is at it.
    connect(&header, &QHeaderView::sectionResized, this, [this](int section) {
        if (section != m_column && m_header.sectionResizeMode(section) == QHeaderView::ResizeToContents)
            fitLater();
    });
    connect(view.model(), &QAbstractItemModel::layoutChanged, this, &ContentColumn::fitLater);
    connect(view.model(), &QAbstractItemModel::rowsInserted, this, &ContentColumn::fitLater);
    // Rows that come into sight may need more. A column that shrinks under the wheel would be restless.
    connect(view.verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        if (wanted() > m_header.sectionSize(m_column))
            fit();
    });
}

void ContentColumn::fitLater()
{
    if (std::exchange(m_waits, true))
        return;
    QMetaObject::invokeMethod(this, &ContentColumn::fit, Qt::QueuedConnection);
}

void ContentColumn::fit()
{
    m_waits = false;
    m_header.resizeSection(m_column, std::min(wanted(), m_most()));
}

int ContentColumn::wanted() const
{
    return std::max(m_view.sizeHintForColumn(m_column), m_header.sectionSizeHint(m_column));
}

bool ContentColumn::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        fit();
    return QObject::eventFilter(watched, event);
}

} // namespace chartroom::views
