// The record of an instance: as a form, and as JSON that is checked while it is typed and kept with its
// instance.
#include "model/world/instance_record.h"
#include "tests/support/buttons.h"
#include "tests/views/world/record_test.h"
#include "views/common/empty_state.h"
#include "views/common/text_question.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/record_dialog.h"
#include "views/world/docks/record_editor.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;
using test::openRecordWindow;
using test::sentenceWith;
using test::ShownRecord;

class WorldRecordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void instancesAreEditedAsAForm()
    {
        InstancesDock dock;
        QStringList lines;
        connect(&dock, &InstancesDock::editRequested, this, [&lines](const world::Operation& operation) {
            lines << QString::fromStdString(world::toLine(operation));
        });
        dock.setInstances({{{-1, 0},
                            "inst_1",
                            "Bubbles",
                            "npc",
                            1,
                            {-3, 4},
                            "{\"name\":\"Bubbles\",\"hp\":3,\"position\":{}}"}});
        dock.resize(900, 300);
        dock.show();
        RecordEditor& editor = dock.editor();
        QVERIFY(editor.findChild<EmptyState*>()->isEmpty());
        dock.select({-1, 0}, "inst_1");
        QVERIFY(!editor.findChild<EmptyState*>()->isEmpty());
        QCOMPARE(editor.form().rowCount(), 3);
        QVERIFY(!(editor.form().item(2, 1)->flags() & Qt::ItemIsEditable));
        editor.form().item(0, 1)->setText(QStringLiteral("B\"u\\b\nb") + QChar(u'\0'));
        editor.form().item(1, 1)->setText(QStringLiteral("many"));
        QCOMPARE(editor.form().item(1, 1)->text(), QStringLiteral("3"));
        QTest::keyClick(&dock.view(), Qt::Key_Delete);
        QCOMPARE(lines.size(), 2);
        const auto operation = world::parseOperation(lines[0].toStdString());
        QVERIFY(operation);
        const auto& edit = std::get<world::EditInstance>(operation->value);
        QCOMPARE(model::recordFields(*edit.record)[0].value, QStringLiteral("B\"u\\b\nb") + QChar(u'\0'));
        QCOMPARE(lines[1], QStringLiteral("{\"op\":\"deleteInstance\",\"at\":[-1,0],\"id\":\"inst_1\"}"));
    }

    void theFormOffersNothingThatCannotBeDone()
    {
        ShownRecord shown("{\"a\":1,\"b\":2}");
        auto& [editor, applied] = shown;
        const auto* remove = test::buttonCalled(editor, QStringLiteral("Remove"));
        QVERIFY(remove);
        editor.form().setCurrentCell(-1, -1);
        QVERIFY(!remove->isEnabled());
        // While there is nothing to say, no line is kept for it.
        for (const QLabel* label : editor.findChildren<QLabel*>())
            QVERIFY(!label->isVisible() || !label->text().isEmpty());
        editor.form().setCurrentCell(1, 0);
        QVERIFY(remove->isEnabled());
        editor.form().item(0, 1)->setText(QStringLiteral("many"));
        const QLabel* why = sentenceWith(editor, QStringLiteral("a is no text"));
        QVERIFY(why && why->isVisible());
        QVERIFY(applied.empty());
        QTest::mouseClick(test::buttonCalled(editor, QStringLiteral("Remove")), Qt::LeftButton);
        QCOMPARE(applied.size(), std::size_t{1});
        QCOMPARE(model::recordFields(applied.back()).size(), std::size_t{1});
        QVERIFY(!why->isVisible());
        editor.setEditable(false);
        QVERIFY(!remove->isEnabled());
    }

    void aLongTextFillsItsRowOfTheForm()
    {
        ShownRecord shown("{\"a\":\"The " + std::string(200, 'm') + "\"}");
        RecordEditor& editor = shown.editor;
        editor.resize(400, 200);
        QVERIFY(QTest::qWaitForWindowExposed(&editor, test::patience));
        const QRect cell = editor.form().visualItemRect(editor.form().item(0, 1));
        QTRY_VERIFY(cell.width() > 100);
        const QImage image = editor.form().viewport()->grab().toImage();
        QSet<QRgb> colours;
        for (int x = cell.center().x(); x < cell.right() - 2; ++x) {
            for (int y = cell.top() + 2; y < cell.bottom() - 2; ++y)
                colours << image.pixel(x, y);
        }
        QVERIFY2(colours.size() > 1, "the second half of the row is empty");
    }

    void longNamesOfMembersLeaveRoomForTheirValues()
    {
        ShownRecord shown("{\"" + std::string(300, 'm') + "\":1,\"b\":2}");
        RecordEditor& editor = shown.editor;
        editor.resize(350, 240);
        QVERIFY(QTest::qWaitForWindowExposed(&editor, test::patience));
        QTableWidget& form = editor.form();
        const auto half = [&form] { return form.viewport()->width() / 2; };
        QTRY_VERIFY(half() > 100 && form.columnWidth(0) <= half());
        QVERIFY(form.columnWidth(1) >= half());
        QVERIFY(form.item(0, 0)->toolTip().contains(QString(200, QLatin1Char('m'))));
        editor.resize(300, 240);
        QTRY_VERIFY(half() < 150 && form.columnWidth(0) <= half());
        // A short one takes what it needs.
        editor.setRecord(std::string("{\"b\":2}"), QStringLiteral("0:0 y"));
        QTRY_VERIFY(form.columnWidth(0) < half());
    }

    void aRecordIsTypedInAWindow()
    {
        ShownRecord shown("{\"a\":1}");
        auto& [editor, applied] = shown;
        editor.findChild<QTabWidget*>()->setCurrentIndex(1);
        editor.resize(400, 160);
        RecordDialog* dialog = openRecordWindow(editor);
        QVERIFY(dialog);
        // Thirty lines have room, instead of five.
        QVERIFY(dialog->field().viewport()->height() > 30 * dialog->field().fontMetrics().lineSpacing());
        QCOMPARE(dialog->text(), editor.text().toPlainText());
        dialog->field().setFocus();
        QTest::keyClick(&dialog->field(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&dialog->field(), QStringLiteral("{\"a\": }"));
        QVERIFY(!test::buttonCalled(*dialog, QStringLiteral("Apply"))->isEnabled());
        QTest::keyClick(&dialog->field(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&dialog->field(), QStringLiteral("{\"a\":2}"));
        QTest::mouseClick(test::buttonCalled(*dialog, QStringLiteral("Apply")), Qt::LeftButton);
        QCOMPARE(applied, std::vector<std::string>({"{\"a\":2}"}));
    }

    void aWindowKeepsItsTextWhenItsInstanceIsGone()
    {
        const std::string record = "{\"a\":1}";
        ShownRecord shown(record);
        auto& [editor, applied] = shown;
        RecordDialog* dialog = openRecordWindow(editor);
        QVERIFY(dialog);
        const QString typed = QStringLiteral("{\"a\":2}");
        QTest::keyClick(&dialog->field(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&dialog->field(), typed);
        QLabel* sentence = sentenceWith(*dialog, QStringLiteral("not there any more"));
        QVERIFY(sentence && !sentence->isVisible());
        // It is removed, and another one takes its place.
        editor.setRecord(std::nullopt);
        editor.setRecord(std::string("{}"), QStringLiteral("0:0 y"));
        QVERIFY(dialog->isVisible() && sentence->isVisible());
        QVERIFY(!test::buttonCalled(*dialog, QStringLiteral("Apply"))->isVisible());
        QTest::keyClick(&dialog->field(), Qt::Key_Return, Qt::ControlModifier);
        QTest::keyClicks(&dialog->field(), QStringLiteral("zzz"));
        QCOMPARE(dialog->text(), typed);
        QTest::mouseClick(test::buttonCalled(*dialog, QStringLiteral("Copy the text")), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), typed);
        QGuiApplication::clipboard()->clear();
        QTest::keyClick(&dialog->field(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&dialog->field(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), typed);
        QVERIFY(applied.empty());
        QCOMPARE(editor.text().toPlainText(), QStringLiteral("{}"));
        // It comes back.
        editor.setRecord(record, QStringLiteral("0:0 x"));
        QVERIFY(!sentence->isVisible());
        QTest::mouseClick(test::buttonCalled(*dialog, QStringLiteral("Apply")), Qt::LeftButton);
        QCOMPARE(applied, std::vector<std::string>({"{\"a\":2}"}));
    }

    void aWindowGoesWithAnInstanceThatIsMoved()
    {
        const std::string record = "{\"a\":1}";
        ShownRecord shown(record);
        auto& [editor, applied] = shown;
        RecordDialog* dialog = openRecordWindow(editor);
        QVERIFY(dialog);
        dialog->field().setPlainText(QStringLiteral("{\"a\":2}"));
        editor.rename(QStringLiteral("0:0 x"), QStringLiteral("1:0 x"), record);
        QTest::mouseClick(test::buttonCalled(*dialog, QStringLiteral("Apply")), Qt::LeftButton);
        QCOMPARE(applied, std::vector<std::string>({"{\"a\":2}"}));
    }

    void aMemberIsAddedToTheInstanceThatWasMeant()
    {
        ShownRecord shown("{}");
        auto& [editor, applied] = shown;
        QStringList sentences;
        connect(&editor, &RecordEditor::said, this, [&](const QString& sentence) { sentences << sentence; });
        QTest::mouseClick(test::buttonCalled(editor, QStringLiteral("Add…")), Qt::LeftButton);
        auto* question = editor.findChild<QInputDialog*>();
        QVERIFY(question);
        question->setTextValue(QStringLiteral("hp"));
        editor.setRecord(std::string("{}"), QStringLiteral("0:0 y"));
        question->accept();
        QVERIFY(applied.empty());
        QCOMPARE(sentences.size(), 1);
        QVERIFY2(sentences.first().contains(QStringLiteral("hp")), qPrintable(sentences.first()));
    }

    void titlesOfQuestionsHaveRoom()
    {
        QWidget parent;
        parent.show();
        const QString title = QStringLiteral("Add a member");
        QInputDialog* dialog =
            ask(&parent, {title, QStringLiteral("Name"), {}, {}, {}}, [](const QString&) {});
        QVERIFY(dialog->width() >= dialog->fontMetrics().horizontalAdvance(title) + 150);
    }

    void theCaretStaysWhereARecordIsLaidOutAnew()
    {
        RecordEditor editor;
        editor.setRecord(std::string("{\"a\":1}"), QStringLiteral("0:0 x"));
        editor.show();
        QPlainTextEdit& text = editor.text();
        const QString typed = QStringLiteral("{\"a\":[1,2,\n\n3],   \"b\":\"x y\"}");
        text.setPlainText(typed);
        QTextCursor caret = text.textCursor();
        caret.setPosition(static_cast<int>(typed.indexOf(QLatin1Char('3'))));
        text.setTextCursor(caret);
        std::string applied;
        connect(&editor, &RecordEditor::applyRequested, this,
                [&](const std::string& record) { applied = record; });
        editor.commit();
        editor.setRecord(applied, QStringLiteral("0:0 x"));
        QVERIFY(text.toPlainText() != typed);
        const auto letter = [&text] { return text.toPlainText().mid(text.textCursor().position(), 1); };
        QCOMPARE(letter(), QStringLiteral("3"));
        // Also where it is moved meanwhile, and has another name.
        editor.rename(QStringLiteral("0:0 x"), QStringLiteral("1:0 x"), applied);
        QCOMPARE(letter(), QStringLiteral("3"));
        // That of another instance is read from its beginning.
        editor.setRecord(std::string("{\"a\":[1,2,3,4]}"), QStringLiteral("0:0 y"));
        QCOMPARE(text.textCursor().position(), 0);
    }

    void whatIsTypedOnAfterASaveStays()
    {
        RecordEditor editor;
        editor.setRecord(std::string("{\"a\":1}"), QStringLiteral("0:0 x"));
        std::vector<std::string> applied;
        connect(&editor, &RecordEditor::applyRequested, this,
                [&](const std::string& record) { applied.push_back(record); });
        editor.text().setPlainText(QStringLiteral("{\"a\": 12}"));
        editor.commit();
        QCOMPARE(applied.size(), std::size_t{1});
        // Before the list has followed.
        editor.text().setPlainText(QStringLiteral("{\"a\": 123}"));
        editor.setRecord(applied.back(), QStringLiteral("0:0 x"));
        QCOMPARE(editor.text().toPlainText(), QStringLiteral("{\"a\": 123}"));
        editor.commit();
        QCOMPARE(applied.back(), std::string("{\"a\":123}"));
    }

    void recordsAreCheckedWhileTheyAreTyped()
    {
        RecordEditor editor;
        editor.setRecord(std::string("{\"a\":1}"));
        editor.findChild<QTabWidget*>()->setCurrentIndex(1);
        editor.resize(400, 300);
        editor.show();
        std::vector<std::string> applied;
        connect(&editor, &RecordEditor::applyRequested, this,
                [&](const std::string& record) { applied.push_back(record); });
        QPushButton* apply = test::buttonCalled(editor, QStringLiteral("Apply"));
        QPushButton* revert = test::buttonCalled(editor, QStringLiteral("Take back"));
        QVERIFY(!apply->isEnabled());
        editor.text().setPlainText(QStringLiteral("{\"a\": }"));
        QVERIFY(!apply->isEnabled());
        QVERIFY(revert->isEnabled());
        QVERIFY(editor.problem().startsWith(QStringLiteral("Line 1, column 7:")));
        editor.text().setPlainText(QStringLiteral("{\"a\": 2.0}"));
        QVERIFY(editor.problem().isEmpty());
        QTest::mouseClick(apply, Qt::LeftButton);
        QVERIFY(applied == std::vector<std::string>{"{\"a\":2.0}"});
        // Once, also where a save or another row comes before the record is seen to have changed.
        editor.commit();
        QCOMPARE(applied.size(), 1U);
        // The same record comes back from an edit of something else: what is typed stays.
        editor.setRecord(std::string("{\"a\":1}"));
        QCOMPARE(editor.text().toPlainText(), QStringLiteral("{\"a\": 2.0}"));
        QTest::mouseClick(revert, Qt::LeftButton);
        QCOMPARE(editor.text().toPlainText(), QStringLiteral("{\n  \"a\": 1\n}"));
    }

    void whatIsTypedStaysWithItsInstance()
    {
        RecordEditor editor;
        editor.setRecord(std::string("{}"), QStringLiteral("one"));
        editor.findChild<QTabWidget*>()->setCurrentIndex(1);
        editor.show();
        editor.text().selectAll();
        QTest::keyClicks(&editor.text(), QStringLiteral("{\"a\": 1"));
        // Another instance with the same record: what is typed is not for it.
        editor.setRecord(std::string("{}"), QStringLiteral("two"));
        QCOMPARE(editor.text().toPlainText(), QStringLiteral("{}"));
        QVERIFY(editor.problem().isEmpty());
        editor.setRecord(std::nullopt);
        editor.setRecord(std::string("{}"), QStringLiteral("one"));
        QCOMPARE(editor.text().toPlainText(), QStringLiteral("{\"a\": 1"));
        QVERIFY(!editor.problem().isEmpty());
        // It stays also where the record became another one meanwhile, until it is taken back.
        editor.setRecord(std::string("{}"), QStringLiteral("two"));
        editor.setRecord(std::string("{\"b\":2}"), QStringLiteral("one"));
        QCOMPARE(editor.text().toPlainText(), QStringLiteral("{\"a\": 1"));
        QTest::mouseClick(test::buttonCalled(editor, QStringLiteral("Take back")), Qt::LeftButton);
        QVERIFY(editor.text().toPlainText().contains(QLatin1Char('b')));
    }

    void whatIsTypedIsToldOnceWhileItWaits()
    {
        RecordEditor editor;
        QList<QStringList> told;
        connect(&editor, &RecordEditor::unappliedChanged, this, [&] { told << editor.unapplied(); });
        const QString one = QStringLiteral("one");
        editor.setRecord(std::string("{}"), one);
        editor.findChild<QTabWidget*>()->setCurrentIndex(1);
        editor.show();
        QCOMPARE(told, QList<QStringList>());
        editor.text().selectAll();
        QTest::keyClicks(&editor.text(), QStringLiteral("{\"a\": 1"));
        QCOMPARE(told, QList<QStringList>{{one}});
        // It waits with its instance, and is shown again: what is to be applied is the same all the while.
        editor.setRecord(std::string("{}"), QStringLiteral("two"));
        editor.setRecord(std::nullopt);
        editor.setRecord(std::string("{}"), one);
        QCOMPARE(editor.text().toPlainText(), QStringLiteral("{\"a\": 1"));
        QCOMPARE(told, QList<QStringList>{{one}});
        // Its instance goes by another name, also while another one is shown.
        const QString moved = QStringLiteral("moved");
        editor.rename(one, moved, "{}");
        QCOMPARE(told, (QList<QStringList>{{one}, {moved}}));
        editor.setRecord(std::string("{}"), QStringLiteral("two"));
        editor.rename(moved, one, "{}");
        QCOMPARE(told, (QList<QStringList>{{one}, {moved}, {one}}));
        editor.dropDraft(one);
        QCOMPARE(told.size(), 4);
        QCOMPARE(told.last(), QStringList());
    }
};

QTEST_MAIN(WorldRecordsTest)
#include "tst_world_records.moc"
