// What is typed and not yet committed, in the real window: a save, a close and another row take it or say
// that they cannot.
#include "model/world/instances_model.h"
#include "tests/support/held_workers.h"
#include "tests/views/world/typing_test.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/properties_dock.h"
#include "views/world/docks/record_editor.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_docks.h"

#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QTextBlock>
#include <QTreeView>

#include <algorithm>

using namespace chartroom;
using namespace chartroom::views;

class WorldTypingTest : public test::TypingTest
{
    Q_OBJECT

private Q_SLOTS:
    void aSaveTakesTheNameThatIsTyped()
    {
        PropertiesDock& dock = *docks().properties;
        dock.raise();
        auto* name = dock.findChild<QLineEdit*>(QString(), Qt::FindChildrenRecursively);
        for (auto* field : dock.findChildren<QLineEdit*>()) {
            if (field->text() == QStringLiteral("Test"))
                name = field;
        }
        QTest::mouseClick(name, Qt::LeftButton);
        QTRY_COMPARE(QApplication::focusWidget(), name);
        QTest::keyClicks(name, QStringLiteral("ed"));
        save(*name);
        QCOMPARE(said(), QStringLiteral("1 file(s) written."));
        QVERIFY(file("world.json").contains("\"Tested\""));
        QCOMPARE(QApplication::focusWidget(), name);
    }

    void aSaveTakesTheFieldOfARecord()
    {
        place();
        QTableWidget& form = docks().instances->editor().form();
        openValue(form);
        QWidget* editor = QApplication::focusWidget();
        QTest::keyClicks(editor, QStringLiteral("bear"));
        save(*editor);
        QVERIFY(file("chunks/0_0.json").contains("\"bear\""));
    }

