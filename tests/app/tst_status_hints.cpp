// What the status bar says of each tool has room in a window of usual size, in the longer language too.
#include "app/language.h"
#include "tests/app/world_shell.h"
#include "views/common/elided_label.h"

#include <QLayout>
#include <QStatusBar>

using namespace chartroom;
using namespace chartroom::test;
using views::ElidedLabel;
using views::ToolKind;

class StatusHintsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { app::installLanguage(*QCoreApplication::instance(), QStringLiteral("de")); }

    void everyToolsHintIsWhole()
    {
        const WorldShell shell;
        QVERIFY(shell.openWorld("alpha", {1280, 800}));
        QCOMPARE(shell.window->width(), 1280);
        const QStatusBar& bar = *shell.window->statusBar();
        auto* mode = bar.findChild<ElidedLabel*>(QStringLiteral("mode"));
        auto* place = bar.findChild<ElidedLabel*>(QStringLiteral("place"));
        QVERIFY(mode && place);
        views::WorldViewState& state = shell.current()->state();
        state.setSymbol(u'W');
        state.setRandom(true);
        state.setSelectedChunks({{0, 0}, {1, 0}});
        state.setSelection(QRegion(QRect(0, 0, 54, 1)) + QRect(0, 84, 1, 1));
        const QString there = QStringLiteral("Chunk 12:-7  lokal 31, 31  Welt 415, -193 | Ebene 0 '.' → Gras "
                                             "(Vorgabe der Welt) | Ebene 1 'T' Baum | Ebene 2 'D' Dach");
        QSet<QString> texts;
        for (int tool = 0; tool <= static_cast<int>(ToolKind::Chunks); ++tool) {
            state.setTool(static_cast<ToolKind>(tool));
            Q_EMIT shell.current()->placeTextChanged(there);
            bar.layout()->activate();
            QTRY_VERIFY2(mode->text() == mode->fullText(), qPrintable(mode->text()));
            texts << mode->text();
            // Nor is the place lost.
            QVERIFY2(place->text().startsWith(QStringLiteral("Chunk 12:-7  lokal 31, 31")),
                     qPrintable(place->text()));
        }
        QCOMPARE(texts.size(), static_cast<int>(ToolKind::Chunks) + 1);
        // What had no room is in the tool tip.
        QVERIFY2(mode->toolTip().contains(QStringLiteral("ohne ihre Instanzen")),
                 qPrintable(mode->toolTip()));
        QVERIFY2(mode->toolTip().contains(QStringLiteral("spiegeln")), qPrintable(mode->toolTip()));
        state.setTool(ToolKind::Brush);
        QVERIFY2(mode->toolTip().contains(QStringLiteral("Palette")), qPrintable(mode->toolTip()));
        state.setTool(ToolKind::Picker);
        QVERIFY2(mode->toolTip().isEmpty(), qPrintable(mode->toolTip()));
    }

    void aLongHintIsCutAndWholeInTheToolTip()
    {
        const WorldShell shell;
        QVERIFY(shell.openWorld("alpha", {1280, 800}));
        auto* mode = shell.window->statusBar()->findChild<ElidedLabel*>(QStringLiteral("mode"));
        QVERIFY(mode);
        const QString text = QStringLiteral("sehr lange ").repeated(40).trimmed();
        Q_EMIT shell.current()->modeTextChanged(text, QStringLiteral("und mehr"));
        QTRY_VERIFY(mode->text().endsWith(QChar(u'…')));
        QCOMPARE(mode->toolTip(), text + QStringLiteral("\nund mehr"));
    }
};

QTEST_MAIN(StatusHintsTest)
#include "tst_status_hints.moc"
