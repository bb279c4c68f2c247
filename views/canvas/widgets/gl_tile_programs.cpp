#include "views/canvas/widgets/gl_tile_programs.h"

#include "views/canvas/widgets/gl_tiles.h"
#include "views/canvas/widgets/shaders.h"

#include <array>

namespace chartroom::canvas {

namespace {

/// The function of canvas.frag that lays a layer over what is under it.
QByteArray functionOf(LayerKind kind)
{
    switch (kind) {
    case LayerKind::Height:
        return "overHeight";
    case LayerKind::Relief:
        return "overRelief";
    case LayerKind::Category:
        return "overCategory";
    case LayerKind::WaterBody:
        return "overBody";
    case LayerKind::Surface:
        return "overSurface";
    case LayerKind::Depth:
        return "overDepth";
    case LayerKind::Outline:
        return "overOutline";
    case LayerKind::Picture:
        return "overPicture";
    }
    return {};
}

/// canvas.frag with its steps written out.
QByteArray fragment(const std::vector<LayerKind>& layers)
{
    QByteArray steps = "#define STEPS";
    for (std::size_t i = 0; i < layers.size(); ++i)
        steps += " sum = " + functionOf(layers[i]) + "(sum, cell, opacities[" + QByteArray::number(i) + "]);";
    QByteArray text = shaders::source(shaders::canvasFragment());
    // The version has to stay the first line.
    return text.insert(text.indexOf('\n') + 1, steps + '\n');
}

bool build(QOpenGLShaderProgram& program, const std::vector<LayerKind>& layers)
{
    if (!program.addShaderFromSourceCode(QOpenGLShader::Vertex, shaders::source(shaders::canvasVertex())) ||
        !program.addShaderFromSourceCode(QOpenGLShader::Fragment, fragment(layers)) || !program.link() ||
        !program.bind())
        return false;
    static constexpr std::array tileNames{"heights",    "gradients", "ids",
                                          "categories", "surfaces",  "pictures"};
    for (std::size_t unit = 0; unit < tileNames.size(); ++unit)
        program.setUniformValue(tileNames[unit], static_cast<GLint>(unit));
    program.setUniformValue("columns", GlTile::columnsUnit);
    program.setUniformValue("rows", GlTile::rowsUnit);
    program.setUniformValue("tables", GlTile::tablesUnit);
    return true;
}

} // namespace

QOpenGLShaderProgram* GlTilePrograms::program(const std::vector<LayerKind>& layers)
{
    const auto found = m_programs.find(layers);
    if (found != m_programs.end())
        return found->second.get();
    if (m_programs.size() >= limit)
        m_programs.clear();
    auto program = std::make_unique<QOpenGLShaderProgram>();
    if (!build(*program, layers))
        program.reset();
    return m_programs.emplace(layers, std::move(program)).first->second.get();
}

} // namespace chartroom::canvas
