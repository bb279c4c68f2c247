#include "views/canvas/widgets/gl_painter.h"

#include "views/canvas/widgets/shaders.h"

#include <QVector3D>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace chartroom::canvas {

namespace {

// Lines of the texture that holds one value a screen column or row.
constexpr int foldedLength = 1024;
// Screen pixels along one side of a piece of the overlays' picture.
constexpr int overlayPiece = 1024;
// As canvas.frag's opacities.
constexpr std::size_t maxSteps = 16;

/// The planes that a layer needs, as GlTile::planes.
int planesFor(LayerKind kind)
{
    switch (kind) {
    case LayerKind::Height:
        return 1 << GlTile::Heights;
    case LayerKind::Relief:
        return 1 << GlTile::Gradients;
    case LayerKind::Category:
        return 1 << GlTile::Categories;
    case LayerKind::WaterBody:
    case LayerKind::Outline:
        return 1 << GlTile::Ids;
    case LayerKind::Surface:
        return 1 << GlTile::Surfaces;
    case LayerKind::Depth:
        return 1 << GlTile::Surfaces | 1 << GlTile::Heights;
    case LayerKind::Picture:
        return 1 << GlTile::Pictures;
    }
    return 0;
}

std::vector<QRect> pieces(QSize size)
{
    std::vector<QRect> result;
    for (int y = 0; y < size.height(); y += overlayPiece) {
        for (int x = 0; x < size.width(); x += overlayPiece)
            result.push_back(QRect(x, y, overlayPiece, overlayPiece) & QRect(QPoint(), size));
    }
    return result;
}

bool link(QOpenGLShaderProgram& program, std::string_view fragment)
{
    return program.addShaderFromSourceCode(QOpenGLShader::Vertex, shaders::source(shaders::canvasVertex())) &&
           program.addShaderFromSourceCode(QOpenGLShader::Fragment, shaders::source(fragment)) &&
           program.link();
}

} // namespace

GlPainter::GlPainter(QOpenGLFunctions_3_3_Core& gl)
    : m_gl(gl)
    , m_tiles(gl)
{}

std::unique_ptr<GlPainter> GlPainter::create(QOpenGLFunctions_3_3_Core& gl)
{
    std::unique_ptr<GlPainter> painter(new GlPainter(gl));
    if (!painter->build())
        return nullptr;
    return painter;
}

GlPainter::~GlPainter()
{
    m_tiles.clear();
    const std::array textures{m_columns, m_rows, m_tables};
    m_gl.glDeleteTextures(static_cast<GLsizei>(textures.size()), textures.data());
    for (const auto& overlays : {m_overlays, m_overlaysBefore})
        m_gl.glDeleteTextures(static_cast<GLsizei>(overlays.size()), overlays.data());
}

GLuint GlPainter::makeTexture()
{
    GLuint texture = 0;
    m_gl.glGenTextures(1, &texture);
    m_gl.glBindTexture(GL_TEXTURE_2D, texture);
    m_gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    m_gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    m_gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
    return texture;
}

bool GlPainter::build()
{
    if (!m_vertices.create() || !m_programs.program({}) ||
        !link(m_overlayProgram, shaders::overlayFragment()))
        return false;
    m_columns = makeTexture();
    m_rows = makeTexture();
    m_tables = makeTexture();
    m_overlayProgram.bind();
    m_overlayProgram.setUniformValue("picture", 0);
    m_overlayProgram.release();
    return m_gl.glGetError() == GL_NO_ERROR;
}

void GlPainter::updateTables(const ShadePlan& shading)
{
    if (m_shading == shading)
        return;
    m_shading = shading;
    constexpr auto width = static_cast<int>(std::tuple_size_v<ShadePlan::HeightTable>);
    std::vector<QRgb> texels(static_cast<std::size_t>(width) * 5, 0);
    const auto put = [&](std::size_t line, const auto& table) {
        std::copy(table.begin(), table.end(), texels.begin() + static_cast<std::ptrdiff_t>(line) * width);
    };
    put(0, shading.heights);
    put(1, shading.categories);
    put(2, shading.bodies);
    put(3, shading.surfaces);
    put(4, shading.depths);
    m_gl.glBindTexture(GL_TEXTURE_2D, m_tables);
    m_gl.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8UI, width, 5, 0, GL_BGRA_INTEGER, GL_UNSIGNED_INT_8_8_8_8_REV,
                      texels.data());
}

