#include "app/recent_card.h"

#include "app/recent_files.h"
#include "model/common/short_text.h"
#include "views/common/finding_text.h"
#include "views/common/status_colours.h"
#include "views/common/time_text.h"

#include <QDateTime>
#include <QPainter>
#include <QPainterPath>

namespace chartroom::app {

namespace {

constexpr int margin = 8;
constexpr int pictureWidth = 216;
constexpr int pictureHeight = 128;
constexpr int signSize = 16;

views::Icon kindIcon(const QString& kind)
{
    if (kind == QLatin1String("world"))
        return views::Icon::World;
    return kind.startsWith(QLatin1String("blob")) ? views::Icon::Blob : views::Icon::Blueprint;
}

/// The sign, colour and word of what is known about a document.
struct Standing
{
    QIcon sign;
    QColor colour;
    QString word;
};

Standing standing(const QModelIndex& index, const QPalette& palette)
{
    using views::Icon;
    using views::StatusColours;
    if (index.data(RecentFiles::MissingRole).toBool()) {
        const QColor colour = StatusColours::caution(palette).sign;
        return {views::icon(Icon::Warning, colour), colour, RecentCard::tr("Missing")};
    }
    const QString verdict = index.data(RecentFiles::VerdictRole).toString();
    if (verdict == QLatin1String("accepted")) {
        const QColor colour = StatusColours::good(palette).sign;
        return {views::icon(Icon::Ok, colour), colour, views::verdictText(core::Verdict::Accepted)};
    }
    if (verdict == QLatin1String("rejected") || verdict == QLatin1String("unreadable")) {
        const QColor colour = StatusColours::bad(palette).sign;
        return {views::icon(Icon::Error, colour), colour,
                views::verdictText(verdict == QLatin1String("rejected") ? core::Verdict::Rejected
                                                                        : core::Verdict::Unreadable)};
    }
    return {};
}

void drawPicture(QPainter& painter, const QRect& area, const QModelIndex& index, const QPalette& palette)
{
    painter.fillRect(area, palette.color(QPalette::AlternateBase));
    const QImage picture = index.data(RecentFiles::PictureRole).value<QImage>();
    if (picture.isNull()) {
        QRect symbol(0, 0, 48, 48);
        symbol.moveCenter(area.center());
        views::icon(kindIcon(index.data(RecentFiles::KindRole).toString()),
                    palette.color(QPalette::PlaceholderText))
            .paint(&painter, symbol);
        return;
    }
    // All of it is seen; what is beside it goes on in the colour of its corner.
    painter.fillRect(area, picture.pixelColor(0, 0));
    QRect place(QPoint(), picture.size().scaled(area.size(), Qt::KeepAspectRatio));
    place.moveCenter(area.center());
    painter.drawImage(place, picture);
}

} // namespace

QSize RecentCard::cardSize(const QFontMetrics& metrics)
{
    return {pictureWidth + 2 * margin, pictureHeight + 4 * metrics.lineSpacing() + 4 * margin};
}

QSize RecentCard::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return cardSize(option.fontMetrics);
}

void RecentCard::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QPalette& palette = option.palette;
    const bool selected =
        option.state.testFlag(QStyle::State_Selected) && option.state.testFlag(QStyle::State_HasFocus);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    const QRect card = option.rect.adjusted(1, 1, -1, -1);

    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QPainterPath outline;
    outline.addRoundedRect(QRectF(card).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    painter->fillPath(outline, palette.color(QPalette::Base));
    painter->save();
    painter->setClipPath(outline);
    const QRect picture(card.left(), card.top(), card.width(), pictureHeight + margin);
    drawPicture(*painter, picture, index, palette);
    painter->restore();
    QColor edge = palette.color(hovered || selected ? QPalette::Highlight : QPalette::Mid);
    painter->setPen(QPen(edge, selected ? 2 : 1));
    painter->drawPath(outline);

    const int line = option.fontMetrics.lineSpacing();
    QRect text(card.left() + margin, picture.bottom() + margin, card.width() - 2 * margin, line);
    QFont bold = option.font;
    bold.setBold(true);
    painter->setFont(bold);
    painter->setPen(palette.color(QPalette::Text));
    painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(bold).elidedText(model::shortText(index.data().toString()),
                                                    Qt::ElideMiddle, text.width()));

    painter->setFont(option.font);
    text.translate(0, line + 2);
    QColor faint = palette.color(QPalette::Text);
    faint.setAlphaF(0.7F);
    painter->setPen(faint);
    painter->drawText(
        text, Qt::AlignLeft | Qt::AlignVCenter,
        option.fontMetrics.elidedText(model::shortText(index.data(RecentFiles::PlaceRole).toString()),
                                      Qt::ElideLeft, text.width()));
    text.translate(0, line);
    QRect rest = text;
    const Standing known = standing(index, palette);
    if (!known.word.isEmpty()) {
        known.sign.paint(painter,
                         QRect(text.left(), text.center().y() - signSize / 2 + 1, signSize, signSize));
        rest.setLeft(text.left() + signSize + 4);
        painter->setPen(known.colour);
        painter->drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, known.word);
        rest.setLeft(rest.left() + option.fontMetrics.horizontalAdvance(known.word + QLatin1Char(' ')));
    }
    painter->setPen(faint);
    const QString kind = kindText(index.data(RecentFiles::KindRole).toString());
    painter->drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                      known.word.isEmpty() ? kind : QStringLiteral("· ") + kind);
    text.translate(0, line);
    painter->drawText(
        text, Qt::AlignLeft | Qt::AlignVCenter,
        whenText(index.data(RecentFiles::OpenedRole).toDateTime(), QDateTime::currentDateTime()));
    painter->restore();
}

QString RecentCard::whenText(const QDateTime& when, const QDateTime& now)
{
    if (!when.isValid())
        return {};
    const qint64 days = when.toLocalTime().date().daysTo(now.toLocalTime().date());
    if (days == 0)
        return tr("today %1").arg(views::clockText(when));
    if (days == 1)
        return tr("yesterday %1").arg(views::clockText(when));
    return views::dateText(when);
}

QString RecentCard::kindText(const QString& kind)
{
    if (kind == QLatin1String("blueprint"))
        return tr("Blueprint");
    if (kind == QLatin1String("world"))
        return tr("World");
    if (kind == QLatin1String("blob"))
        return tr("Blob");
    if (kind == QLatin1String("blobs"))
        return tr("Folder of blobs");
    return kind;
}

} // namespace chartroom::app
