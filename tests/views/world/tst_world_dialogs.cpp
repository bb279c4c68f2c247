// The dialogs of worlds: what a save writes, find and replace.
#include "tests/support/buttons.h"
#include "views/common/action_notice.h"
#include "views/common/text_question.h"
#include "views/world/dialogs/replace_dialog.h"
#include "views/world/dialogs/save_dialog.h"

#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

using namespace chartroom;
using namespace chartroom::views;

class WorldDialogsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSaveListsItsFiles()
    {
        SaveDialog dialog(QStringLiteral("Overworld"));
        QPushButton* save = test::buttonCalled(dialog, QStringLiteral("Save"));
        QVERIFY(save && !save->isEnabled());
        QList<std::size_t> read;
        dialog.setFiles({{QStringLiteral("chunks/-1_0.json"), 13, false, false},
                         {QStringLiteral("chunks/0_0.json.orig"), 2, true, true},
                         {QStringLiteral("chunks/5_5.json"), 3, true, false}},
                        [&read](std::size_t file, const core::Task&) {
                            read << file;
                            if (file > 0)
                                return SaveDialog::Texts{{}, {}, QStringLiteral("It was changed.")};
                            return SaveDialog::Texts{QStringLiteral("{\n  \"a\": 1\n}\n"),
                                                     QStringLiteral("{\n  \"a\": 2\n}\n"),
                                                     {}};
                        });
        dialog.show();
        QVERIFY(save->isEnabled());
        QCOMPARE(dialog.list().topLevelItemCount(), 3);
        QCOMPARE(dialog.list().topLevelItem(0)->text(1), QStringLiteral("changed"));
        QCOMPARE(dialog.list().topLevelItem(2)->text(1), QStringLiteral("new"));
        QVERIFY(read.isEmpty());
        QTest::mouseClick(test::buttonCalled(dialog, QStringLiteral("Show Difference")), Qt::LeftButton);
        QVERIFY(dialog.difference().isVisible());
        const auto lines = [&dialog] { return dialog.difference().toPlainText().split(QLatin1Char('\n')); };
        QTRY_COMPARE(lines(), QStringList({QStringLiteral("  {"), QStringLiteral("-   \"a\": 1"),
                                           QStringLiteral("+   \"a\": 2"), QStringLiteral("  }"),
                                           QStringLiteral("  ")}));
        // Only what is looked at is read, and why it cannot be is said.
        QCOMPARE(read, QList<std::size_t>{0});
        dialog.list().setCurrentItem(dialog.list().topLevelItem(2));
        QTRY_COMPARE(dialog.difference().toPlainText(), QStringLiteral("It was changed."));
        QCOMPARE(read, QList<std::size_t>({0, 2}));
        QSignalSpy accepted(&dialog, &QDialog::accepted);
        QTest::mouseClick(save, Qt::LeftButton);
        QCOMPARE(accepted.size(), 1);
    }

    void enterSavesWhatIsListed()
    {
        SaveDialog dialog(QStringLiteral("Overworld"));
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog, test::patience));
        dialog.setFiles({{QStringLiteral("chunks/0_0.json"), 3, false, false}}, {});
        QSignalSpy accepted(&dialog, &QDialog::accepted);
        QSignalSpy rejected(&dialog, &QDialog::rejected);
        QVERIFY(dialog.focusWidget());
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        QCOMPARE(accepted.size(), 1);
        QCOMPARE(rejected.size(), 0);
    }

    void nothingToSaveIsSaid()
    {
        SaveDialog dialog(QStringLiteral("w"));
        dialog.setFiles({}, {});
        QVERIFY(!test::buttonCalled(dialog, QStringLiteral("Save"))->isEnabled());
        dialog.setProblem(QStringLiteral("Locked."));
        QCOMPARE(dialog.summary(), QStringLiteral("Locked."));
    }

    void replacingCountsFirst()
    {
        model::PaletteModel palette;
        palette.setUses({{u'A', 2}, {u'B', 1}});
        ReplaceDialog dialog;
        std::vector<ReplaceDialog::Query> counted;
        std::vector<ReplaceDialog::Query> replaced;
        connect(&dialog, &ReplaceDialog::countRequested, this,
                [&](const auto& query) { counted.push_back(query); });
        connect(&dialog, &ReplaceDialog::replaceRequested, this,
                [&](const auto& query) { replaced.push_back(query); });
        dialog.setSymbols(palette);
        dialog.setLayers({{0, QStringLiteral("0  Ground")}, {2, QStringLiteral("2  Furniture")}});
        dialog.setFrom(u'A');
        dialog.setTo(u'z');
        dialog.setLayer(2);
        dialog.show();
        QPushButton* replace = test::buttonCalled(dialog, QStringLiteral("Replace"));
        QVERIFY(!replace->isEnabled());
        const ReplaceDialog::Query expected{u'A', u'z', 2, ReplaceDialog::Scope::Neighbourhood};
        QVERIFY(dialog.query() == expected);
        QVERIFY(counted.back() == expected);
        // An answer to an older question is not taken for one to this.
        dialog.setCount({u'B', u'z', 2, ReplaceDialog::Scope::Neighbourhood}, {5, 1});
        QVERIFY(!replace->isEnabled());
        dialog.setCount(expected, {12, 3});
        QVERIFY(replace->isEnabled());
        QVERIFY(dialog.answer().contains(QStringLiteral("12 cell(s) in 3 chunk(s)")));
        QTest::mouseClick(replace, Qt::LeftButton);
        QVERIFY(replaced == std::vector{expected});
        dialog.setScope(ReplaceDialog::Scope::World);
        QVERIFY(!replace->isEnabled());
        QVERIFY(counted.back().scope == ReplaceDialog::Scope::World);
        for (const char16_t symbol : {u'A', u'.', u'\0'}) {
            dialog.setTo(symbol);
            QVERIFY(!dialog.query());
            QVERIFY(!replace->isEnabled());
        }
        // What is looked for is counted all the same.
        QVERIFY(dialog.search());
        dialog.setCount(*dialog.search(), {12, 3});
        QCOMPARE(dialog.answer(), QStringLiteral("12 cell(s) in 3 chunk(s) have A."));
        QVERIFY(!replace->isEnabled());
        // Nothing can be put in its place: it is in the list by name.
        auto* to = dialog.findChildren<QComboBox*>()[1];
        to->setCurrentIndex(to->findText(QStringLiteral("nothing (erase)")));
        QVERIFY(dialog.query() && dialog.query()->to == model::erased);
        dialog.setCount(*dialog.query(), {12, 3});
        QCOMPARE(dialog.answer(), QStringLiteral("12 cell(s) in 3 chunk(s) will be erased."));
        QVERIFY(replace->isEnabled());
        dialog.setSelectionThere(false);
        dialog.setTo(u'B');
        QVERIFY(dialog.query());
    }

    void aLabelStandsBesideWhatItIsFor()
    {
        ReplaceDialog dialog;
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog, test::patience));
        const auto labels = dialog.findChildren<QLabel*>();
        const auto where = std::ranges::find(labels, QStringLiteral("Where"), &QLabel::text);
        QVERIFY(where != labels.end());
        const auto middle = [](const QWidget* widget) { return widget->geometry().center().y(); };
        const int apart = middle(*where) - middle(dialog.findChildren<QRadioButton*>().front());
        QVERIFY2(qAbs(apart) <= 1, qPrintable(QString::number(apart)));
    }

    void whatIsTypedIsTheSymbolToFind()
    {
        model::PaletteModel palette;
        palette.setUses({{u'A', 2}, {u'B', 1}});
        ReplaceDialog dialog;
        dialog.setSymbols(palette);
        dialog.setLayers({{0, QStringLiteral("0  Ground")}});
        dialog.setFrom(u'A');
        dialog.show();
        dialog.askAgain();
        QVERIFY(QTest::qWaitForWindowActive(&dialog, test::patience));
        QTest::keyClicks(dialog.focusWidget(), QStringLiteral("x"));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
        QTest::keyClicks(dialog.focusWidget(), QStringLiteral("y"));
        const ReplaceDialog::Query expected{u'x', u'y', 0, ReplaceDialog::Scope::Neighbourhood};
        QVERIFY(dialog.query() == expected);
        QSignalSpy replaced(&dialog, &ReplaceDialog::replaceRequested);
        dialog.setCount(expected, {0, 0});
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QCOMPARE(replaced.size(), 0);
        dialog.setCount(expected, {2, 1});
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        QCOMPARE(replaced.size(), 1);
        QVERIFY(dialog.isVisible());
    }

    void enterAtAButtonThatFindsOrClosesReplacesNothing()
    {
        ReplaceDialog dialog;
        dialog.setLayers({{0, QStringLiteral("0  Ground")}});
        dialog.setFrom(u'x');
        dialog.setTo(u'y');
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog, test::patience));
        QVERIFY(dialog.query());
        dialog.setCount(*dialog.query(), {2, 1});
        QSignalSpy replaced(&dialog, &ReplaceDialog::replaceRequested);
        QSignalSpy sought(&dialog, &ReplaceDialog::findRequested);
        const auto enterAt = [&dialog](const QString& name) {
            QPushButton* const button = test::buttonCalled(dialog, name);
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Return);
        };
        enterAt(QStringLiteral("Find Next"));
        QCOMPARE(sought.size(), 1);
        enterAt(QStringLiteral("Find Previous"));
        QCOMPARE(sought.size(), 2);
        enterAt(QStringLiteral("Close"));
        QVERIFY(dialog.isHidden());
        QCOMPARE(replaced.size(), 0);
    }

    void symbolsOfEitherCaseAreFound()
    {
        model::PaletteModel palette;
        palette.setUses({{u'T', 2}, {u't', 1}, {u'W', 1}});
        ReplaceDialog dialog;
        dialog.setSymbols(palette);
        dialog.setLayers({{0, QStringLiteral("0  Ground")}});
        dialog.show();
        dialog.askAgain();
        QVERIFY(QTest::qWaitForWindowActive(&dialog, test::patience));
        QTest::keyClicks(dialog.focusWidget(), QStringLiteral("t"));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
        // One that nothing has yet.
        QTest::keyClicks(dialog.focusWidget(), QStringLiteral("w"));
        const ReplaceDialog::Query expected{u't', u'w', 0, ReplaceDialog::Scope::Neighbourhood};
        QVERIFY(dialog.query() == expected);
    }

    void okWaitsForAnAnswer()
    {
        QWidget window;
        window.show();
        QStringList taken;
        const auto open = [&](const TextQuestion& question) {
            QInputDialog* dialog = ask(&window, question, [&](const QString& text) { taken << text; });
            return QPointer<QInputDialog>(dialog);
        };
        const auto type = [](QInputDialog* dialog, const QString& text) {
            auto* line = dialog->findChild<QLineEdit*>();
            line->selectAll();
            QTest::keyClick(line, Qt::Key_Delete);
            QTest::keyClicks(line, text);
            QTest::keyClick(line, Qt::Key_Return);
        };
        QPointer<QInputDialog> dialog = open({QStringLiteral("New"), QStringLiteral("Id:"), {}, {}, {}});
        QTRY_COMPARE(QApplication::activeWindow(), dialog.data());
        QVERIFY(!test::buttonCalled(*dialog, QStringLiteral("OK"))->isEnabled());
        type(dialog, QStringLiteral("  "));
        QVERIFY(dialog->isVisible());
        type(dialog, QStringLiteral("lamp"));
        QCOMPARE(taken, QStringList{QStringLiteral("lamp")});
        QTRY_VERIFY(!dialog);
        // What is no answer is not lost with the dialog.
        dialog = open({QStringLiteral("Go"),
                       QStringLiteral("Tile:"),
                       QStringLiteral("1, 2"),
                       {},
                       [](const QString& text) {
                           return text.contains(QLatin1Char(',')) ? QString() : QStringLiteral("No comma.");
                       }});
        QTRY_COMPARE(QApplication::activeWindow(), dialog.data());
        QVERIFY(test::buttonCalled(*dialog, QStringLiteral("OK"))->isEnabled());
        type(dialog, QStringLiteral("17"));
        QVERIFY(dialog->isVisible());
        QCOMPARE(dialog->textValue(), QStringLiteral("17"));
        type(dialog, QStringLiteral("17, 4"));
        QCOMPARE(taken.last(), QStringLiteral("17, 4"));
    }

    void noticesAreAnswered()
    {
        ActionNotice notice;
        QVERIFY(notice.isHidden());
        int kept = 0;
        notice.say(Icon::Warning, QStringLiteral("Changed."),
                   {{QStringLiteral("Keep"), [&kept] { ++kept; }, {}}});
        notice.say(Icon::Warning, QStringLiteral("Changed again."),
                   {{QStringLiteral("Keep"), [&kept] { kept += 10; }, {}}});
        QVERIFY(!notice.isHidden());
        notice.answer(0);
        QCOMPARE(kept, 10);
        notice.clear();
        QVERIFY(notice.isHidden());
    }
};

QTEST_MAIN(WorldDialogsTest)
#include "tst_world_dialogs.moc"
