#include "views/world/docks/palette_delegate.h"

#include "model/common/number_text.h"
#include "model/common/short_text.h"
#include "model/world/world_text.h"

#include <QApplication>
#include <QPainter>

namespace chartroom::views {

using model::PaletteModel;

namespace {

constexpr int padding = 4;

int leastWidth(const QFontMetrics& metrics)
{
    return metrics.averageCharWidth() * 16 + PaletteDelegate::pictureSide;
}

/// A glyph on a colour, dark or light as the colour is.
QImage glyphPicture(char16_t symbol, const QColor& colour, int side)
{
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(colour);
    QPainter painter(&image);
    QFont font;
    font.setPixelSize(side * 5 / 8);
    painter.setFont(font);
    painter.setPen(qGray(colour.rgb()) > 128 ? Qt::black : Qt::white);
    painter.drawText(image.rect(), Qt::AlignCenter, QString(QChar(symbol)));
    return image;
}

} // namespace

QPixmap PaletteDelegate::picture(const PaletteModel& model, char16_t symbol, qreal ratio) const
{
    const int side = qRound(pictureSide * ratio);
    const model::PaletteRow* row = model.row(model.find(symbol));
    QPixmap pixmap =
        QPixmap::fromImage(m_pictureOf ? m_pictureOf(symbol, side)
                                       : glyphPicture(symbol, row ? row->color : QColor(Qt::gray), side));
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

void PaletteDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const auto symbol = static_cast<char16_t>(index.data(PaletteModel::SymbolRole).value<ushort>());
    const auto uses = index.data(PaletteModel::UsesRole).toULongLong();
    QStyleOptionViewItem background = option;
    background.showDecorationSelected = true;
    QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &background, painter, option.widget);

    QRect box = option.rect.adjusted(padding, padding, -padding, -padding);
    QImage picture;
    const qreal ratio = painter->device()->devicePixelRatioF();
    const int side = qRound(pictureSide * ratio);
    if (m_pictureOf)
        picture = m_pictureOf(symbol, side);
    else
        picture = glyphPicture(symbol, index.data(PaletteModel::ColorRole).value<QColor>(), side);
    painter->drawImage(QRect(box.topLeft(), QSize(pictureSide, pictureSide)), picture);

    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QPalette::ColorRole role = selected ? QPalette::HighlightedText : QPalette::Text;
    box.setLeft(box.left() + pictureSide + 2 * padding);
    painter->setPen(option.palette.color(role));
    const QFontMetrics metrics = option.fontMetrics;
    const QString name =
        metrics.elidedText(model::shortText(index.data().toString()), Qt::ElideRight, box.width());
    painter->drawText(QRect(box.left(), box.top(), box.width(), pictureSide / 2), Qt::AlignVCenter, name);
    if (!selected)
        painter->setPen(option.palette.color(QPalette::PlaceholderText));
    const QString count = tr("%1 ×").arg(model::countText(uses));
    painter->drawText(QRect(box.left(), box.top() + pictureSide / 2, box.width(), pictureSide / 2),
                      Qt::AlignVCenter, metrics.elidedText(count, Qt::ElideRight, box.width()));
}

bool PaletteDelegate::fitTo(int width, const QFont& font)
{
    // The view breaks a row that fills it to the last pixel.
    const int room = width - 1;
    const int side = std::max(1, room / leastWidth(QFontMetrics(font)));
    const int before = std::exchange(m_width, std::max(1, room / side));
    return before != m_width;
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {m_width > 0 ? m_width : leastWidth(option.fontMetrics), pictureSide + 2 * padding};
}

} // namespace chartroom::views
