// What is typed and not yet committed, in the real window: a save, a close and another row take it or say
// that they cannot.
#include "model/world/instances_model.h"
#include "tests/views/world/world_tool_test.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/properties_dock.h"
#include "views/world/docks/record_editor.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/world_docks.h"

#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;

class WorldTypingTest : public test::WorldToolTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_STATE_HOME", QFile::encodeName(m_states.path())); }

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
        QCOMPARE(said(), QStringLiteral("1 file(s) written"));
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

    void whatIsRefusedAtASaveIsSaid()
    {
        test::writeAll(window().folder() + QStringLiteral("/chunks/1_0.json"),
                       "{\"schemaVersion\":99,\"roomLayers\":[],\"heightLayers\":[],\"instances\":[{\"id\":"
                       "\"a\",\"templateId\":\"t\",\"layer\":1,\"x\":0,\"y\":0,\"record\":{}}]}");
        QTRY_COMPARE(docks().instances->model().rowCount(), 1);
        window().click(0, 0);
        docks().instances->raise();
        clickRow(0);
        typeJson(QStringLiteral("{\"hp\": 7}"));
        QSignalSpy saved(&window().bench(), &Workbench::saved);
        save(docks().instances->editor().text());
        QVERIFY2(said().startsWith(QStringLiteral("2 file(s) written Not saved: what is typed as the record "
                                                  "of 1:0 a.")),
                 qPrintable(said()));
        QVERIFY2(said().contains(QStringLiteral("newer schema")), qPrintable(said()));
        QCOMPARE(saved.last().first().toBool(), false);
        QCOMPARE(docks().instances->editor().text().toPlainText(), QStringLiteral("{\"hp\": 7}"));
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

    void theValueOfAnAddedMemberIsTypedNext_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("end");
        QTest::addColumn<QString>("member"); // of the record; empty: there is none
        QTest::newRow("a value") << QStringLiteral("sad") << int(Qt::Key_Return)
                                 << QStringLiteral("\"mood\": \"sad\"");
        QTest::newRow("no value") << QString() << int(Qt::Key_Return) << QStringLiteral("\"mood\": \"\"");
        QTest::newRow("taken back") << QStringLiteral("sad") << int(Qt::Key_Escape) << QString();
    }

    void theValueOfAnAddedMemberIsTypedNext()
    {
        QFETCH(QString, typed);
        QFETCH(int, end);
        QFETCH(QString, member);
        place();
        const std::size_t steps = window().steps();
        QPushButton* add = nullptr;
        for (auto* button : docks().instances->findChildren<QPushButton*>()) {
            if (button->text() == QStringLiteral("Add…"))
                add = button;
        }
        test::DialogAnswer answer([](QWidget& dialog) {
            auto* field = dialog.findChild<QLineEdit*>();
            QTest::keyClicks(field, QStringLiteral("mood"));
            QTest::keyClick(field, Qt::Key_Return);
        });
        QTest::mouseClick(add, Qt::LeftButton);
        QTRY_VERIFY(answer.done());
        // There is no window manager that would give the keys back.
        window().bench().activateWindow();
        QTableWidget& form = docks().instances->editor().form();
        QTRY_VERIFY(form.isAncestorOf(QApplication::focusWidget()) &&
                    qobject_cast<QLineEdit*>(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), typed);
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(end));
        const auto text = [this] { return docks().instances->editor().text().toPlainText(); };
        // The name and the value are one step.
        if (member.isEmpty()) {
            QTRY_VERIFY(form.findItems(QStringLiteral("mood"), Qt::MatchExactly).isEmpty());
            QCOMPARE(window().steps(), steps);
            return;
        }
        QTRY_VERIFY2(text().contains(member), qPrintable(text()));
        QCOMPARE(window().steps(), steps + 1);
        QVERIFY(window().session().undo());
        QTRY_VERIFY(!text().contains(QStringLiteral("mood")));
    }

private:
    [[nodiscard]] WorldDocks& docks() { return window().bench().docks(); }
    [[nodiscard]] QByteArray file(const char* name)
    {
        return test::readAll(window().folder() + QLatin1Char('/') + QLatin1String(name));
    }
    [[nodiscard]] QString layerName(int number)
    {
        const auto& model = docks().layers->model();
        return model.find(model::LayerKey::room(number)).data(Qt::EditRole).toString();
    }
    void place()
    {
        window().state().setInstanceTemplate(QStringLiteral("npc"));
        docks().instances->raise();
        window().key(Qt::Key_I);
        window().click(0, 0);
        QTRY_VERIFY(docks().instances->current());
    }
    /// Opens the first value that can be typed, all of it marked.
    void openValue(QTableWidget& form)
    {
        const model::InstanceRow shown = *docks().instances->current();
        QVERIFY(window().session().apply(
            {world::EditInstance{shown.chunk, shown.id, {}, {}, std::string("{\"name\":\"\"}")}}));
        const auto typed = [&form] {
            for (int row = 0; row < form.rowCount(); ++row) {
                if (form.item(row, 1)->flags() & Qt::ItemIsEditable)
                    return row;
            }
            return -1;
        };
        QTRY_VERIFY(typed() >= 0);
        const int row = typed();
        const QPoint at = form.visualItemRect(form.item(row, 1)).center();
        QTest::mouseClick(form.viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(form.viewport(), Qt::LeftButton, {}, at);
        QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
    }
    void typeJson(const QString& text)
    {
        RecordEditor& editor = docks().instances->editor();
        auto* bar = editor.findChild<QTabWidget*>()->tabBar();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(1).center());
        QTest::mouseClick(editor.text().viewport(), Qt::LeftButton);
        QTRY_VERIFY(editor.text().hasFocus());
        QTest::keyClick(&editor.text(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&editor.text(), text);
    }
    /// Types a value of the first row into the list.
    void typeInList(int column, const QString& value)
    {
        QTreeView& view = docks().instances->view();
        const QRect cell = view.visualRect(view.model()->index(0, column));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, cell.center());
        QTest::keyClick(&view, Qt::Key_F2);
        QTRY_VERIFY(view.viewport()->isAncestorOf(QApplication::focusWidget()));
        QWidget* field = QApplication::focusWidget();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, value);
        QTest::keyClick(field, Qt::Key_Return);
    }
    void clickRow(int row)
    {
        QTreeView& view = docks().instances->view();
        const QRect rect = view.visualRect(view.model()->index(row, 0));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, rect.center());
    }
    void save(QWidget& from)
    {
        QSignalSpy saved(&window().bench(), &Workbench::saved);
        m_said = std::make_unique<QSignalSpy>(&window().bench(), &Workbench::messageShown);
        QTest::keyClick(&from, Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(saved.size(), 1);
    }
    [[nodiscard]] QString said() const
    {
        return m_said->isEmpty() ? QString() : m_said->last().first().toString();
    }

    QTemporaryDir m_states;
    std::unique_ptr<QSignalSpy> m_said;
};

QTEST_MAIN(WorldTypingTest)
#include "tst_world_typing.moc"
