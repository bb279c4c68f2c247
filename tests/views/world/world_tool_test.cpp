#include "tests/views/world/world_tool_test.h"

#include <QApplication>

namespace chartroom::test {

void WorldToolTest::init()
{
    m_window = std::make_unique<WorldWindow>();
    QVERIFY(m_window->isReady());
    window().state().setSymbol(u'W');
    window().state().setActiveLayer(model::LayerKey::room(1));
    window().key(Qt::Key_B);
    QCOMPARE(window().state().tool(), views::ToolKind::Brush);
}

void WorldToolTest::cleanup()
{
    m_window.reset();
}

StatusLine::StatusLine(views::WorldWorkbench& bench)
{
    connect(&bench, &views::Workbench::messageShown, this, [this](const QString& text) { m_text = text; });
    connect(&bench, &views::Workbench::messageOver, this, [this](const QString& text) {
        if (m_text == text)
            m_text.clear();
    });
}

DialogAnswer::DialogAnswer(std::function<void(QWidget&)> answer)
    : m_answer(std::move(answer))
{
    m_look.setInterval(10);
    connect(&m_look, &QTimer::timeout, this, [this] {
        QWidget* dialog = QApplication::activeModalWidget();
        // As a user has it: shown and with the focus, so that the window behind it has lost it.
        if (!dialog)
            return;
        if (!dialog->isActiveWindow()) {
            dialog->activateWindow();
            return;
        }
        m_look.stop();
        m_done = true;
        m_answer(*dialog);
    });
    m_look.start();
}

} // namespace chartroom::test
