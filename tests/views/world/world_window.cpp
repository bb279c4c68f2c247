#include "tests/views/world/world_window.h"

#include <QFileInfo>

namespace chartroom::test {

WorldWindow::WorldWindow(canvas::CanvasWidget::Backend backend, model::WorldSessionOptions options)
    : m_options(std::move(options))
{
    writeWorld();
    views::declareWorldActions(m_actions);
    m_preferences.canvasBackend = backend == canvas::CanvasWidget::Backend::Raster
                                      ? views::CanvasBackend::Raster
                                      : views::CanvasBackend::OpenGl;
    open();
}

void WorldWindow::reopen(const std::function<void()>& between)
{
    // An opening that is given up half way has the world until it hears of it: the next window would only
    // look at it for a while.
    const auto isOpen = [this] { return m_bench->session().ready() || m_bench->verdict().has_value(); };
    if (!QTest::qWaitFor(isOpen, patience))
        qFatal("the world is neither opened nor refused");
    m_bench->shutDown();
    m_bench.reset();
    if (between)
        between();
    open();
}

void WorldWindow::reopenAsNew()
{
    reopen([this] { QFile::remove(keptFile()); });
}

QString WorldWindow::keptFile() const
{
    const auto state = model::defaultStateFolder();
    const auto world = QFile::encodeName(folder()).toStdString();
    return QString::fromStdString(
        (state / "views" / model::worldStateFolder(state, world).filename()).string() + ".json");
}

bool WorldWindow::isReady()
{
    // Each of these may take its time where others work too, also what takes a moment as a rule: a window of
    // twice the size is drawn by the processor, and its frames come before the focus does.
    m_bench->activateWindow();
    return QTest::qWaitForWindowActive(m_bench.get(), patience) &&
           QTest::qWaitFor([this] { return m_bench->complete(); }, patience) &&
           (canvas().setFocus(), QTest::qWaitFor([this] { return canvas().hasFocus(); }, patience));
}

void WorldWindow::open()
{
    m_bench = std::make_unique<views::WorldWorkbench>(
        m_folder.path(), QString(), views::WorkbenchContext{m_actions, m_preferences}, nullptr, m_options);
    m_bench->resize(1600, 1150);
    m_bench->show();
}

void WorldWindow::writeWorld()
{
    const auto write = [this](const QString& name, const QByteArray& text) {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        writeAll(path, text);
    };
    write(QStringLiteral("world.json"), "{\"schemaVersion\":1,\"id\":\"w\",\"name\":\"Test\","
                                        "\"chunkWidth\":8,\"chunkHeight\":8,\"tileSize\":32,"
                                        "\"backgroundColor\":\"#102030\",\"defaultBackgroundTileId\":"
                                        "\"grass\",\"spawn\":{\"x\":0,\"y\":0}}");
    write(QStringLiteral("tiles.json"),
          "{\"tiles\":[{\"id\":\"grass\",\"symbol\":\"g\",\"name\":\"Grass\",\"color\":\"#3A6B35\"},"
          "{\"id\":\"wall\",\"symbol\":\"W\",\"name\":\"Wall\",\"color\":\"#A08C78\"}]}");
    for (int y = -2; y <= 1; ++y) {
        for (int x = -2; x <= 1; ++x) {
            // One cell of the stack's entry, far from where tests paint.
            const QByteArray heights =
                x == 1 && y == 1
                    ? "[{\"id\":\"height_1\",\"name\":\"Roof\",\"z\":1,\"x\":7,\"y\":7,\"rows\":[\"r\"]}]"
                    : "[]";
            write(QStringLiteral("chunks/%1_%2.json").arg(x).arg(y),
                  "{\"schemaVersion\":1,\"roomLayers\":[],\"heightLayers\":" + heights +
                      ",\"instances\":[]}");
        }
    }
}

} // namespace chartroom::test
