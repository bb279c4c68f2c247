// Finding symbols cell by cell, and replacing them, by keys in the real window.
#include "model/world/symbol_search.h"
#include "tests/views/world/world_tool_test.h"
#include "views/world/dialogs/replace_dialog.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_docks.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>

using namespace chartroom;
using namespace chartroom::views;
using model::LayerKey;

class WorldFindTest : public test::WorldToolTest
{
    Q_OBJECT

private Q_SLOTS:
    void f3GoesFromPlaceToPlace()
    {
        paintThree();
        ask();
        // From the middle, which is at the beginning of the chunk 0:0: chunk after chunk, and round.
        const QList<QPoint> way{{9, 4}, {3, -5}, {-6, 2}};
        window().key(Qt::Key_Home);
        findKey(Qt::Key_F3);
        for (const QPoint place : way + way) {
            QTRY_COMPARE(cursor(), std::optional(place));
            QTRY_VERIFY(
                dialog()->found().endsWith(QStringLiteral(" at %1, %2").arg(place.x()).arg(place.y())));
            const QRectF seen = window().canvas().camera().visibleRect();
            QVERIFY(seen.contains(QRectF(place, QSizeF(1, 1))));
            findKey(Qt::Key_F3);
        }
        // And back, also when the dialog is closed.
        QTRY_COMPARE(cursor(), std::optional(QPoint(9, 4)));
        dialog()->close();
        QTRY_VERIFY(!dialog());
        QVERIFY(window().isReady());
        window().key(Qt::Key_F3, Qt::ShiftModifier);
        QTRY_COMPARE(cursor(), std::optional(QPoint(-6, 2)));
        window().key(Qt::Key_F3, Qt::ShiftModifier);
        QTRY_COMPARE(cursor(), std::optional(QPoint(3, -5)));
        window().key(Qt::Key_F3);
        QTRY_COMPARE(cursor(), std::optional(QPoint(-6, 2)));
        QCOMPARE(window().steps(), 3U);
    }

    void theDialogLeavesTheMiddleOfTheMapFree()
    {
        window().bench().resize(760, 700);
        window().bench().move(0, 0);
        ask();
        const QPoint middle = window().canvas().mapToGlobal(window().canvas().rect().center());
        QVERIFY(!dialog()->geometry().intersects(QRect(middle - QPoint(32, 32), QSize(64, 64))));
        // And to erase is not what is chosen without asking.
        QCOMPARE(dialog()->search()->to, u'\0');
        QVERIFY(!dialog()->query());
    }

    void layersAreCalledAsInTheirList()
    {
        ask();
        const auto* layers = dialog()->findChildren<QComboBox*>()[2];
        QCOMPARE(layers->count(), 2);
        const auto& listed = window().bench().docks().layers->model();
        for (int row = 0; row < layers->count(); ++row)
            QCOMPARE(layers->itemText(row), listed.find(LayerKey::room(row)).data().toString());
        QCOMPARE(layers->itemText(1), QStringLiteral("1  Layer 1"));
    }

    void whatDoesNotOccurIsSaid()
    {
        QSignalSpy said(&window().bench(), &Workbench::messageShown);
        window().state().setSymbol(u'q');
        ask();
        findKey(Qt::Key_F3);
        QTRY_VERIFY(dialog()->found().contains(QStringLiteral("does not occur")));
        QVERIFY(said.last().first().toString().contains(QStringLiteral("does not occur")));
        QVERIFY(!cursor());
    }

    void f3WithoutASearchAsks()
    {
        window().key(Qt::Key_F3);
        QTRY_VERIFY(dialog() && dialog()->isVisible());
    }

    void symbolsAreErased_data()
    {
        QTest::addColumn<int>("layer");
        QTest::addColumn<QString>("left");
        QTest::newRow("room") << 1 << "   ";
        QTest::newRow("ground") << 0 << "...";
    }

