#include "tests/app/fake_workbench.h"

#include <QFileInfo>

namespace chartroom::test {

FakeWorkbench::FakeWorkbench(QString path, const views::WorkbenchContext& context)
    : paint(context.actions.create(QStringLiteral("fake.paint"), this))
    , dock(new QDockWidget(QStringLiteral("Things"), this))
    , m_path(std::move(path))
    , m_title(QFileInfo(m_path).fileName())
{
    dock->setObjectName(QStringLiteral("things"));
    addDockWidget(Qt::LeftDockWidgetArea, dock);
    connect(paint, &QAction::triggered, this, [this] { ++paints; });
}

QString FakeWorkbench::title() const
{
    return m_title;
}

QList<QAction*> FakeWorkbench::menuActions(Menu menu) const
{
    return menu == Menu::Tools ? QList<QAction*>{paint} : QList<QAction*>();
}

QImage FakeWorkbench::picture(QSize size) const
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::darkCyan);
    return image;
}

void FakeWorkbench::save()
{
    ++saves;
    if (saveWorks)
        setState(m_verdict, 0);
    Q_EMIT saved(saveWorks);
}

void FakeWorkbench::setTitle(const QString& title)
{
    m_title = title;
    tellChange();
}

void FakeWorkbench::setState(std::optional<core::Verdict> verdict, int changes)
{
    m_verdict = verdict;
    m_changes = changes;
    tellChange();
}

app::WorkbenchFactory fakeFactory()
{
    app::WorkbenchFactory factory;
    factory.kind = QStringLiteral("fake");
    factory.namePattern = QStringLiteral("*.fake");
    factory.filterText = QStringLiteral("Fakes");
    factory.opensFolders = true;
    factory.accepts = [](const QString& path) { return path.endsWith(QLatin1String(".fake")); };
    factory.create = [](const QString& path, const views::WorkbenchContext& context) {
        return new FakeWorkbench(path, context);
    };
    factory.declareActions = [](views::ActionRegistry& actions) {
        actions.declare(
            {QStringLiteral("fake.paint"), QStringLiteral("fake"), "&Paint", {}, {Qt::Key_B}, {}, false});
    };
    return factory;
}

} // namespace chartroom::test
