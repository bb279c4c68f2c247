// The text of a record that is typed as JSON is not lost: not with its window, not where the record becomes
// another one meanwhile; and what of it is not stored is said.
#include "tests/support/buttons.h"
#include "tests/views/world/record_test.h"

#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

using namespace chartroom;
using namespace chartroom::views;
using test::openRecordWindow;
using test::sentenceWith;
using test::ShownRecord;

namespace {

constexpr QLatin1String one("0:0 x");
constexpr QLatin1String two("0:0 y");

/// Replaces a text by keys.
void type(QPlainTextEdit& field, const QString& text)
{
    QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&field, text);
}

/// Shows the page for JSON.
void showJson(RecordEditor& editor)
{
    editor.findChild<QTabWidget*>()->setCurrentIndex(1);
}

/// Whether a sentence is seen in a widget.
bool isSaid(const QWidget& widget, const QString& text)
{
    const QLabel* sentence = sentenceWith(widget, text);
    return sentence && sentence->isVisible();
}

constexpr QLatin1String changed("The record was changed after this was typed");

} // namespace

class WorldRecordTextsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWindowIsNotClosedOverWhatIsTyped()
    {
        ShownRecord shown("{\"a\":1}");
        QPointer<RecordDialog> dialog = openRecordWindow(shown.editor);
        QVERIFY(dialog);
        const QString typed = QStringLiteral("{\"a\": 2");
        type(dialog->field(), typed);
        QTest::keyClick(&dialog->field(), Qt::Key_Escape);
        QVERIFY(dialog && dialog->isVisible());
        QPointer<QMessageBox> question = dialog->findChild<QMessageBox*>();
        QVERIFY(question && question->isVisible());
        QTest::mouseClick(test::buttonCalled(*question, QStringLiteral("Keep Typing")), Qt::LeftButton);
        QTRY_VERIFY(!question);
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->text(), typed);
        QTest::mouseClick(test::buttonCalled(*dialog, QStringLiteral("Cancel")), Qt::LeftButton);
        question = dialog->findChild<QMessageBox*>();
        QVERIFY(question && dialog->isVisible());
        // Esc is the careful answer.
        QTest::keyClick(question, Qt::Key_Escape);
        QTRY_VERIFY(!question);
        QVERIFY(dialog && dialog->isVisible());
        dialog->close();
        QVERIFY(dialog && dialog->isVisible());
        question = dialog->findChild<QMessageBox*>();
        QVERIFY(question);
        QTest::mouseClick(test::buttonCalled(*question, QStringLiteral("Discard")), Qt::LeftButton);
        QTRY_VERIFY(!dialog);
        QVERIFY(shown.applied.empty());
    }

    void aWindowIsClosedAtOnceWhereNothingIsTyped()
    {
        ShownRecord shown("{\"a\":1}");
        QPointer<RecordDialog> dialog = openRecordWindow(shown.editor);
        QVERIFY(dialog);
        QTest::keyClick(&dialog->field(), Qt::Key_Escape);
        QTRY_VERIFY(!dialog);
    }

    void aWindowSaysWhoseRecordItIs()
    {
        ShownRecord shown("{\"a\":1}");
        const RecordDialog* dialog = openRecordWindow(shown.editor);
        QVERIFY(dialog);
        QVERIFY2(dialog->windowTitle().endsWith(QStringLiteral("npc, 0:0 x")),
                 qPrintable(dialog->windowTitle()));
        shown.editor.rename(one, QStringLiteral("1:0 x"), "{\"a\":1}");
        QVERIFY2(dialog->windowTitle().endsWith(QStringLiteral("npc, 1:0 x")),
                 qPrintable(dialog->windowTitle()));
    }

    void whatIsNotStoredIsSaid_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence"); // empty: nothing is to be said
        const QString tile = QStringLiteral("position follows the tile 10, 4");
        QTest::newRow("elsewhere") << QStringLiteral("{\"a\":2,\"position\":{\"x\":12,\"y\":4}}") << tile;
        QTest::newRow("one of two") << QStringLiteral("{\"a\":2,\"position\":{\"y\":5}}") << tile;
        QTest::newRow("no object") << QStringLiteral("{\"a\":2,\"position\":[12, 4]}") << tile;
        QTest::newRow("where it is") << QStringLiteral("{\"a\":2,\"position\":{\"x\":10,\"y\":4}}")
                                     << QString();
        QTest::newRow("left out") << QStringLiteral("{\"a\":2}") << QString();
        QTest::newRow("twice") << QStringLiteral("{\"a\":2,\"a\":3}")
                               << QStringLiteral("More than once in one object: a.");
        QTest::newRow("twice within") << QStringLiteral("{\"a\":{\"b\":2,\"b\":3}}")
                                      << QStringLiteral("More than once in one object: b.");
    }

    void whatIsNotStoredIsSaid()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, sentence);
        ShownRecord shown("{\"a\":1,\"position\":{\"x\":10,\"y\":4}}");
        RecordEditor& editor = shown.editor;
        showJson(editor);
        QSignalSpy said(&editor, &RecordEditor::said);
        type(editor.text(), text);
        const auto isRight = [&sentence](const QWidget& widget) {
            const bool any = isSaid(widget, QStringLiteral("position follows")) ||
                             isSaid(widget, QStringLiteral("More than once"));
            return sentence.isEmpty() ? !any : isSaid(widget, sentence);
        };
        QVERIFY(isRight(editor));
        QCOMPARE(editor.problem(), QString());
        RecordDialog* dialog = openRecordWindow(editor);
        QVERIFY(dialog);
        QVERIFY(isRight(*dialog));
        // It can be applied, and is said once more where the text is laid out anew.
        QTest::mouseClick(test::buttonCalled(*dialog, QStringLiteral("Apply")), Qt::LeftButton);
        QCOMPARE(shown.applied.size(), std::size_t{1});
        QCOMPARE(said.size(), sentence.isEmpty() ? 0 : 1);
        if (!sentence.isEmpty())
            QVERIFY(said.first().first().toString().startsWith(sentence));
    }

    void aTextStaysWhereItsRecordIsChanged()
    {
        const std::string record = "{\"a\":1}";
        ShownRecord shown(record);
        RecordEditor& editor = shown.editor;
        showJson(editor);
        const QString typed = QStringLiteral("{\"a\": ");
        type(editor.text(), typed);
        // As the form or an undo changes it.
        editor.setRecord(std::string("{\"a\":1,\"b\":2}"), one);
        QCOMPARE(editor.text().toPlainText(), typed);
        QVERIFY(isSaid(editor, changed));
        QCOMPARE(editor.unapplied(), QStringList{one});
        editor.setRecord(record, one);
        QCOMPARE(editor.text().toPlainText(), typed);
        QVERIFY(!isSaid(editor, changed));
        QVERIFY(!editor.problem().isEmpty());
    }

    void aTextOverAnotherRecordIsAppliedByItsButtonOnly()
    {
        ShownRecord shown("{\"a\":1}");
        auto& [editor, applied] = shown;
        showJson(editor);
        const QString typed = QStringLiteral("{\"a\": 7}");
        type(editor.text(), typed);
        const std::string now = "{\"a\":1,\"b\":2}";
        editor.setRecord(now, one);
        QVERIFY(isSaid(editor, changed));
        QCOMPARE(editor.unapplied(), QStringList{one});
        editor.commit();
        QVERIFY(applied.empty());
        // It waits as such while another one is shown, and where its instance is moved.
        editor.setRecord(std::string("{}"), two);
        QVERIFY(!isSaid(editor, changed));
        QCOMPARE(editor.unapplied(), QStringList{one});
        editor.setRecord(now, one);
        const QString moved = QStringLiteral("1:0 x");
        editor.rename(one, moved, now);
        QCOMPARE(editor.text().toPlainText(), typed);
        QVERIFY(isSaid(editor, changed));
        editor.commit();
        QVERIFY(applied.empty());
        QTest::mouseClick(test::buttonCalled(editor, QStringLiteral("Apply")), Qt::LeftButton);
        QCOMPARE(applied, std::vector<std::string>({"{\"a\":7}"}));
        QVERIFY(!isSaid(editor, changed));
        editor.setRecord(applied.back(), moved);
        QCOMPARE(editor.unapplied(), QStringList());
    }

    void aTextOverAnotherRecordIsTakenBack()
    {
        ShownRecord shown("{\"a\":1}");
        RecordEditor& editor = shown.editor;
        showJson(editor);
        type(editor.text(), QStringLiteral("{\"a\": 7}"));
        editor.setRecord(std::string("{\"b\":2}"), one);
        QTest::mouseClick(test::buttonCalled(editor, QStringLiteral("Take back")), Qt::LeftButton);
        QCOMPARE(editor.text().toPlainText(), QStringLiteral("{\n  \"b\": 2\n}"));
        QVERIFY(!isSaid(editor, changed));
        QCOMPARE(editor.unapplied(), QStringList());
        // What is typed from now on is for that.
        type(editor.text(), QStringLiteral("{\"b\": 3}"));
        editor.commit();
        QCOMPARE(shown.applied, std::vector<std::string>({"{\"b\":3}"}));
    }
};

QTEST_MAIN(WorldRecordTextsTest)
#include "tst_world_record_texts.moc"
