// The list and the overview of a world's chunks: what is clicked is gone to, and what is drawn is kept.
#include "views/common/status_colours.h"
#include "views/world/docks/chunk_legend.h"
#include "views/world/docks/chunk_overview.h"
#include "views/world/docks/chunks_dock.h"
#include "views/world/scene/chunk_colours.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QTest>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;

class WorldChunksDockTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chunksAreFoundInTheOverview()
    {
        ChunksDock dock;
        model::ChunkStates states;
        states.chunks = {{-2, -1}, {0, 0}, {1, 0}, {3, 2}};
        states.dirty = {{0, 0}};
        states.unreadable = {{1, 0}};
        dock.setChunks(states);
        dock.resize(320, 500);
        dock.show();
        QList<world::Address> gone;
        connect(&dock, &ChunksDock::goRequested, this, [&](world::Address chunk) { gone << chunk; });
        ChunkOverview& overview = dock.overview();
        for (const world::Address address : states.chunks) {
            const QPointF middle = overview.rectOf(address).center();
            QVERIFY(overview.rect().contains(middle.toPoint()));
            QTest::mouseClick(&overview, Qt::LeftButton, {}, middle.toPoint());
            QVERIFY(gone.back() == address);
        }
        // However small they are: each that is not saved is seen.
        // So far away that the next one would share its pixel.
        states.unreadable.clear();
        states.chunks.push_back({900, 900});
        states.dirty.insert({900, 900});
        dock.setChunks(states);
        const QImage far = overview.grab().toImage();
        const QColor sign = StatusColours::caution(overview.palette()).sign;
        for (const world::Address address : {world::Address{0, 0}, world::Address{900, 900}}) {
            const QPoint at = overview.rectOf(address).topLeft().toPoint();
            bool seen = false;
            for (int x = -1; x <= 1; ++x) {
                for (int y = -1; y <= 1; ++y)
                    seen =
                        seen || (far.valid(at + QPoint(x, y)) && far.pixelColor(at + QPoint(x, y)) == sign);
            }
            QVERIFY(seen);
        }
        QVERIFY(far.pixelColor(overview.rectOf({450, 450}).center().toPoint()) != sign);
        states.chunks.pop_back();
        states.dirty.erase({900, 900});
        dock.setChunks(states);
        auto* search = dock.findChild<QLineEdit*>();
        search->setText(QStringLiteral("modified"));
        QCOMPARE(dock.view().model()->rowCount(), 1);
        dock.view().setCurrentIndex(dock.view().model()->index(0, 0));
        QTest::keyClick(&dock.view(), Qt::Key_Return);
        QVERIFY((gone.back() == world::Address{0, 0}));
    }

    void rowsStayAsHighWhateverTheirState()
    {
        ChunksDock dock;
        model::ChunkStates states;
        states.chunks = {{0, 0}, {1, 0}, {2, 0}};
        QTreeView& list = dock.view();
        // Lower than the sign.
        QFont small = list.font();
        small.setPixelSize(8);
        list.setFont(small);
        dock.setChunks(states);
        dock.resize(320, 500);
        dock.show();
        const auto heights = [&list] {
            QList<int> result;
            for (int row = 0; row < list.model()->rowCount(); ++row)
                result << list.visualRect(list.model()->index(row, 0)).height();
            return result;
        };
        const QList<int> saved = heights();
        QCOMPARE(saved.size(), 3);
        states.dirty = {{0, 0}};
        dock.setChunks(states);
        QCOMPARE(heights(), saved);
        states.readOnly = {{1, 0}};
        states.unreadable = {{2, 0}};
        dock.setChunks(states);
        QCOMPARE(heights(), saved);
        states.dirty.clear();
        dock.setChunks(states);
        QCOMPARE(heights(), saved);
    }

    void whatCannotBeEditedIsExplained()
    {
        using State = model::ChunkRow::State;
        ChunksDock dock;
        model::ChunkStates states;
        states.chunks = {{0, 0}, {1, 0}, {2, 0}};
        states.dirty = {{0, 0}};
        dock.setChunks(states);
        dock.resize(320, 500);
        dock.show();
        QCOMPARE(dock.legend().lines(), QStringList());
        QVERIFY(dock.legend().isHidden());
        states.readOnly = {{1, 0}};
        dock.setChunks(states);
        QCOMPARE(dock.legend().lines(), QStringList(model::ChunksModel::text(State::ReadOnly)));
        QVERIFY(dock.legend().isVisible());
        // Hatched in the colour that it has on the map, all over; nothing else is.
        ChunkOverview& overview = dock.overview();
        const QImage image = overview.grab().toImage();
        const auto linesIn = [&](world::Address chunk, bool upper) {
            const QRectF box = overview.rectOf(chunk);
            const QRect half =
                QRectF(box.left(), upper ? box.top() : box.center().y(), box.width(), box.height() / 2)
                    .toAlignedRect();
            int count = 0;
            for (int y = half.top() + 1; y < half.bottom() - 1; ++y) {
                for (int x = half.left() + 1; x < half.right() - 1; ++x)
                    count += image.pixelColor(x, y) == ChunkColours::newer() ? 1 : 0;
            }
            return count;
        };
        for (const bool upper : {true, false}) {
            QVERIFY(linesIn({1, 0}, upper) > 5);
            QCOMPARE(linesIn({0, 0}, upper), 0);
            QCOMPARE(linesIn({2, 0}, upper), 0);
        }
        states.unreadable = {{2, 0}};
        dock.setChunks(states);
        QCOMPARE(dock.legend().lines(), QStringList({model::ChunksModel::text(State::ReadOnly),
                                                     model::ChunksModel::text(State::Unreadable)}));
        // Read again, and good.
        states.readOnly.clear();
        states.unreadable.clear();
        dock.setChunks(states);
        QVERIFY(dock.legend().isHidden());
    }

    void theOverviewIsDrawnAnewOnlyWhereItIsDifferent()
    {
        ChunksDock dock;
        model::ChunkStates states;
        states.chunks = {{0, 0}, {1, 0}, {0, 1}, {1, 1}};
        dock.setChunks(states);
        dock.resize(320, 500);
        dock.show();
        ChunkOverview& overview = dock.overview();
        int drawn = 0;
        overview.setPictures([&drawn](const QRect&, QSize size) {
            ++drawn;
            QImage picture(size, QImage::Format_RGB32);
            picture.fill(Qt::darkGreen);
            return picture;
        });
        const QImage bare = overview.grab().toImage();
        QCOMPARE(drawn, 1);
        const auto frameAt = [&overview](world::Address chunk, const QImage& image) {
            const QPoint corner = (overview.rectOf(chunk).topLeft() * image.devicePixelRatio()).toPoint();
            for (const int x : {-1, 0, 1}) {
                for (const int y : {-1, 0, 1}) {
                    if (image.pixelColor(corner + QPoint(x, y)) ==
                        overview.palette().color(QPalette::Highlight))
                        return true;
                }
            }
            return false;
        };
        QVERIFY(!frameAt({0, 0}, bare));
        // The frame moves over what was drawn.
        overview.setView({0, 0, 1, 1});
        QVERIFY(frameAt({0, 0}, overview.grab().toImage()));
        overview.setView({1, 1, 1, 1});
        const QImage moved = overview.grab().toImage();
        QVERIFY(frameAt({1, 1}, moved));
        QVERIFY(!frameAt({0, 0}, moved));
        QCOMPARE(drawn, 1);
        const auto isRedrawn = [&] {
            const int before = drawn;
            const QImage image = overview.grab().toImage();
            return drawn == before + 1;
        };
        states.dirty = {{0, 0}};
        dock.setChunks(states);
        QVERIFY(isRedrawn());
        states.chunks.push_back({2, 1});
        dock.setChunks(states);
        QVERIFY(isRedrawn());
        overview.resize(overview.size() - QSize(10, 10));
        QVERIFY(isRedrawn());
        QPalette other = overview.palette();
        other.setColor(QPalette::Mid, Qt::red);
        overview.setPalette(other);
        QVERIFY(isRedrawn());
        overview.redraw();
        QVERIFY(isRedrawn());
        QVERIFY(!isRedrawn());
    }

    void aNarrowListShowsNoPartOfAFileName()
    {
        ChunksDock dock;
        model::ChunkStates states;
        states.chunks = {{-1000, -1000}, {1000, 1000}};
        dock.setChunks(states);
        dock.show();
        const int file = model::ChunksModel::FileColumn;
        const QAbstractItemView& items = dock.view();
        const QHeaderView& header = *dock.view().header();
        for (int width = 220; width <= 420; width += 10) {
            dock.resize(width, 500);
            QTRY_VERIFY2(header.length() <= items.viewport()->width(), qPrintable(QString::number(width)));
            const bool whole = header.sectionSize(file) >= items.sizeHintForColumn(file);
            QVERIFY2(whole || header.isSectionHidden(file), qPrintable(QString::number(width)));
        }
        QVERIFY(!header.isSectionHidden(file));
        dock.resize(220, 500);
        QTRY_VERIFY(header.isSectionHidden(file));
    }

    void theCurrentRowStaysInSightInALowerList()
    {
        ChunksDock dock;
        model::ChunkStates states;
        for (int x = 0; x < 100; ++x)
            states.chunks.push_back({x, 0});
        dock.setChunks(states);
        dock.resize(300, 700);
        dock.show();
        QTreeView& view = dock.view();
        const auto inSight = [&view](const QModelIndex& row) {
            const QRect place = view.visualRect(row);
            return place.isValid() && view.viewport()->rect().contains(place);
        };
        QTRY_VERIFY(view.viewport()->height() > 200);
        const int rowHeight = view.visualRect(view.model()->index(0, 0)).height();
        const QModelIndex last = view.indexAt({5, view.viewport()->height() - rowHeight - 1});
        view.setCurrentIndex(last);
        QVERIFY(inSight(last));
        const int before = view.viewport()->height();
        dock.resize(300, 500);
        QTRY_VERIFY(view.viewport()->height() < before - rowHeight);
        QTRY_VERIFY(inSight(last));
        // Where somebody scrolled away from it, it is not fetched.
        view.scrollToTop();
        QVERIFY(!inSight(last));
        dock.resize(300, 460);
        QTRY_COMPARE(dock.height(), 460);
        QCoreApplication::processEvents();
        QVERIFY(!inSight(last));
    }
};

QTEST_MAIN(WorldChunksDockTest)
#include "tst_world_chunks_dock.moc"