    void symbolsAreErased()
    {
        QFETCH(int, layer);
        QFETCH(QString, left);
        window().state().setActiveLayer(model::LayerKey::room(layer));
        window().drag({0, 0}, {2, 0});
        ask();
        auto* to = dialog()->findChildren<QComboBox*>()[1];
        to->setFocus();
        QTest::keyClick(to, Qt::Key_Home, Qt::ControlModifier);
        to->setCurrentIndex(to->findText(QStringLiteral("nothing (erase)")));
        QTRY_VERIFY(dialog()->answer().contains(QStringLiteral("3 cell(s) in 1 chunk(s) will be erased")));
        QTest::mouseClick(button(QStringLiteral("&Replace")), Qt::LeftButton);
        QTRY_COMPARE(window().row(layer, 0, 0, 3), left);
        QCOMPARE(window().steps(), 2U);
        QTRY_VERIFY2(dialog()->replaced().endsWith(QStringLiteral(
                         "in the chunks around the view: 3 cell(s) in 1 chunk(s) were erased.")),
                     qPrintable(dialog()->replaced()));
        // As a line of a script, it is read as it is written.
        const world::Operation erasing = model::replaceOperation({u'W', layer, {}}, model::erased);
        const auto read = world::parseOperation(world::toLine(erasing));
        QVERIFY(read);
        QCOMPARE(std::get<world::Replace>(read->value).to, model::erased);
    }

    void whatWasReplacedIsSaid()
    {
        paintThree();
        QSignalSpy said(&window().bench(), &Workbench::messageShown);
        ask();
        replaceEverywhere();
        const QString sentence =
            QStringLiteral("On “1  Layer 1”, in the whole world: 3 cell(s) in 3 chunk(s) became g.");
        QTRY_COMPARE(dialog()->replaced(), sentence);
        QCOMPARE(said.last().first().toString(), sentence);
        // It stands there when there are no more to replace, and until it is taken back.
        QTRY_VERIFY(dialog()->answer().contains(QStringLiteral("does not occur")));
        QCOMPARE(dialog()->replaced(), sentence);
        QVERIFY(window().session().undo().ok());
        QCOMPARE(dialog()->replaced(), QString());
        // Something else that is asked for has not been replaced.
        replaceEverywhere();
        QTRY_COMPARE(dialog()->replaced(), sentence);
        dialog()->setFrom(u'x');
        QCOMPARE(dialog()->replaced(), QString());
    }

    void layersThatCannotBePaintedAreOnlySearched_data()
    {
        QTest::addColumn<bool>("locked");
        QTest::addColumn<QString>("word");
        QTest::addRow("locked") << true << QStringLiteral("locked");
        QTest::addRow("hidden") << false << QStringLiteral("hidden");
    }

    void layersThatCannotBePaintedAreOnlySearched()
    {
        QFETCH(const bool, locked);
        QFETCH(const QString, word);
        paintThree();
        ask();
        dialog()->setTo(u'g');
        dialog()->setScope(ReplaceDialog::Scope::World);
        QPushButton* replace = button(QStringLiteral("&Replace"));
        QTRY_VERIFY(replace->isEnabled());
        const model::LayerLook before = window().state().look(LayerKey::room(1));
        model::LayerLook look = before;
        (locked ? look.locked : look.visible) = locked;
        window().state().setLook(LayerKey::room(1), look);
        QVERIFY(!replace->isEnabled());
        QTRY_COMPARE(dialog()->answer(), QStringLiteral("3 cell(s) in 3 chunk(s) have W."));
        QVERIFY(!replace->isEnabled());
        QVERIFY2(dialog()->searched().contains(
                     QStringLiteral("The layer is %1: nothing on it is replaced").arg(word)),
                 qPrintable(dialog()->searched()));
        QCOMPARE(dialog()->findChildren<QComboBox*>()[2]->currentText(),
                 QStringLiteral("1  Layer 1 (%1)").arg(word));
        findKey(Qt::Key_F3);
        QTRY_VERIFY(cursor());
        window().state().setLook(LayerKey::room(1), before);
        QTRY_VERIFY(replace->isEnabled());
        QVERIFY(!dialog()->searched().contains(word));
    }

    void aLayerBesideOneThatIsShownAloneIsOnlySearched()
    {
        paintThree();
        ask();
        dialog()->setTo(u'g');
        dialog()->setScope(ReplaceDialog::Scope::World);
        QTRY_VERIFY(button(QStringLiteral("&Replace"))->isEnabled());
        window().state().setSolo(LayerKey::room(0));
        QTRY_COMPARE(dialog()->answer(), QStringLiteral("3 cell(s) in 3 chunk(s) have W."));
        QVERIFY(!button(QStringLiteral("&Replace"))->isEnabled());
    }

