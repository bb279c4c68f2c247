// The record of an instance: as a form, and as JSON that is checked while it is typed and kept with its
// instance.
#include "model/world/instance_record.h"
#include "views/common/empty_state.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/record_editor.h"

#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::views;

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
        const auto button = [&editor](const QString& text) {
            for (auto* candidate : editor.findChildren<QPushButton*>()) {
                if (candidate->text() == text)
                    return candidate;
            }
            return static_cast<QPushButton*>(nullptr);
        };
        QPushButton* apply = button(QStringLiteral("Apply"));
        QPushButton* revert = button(QStringLiteral("Take back"));
        QVERIFY(!apply->isEnabled());
        editor.text().setPlainText(QStringLiteral("{\"a\": }"));
        QVERIFY(!apply->isEnabled());
        QVERIFY(revert->isEnabled());
        QVERIFY(editor.problem().startsWith(QStringLiteral("Line 1, column 7:")));
        editor.text().setPlainText(QStringLiteral("{\"a\": 2.0}"));
        QVERIFY(editor.problem().isEmpty());
        QTest::mouseClick(apply, Qt::LeftButton);
        QVERIFY(applied == std::vector<std::string>{"{\"a\":2.0}"});
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
        // A record that became another one meanwhile counts.
        editor.setRecord(std::string("{}"), QStringLiteral("two"));
        editor.setRecord(std::string("{\"b\":2}"), QStringLiteral("one"));
        QVERIFY(editor.text().toPlainText().contains(QLatin1Char('b')));
    }
};

QTEST_MAIN(WorldRecordsTest)
#include "tst_world_records.moc"
