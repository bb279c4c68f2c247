#include "views/common/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QMetaEnum>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <array>

namespace chartroom::views {

namespace {

constexpr std::array names{"about",
                           "add",
                           "application",
                           "back",
                           "biome",
                           "blob",
                           "blueprint",
                           "bookmark",
                           "brush",
                           "brush-larger",
                           "brush-round",
                           "brush-smaller",
                           "chunk",
                           "close",
                           "copy",
                           "delete",
                           "depth",
                           "down",
                           "eraser",
                           "error",
                           "export",
                           "eye",
                           "eye-off",
                           "fill",
                           "fit",
                           "float",
                           "forward",
                           "full-screen",
                           "goto",
                           "grid",
                           "height",
                           "history",
                           "hole",
                           "instance",
                           "layers",
                           "lock",
                           "minimap",
                           "mirror-horizontal",
                           "mirror-vertical",
                           "note",
                           "ok",
                           "open",
                           "open-folder",
                           "outline",
                           "palette",
                           "params",
                           "picker",
                           "quit",
                           "random",
                           "recent",
                           "rectangle",
                           "redo",
                           "reload",
                           "road",
                           "same",
                           "sample",
                           "save",
                           "search",
                           "sections",
                           "select",
                           "select-add",
                           "select-intersect",
                           "select-subtract",
                           "settings",
                           "stamp",
                           "surface",
                           "town",
                           "turn-left",
                           "turn-right",
                           "undo",
                           "unlock",
                           "up",
                           "wand",
                           "warning",
                           "water",
                           "world",
                           "zoom-in",
                           "zoom-original",
                           "zoom-out"};
static_assert(names.size() == static_cast<std::size_t>(Icon::ZoomOut) + 1);

/// Draws an SVG whose lines are `currentColor`, in the colour that the palette has when it is painted.
class IconEngine : public QIconEngine
{
public:
    IconEngine(QString name, QColor colour)
        : m_name(std::move(name))
        , m_colour(std::move(colour))
    {}

    QIconEngine* clone() const override { return new IconEngine(m_name, m_colour); }
    QString key() const override { return QStringLiteral("chartroom"); }
    QString iconName() override { return m_name; }
    bool isNull() override { return false; }
    QSize actualSize(const QSize& size, QIcon::Mode, QIcon::State) override
    {
        const int side = qMin(size.width(), size.height());
        return {side, side};
    }
    QList<QSize> availableSizes(QIcon::Mode, QIcon::State) override { return {{16, 16}, {24, 24}}; }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const int side = qMin(rect.width(), rect.height());
        QRect square(0, 0, side, side);
        square.moveCenter(rect.center());
        const qreal ratio = painter->device() ? painter->device()->devicePixelRatio() : qreal(1);
        QPixmap pixmap = drawn((QSizeF(square.size()) * ratio).toSize(), colour(mode));
        pixmap.setDevicePixelRatio(ratio);
        painter->drawPixmap(square, pixmap);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override
    {
        return drawn(size, colour(mode));
    }

private:
    QColor colour(QIcon::Mode mode) const
    {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Selected)
            return palette.color(QPalette::Active, QPalette::HighlightedText);
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::WindowText);
        return m_colour.isValid() ? m_colour : palette.color(QPalette::Active, QPalette::WindowText);
    }

    QPixmap drawn(const QSize& size, const QColor& colour) const
    {
        const QString key = QStringLiteral("chartroom-%1-%2x%3-%4")
                                .arg(m_name)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(colour.rgba(), 8, 16);
        QPixmap result;
        if (QPixmapCache::find(key, &result))
            return result;
        QFile file(QStringLiteral(":/icons/%1.svg").arg(m_name));
        result = QPixmap(size);
        result.fill(Qt::transparent);
        if (file.open(QIODevice::ReadOnly)) {
            QSvgRenderer renderer(file.readAll().replace("currentColor", colour.name().toLatin1()));
            QPainter painter(&result);
            painter.setOpacity(colour.alphaF());
            renderer.render(&painter, QRectF(QPointF(), QSizeF(size)));
        }
        QPixmapCache::insert(key, result);
        return result;
    }

    QString m_name;
    QColor m_colour;
};

} // namespace

QIcon icon(Icon icon)
{
    return QIcon(new IconEngine(iconName(icon), {}));
}

QIcon iconOrBlank(std::optional<Icon> icon)
{
    if (icon)
        return views::icon(*icon);
    QPixmap blank(16, 16);
    blank.fill(Qt::transparent);
    return blank;
}

QIcon icon(Icon icon, const QColor& colour)
{
    return QIcon(new IconEngine(iconName(icon), colour));
}

QString iconName(Icon icon)
{
    return QString::fromLatin1(names.at(static_cast<std::size_t>(icon)));
}

} // namespace chartroom::views
