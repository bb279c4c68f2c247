// What lies over the tiles of the map: it is seen on any ground, and lets the cells be seen.
#include "tests/views/world/world_tool_test.h"
#include "views/canvas/widgets/minimap.h"
#include "views/world/scene/tag_pictures.h"
#include "views/world/world_docks.h"

#include <QPainter>

#include <cstdlib>

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

class WorldMarksTest : public test::WorldToolTest
{
    Q_OBJECT

private Q_SLOTS:
    void theGridIsSeenOnAnyGround_data()
    {
        QTest::addColumn<QString>("color");
        for (const char* color : {"#060A14", "#000000", "#3C3C3C", "#808080", "#C8B496", "#FFFFFF"})
            QTest::newRow(color) << QString::fromLatin1(color);
    }
    void theGridIsSeenOnAnyGround()
    {
        QFETCH(QString, color);
        const std::string fields =
            "{\"backgroundColor\":\"" + color.toStdString() + "\",\"defaultBackgroundTileId\":\"\"}";
        QVERIFY(window().bench().docks().edit({world::SetWorld{fields}}));
        window().state().setActiveLayer(LayerKey::room(0));
        window().canvas().lookAt({4, 4}, 32);
        QTRY_VERIFY(window().bench().complete());
        const QImage image = picture();
        // Beside a line between tiles there is none; along it there is one, darker or lighter.
        const QPoint inside = window().at(2, 2);
        int most = 0;
        for (int x = 0; x < 32; ++x)
            most = std::max(most,
                            std::abs(qGray(image.pixel(inside + QPoint(x, 0))) - qGray(image.pixel(inside))));
        QVERIFY2(most >= 14, qPrintable(QString::number(most)));
    }

    void noLetterOfATileIsReadWithTheWordsOfATag()
    {
        TagPictures tags;
        const QImage tag = tags.picture(QStringLiteral("0:0 *"), QFont(), 1);
        QImage light(tag.size(), QImage::Format_RGB32);
        light.fill(Qt::white);
        QImage dark = light;
        dark.fill(Qt::black);
        for (QImage* ground : {&light, &dark})
            QPainter(ground).drawImage(0, 0, tag);
        const int difference = qGray(light.pixel(1, 1)) - qGray(dark.pixel(1, 1));
        QVERIFY2(difference < 64, qPrintable(QString::number(difference)));
    }

    void marksOfAChangedChunkLeaveItsCells()
    {
        window().canvas().lookAt({-4, -4}, 40);
        QTRY_VERIFY(window().bench().complete());
        const QImage before = picture();
        window().click(-4, -4);
        window().state().setHovered({});
        QTRY_COMPARE(window().dirty(), QStringLiteral("-1:-1"));
        QList<QPoint> border;
        for (int tile = 0; tile < 8; ++tile) {
            // But the tiles that its address stands in.
            for (const QPoint at : {QPoint(tile, 0), QPoint(tile, 7), QPoint(0, tile), QPoint(7, tile)}) {
                if (at.y() != 0 || at.x() >= 2)
                    border << at;
            }
        }
        // The tiles of which a square in the middle has changed.
        const auto changed = [&](const QImage& after, int side) {
            return std::ranges::count_if(border, [&](QPoint at) {
                const QRect square(window().at(at.x() - 8, at.y() - 8) - QPoint(side / 2, side / 2),
                                   QSize(side, side));
                return before.copy(square) != after.copy(square);
            });
        };
        // The marks follow the stroke.
        QTRY_VERIFY(changed(picture(), 40) >= 20);
        QCOMPARE(changed(picture(), 20), 0);
    }

    void chunkBordersEndWithTheMap()
    {
        const QRect bounds = window().canvas().camera().bounds();
        window().canvas().lookAt(QRectF(bounds).bottomRight() - QPointF(2, 2), 20);
        QTRY_VERIFY(window().bench().complete());
        // A line behind the map's last chunk ends it; behind that there is nothing, to the right and below.
        const QPoint corner = window().canvas().camera().toScreen(QRectF(bounds).bottomRight()).toPoint();
        const QRect screen(QPoint(), window().canvas().camera().viewport());
        QVERIFY(screen.adjusted(0, 0, -200, -200).contains(corner));
        const QPoint line(2, 2);
        const QRegion outside = QRegion(screen) - QRect(QPoint(), corner + line);
        const auto parts = [&](const QImage& picture) {
            QList<QImage> result;
            for (const QRect& part : outside)
                result << picture.copy(part);
            return result;
        };
        const QImage with = picture();
        WorldDisplay display = window().state().display();
        display.borders = false;
        window().state().setDisplay(display);
        const QImage without = picture();
        QVERIFY(with != without);
        QCOMPARE(parts(with), parts(without));
        QVERIFY(with.copy(QRect(corner - QPoint(1, 100), QSize(3, 3))) !=
                without.copy(QRect(corner - QPoint(1, 100), QSize(3, 3))));
    }

    void addressesHaveTheirOwnRoom_data()
    {
        QTest::addColumn<int>("left");
        QTest::newRow("hardly seen") << 8;
        QTest::newRow("less than its address") << 24;
        QTest::newRow("just more") << 60;
    }
    void addressesHaveTheirOwnRoom()
    {
        QFETCH(int, left);
        const double ratio = window().canvas().devicePixelRatioF();
        QCOMPARE(ratio, 1.0);
        const auto tagWith = [this](int from) {
            // The chunk 0:0 begins so many pixels from the left; none of its places is near.
            window().canvas().lookAt({window().canvas().width() / 64.0 - from / 32.0, 6.5}, 32);
            const QPointF corner = window().canvas().camera().toScreen({0, 8});
            return picture().copy(QRect(corner.toPoint() + QPoint(3, 3), QSize(60, 24)));
        };
        const QImage alone = tagWith(300);
        QCOMPARE(tagWith(left), alone);
        // There is an address at all.
        const QColor ground = alone.pixelColor(59, 23);
        QVERIFY(qGray(alone.pixel(2, 2)) < qGray(ground.rgb()));
    }