bool GlPainter::useProgram(int planes, const ShadePlan& shading)
{
    if (m_program && planes == m_planes)
        return true;
    std::vector<LayerKind> layers;
    std::vector<int> opacities;
    for (const ShadePlan::Step& step : shading.steps) {
        if ((planes & planesFor(step.kind)) != planesFor(step.kind) || layers.size() == maxSteps)
            continue;
        layers.push_back(step.kind);
        opacities.push_back(step.opacity);
    }
    m_program = m_programs.program(layers);
    m_planes = planes;
    if (!m_program)
        return false;
    m_program->bind();
    setShading(shading, opacities);
    return true;
}

void GlPainter::setShading(const ShadePlan& shading, const std::vector<int>& opacities)
{
    m_program->setUniformValue("viewHeight", m_size.height());
    m_program->setUniformValueArray("opacities", opacities.data(), static_cast<int>(opacities.size()));
    const auto rgb = [this](const char* name, QRgb color) {
        m_gl.glUniform3i(m_program->uniformLocation(name), qRed(color), qGreen(color), qBlue(color));
    };
    rgb("paper", shading.paper);
    rgb("outline", shading.outline);
    m_program->setUniformValue("low", shading.low);
    m_program->setUniformValue("sea", shading.sea);
    m_program->setUniformValue("belowScale", shading.belowScale);
    m_program->setUniformValue("aboveScale", shading.aboveScale);
    m_program->setUniformValue("surfaceLow", shading.surfaceLow);
    m_program->setUniformValue("surfaceScale", shading.surfaceScale);
    m_program->setUniformValue("depthScale", shading.depthScale);
    m_program->setUniformValue("light", QVector3D(shading.lightX, shading.lightY, shading.lightZ));
}

void GlPainter::uploadAxis(GLuint texture, const std::vector<int>& cells)
{
    const int lines = (static_cast<int>(cells.size()) + foldedLength - 1) / foldedLength;
    std::vector<GLint> texels(cells.begin(), cells.end());
    texels.resize(static_cast<std::size_t>(std::max(1, lines)) * foldedLength, 0);
    m_gl.glBindTexture(GL_TEXTURE_2D, texture);
    m_gl.glTexImage2D(GL_TEXTURE_2D, 0, GL_R32I, foldedLength, std::max(1, lines), 0, GL_RED_INTEGER, GL_INT,
                      texels.data());
}

void GlPainter::scissor(const QRect& rect)
{
    m_gl.glScissor(rect.left(), m_size.height() - rect.bottom() - 1, rect.width(), rect.height());
}

void GlPainter::clearRect(const QRect& rect, QRgb color)
{
    scissor(rect);
    m_gl.glClearColor(static_cast<GLfloat>(qRed(color)) / 255.0F,
                      static_cast<GLfloat>(qGreen(color)) / 255.0F,
                      static_cast<GLfloat>(qBlue(color)) / 255.0F, 1);
    m_gl.glClear(GL_COLOR_BUFFER_BIT);
}

void GlPainter::drawFrame(const FramePlan& frame, const ShadePlan& shading, QSize size)
{
    m_size = size;
    m_gl.glViewport(0, 0, size.width(), size.height());
    m_gl.glDisable(GL_BLEND);
    m_gl.glDisable(GL_DEPTH_TEST);
    m_gl.glEnable(GL_SCISSOR_TEST);
    m_gl.glActiveTexture(GL_TEXTURE0);
    updateTables(shading);
    uploadAxis(m_columns, frame.columns);
    uploadAxis(m_rows, frame.rows);
    clearRect(QRect(QPoint(), size), shading.surround);
    for (const QRect& blank : frame.blank)
        clearRect(blank, shading.paper);
    m_program = nullptr;
    m_vertices.bind();
    const std::array shared{m_columns, m_rows, m_tables};
    for (std::size_t i = 0; i < shared.size(); ++i) {
        m_gl.glActiveTexture(GL_TEXTURE0 + static_cast<GLenum>(GlTile::columnsUnit) + static_cast<GLenum>(i));
        m_gl.glBindTexture(GL_TEXTURE_2D, shared[i]);
    }
    for (const FrameItem& item : frame.items)
        drawItem(item, frame, shading);
    m_vertices.release();
    if (m_program)
        m_program->release();
    m_gl.glActiveTexture(GL_TEXTURE0);
    m_gl.glDisable(GL_SCISSOR_TEST);
    m_tiles.endFrame();
}

