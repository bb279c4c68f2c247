#pragma once

class QColor;
class QPainter;

namespace chartroom::canvas {

class Camera;

/// How wide a thin line is, in screen pixels: about a logical pixel, of which the screen has `pixelRatio` in
/// a row, so that it is as thick to the eye on every screen; 1 at least.
[[nodiscard]] int thinLineWidth(double pixelRatio);

/// Lines along the multiples of `step` map pixels in both directions, as far as the map reaches and the
/// painter paints (see paintedPart()). Each covers the `width` screen pixels from the one in which the
/// multiple lies, moved `shift` screen pixels to the right and below; the painter is in screen pixels.
///
/// They are copied from a picture of one line: Qt blends an upright line of a translucent colour pixel by
/// pixel on several threads, and waking them takes longer than a whole frame.
void paintGridLines(QPainter& painter, const Camera& camera, double step, const QColor& color, int width,
                    int shift = 0);

} // namespace chartroom::canvas