    void addressesCoverNoBookmark()
    {
        QVERIFY(window().bench().docks().edit({world::SetBookmark{"poi_1", "Bridge", {-8, -8}}}));
        window().canvas().lookAt({-4, -4}, 40);
        const auto corner = [this] {
            const QPointF at = window().canvas().camera().toScreen({-8, -8});
            return picture().copy(QRect(at.toPoint(), QSize(110, 36)));
        };
        const QImage with = corner();
        window().state().setDisplay([this] {
            WorldDisplay display = window().state().display();
            display.borders = false;
            return display;
        }());
        const QImage without = corner();
        // But for the border nothing is different there.
        QCOMPARE(with.copy(QRect(4, 4, 106, 32)), without.copy(QRect(4, 4, 106, 32)));
    }

    void placesThatMeetAreBothNamed_data()
    {
        QTest::addColumn<int>("beside"); // tiles
        QTest::newRow("at one place") << 0;
        QTest::newRow("where the label was") << 1;
    }
    void placesThatMeetAreBothNamed()
    {
        QFETCH(int, beside);
        window().state().setDisplay([this] {
            WorldDisplay display = window().state().display();
            display.borders = false;
            return display;
        }());
        const world::Tile spawn = window().session().document().info().spawn;
        const QPointF at(static_cast<double>(spawn.x) + 0.5, static_cast<double>(spawn.y) + 0.5);
        window().canvas().lookAt(at, 24);
        QTRY_VERIFY(window().bench().complete());
        // Pixels from the middle of the sign on, where a name is.
        const auto side = [this, at](int from) {
            const QPoint middle = window().canvas().camera().toScreen(at).toPoint();
            return picture().copy(QRect(middle + QPoint(from, -8), QSize(28, 16)));
        };
        const QImage left = side(-42);
        const QImage right = side(14);
        const world::Tile tile{spawn.x + beside, spawn.y};
        QVERIFY(window().bench().docks().edit({world::SetBookmark{"poi_1", "Gate", tile}}));
        // One of the names has gone to the left; that of the spawn has been first.
        QTRY_VERIFY(side(-42) != left);
        QCOMPARE(side(14) == right, beside == 0);
    }

    void aFarBookmarkLeavesTheMinimapItsShape()
    {
        auto* minimap = window().canvas().findChild<canvas::Minimap*>();
        window().canvas().lookAt({0, 0}, 40);
        QTRY_VERIFY(minimap->isVisible());
        const QSize before = minimap->size();
        QVERIFY(window().bench().docks().edit({world::SetBookmark{"poi_1", "Far", {200000, 0}}}));
        QTRY_VERIFY(window().canvas().camera().bounds().right() >= 200000);
        QTRY_COMPARE(minimap->size(), before);
        // It can be gone to all the same, and a press leads back.
        window().canvas().lookAt({200000.5, 0.5});
        QCOMPARE(window().canvas().camera().centre(), QPointF(200000.5, 0.5));
        QTest::mouseClick(minimap, Qt::LeftButton, {}, minimap->rect().center());
        QVERIFY(std::abs(window().canvas().camera().centre().x()) < 64);
    }

    void fitShowsWhatExistsWithASmallRim()
    {
        auto* minimap = window().canvas().findChild<canvas::Minimap*>();
        const auto seen = [this] { return window().canvas().camera().visibleRect(); };
        const auto fits = [&seen](const QRect& chunks) {
            const QRectF rim = QRectF(chunks).adjusted(-2, -2, 2, 2);
            return seen().contains(QRectF(chunks)) &&
                   (seen().width() <= rim.width() || seen().height() <= rim.height());
        };
        window().canvas().lookAt({0, 0}, 40);
        window().key(Qt::Key_Slash, Qt::ControlModifier);
        QVERIFY(fits(QRect(-16, -16, 32, 32)));
        // All is seen: a small map would only hide some of it.
        QTRY_VERIFY(!minimap->isVisible());
        // There is room for more around it all the same. What is painted there exists from then on.
        const auto& camera = window().canvas().camera();
        QVERIFY(camera.bounds().contains(QRect(-32, -32, 64, 64)));
        QVERIFY(window().bench().docks().edit({world::Paint{1, {17, 0}, u'W'}}));
        QTRY_VERIFY(camera.bounds().right() > 32);
        window().key(Qt::Key_Slash, Qt::ControlModifier);
        QVERIFY(fits(QRect(-16, -16, 40, 32)));
        // A place that is marked near it is seen as well.
        QVERIFY(window().bench().docks().edit({world::SetBookmark{"poi_1", "Near", {30, -30}}}));
        window().key(Qt::Key_Slash, Qt::ControlModifier);
        QVERIFY(fits(QRect(-16, -30, 47, 46)));
        // One that is far from all of it is nothing to see.
        QVERIFY(window().bench().docks().edit({world::SetBookmark{"poi_1", "Far", {20000, 0}}}));
        QTRY_VERIFY(camera.bounds().right() >= 20000);
        window().key(Qt::Key_Slash, Qt::ControlModifier);
        QVERIFY(fits(QRect(-16, -16, 40, 32)));
    }

private:
    QImage picture() { return window().canvas().grabImage(); }
};

QTEST_MAIN(WorldMarksTest)
#include "tst_world_marks.moc"