void GlPainter::drawItem(const FrameItem& item, const FramePlan& frame, const ShadePlan& shading)
{
    m_gl.glActiveTexture(GL_TEXTURE0);
    const GlTile& tile = m_tiles.textures(item.tile);
    if (!useProgram(tile.planes, shading))
        return;
    for (std::size_t unit = 0; unit < tile.textures.size(); ++unit) {
        m_gl.glActiveTexture(GL_TEXTURE0 + static_cast<GLenum>(unit));
        m_gl.glBindTexture(GL_TEXTURE_2D, tile.textures[unit]);
    }
    m_program->setUniformValue("shift", item.key.level - frame.level);
    m_gl.glUniform2i(m_program->uniformLocation("origin"), item.key.x * tileSize, item.key.y * tileSize);
    m_program->setUniformValue("slope", std::ldexp(shading.slope, -item.key.level));
    scissor(item.screen);
    m_gl.glDrawArrays(GL_TRIANGLES, 0, 3);
}

void GlPainter::setOverlay(const QImage& picture)
{
    m_overlaySize = picture.size();
    std::swap(m_overlays, m_overlaysBefore);
    m_gl.glActiveTexture(GL_TEXTURE0);
    m_gl.glPixelStorei(GL_UNPACK_ROW_LENGTH, static_cast<GLint>(picture.bytesPerLine() / 4));
    std::size_t count = 0;
    for (const QRect& piece : pieces(m_overlaySize)) {
        if (count == m_overlays.size())
            m_overlays.push_back(makeTexture());
        m_gl.glBindTexture(GL_TEXTURE_2D, m_overlays[count++]);
        m_gl.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, piece.width(), piece.height(), 0, GL_BGRA,
                          GL_UNSIGNED_INT_8_8_8_8_REV,
                          picture.constScanLine(piece.top()) + static_cast<std::ptrdiff_t>(piece.left()) * 4);
    }
    m_gl.glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
}

void GlPainter::drawOverlay(QPointF shift, double zoom)
{
    m_overlayProgram.bind();
    m_vertices.bind();
    m_gl.glEnable(GL_BLEND);
    m_gl.glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    m_gl.glEnable(GL_SCISSOR_TEST);
    m_gl.glActiveTexture(GL_TEXTURE0);
    m_overlayProgram.setUniformValue("viewHeight", m_size.height());
    m_overlayProgram.setUniformValue("shift", shift);
    m_overlayProgram.setUniformValue("zoom", static_cast<GLfloat>(zoom));
    std::size_t count = 0;
    for (const QRect& piece : pieces(m_overlaySize)) {
        m_gl.glBindTexture(GL_TEXTURE_2D, m_overlays[count++]);
        // The screen pixels whose middles the piece covers.
        const auto first = [zoom](int at, double by) {
            return static_cast<int>(std::ceil(at * zoom + by - 0.5));
        };
        const QPoint from(first(piece.left(), shift.x()), first(piece.top(), shift.y()));
        const QPoint to(first(piece.right() + 1, shift.x()) - 1, first(piece.bottom() + 1, shift.y()) - 1);
        const QRect seen = QRect(from, to) & QRect(QPoint(), m_size);
        if (seen.isEmpty())
            continue;
        m_gl.glUniform2i(m_overlayProgram.uniformLocation("origin"), piece.left(), piece.top());
        scissor(seen);
        m_gl.glDrawArrays(GL_TRIANGLES, 0, 3);
    }
    m_gl.glDisable(GL_SCISSOR_TEST);
    m_gl.glDisable(GL_BLEND);
    m_vertices.release();
    m_overlayProgram.release();
}

} // namespace chartroom::canvas
