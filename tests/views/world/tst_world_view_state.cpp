// What is chosen in a world's window is told to whoever shows it, once.
#include "views/world/state/world_view_state.h"

#include <QSignalSpy>
#include <QTest>

using namespace chartroom::views;

class WorldViewStateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSymbolThatIsTakenAtFirstCanBeChosen()
    {
        WorldViewState state;
        QSignalSpy told(&state, &WorldViewState::symbolChanged);
        const char16_t first = state.symbol();
        QVERIFY(state.recentSymbols().isEmpty());
        state.setSymbol(first);
        QCOMPARE(state.recentSymbols(), QList<char16_t>{first});
        QCOMPARE(told.count(), 1);
        // Chosen again it is what it was.
        state.setSymbol(first);
        QCOMPARE(told.count(), 1);
        state.setSymbol(u'z');
        QCOMPARE(state.recentSymbols(), QList<char16_t>({u'z', first}));
        QCOMPARE(told.count(), 2);
        // A pad is no symbol.
        state.setSymbol(u'.');
        QCOMPARE(state.symbol(), u'z');
        QCOMPARE(told.count(), 2);
    }
};

QTEST_APPLESS_MAIN(WorldViewStateTest)
#include "tst_world_view_state.moc"