    void anotherRowTakesTheFieldOfTheOneBefore()
    {
        place();
        window().click(3, 3);
        QTableWidget& form = docks().instances->editor().form();
        openValue(form);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("bear"));
        clickRow(0);
        QCOMPARE(docks().instances->current()->tile, (world::Tile{0, 0}));
        save(window().canvas());
        QCOMPARE(file("chunks/0_0.json").count("\"bear\""), 1);
        clickRow(1);
        QTRY_VERIFY(docks().instances->editor().text().toPlainText().contains(QStringLiteral("bear")));
    }

    void anotherRowTakesTheJsonOfTheOneBefore()
    {
        place();
        window().click(3, 3);
        typeJson(QStringLiteral("{\"hp\": 7}"));
        clickRow(0);
        QCOMPARE(docks().instances->current()->tile, (world::Tile{0, 0}));
        QVERIFY(!docks().instances->editor().text().toPlainText().contains(QStringLiteral("hp")));
        const std::size_t steps = window().steps();
        clickRow(1);
        QVERIFY(docks().instances->editor().text().toPlainText().contains(QStringLiteral("hp")));
        // It is done: undone it stays undone.
        window().undo();
        QTRY_VERIFY(!docks().instances->editor().text().toPlainText().contains(QStringLiteral("hp")));
        clickRow(0);
        QCOMPARE(window().steps(), steps - 1);
    }

    void aSaveTakesTheJsonThatCanBeRead()
    {
        place();
        typeJson(QStringLiteral("{\"hp\": 7}"));
        save(docks().instances->editor().text());
        QVERIFY(file("chunks/0_0.json").contains("\"hp\""));
        QCOMPARE(window().bench().unsavedChanges(), 0);
    }

    void aSaveLeavesTheCaretOfTheJson()
    {
        place();
        std::string members;
        for (int i = 0; i < 60; ++i)
            members +=
                (i == 0 ? "" : ",") + std::string("\"m") + std::to_string(i) + "\":" + std::to_string(i);
        const model::InstanceRow shown = *docks().instances->current();
        QVERIFY(docks().edit({world::EditInstance{shown.chunk, shown.id, {}, {}, "{" + members + "}"}}));
        docks().refreshNow();
        RecordEditor& editor = docks().instances->editor();
        auto* bar = editor.findChild<QTabWidget*>()->tabBar();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(1).center());
        QPlainTextEdit& text = editor.text();
        text.setFocus();
        QTextCursor caret = text.document()->find(QStringLiteral("\"m50\": 50"));
        QVERIFY(!caret.isNull());
        caret.setPosition(caret.selectionEnd());
        text.setTextCursor(caret);
        QTest::keyClicks(&text, QStringLiteral("7"));
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&text, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(text.textCursor().selectedText(), QStringLiteral("507"));
        const int place = text.textCursor().position();
        const int scrolled = text.verticalScrollBar()->value();
        QVERIFY(scrolled > 0);
        save(text);
        docks().refreshNow();
        QVERIFY(docks().instances->current()->record.find("507") != std::string::npos);
        QCOMPARE(text.textCursor().selectedText(), QStringLiteral("507"));
        QCOMPARE(text.textCursor().position(), place);
        QCOMPARE(text.verticalScrollBar()->value(), scrolled);
        QVERIFY(text.hasFocus());
    }

    void jsonThatCannotBeReadIsKeptAndSaid()
    {
        place();
        typeJson(QStringLiteral("{\"hp\": "));
        window().bench().commitInput();
        QCOMPARE(window().bench().unsavedChanges(), 2);
        QSignalSpy saved(&window().bench(), &Workbench::saved);
        save(docks().instances->editor().text());
        QVERIFY2(said().contains(QStringLiteral("Not saved: what is typed as the record of")),
                 qPrintable(said()));
        QCOMPARE(saved.last().first().toBool(), false);
        QCOMPARE(docks().instances->editor().text().toPlainText(), QStringLiteral("{\"hp\": "));
        QCOMPARE(window().bench().unsavedChanges(), 1);
        QVERIFY(window().bench().unsavedText().contains(QStringLiteral("the record of")));
    }

    void whatCannotBeReadIsToldOfAsItIsTyped()
    {
        place();
        QCOMPARE(window().bench().unsavedChanges(), 1);
        QSignalSpy told(&window().bench(), &Workbench::stateChanged);
        typeJson(QStringLiteral("{\"hp\": "));
        QCOMPARE(window().bench().unsavedChanges(), 2);
        QVERIFY(!told.isEmpty());
        told.clear();
        QTest::mouseClick(button(QStringLiteral("Take back")), Qt::LeftButton);
        QCOMPARE(window().bench().unsavedChanges(), 1);
        QCOMPARE(told.size(), 1);
    }

    void whatIsTypedForADeletedInstanceIsForgotten()
    {
        place();
        window().click(3, 3);
        typeJson(QStringLiteral("{\"hp\": "));
        QVERIFY(docks().edit({world::DeleteInstance{{0, 0}, docks().instances->current()->id}}));
        QSignalSpy told(&window().bench(), &Workbench::stateChanged);
        docks().refreshNow();
        QCOMPARE(docks().instances->editor().unapplied(), QStringList());
        QVERIFY(!told.isEmpty());
        save(window().canvas());
        QVERIFY2(!said().contains(QStringLiteral("Not saved")), qPrintable(said()));
        QCOMPARE(window().bench().unsavedChanges(), 0);
        // Brought back it is as it was saved.
        window().undo();
        QTRY_COMPARE(docks().instances->model().rowCount(), 2);
        QCOMPARE(docks().instances->editor().unapplied(), QStringList());
    }

    void whatIsTypedGoesWithAnInstanceThatIsMoved_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("cannot be read") << QStringLiteral("{\"hp\": ");
        QTest::newRow("can be read") << QStringLiteral("{\"hp\": 7}");
    }

    void whatIsTypedGoesWithAnInstanceThatIsMoved()
    {
        QFETCH(const QString, text);
        place();
        InstancesDock& dock = *docks().instances;
        const auto kept = [&](world::Tile tile) {
            docks().refreshNow();
            const model::InstanceRow* row = dock.current();
            return row && row->tile == tile && dock.editor().text().toPlainText() == text &&
                   window().state().selectedInstance() == InstanceKey{row->chunk, row->id};
        };
        typeJson(text);
        window().drag({0, 0}, {1, 1});
        QVERIFY(kept({1, 1}));
        window().drag({1, 1}, {-3, 2});
        QVERIFY(kept({-3, 2}));
        window().undo(2);
        QVERIFY(kept({0, 0}));
        window().redo(2);
        QVERIFY(kept({-3, 2}));
        typeInList(model::InstancesModel::XColumn, QStringLiteral("5"));
        QTRY_VERIFY(kept({5, 2}));
        // Far out of the view it waits, and is not forgotten.
        typeInList(model::InstancesModel::YColumn, QStringLiteral("800"));
        QTRY_COMPARE(dock.model().rowCount(), 0);
        QCOMPARE(dock.editor().unapplied(), QStringList(QStringLiteral("0:100 inst_1")));
        window().undo();
        QTRY_COMPARE(dock.model().rowCount(), 1);
        clickRow(0);
        QVERIFY(kept({5, 2}));
        typeJson(QStringLiteral("{\"hp\": 9}"));
        save(dock.editor().text());
        QVERIFY(file("chunks/0_0.json").contains("\"hp\":9"));
    }

    void whatIsTypedFollowsAmongTwins()
    {
        place();
        window().click(-1, 0);
        window().click(0, 0);
        InstancesDock& dock = *docks().instances;
        const QString text = QStringLiteral("{\"hp\": ");
        typeJson(text);
        // Where it goes is one with its id and its record.
        window().drag({0, 0}, {-4, 4});
        QCOMPARE(dock.current()->tile, (world::Tile{-4, 4}));
        QCOMPARE(dock.editor().text().toPlainText(), text);
        window().click(-1, 0);
        QCOMPARE(dock.current()->tile, (world::Tile{-1, 0}));
        QVERIFY(dock.editor().text().toPlainText() != text);
        // It goes with that one only.
        window().drag({-1, 0}, {3, 3});
        QVERIFY(dock.editor().text().toPlainText() != text);
        QCOMPARE(dock.editor().unapplied().size(), 1);
        window().click(-4, 4);
        QCOMPARE(dock.editor().text().toPlainText(), text);
        window().key(Qt::Key_Delete);
        docks().refreshNow();
        QCOMPARE(dock.editor().unapplied(), QStringList());
    }

    void aSaveTakesTheNameOfALayer()
    {
        QTreeView& view = *docks().layers->findChild<QTreeView*>();
        window().click(0, 0);
        const QModelIndex index = docks().layers->model().find(model::LayerKey::room(1));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(index).center());
        QTRY_VERIFY(view.hasFocus());
        QTest::keyClick(&view, Qt::Key_F2);
        QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
        QWidget* editor = QApplication::focusWidget();
        QTest::keyClicks(editor, QStringLiteral("Walls"));
        save(*editor);
        QVERIFY(file("chunks/0_0.json").contains("Walls"));
    }

    // Else it would be seen there as if it were the world's, and nothing would ask for it again.
    void aNumberThatIsRefusedIsNotShownAsStored()
    {
        PropertiesDock& dock = *docks().properties;
        WorldDocks::reveal(dock);
        const auto boxes = dock.findChildren<QSpinBox*>();
        const auto found = std::ranges::find(boxes, QStringLiteral(" px"), &QSpinBox::suffix);
        QVERIFY(found != boxes.end());
        QSpinBox& size = **found;
        auto& grid = *dock.findChild<QCheckBox*>();
        auto* name = dock.findChild<QLineEdit*>();
        for (auto* field : dock.findChildren<QLineEdit*>()) {
            if (field->text() == QStringLiteral("Test"))
                name = field;
        }
        const int before = size.value();
        const bool wasOn = grid.isChecked();
        // An edit runs, and is not done yet.
        test::HeldWorkers workers;
        constexpr std::int64_t cells = 300'000;
        QVERIFY(window().session().apply(
            model::DeferredEdit{cells, [] {
                                    return world::Operation{world::Paint{1, {5, 5}, u'W'}};
                                }}));
        QVERIFY(window().session().isEditing());
        size.setFocus();
        QTest::keyClick(&size, Qt::Key_Up);
        QCOMPARE(size.value(), before);
        grid.click();
        QCOMPARE(grid.isChecked(), wasOn);
        // What somebody has typed is not thrown away.
        name->setFocus();
        name->setText(QStringLiteral("Other"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(name->text(), QStringLiteral("Other"));
        workers.release();
        QTRY_VERIFY(!window().session().isEditing());
        QCOMPARE(window().session().document().info().tileSize, before);
        QTest::keyClick(&size, Qt::Key_Up);
        QCOMPARE(window().session().document().info().tileSize, before + 1);
        QCOMPARE(size.value(), before + 1);
    }

    void aDuplicatedLayerIsNamedNext()
    {
        QTreeView& view = *docks().layers->findChild<QTreeView*>();
        window().click(0, 0);
        const QModelIndex index = docks().layers->model().find(model::LayerKey::room(1));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(index).center());
        window().bench().actionsById()["duplicateLayer"]->trigger();
        QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Copy"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(layerName(2), QStringLiteral("Copy"));
    }

private:
    [[nodiscard]] QString layerName(int number)
    {
        const auto& model = docks().layers->model();
        return model.find(model::LayerKey::room(number)).data(Qt::EditRole).toString();
    }
};

QTEST_MAIN(WorldTypingTest)
#include "tst_world_typing.moc"
