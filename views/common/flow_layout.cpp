#include "views/common/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace chartroom::views {

FlowLayout::FlowLayout(QWidget* parent, int spacing)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

FlowLayout::~FlowLayout()
{
    for (QLayoutItem* const item : m_items)
        delete item;
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.push_back(item);
    invalidate();
}

void FlowLayout::insertWidget(int place, QWidget* widget)
{
    addChildWidget(widget);
    const auto before = std::clamp<std::ptrdiff_t>(place, 0, std::ssize(m_items));
    m_items.insert(m_items.begin() + before, new QWidgetItem(widget));
    invalidate();
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    QLayoutItem* const item = itemAt(index);
    if (item != nullptr) {
        m_items.erase(m_items.begin() + index);
        invalidate();
    }
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    int used = 0;
    const QMargins margins = contentsMargins();
    (void)places(QRect(0, 0, width - margins.left() - margins.right(), 0), used);
    return used + margins.top() + margins.bottom();
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* const item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    int used = 0;
    const std::vector<QRect> rects = places(area.marginsRemoved(contentsMargins()), used);
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        if (!m_items[i]->isEmpty())
            m_items[i]->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), area, rects[i]));
    }
}

std::vector<QRect> FlowLayout::places(const QRect& area, int& used) const
{
    std::vector<QRect> result(m_items.size());
    QPoint at = area.topLeft();
    int rowHeight = 0;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        if (m_items[i]->isEmpty())
            continue;
        const QSize size = m_items[i]->sizeHint();
        if (at.x() > area.left() && at.x() + size.width() > area.left() + area.width()) {
            at = QPoint(area.left(), at.y() + rowHeight + spacing());
            rowHeight = 0;
        }
        result[i] = QRect(at, size);
        at.rx() += size.width() + spacing();
        rowHeight = std::max(rowHeight, size.height());
    }
    used = at.y() + rowHeight - area.top();
    return result;
}

} // namespace chartroom::views
