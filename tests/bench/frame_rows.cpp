// One frame of the raster back end, with live relief, against drawing a ready picture; and what an open file
// costs.
#include "tests/bench/rows.h"
#include "views/blueprint/scene/blueprint_scene.h"
#include "views/canvas/raster_renderer.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <stdexcept>

namespace chartroom::bench {

namespace {

using Clock = std::chrono::steady_clock;

constexpr QSize screen{1920, 1080};
constexpr int framesOfAWalk = 150;
constexpr double frameSeconds = 1.0 / 60;

// The island, open as a window has it: first view, pyramid, tiles.
class OpenIsland
{
public:
    explicit OpenIsland(const std::filesystem::path& path)
    {
        auto snapshot = model::openSnapshot(path, model::defaultNamedPalette());
        if (!snapshot)
            throw std::runtime_error(snapshot.error().text());
        m_view = views::firstView(*snapshot);
        m_view.source->setPyramid(model::Pyramid::build(model::gridsOf((*snapshot)->blueprint), {}));
        m_view.scene.layers = {{canvas::LayerKind::Height}, {canvas::LayerKind::Relief}};
        m_shading = canvas::makeShadePlan(m_view.scene.layers, m_view.scene.shading);
        m_cache.setSource(m_view.source);
        m_camera.setViewport(screen);
        m_camera.setBounds(m_view.source->bounds());
    }

    // Walks over the map, panning while it zooms in from the whole map to four times, and gives each frame's
    // seconds: planning, shading and putting it on the screen. Tiles are fetched between the frames, as
    // workers do; what the window's thread does between them gets what is left of a sixtieth of a second.
    std::vector<double> walk()
    {
        std::vector<double> seconds;
        const double from = m_camera.fitScale();
        for (int i = 0; i < framesOfAWalk; ++i) {
            const double way = static_cast<double>(i) / framesOfAWalk;
            m_camera.lookAt(
                QPointF(m_camera.bounds().width() * (0.3 + 0.4 * way), m_camera.bounds().height() * 0.5),
                from * std::pow(4.0 / from, way));
            m_cache.fetchNow(canvas::planFrame(m_camera, m_cache).missing);
            const auto start = Clock::now();
            const canvas::FramePlan frame = canvas::planFrame(m_camera, m_cache);
            blit(m_renderer.render(frame, m_shading, screen, canvas::ShadedTiles::Pace::Spread));
            const auto passed = [start] {
                return std::chrono::duration<double>(Clock::now() - start).count();
            };
            seconds.push_back(passed());
            while (m_renderer.hasMore() && passed() < frameSeconds)
                m_renderer.prepareMore();
        }
        return seconds;
    }

    // The same number of ready pictures.
    double drawReady()
    {
        const QImage ready = m_target.copy();
        std::vector<double> seconds;
        for (int i = 0; i < framesOfAWalk; ++i) {
            const auto start = Clock::now();
            blit(ready);
            seconds.push_back(std::chrono::duration<double>(Clock::now() - start).count());
        }
        return share(seconds, 0.5);
    }

    static double share(std::vector<double> values, double part)
    {
        const auto at =
            values.begin() + static_cast<std::ptrdiff_t>(static_cast<double>(values.size() - 1) * part);
        std::nth_element(values.begin(), at, values.end());
        return *at;
    }

private:
    void blit(const QImage& image)
    {
        QPainter painter(&m_target);
        painter.setCompositionMode(QPainter::CompositionMode_Source);
        painter.drawImage(0, 0, image);
    }

    views::BlueprintView m_view;
    canvas::ShadePlan m_shading;
    canvas::TileCache m_cache;
    canvas::Camera m_camera;
    canvas::RasterRenderer m_renderer;
    QImage m_target{screen, QImage::Format_ARGB32_Premultiplied};
};

} // namespace

std::vector<Row> frameRows(Setting& setting)
{
    const auto island = std::make_shared<std::unique_ptr<OpenIsland>>();
    const auto open = [&setting, island]() -> OpenIsland& {
        if (!*island)
            *island = std::make_unique<OpenIsland>(sampleIsland(setting));
        return **island;
    };
    Row frame;
    frame.name = "frame";
    frame.what = "pan and zoom frame with live relief, raster, 1920×1080, median";
    frame.against = "QPainter::drawImage of a ready picture";
    frame.limit = 3.5;
    frame.prepare = [open] { (void)open(); };
    frame.ours = [open] { return OpenIsland::share(open().walk(), 0.5); };
    frame.peer = [open] { return open().drawReady(); };
    Row even = frame;
    even.name = "frame-p95";
    even.what = "the same frame, 95th percentile";
    even.against = "its median";
    even.limit = 1.5;
    // One walk gives both; the peer is the median of the walk that was measured just before it.
    const auto last = std::make_shared<std::vector<double>>();
    even.ours = [open, last] {
        *last = open().walk();
        return OpenIsland::share(*last, 0.95);
    };
    even.peer = [last] { return OpenIsland::share(*last, 0.5); };
    return {frame, even};
}

} // namespace chartroom::bench
