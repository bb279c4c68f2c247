#pragma once

#include <QLayout>

#include <vector>

namespace chartroom::views {

/// Lays items out in rows, like words: one that does not fit begins the next row. Hidden ones take no place.
class FlowLayout : public QLayout
{
public:
    explicit FlowLayout(QWidget* parent, int spacing);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    /// Puts a widget before the item at a place; behind all for one beyond them.
    void insertWidget(int place, QWidget* widget);
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    [[nodiscard]] QLayoutItem* takeAt(int index) override;

    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
    /// As wide as the widest item.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& area) override;

private:
    /// Where each item goes in an area of that place and width; `used` is how far down the rows reach.
    [[nodiscard]] std::vector<QRect> places(const QRect& area, int& used) const;

    std::vector<QLayoutItem*> m_items;
};

} // namespace chartroom::views
