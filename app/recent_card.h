#pragma once

#include <QStyledItemDelegate>

namespace chartroom::app {

/// Paints a recent document as a card: picture, name, verdict and kind, when it was open.
class RecentCard : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The size of a card with this font, logical pixels.
    [[nodiscard]] static QSize cardSize(const QFontMetrics& metrics);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// "today 14:02", "yesterday 9:30" or a date, in local time.
    [[nodiscard]] static QString whenText(const QDateTime& when, const QDateTime& now);
    /// A kind of document, in the user's language.
    [[nodiscard]] static QString kindText(const QString& kind);
};

} // namespace chartroom::app