    void whatIsLeftOutIsSaid()
    {
        const QString chunks = window().folder() + QStringLiteral("/chunks/");
        test::writeAll(chunks + QStringLiteral("1_1.json"), "{");
        test::writeAll(chunks + QStringLiteral("1_0.json"),
                       "{\"schemaVersion\":2,\"roomLayers\":[{\"layer\":1,\"rows\":[\"WW\"]}],"
                       "\"heightLayers\":[],\"instances\":[]}");
        window().reopen();
        QVERIFY(window().isReady());
        QVERIFY(window().bench().docks().edit({world::Paint{1, {0, 0}, u'W'}}));
        window().state().setSymbol(u'W');
        window().state().setActiveLayer(LayerKey::room(1));
        ask();
        const QString always =
            QStringLiteral("The room layer is searched. The layers of the height stack are not.");
        replaceEverywhere();
        QCOMPARE(dialog()->searched(),
                 always + QStringLiteral(" 1 chunk(s) there cannot be read and are left out. 2 cell(s) in "
                                         "chunks of a newer version are found, and stay as they are."));
        QTRY_VERIFY2(dialog()->replaced().endsWith(QStringLiteral(": 1 cell(s) in 1 chunk(s) became g.")),
                     qPrintable(dialog()->replaced()));
        QTRY_COMPARE(dialog()->answer(), QStringLiteral("2 cell(s) in 1 chunk(s) have W."));
        QVERIFY(!button(QStringLiteral("&Replace"))->isEnabled());
        // Where all can be read and replaced nothing is left out.
        window().state().setSelection(QRect(-4, -4, 4, 4));
        dialog()->setScope(ReplaceDialog::Scope::Selection);
        QTRY_COMPARE(dialog()->searched(), always);
    }

    void layersThatComeMeanwhileCanBeChosen()
    {
        ask();
        const auto* layers = dialog()->findChildren<QComboBox*>()[2];
        QCOMPARE(layers->count(), 2);
        QVERIFY(window().bench().docks().edit({world::Paint{2, {0, 0}, u'W'}}));
        QTRY_COMPARE(layers->count(), 3);
        QCOMPARE(layers->currentIndex(), 1);
    }

    void whatWasAskedLastIsAskedAgain()
    {
        paintThree();
        ask();
        dialog()->setTo(u'g');
        dialog()->setScope(ReplaceDialog::Scope::World);
        const auto asked = dialog()->query();
        QVERIFY(asked);
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!dialog());
        QVERIFY(window().isReady());
        window().state().setActiveLayer(model::LayerKey::room(0));
        ask();
        QVERIFY(dialog()->query() == asked);
        // What is selected now is where it is looked for.
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!dialog());
        QVERIFY(window().isReady());
        window().state().setSelection(QRect(0, 0, 3, 3));
        ask();
        QVERIFY(dialog()->query()->scope == ReplaceDialog::Scope::Selection);
    }

    void whatIsGoneToIsSeen_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QPoint>("tile");
        QTest::newRow("a tile") << QStringLiteral("-6, 3") << QPoint(-6, 3);
        QTest::newRow("far") << QStringLiteral("402; 401") << QPoint(402, 401);
    }
    void whatIsGoneToIsSeen()
    {
        QFETCH(QString, typed);
        QFETCH(QPoint, tile);
        canvas::CanvasWidget& map = window().canvas();
        QVERIFY(window().bench().docks().edit({world::Paint{0, {400, 400}, u'g'}}));
        QTRY_VERIFY(map.camera().bounds().contains(QPoint(402, 401)));
        map.fit();
        const double ratio = map.devicePixelRatioF();
        QVERIFY(map.camera().scale() < 10 * ratio);
        goTo(typed);
        const double scale = map.camera().scale();
        QVERIFY2(scale >= 10 * ratio, qPrintable(QString::number(scale)));
        QVERIFY(map.camera().visibleRect().contains(QRectF(tile, QSizeF(1, 1))));
        QCOMPARE(cursor(), std::optional(tile));
        // Where tiles can be told apart the scale is the user's.
        map.lookAt({0.5, 0.5}, 13 * ratio);
        goTo(typed);
        QCOMPARE(map.camera().scale(), 13 * ratio);
        QCOMPARE(cursor(), std::optional(tile));
    }

    void whatLiesBeyondTheMapIsNotMarked()
    {
        // In 32 bits it would be a tile of the map, near the edge that is looked at then.
        const int edge = window().canvas().camera().bounds().right();
        const QString beyond = QStringLiteral("%1, 2").arg((qint64(1) << 32) + edge - 1);
        goTo(beyond);
        QCOMPARE(cursor(), std::optional<QPoint>());
        // Who works with the keys goes on from what is nearest.
        window().key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(cursor(), std::optional(QPoint(edge, 2)));
        // Nor does the cursor that is seen go anywhere else.
        window().bench().page().cursor().show({1, 1});
        goTo(beyond);
        QCOMPARE(cursor(), std::optional(QPoint(edge, 2)));
    }

    void whatIsWrongWithATileIsSaid_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("said");
        const QString noNumbers = QStringLiteral("These are not two whole numbers, such as 12, -7.");
        QTest::addRow("one number") << QStringLiteral("12") << noNumbers;
        QTest::addRow("a word") << QStringLiteral("12, here") << noNumbers;
        QTest::addRow("too far") << QStringLiteral("12345678901, 2")
                                 << QStringLiteral(
                                        "No world reaches so far: x and y have 10 digits at most.");
        QTest::addRow("nothing") << QStringLiteral(" ") << QString();
        QTest::addRow("a tile") << QStringLiteral("12  -7") << QString();
    }
    void whatIsWrongWithATileIsSaid()
    {
        QFETCH(QString, typed);
        QFETCH(QString, said);
        QPointer<QInputDialog> question = askForTile();
        QVERIFY(question);
        type(*question, typed);
        QStringList texts;
        for (const QLabel* label : question->findChildren<QLabel*>()) {
            if (label->isVisible())
                texts << label->text();
        }
        QVERIFY2(texts.contains(said), qPrintable(texts.join(QLatin1Char('|'))));
        const QPushButton* ok = question->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QCOMPARE(ok->isEnabled(), said.isEmpty() && !typed.trimmed().isEmpty());
        QTest::keyClick(question->findChild<QLineEdit*>(), Qt::Key_Escape);
        QTRY_VERIFY(!question);
    }

