// The record of an instance in the real window: what is typed as its members and as JSON is taken, or is
// refused and said.
#include "model/world/instances_model.h"
#include "tests/support/held_workers.h"
#include "tests/views/world/record_test.h"
#include "tests/views/world/typing_test.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/record_editor.h"
#include "views/world/world_docks.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>

using namespace chartroom;
using namespace chartroom::views;

class WorldTypedRecordsTest : public test::TypingTest
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsRefusedAtASaveIsSaid()
    {
        typeIntoNewer(QStringLiteral("{\"hp\": 7}"));
        QSignalSpy saved(&window().bench(), &Workbench::saved);
        save(docks().instances->editor().text());
        QVERIFY2(said().startsWith(QStringLiteral("2 file(s) written. Not saved: what is typed as the record "
                                                  "of 1:0 a.")),
                 qPrintable(said()));
        QVERIFY2(said().contains(QStringLiteral("newer schema")), qPrintable(said()));
        QCOMPARE(saved.last().first().toBool(), false);
        QCOMPARE(docks().instances->editor().text().toPlainText(), QStringLiteral("{\"hp\": 7}"));
    }

    void whatIsRefusedBeforeASaveIsSaidWithIt_data() { eitherWay("forgotten", "saved", "saved later"); }
    void whatIsRefusedBeforeASaveIsSaidWithIt()
    {
        QFETCH(const bool, forgotten);
        typeIntoNewer(QStringLiteral("{\"hp\": 7}"));
        window().bench().commitInput();
        if (forgotten)
            window().bench().forgetRefusals();
        // The field has no news for the save any longer.
        QTest::mouseClick(button(QStringLiteral("Take back")), Qt::LeftButton);
        QSignalSpy saved(&window().bench(), &Workbench::saved);
        save(docks().instances->editor().text());
        QCOMPARE(saved.last().first().toBool(), forgotten);
        QVERIFY2(said().contains(QStringLiteral("newer schema")) != forgotten, qPrintable(said()));
        // It is said once.
        window().click(1, 0);
        save(docks().instances->editor().text());
        QVERIFY(saved.last().first().toBool());
    }

    void aMemberThatIsNoJsonHoldsAClose()
    {
        openNumber();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        save(window().canvas());
        QCOMPARE(window().bench().unsavedChanges(), 0);
        openShown(docks().instances->editor().form());
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("many"));
        window().bench().commitInput();
        QCOMPARE(window().bench().unsavedChanges(), 1);
        QVERIFY2(window().bench().unsavedText().contains(QStringLiteral("what is typed as name")),
                 qPrintable(window().bench().unsavedText()));
        window().bench().forgetRefusals();
        QCOMPARE(window().bench().unsavedChanges(), 0);
    }

    void aMemberThatIsNoJsonIsTypedOn()
    {
        QTableWidget& form = openNumber();
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("hello"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        const QLabel* why = nullptr;
        QTRY_VERIFY((why = test::sentenceWith(*docks().instances, QStringLiteral("in quotes: \"hello\""))));
        QVERIFY(why->isVisible());
        const auto field = [&form] {
            QWidget* const keys = QApplication::focusWidget();
            return form.isAncestorOf(keys) ? qobject_cast<QLineEdit*>(keys) : nullptr;
        };
        QTRY_VERIFY(field());
        QCOMPARE(field()->text(), QStringLiteral("hello"));
        QTest::keyClick(field(), Qt::Key_Home);
        QVERIFY(why->isVisible());
        QTest::keyClicks(field(), QStringLiteral("\""));
        QVERIFY(!why->isVisible());
        QTest::keyClick(field(), Qt::Key_End);
        QTest::keyClicks(field(), QStringLiteral("\""));
        QTest::keyClick(field(), Qt::Key_Return);
        const auto record = [this] { return QString::fromStdString(docks().instances->current()->record); };
        QTRY_VERIFY2(record().contains(QStringLiteral("\"name\":\"hello\"")), qPrintable(record()));
    }

    void whoLeavesAMemberThatIsNoJsonIsNotHeld()
    {
        QTableWidget& form = openNumber();
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("hello"));
        const int row = form.currentRow();
        QTest::mouseClick(form.viewport(), Qt::LeftButton, {},
                          form.visualItemRect(form.item(row, 0)).center());
        QTRY_VERIFY(!form.findChild<QLineEdit*>());
        QCOMPARE(form.currentColumn(), 0);
        QCOMPARE(form.item(row, 1)->text(), QStringLiteral("7"));
        QVERIFY(test::sentenceWith(*docks().instances, QStringLiteral("in quotes: \"hello\"")));
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
        addMember(QStringLiteral("mood"));
        const QTableWidget& form = docks().instances->editor().form();
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

    void whatTheFormIsRefusedIsNotShownAsStored_data() { eitherWay("added", "a value", "a member"); }
    void whatTheFormIsRefusedIsNotShownAsStored()
    {
        QFETCH(const bool, added);
        place();
        RecordEditor& editor = docks().instances->editor();
        QTableWidget& form = editor.form();
        openValue(form);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!form.findChild<QLineEdit*>());
        const auto shown = [&form] {
            QStringList result;
            for (int row = 0; row < form.rowCount(); ++row)
                result << form.item(row, 0)->text() + QLatin1Char('=') + form.item(row, 1)->text();
            return result;
        };
        const QStringList before = shown();
        // An edit runs, and is not done yet.
        test::HeldWorkers workers;
        constexpr std::int64_t cells = 300'000;
        QVERIFY(window().session().apply(
            model::DeferredEdit{cells, [] {
                                    return world::Operation{world::Paint{1, {5, 5}, u'W'}};
                                }}));
        QVERIFY(window().session().isEditing());
        const QString member = added ? QStringLiteral("mood") : QStringLiteral("name");
        if (added)
            addMember(member);
        else
            openShown(form);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("sad"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        const auto problem = [&editor] {
            QStringList texts;
            for (const auto* label : editor.findChildren<QLabel*>())
                texts << label->text();
            return texts.join(QLatin1Char('|'));
        };
        QTRY_VERIFY2(problem().contains(member + QStringLiteral(" was not changed")), qPrintable(problem()));
        QCOMPARE(shown(), before);
        workers.release();
        QTRY_VERIFY(!window().session().isEditing());
        QVERIFY(!editor.text().toPlainText().contains(QStringLiteral("sad")));
        // It is typed again, and taken; what was said is over.
        if (added)
            addMember(member);
        else
            openShown(form);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("sad"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(editor.text().toPlainText().contains(QStringLiteral("sad")));
        QVERIFY2(!problem().contains(QStringLiteral("was not changed")), qPrintable(problem()));
    }

    void aSecondFieldIsAddedToTheFirst()
    {
        place();
        const model::InstanceRow shown = *docks().instances->current();
        const std::string record("{\"mood\":\"\",\"name\":\"\"}");
        QVERIFY(docks().edit({world::EditInstance{shown.chunk, shown.id, {}, {}, record}}));
        QTableWidget& form = docks().instances->editor().form();
        const auto value = [&form](const char* member) -> QTableWidgetItem* {
            const auto found = form.findItems(QLatin1String(member), Qt::MatchExactly);
            return found.isEmpty() ? nullptr : form.item(found.first()->row(), 1);
        };
        QTRY_VERIFY(value("mood") && value("name"));
        // Faster than the list follows the edits.
        value("mood")->setText(QStringLiteral("sad"));
        value("name")->setText(QStringLiteral("bear"));
        const auto text = [this] { return docks().instances->editor().text().toPlainText(); };
        QTRY_VERIFY2(text().contains(QStringLiteral("bear")), qPrintable(text()));
        QVERIFY2(text().contains(QStringLiteral("sad")), qPrintable(text()));
        // What is undone is not brought back by the next field.
        QVERIFY(window().session().undo());
        docks().refreshNow();
        value("mood")->setText(QStringLiteral("glad"));
        QTRY_VERIFY2(text().contains(QStringLiteral("glad")), qPrintable(text()));
        QVERIFY2(!text().contains(QStringLiteral("bear")), qPrintable(text()));
    }

private:
    /// The rows of a test that is run without something and with it.
    static void eitherWay(const char* what, const char* without, const char* with)
    {
        QTest::addColumn<bool>(what);
        QTest::newRow(without) << false;
        QTest::newRow(with) << true;
    }
    /// Opens the value of the member `name`, all of it marked.
    void openShown(QTableWidget& form)
    {
        const auto found = form.findItems(QStringLiteral("name"), Qt::MatchExactly);
        QVERIFY(!found.isEmpty());
        form.setFocus();
        form.setCurrentCell(found.first()->row(), 1);
        QTest::keyClick(&form, Qt::Key_F2);
        QTRY_VERIFY(form.isAncestorOf(QApplication::focusWidget()) &&
                    qobject_cast<QLineEdit*>(QApplication::focusWidget()));
    }
    /// Places an instance with a number as its name, and opens that.
    QTableWidget& openNumber()
    {
        place();
        QTableWidget& form = docks().instances->editor().form();
        const model::InstanceRow shown = *docks().instances->current();
        [&] {
            QVERIFY(docks().edit(
                {world::EditInstance{shown.chunk, shown.id, {}, {}, std::string("{\"name\":7}")}}));
        }();
        docks().refreshNow();
        openShown(form);
        return form;
    }
    /// Types as the record of an instance whose chunk cannot be changed, beside a chunk that can be saved.
    void typeIntoNewer(const QString& text)
    {
        test::writeAll(window().folder() + QStringLiteral("/chunks/1_0.json"),
                       "{\"schemaVersion\":99,\"roomLayers\":[],\"heightLayers\":[],\"instances\":[{\"id\":"
                       "\"a\",\"templateId\":\"t\",\"layer\":1,\"x\":0,\"y\":0,\"record\":{}}]}");
        QTRY_COMPARE(docks().instances->model().rowCount(), 1);
        window().click(0, 0);
        docks().instances->raise();
        clickRow(0);
        typeJson(text);
    }
};

QTEST_MAIN(WorldTypedRecordsTest)
#include "tst_world_typed_records.moc"
