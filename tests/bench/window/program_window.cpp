#include "tests/bench/window/program_window.h"

#include "app/window_actions.h"
#include "app/window_style.h"

#include <QApplication>
#include <QEvent>

namespace chartroom::bench {

namespace {

constexpr QSize windowSize(1280, 800);

/// Whether a widget was painted at least once.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget* widget) { widget->installEventFilter(this); }
    bool painted = false;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        painted = painted || event->type() == QEvent::Paint;
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

ProgramWindow::ProgramWindow(std::shared_ptr<const views::FileAhead> begun)
    : settings(folder.filePath(QStringLiteral("settings.ini")))
{
    QApplication::setStyle(new app::WindowStyle);
    app::declareWindowActions(registry);
    auto factories = app::workbenchFactories(std::move(begun));
    for (const auto& factory : factories)
        factory.declareActions(registry);
    window = std::make_unique<app::MainWindow>(settings, registry, std::move(factories),
                                               folder.filePath(QStringLiteral("pictures")));
    window->resize(windowSize);
}

void ProgramWindow::showEmpty()
{
    PaintWatch watch(window.get());
    window->show();
    waitFor([&] { return watch.painted; });
}

} // namespace chartroom::bench
