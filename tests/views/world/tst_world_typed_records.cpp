// The record of an instance in the real window: what is typed as its members and as JSON is taken, or is
// refused and said.
#include "model/world/instances_model.h"
#include "tests/views/world/typing_test.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/record_editor.h"
#include "views/world/world_docks.h"

#include <QApplication>
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
        QVERIFY2(said().startsWith(QStringLiteral("2 file(s) written Not saved: what is typed as the record "
                                                  "of 1:0 a.")),
                 qPrintable(said()));
        QVERIFY2(said().contains(QStringLiteral("newer schema")), qPrintable(said()));
        QCOMPARE(saved.last().first().toBool(), false);
        QCOMPARE(docks().instances->editor().text().toPlainText(), QStringLiteral("{\"hp\": 7}"));
    }

    void whatIsRefusedBeforeASaveIsSaidWithIt_data()
    {
        QTest::addColumn<bool>("forgotten");
        QTest::newRow("saved") << false;
        QTest::newRow("saved later") << true;
    }
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

private:
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
