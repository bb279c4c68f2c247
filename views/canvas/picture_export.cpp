#include "views/canvas/picture_export.h"

#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "views/canvas/label_pictures.h"
#include "views/canvas/png_stream.h"
#include "views/canvas/raster_renderer.h"

#include <QPainter>

#include <algorithm>

namespace chartroom::canvas {

namespace {

// Pixels drawn at a time: 64 MiB.
constexpr std::int64_t stripPixels = std::int64_t{16} << 20U;

// Whether all colours that a picture can have are shades of grey: relief on grey paper.
bool isGrey(const Scene& scene, const Camera& camera)
{
    const auto grey = [](QRgb color) {
        return qRed(color) == qGreen(color) && qGreen(color) == qBlue(color);
    };
    return !hasOverlays(scene.overlays, scene.grid) && grey(scene.shading.paper) &&
           (grey(scene.shading.surround) || QRectF(camera.bounds()).contains(camera.visibleRect())) &&
           std::all_of(scene.layers.begin(), scene.layers.end(),
                       [](const Layer& layer) { return !layer.visible || layer.kind == LayerKind::Relief; });
}

// The camera of a part of the picture: the rows [top, top + rows).
Camera stripCamera(const Camera& whole, int top, int rows)
{
    Camera strip = whole;
    // A strip may lie beside the map, which a camera of its size would move into view.
    strip.setBounds(whole.bounds().united(whole.visibleRect().toAlignedRect()));
    strip.setViewport({whole.viewport().width(), rows});
    const double middle = top + rows / 2.0;
    strip.lookAt(whole.toMap(QPointF(whole.viewport().width() / 2.0, middle)), whole.scale());
    return strip;
}

} // namespace

core::Result<void> checkPictureName(const std::filesystem::path& target)
{
    std::string extension = target.extension().string();
    std::transform(extension.begin(), extension.end(), extension.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    if (extension != ".png")
        return core::Message{core::Code::PictureFormat, {{"path", core::displayPath(target)}}};
    return {};
}

core::Result<void> exportPicture(const Scene& scene, const Camera& camera,
                                 const std::filesystem::path& target, const core::Task& task,
                                 const std::function<core::Result<void>()>& verify)
{
    if (auto named = checkPictureName(target); !named)
        return named;
    auto file = core::AtomicFile::create(target);
    if (!file)
        return file.error();
    const QSize size = camera.viewport();
    PngStream png(*file, size.width(), size.height(), isGrey(scene, camera));
    const ShadePlan shading = makeShadePlan(scene.layers, scene.shading);
    RasterRenderer renderer;
    LabelPictures labels;
    TileCache cache;
    cache.setSource(scene.source);
    const int stripRows =
        static_cast<int>(std::clamp<std::int64_t>(stripPixels / size.width(), 1, size.height()));
    for (int top = 0; top < size.height(); top += stripRows) {
        if (task.cancelled())
            return core::Message{core::Code::TaskCancelled, {}};
        const int rows = std::min(stripRows, size.height() - top);
        const Camera strip = rows == size.height() ? camera : stripCamera(camera, top, rows);
        cache.fetchNow(planFrame(strip, cache).missing);
        QImage& image = renderer.render(planFrame(strip, cache), shading, strip.viewport());
        if (hasOverlays(scene.overlays, scene.grid)) {
            QPainter painter(&image);
            // Labels are placed as in one piece, so that strips fit together.
            painter.translate(0, -top);
            paintOverlays(painter, camera, scene.overlays, scene.grid, 1, labels);
        }
        const auto* const pixels = reinterpret_cast<const QRgb*>(image.constBits());
        const std::span<const QRgb> all(pixels, static_cast<std::size_t>(size.width()) *
                                                    static_cast<std::size_t>(rows));
        if (auto written = png.writeRows(all); !written)
            return written;
        task.report(static_cast<double>(top + rows) / size.height());
    }
    if (verify) {
        if (auto sound = verify(); !sound)
            return sound;
    }
    if (task.cancelled())
        return core::Message{core::Code::TaskCancelled, {}};
    return file->commit();
}

} // namespace chartroom::canvas
