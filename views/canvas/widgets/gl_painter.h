#pragma once

#include "views/canvas/frame_plan.h"
#include "views/canvas/shade_plan.h"
#include "views/canvas/widgets/gl_tile_programs.h"
#include "views/canvas/widgets/gl_tiles.h"

#include <QImage>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLShaderProgram>
#include <QOpenGLVertexArrayObject>

#include <memory>
#include <optional>

namespace chartroom::canvas {

/// Draws planned frames with OpenGL into what is bound: one shader pass over all layers for each tile, then
/// the picture of the overlays. Needs its context to be current, from making to destroying.
///
/// No texture is larger than 1025 pixels along one side, whatever the viewport.
class GlPainter
{
public:
    /// Null when the shaders cannot be built.
    [[nodiscard]] static std::unique_ptr<GlPainter> create(QOpenGLFunctions_3_3_Core& gl);
    ~GlPainter();

    void drawFrame(const FramePlan& frame, const ShadePlan& shading, QSize size);
    /// Takes a premultiplied picture to lay over frames.
    void setOverlay(const QImage& picture);
    /// Lays it over the frame: its corner at `shift`, each of its pixels `zoom` screen pixels large.
    void drawOverlay(QPointF shift, double zoom);

private:
    explicit GlPainter(QOpenGLFunctions_3_3_Core& gl);
    [[nodiscard]] bool build();
    void updateTables(const ShadePlan& shading);
    /// Binds the program for tiles with these planes; false when there is none.
    [[nodiscard]] bool useProgram(int planes, const ShadePlan& shading);
    void setShading(const ShadePlan& shading, const std::vector<int>& opacities);
    void drawItem(const FrameItem& item, const FramePlan& frame, const ShadePlan& shading);
    void clearRect(const QRect& rect, QRgb color);
    void scissor(const QRect& rect);
    void uploadAxis(GLuint texture, const std::vector<int>& cells);
    [[nodiscard]] GLuint makeTexture();

    QOpenGLFunctions_3_3_Core& m_gl;
    GlTiles m_tiles;
    GlTilePrograms m_programs;
    QOpenGLShaderProgram* m_program = nullptr; ///< bound in this frame, for tiles with m_planes
    int m_planes = 0;
    QOpenGLShaderProgram m_overlayProgram;
    QOpenGLVertexArrayObject m_vertices;
    GLuint m_columns = 0;
    GLuint m_rows = 0;
    GLuint m_tables = 0;
    std::vector<GLuint> m_overlays; ///< one a piece: no texture is larger than a piece
    /// Of the picture before: writing to textures that are being drawn would wait for the drawing.
    std::vector<GLuint> m_overlaysBefore;
    QSize m_overlaySize;                ///< of the picture
    std::optional<ShadePlan> m_shading; ///< that the tables hold
    QSize m_size;
};

} // namespace chartroom::canvas
