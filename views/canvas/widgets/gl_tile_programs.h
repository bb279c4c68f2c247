#pragma once

#include "views/canvas/layer.h"

#include <QOpenGLShaderProgram>

#include <cstddef>
#include <map>
#include <memory>
#include <vector>

namespace chartroom::canvas {

/// The shader programs that draw tiles: one for each sequence of layers that was drawn, made from canvas.frag
/// when it is first needed. A program that holds just its own steps, without a choice at run time, is what
/// makes a software driver quick: it works out both sides of each choice. Needs its context to be current,
/// from making to destroying.
class GlTilePrograms
{
public:
    /// The program for these layers, bottom first; the layers that the tile has no values for must be left
    /// out. Null when it cannot be built.
    [[nodiscard]] QOpenGLShaderProgram* program(const std::vector<LayerKind>& layers);

private:
    /// Sequences beyond this are forgotten and made anew: nobody switches among so many.
    static constexpr std::size_t limit = 64;

    std::map<std::vector<LayerKind>, std::unique_ptr<QOpenGLShaderProgram>> m_programs;
};

} // namespace chartroom::canvas
