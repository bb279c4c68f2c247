// Unsaved steps of a program that was killed, brought back in the real window.
#include "tests/support/buttons.h"
#include "tests/support/files.h"
#include "tests/views/world/world_tool_test.h"
#include "views/common/action_notice.h"
#include "views/world/world_notices.h"

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

class WorldBroughtBackTest : public test::WorldToolTest
{
    Q_OBJECT

private Q_SLOTS:
    void theLayerThatTheStepsMadeIsActiveAgain_data()
    {
        QTest::addColumn<int>("starts");
        QTest::newRow("at the first start") << 1;
        QTest::newRow("at a later start") << 2;
    }
    void theLayerThatTheStepsMadeIsActiveAgain()
    {
        QFETCH(const int, starts);
        const LayerKey attic = LayerKey::height("attic");
        window().state().setActiveLayer(attic);
        window().reopen([this] {
            leave({{world::AddHeightLayer{"attic", "Attic"}}, {world::PaintHeight{"attic", {3, 3}, u'r'}}});
        });
        for (int start = 1; start < starts; ++start) {
            QVERIFY(window().isReady());
            QTRY_VERIFY(window().state().activeLayer() != attic);
            window().reopen();
        }
        QVERIFY(window().isReady());
        ActionNotice& offer = window().bench().notices().recovery();
        QTRY_VERIFY(!offer.isHidden());
        QTest::mouseClick(test::buttonCalled(offer, QStringLiteral("Bring Back")), Qt::LeftButton);
        // A layer without a cell is no step.
        QTRY_COMPARE(window().session().document().undoCount(), std::size_t{1});
        QTRY_COMPARE(window().state().activeLayer(), attic);
    }

    void aLayerWithoutACellIsThereAgainToo_data()
    {
        QTest::addColumn<bool>("made");
        QTest::newRow("added before the steps were saved") << false;
        QTest::newRow("added by one of the steps") << true;
    }
    void aLayerWithoutACellIsThereAgainToo()
    {
        QFETCH(const bool, made);
        const LayerKey added = LayerKey::height("height_2");
        window().bench().actionsById()["addHeightLayer"]->trigger();
        QTRY_COMPARE(window().state().activeLayer(), added);
        // The name is not typed.
        window().canvas().setFocus();
        window().reopen([&] {
            std::vector<world::Operation> steps{{world::Paint{1, {0, 0}, u'W'}}};
            if (made)
                steps.push_back({world::AddHeightLayer{"height_2", {}}});
            leave(steps);
        });
        QVERIFY(window().isReady());
        ActionNotice& offer = window().bench().notices().recovery();
        QTRY_VERIFY(!offer.isHidden());
        QTest::mouseClick(test::buttonCalled(offer, QStringLiteral("Bring Back")), Qt::LeftButton);
        QTRY_COMPARE(window().session().document().undoCount(), std::size_t(made ? 2 : 1));
        QTRY_COMPARE(window().state().activeLayer(), added);
        QCOMPARE(window().session().document().knownStack().size(), std::size_t{2});
        QVERIFY(window().bench().notices().leftAside().isHidden());
    }

    void workThatCannotBeBroughtBackLeadsToTheList()
    {
        window().reopen([this] {
            leave({{world::Paint{1, {0, 0}, u'W'}}});
            test::writeAll(window().folder() + QStringLiteral("/chunks/0_0.json"), "{\"schemaVersion\":2}");
        });
        QVERIFY(window().isReady());
        WorldNotices& notices = window().bench().notices();
        QTRY_VERIFY(!notices.recovery().isHidden());
        const QSignalSpy asked(&window().bench(), &Workbench::recoveredWorkRequested);
        QTest::mouseClick(test::buttonCalled(notices.recovery(), QStringLiteral("Bring Back")),
                          Qt::LeftButton);
        QTRY_VERIFY(!notices.leftAside().isHidden());
        const QString sentence = notices.leftAside().sentence();
        QVERIFY2(sentence.contains(QStringLiteral("cannot be done again")), qPrintable(sentence));
        QVERIFY2(sentence.contains(QStringLiteral("newer")), qPrintable(sentence));
        // Nothing that is said in passing takes its place.
        window().key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(notices.leftAside().sentence(), sentence);
        QTest::mouseClick(test::buttonCalled(notices.leftAside(), QStringLiteral("Recovered Work…")),
                          Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
    }

private:
    /// What a program that was killed leaves of the window's world.
    void leave(const std::vector<world::Operation>& operations)
    {
        model::WorldSession session(window().folder());
        session.open();
        QTRY_VERIFY(session.isIndexed());
        for (const world::Operation& operation : operations)
            QVERIFY(session.apply(operation));
    }
};

QTEST_MAIN(WorldBroughtBackTest)
#include "tst_world_brought_back.moc"