private:
    /// Opens the question for a tile; null: it did not come.
    [[nodiscard]] QInputDialog* askForTile()
    {
        if (!window().isReady())
            return nullptr;
        window().key(Qt::Key_G, Qt::ControlModifier);
        auto* question = window().bench().findChild<QInputDialog*>();
        const bool active =
            question &&
            QTest::qWaitFor([question] { return QApplication::activeWindow() == question; }, test::patience);
        return active ? question : nullptr;
    }
    static void type(const QInputDialog& question, const QString& text)
    {
        auto* line = question.findChild<QLineEdit*>();
        line->selectAll();
        QTest::keyClicks(line, text);
    }
    void goTo(const QString& typed)
    {
        QPointer<QInputDialog> question = askForTile();
        QVERIFY(question);
        type(*question, typed);
        QTest::keyClick(question->findChild<QLineEdit*>(), Qt::Key_Return);
        QTRY_VERIFY(!question);
    }
    [[nodiscard]] ReplaceDialog* dialog() { return window().bench().findChild<ReplaceDialog*>(); }
    [[nodiscard]] const std::optional<QPoint>& cursor() { return window().bench().page().cursor().tile(); }
    [[nodiscard]] QPushButton* button(const QString& text)
    {
        for (auto* candidate : dialog()->findChildren<QPushButton*>()) {
            if (candidate->text() == text)
                return candidate;
        }
        return nullptr;
    }
    void paintThree()
    {
        for (const QPoint place : {QPoint(-6, 2), QPoint(9, 4), QPoint(3, -5)})
            window().click(place.x(), place.y());
    }
    void ask()
    {
        window().key(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(dialog() && dialog()->isVisible());
        QTRY_COMPARE(QApplication::activeWindow(), dialog());
    }
    /// Replaces what is looked for by `g` in the whole world, once it is counted.
    void replaceEverywhere()
    {
        dialog()->setTo(u'g');
        dialog()->setScope(ReplaceDialog::Scope::World);
        QPushButton* replace = button(QStringLiteral("&Replace"));
        QTRY_VERIFY(replace->isEnabled());
        QTest::mouseClick(replace, Qt::LeftButton);
    }
    void findKey(int key) { QTest::keyClick(dialog(), static_cast<Qt::Key>(key)); }
};

QTEST_MAIN(WorldFindTest)
#include "tst_world_find.moc"
