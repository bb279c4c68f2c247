#include "views/canvas/widgets/gl_probe.h"

#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLVersionFunctionsFactory>
#include <QSurfaceFormat>

namespace chartroom::canvas {

namespace {

GlProbe tryOpenGl()
{
    GlProbe probe;
    const QString platform = QGuiApplication::platformName();
    if (platform == QLatin1String("offscreen") || platform == QLatin1String("minimal") ||
        platform == QLatin1String("vnc") || platform == QLatin1String("linuxfb"))
        return probe;
    QSurfaceFormat format;
    format.setRenderableType(QSurfaceFormat::OpenGL);
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    QOpenGLContext context;
    context.setFormat(format);
    if (!context.create())
        return probe;
    QOffscreenSurface surface;
    surface.setFormat(context.format());
    surface.create();
    if (!surface.isValid() || !context.makeCurrent(&surface))
        return probe;
    const auto* const name = reinterpret_cast<const char*>(context.functions()->glGetString(GL_RENDERER));
    probe.renderer = QString::fromUtf8(name);
    probe.software = isSoftwareRenderer(probe.renderer);
    probe.usable = context.format().version() >= qMakePair(3, 3) && !context.isOpenGLES() &&
                   QOpenGLVersionFunctionsFactory::get<QOpenGLFunctions_3_3_Core>(&context) != nullptr;
    context.doneCurrent();
    return probe;
}

} // namespace

bool isSoftwareRenderer(const QString& renderer)
{
    for (const auto* const name :
         {"llvmpipe", "softpipe", "swrast", "swiftshader", "software", "gdi generic"}) {
        if (renderer.contains(QLatin1String(name), Qt::CaseInsensitive))
            return true;
    }
    return false;
}

const GlProbe& probeOpenGl()
{
    static const GlProbe probe = tryOpenGl();
    return probe;
}

} // namespace chartroom::canvas
