// Where the keys go is seen: a frame around what has the focus, in light and dark.
#include "app/focus_ring.h"
#include "app/window_style.h"
#include "tests/app/world_shell.h"
#include "views/canvas/widgets/canvas_widget.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_docks.h"
#include "views/world/world_page.h"

#include <QListView>
#include <QSlider>
#include <QToolButton>
#include <QTreeView>

using namespace chartroom;
using chartroom::test::WorldShell;

namespace {

/// How well two colours can be told apart, 1 to 21 (WCAG 2.1).
double contrast(const QColor& a, const QColor& b)
{
    const auto luminance = [](const QColor& color) {
        const auto part = [](double value) {
            return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * part(color.redF()) + 0.7152 * part(color.greenF()) + 0.0722 * part(color.blueF());
    };
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

QPalette darkPalette()
{
    QPalette dark;
    dark.setColor(QPalette::Window, QColor(0x2b, 0x2b, 0x2b));
    dark.setColor(QPalette::Base, QColor(0x1e, 0x1e, 0x1e));
    dark.setColor(QPalette::WindowText, Qt::white);
    dark.setColor(QPalette::Text, Qt::white);
    dark.setColor(QPalette::ButtonText, Qt::white);
    dark.setColor(QPalette::Button, QColor(0x35, 0x35, 0x35));
    dark.setColor(QPalette::Highlight, QColor(0x2a, 0x82, 0xda));
    return dark;
}

} // namespace

class FocusRingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_usual = QApplication::palette();
        m_ring = std::make_unique<app::FocusRing>();
    }
    void cleanup()
    {
        m_shell.reset();
        m_ring.reset();
        QApplication::setPalette(m_usual);
    }

    void whatHasTheKeysIsFramed_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void whatHasTheKeysIsFramed()
    {
        QFETCH(bool, dark);
        if (dark)
            QApplication::setPalette(darkPalette());
        open();
        views::WorldLayersDock& layers = *bench().docks().layers;
        // With the mouse there is none.
        QTest::mouseClick(&map(), Qt::LeftButton, {}, QPoint(50, 50));
        QCOMPARE(m_ring->target(), nullptr);
        press(Qt::Key_F6);
        QCOMPARE(QApplication::focusWidget(), &layers.view());
        check(layers.view());
        press(Qt::Key_Tab);
        QVERIFY(qobject_cast<QSlider*>(QApplication::focusWidget()));
        check(*QApplication::focusWidget());
        press(Qt::Key_Tab);
        QVERIFY(qobject_cast<QToolButton*>(QApplication::focusWidget()));
        check(*QApplication::focusWidget());
        press(Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), &map());
        check(map());
        // It goes with what it marks.
        m_shell->window->resize(1300, 850);
        QTRY_VERIFY(framed(map()));
        // The map's own letters change nothing, and a press of the mouse takes it away.
        press(Qt::Key_E);
        QCOMPARE(m_ring->target(), &map());
        QTest::mouseClick(&map(), Qt::LeftButton, {}, QPoint(50, 50));
        QCOMPARE(m_ring->target(), nullptr);
        QTRY_VERIFY(!framed(map()));
    }

    void itGoesWithADockThatIsClosed()
    {
        open();
        press(Qt::Key_F6);
        QWidget& list = bench().docks().layers->view();
        QCOMPARE(m_ring->target(), &list);
        bench().docks().layers->close();
        QTRY_VERIFY(m_ring->target() != &list);
    }

private:
    [[nodiscard]] views::WorldWorkbench& bench() { return *m_shell->current(); }
    [[nodiscard]] canvas::CanvasWidget& map() { return bench().page().canvas(); }
    void open()
    {
        m_shell = std::make_unique<WorldShell>();
        QVERIFY(m_shell->openWorld("alpha"));
        QTRY_COMPARE(QApplication::focusWidget(), &map());
    }
    void press(int key) { QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key)); }

    /// The window's picture just outside and just inside of a widget's left edge.
    [[nodiscard]] std::array<QColor, 3> edge(const QWidget& widget)
    {
        const QImage picture = m_shell->window->grab().toImage();
        const QPoint left =
            widget.mapTo(m_shell->window.get(), QPoint(0, widget.height() / 2)) + QPoint(-1, 0);
        return {picture.pixelColor(left - QPoint(2, 0)), picture.pixelColor(left),
                picture.pixelColor(left + QPoint(1, 0))};
    }
    [[nodiscard]] bool framed(const QWidget& widget)
    {
        return edge(widget)[1] == widget.palette().color(QPalette::Highlight);
    }
    void check(const QWidget& widget)
    {
        QCOMPARE(m_ring->target(), &widget);
        const auto [before, line, inside] = edge(widget);
        QCOMPARE(line, widget.palette().color(QPalette::Highlight));
        QCOMPARE(inside, widget.palette().color(QPalette::Base));
        QVERIFY2(contrast(line, inside) >= 3, qPrintable(QString::number(contrast(line, inside))));
        QVERIFY2(contrast(line, before) >= 2.5, qPrintable(QString::number(contrast(line, before))));
    }

    std::unique_ptr<app::FocusRing> m_ring;
    std::unique_ptr<WorldShell> m_shell;
    QPalette m_usual;
};

QTEST_MAIN(FocusRingTest)
#include "tst_focus_ring.moc"
