// Choosing and making worlds.
#include "tests/support/buttons.h"
#include "tests/support/files.h"
#include "tests/support/spoken_name.h"
#include "views/world/dialogs/choose_world_dialog.h"
#include "views/world/dialogs/new_world_dialog.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace chartroom;
using namespace chartroom::views;

class WorldChoicesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFieldOfANewWorldHasAName()
    {
        NewWorldDialog dialog(NewWorldDialog::What::World, QString());
        QSet<QString> names;
        const auto boxes = dialog.findChildren<QSpinBox*>();
        for (auto* box : boxes)
            names << test::spokenName(*box);
        QVERIFY(!names.contains(QString()));
        QCOMPARE(names.size(), boxes.size());
    }

    void newWorldsSayWhatIsMissing()
    {
        QTemporaryDir folder;
        NewWorldDialog dialog(NewWorldDialog::What::World, QString());
        dialog.show();
        const auto says = [&dialog](const char* part) {
            const auto labels = dialog.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [part](const QLabel* label) {
                return label->isVisible() && label->text().contains(QLatin1String(part));
            });
        };
        QPushButton* create = test::buttonCalled(dialog, QStringLiteral("Create"));
        QVERIFY(says("Choose the folder"));
        dialog.setFolder(folder.path());
        QVERIFY(says("Give it a name"));
        QVERIFY(!create->isEnabled());
        dialog.setName(QStringLiteral("Alpha"));
        QVERIFY(says("The world will be in"));
        QVERIFY(create->isEnabled());
        const auto lines = dialog.findChildren<QLineEdit*>();
        const auto id = std::ranges::find(lines, QStringLiteral("alpha"), &QLineEdit::text);
        QVERIFY(id != lines.end());
        QTest::keyClicks(*id, QStringLiteral("/x"));
        QVERIFY(says("no slash"));
        QVERIFY(!create->isEnabled());
    }

    void aLongPlaceOfANewWorldTakesNothingFromTheFields()
    {
        const QTemporaryDir folder;
        NewWorldDialog dialog(NewWorldDialog::What::World, folder.path());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const int before = dialog.height();
        dialog.setName(QStringLiteral("ab-").repeated(60));
        QTRY_VERIFY(dialog.height() > before);
        for (const QLineEdit* line : dialog.findChildren<QLineEdit*>()) {
            // Those of spin boxes are lower.
            if (line->parentWidget() == &dialog)
                QVERIFY(line->height() >= line->sizeHint().height());
        }
    }

    void worldsAreChosen()
    {
        model::WorldChoices choices;
        choices.worlds = {
            {QStringLiteral("a"), QStringLiteral("<b>Alpha</b>"), QStringLiteral("/c/worlds/a")},
            {QStringLiteral("b"), QStringLiteral("b"), QStringLiteral("/c/worlds/b")},
            {QStringLiteral("c"), QStringLiteral("c"), QStringLiteral("/c/worlds/c"), true}};
        choices.refused = {QStringLiteral("World x leads out.")};
        ChooseWorldDialog dialog(QStringLiteral("/c/worlds.json"), choices);
        QSignalSpy chosen(&dialog, &ChooseWorldDialog::chosen);
        dialog.show();
        QCOMPARE(dialog.list().item(0)->text(), QStringLiteral("<b>Alpha</b> (a)"));
        QVERIFY(dialog.list().item(0)->toolTip().contains(QStringLiteral("&lt;b&gt;Alpha")));
        QTest::keyClick(&dialog.list(), Qt::Key_Down);
        // What is not there says so, and cannot be chosen.
        QCOMPARE(dialog.list().item(2)->text(), QStringLiteral("c: no world.json in /c/worlds/c"));
        QCOMPARE(dialog.list().item(2)->toolTip(), dialog.list().item(2)->text());
        // It can be read as well: the words begin behind the sign.
        const QImage shown = dialog.list().viewport()->grab().toImage();
        QRect words = dialog.list().visualItemRect(dialog.list().item(2));
        words.setLeft(words.left() + 40);
        int darkest = 255;
        for (int y = words.top(); y < words.bottom(); ++y) {
            for (int x = words.left(); x < words.right(); ++x)
                darkest = std::min(darkest, qGray(shown.pixel(x, y)));
        }
        QVERIFY2(darkest < 160, qPrintable(QString::number(darkest)));
        QTest::keyClick(&dialog.list(), Qt::Key_Down);
        QCOMPARE(dialog.list().currentRow(), 1);
        QTest::mouseDClick(dialog.list().viewport(), Qt::LeftButton, {},
                           dialog.list().visualItemRect(dialog.list().item(2)).center());
        QCOMPARE(chosen.size(), 0);
        QTest::mouseClick(test::buttonCalled(dialog, QStringLiteral("Open")), Qt::LeftButton);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toString(), QStringLiteral("/c/worlds/b"));
    }

    void pathsMeanWorlds()
    {
        const QString golden = test::dataPath(QStringLiteral("golden/world/01-index-and-empty-world/world"));
        QVERIFY(model::isWorldPath(golden));
        QVERIFY(model::isWorldPath(golden + QStringLiteral("/worlds.json")));
        QVERIFY(!model::isWorldPath(golden + QStringLiteral("/tiles.json")));
        QVERIFY(!model::isWorldPath(golden + QStringLiteral("/worlds")));
        const auto choices = model::worldChoices(golden);
        QVERIFY(choices);
        QVERIFY(!choices->worlds.empty());
        const QString folder = choices->worlds.front().folder;
        QVERIFY(model::isWorldPath(folder));
        const auto own = model::worldChoices(folder + QStringLiteral("/world.json"));
        QVERIFY(own);
        QCOMPARE(own->worlds.size(), 1U);
        QCOMPARE(own->worlds.front().folder, folder);
        QVERIFY(!model::worldChoices(golden + QStringLiteral("/worlds")));
    }

    void worldsAreMade()
    {
        const QTemporaryDir folder;
        NewWorldDialog content(NewWorldDialog::What::ContentFolder, folder.path());
        QSignalSpy created(&content, &NewWorldDialog::created);
        content.show();
        QPushButton* create = test::buttonCalled(content, QStringLiteral("Create"));
        QVERIFY(!create->isEnabled());
        // It begins in the name.
        QVERIFY(content.focusWidget());
        QTest::keyClicks(content.focusWidget(), QStringLiteral("My Town, 2nd"));
        QCOMPARE(content.idLine().text(), QStringLiteral("my_town_2nd"));
        QVERIFY(create->isEnabled());
        QTest::mouseClick(create, Qt::LeftButton);
        QCOMPARE(created.size(), 1);
        const QString world = folder.filePath(QStringLiteral("worlds/my_town_2nd"));
        QCOMPARE(created[0][0].toString(), world);
        QVERIFY(QFile::exists(world + QStringLiteral("/world.json")));

        NewWorldDialog second(NewWorldDialog::What::World, folder.path());
        QSignalSpy again(&second, &NewWorldDialog::created);
        second.show();
        // What is there already is said before anybody asks for it.
        second.setName(QStringLiteral("My Town, 2nd"));
        QVERIFY2(second.problem().contains(QDir::toNativeSeparators(world)), qPrintable(second.problem()));
        QVERIFY(!test::buttonCalled(second, QStringLiteral("Create"))->isEnabled());
        second.accept();
        QVERIFY(!second.problem().isEmpty());
        QVERIFY(again.isEmpty());
        second.idLine().clear();
        QTest::keyClicks(&second.idLine(), QStringLiteral("cave"));
        second.setName(QStringLiteral("Other"));
        QCOMPARE(second.idLine().text(), QStringLiteral("cave"));
        second.accept();
        QCOMPARE(again.size(), 1);
        const auto choices = model::worldChoices(folder.path());
        QVERIFY(choices);
        QCOMPARE(choices->worlds.size(), 2U);
    }

    void anIdThatIsListedIsRefusedWhileItIsTyped()
    {
        const QTemporaryDir folder;
        const QString index = folder.filePath(QStringLiteral("worlds.json"));
        test::writeAll(index, R"({"worlds":[{"id":"cave","worldDir":"worlds/cave"}]})");
        NewWorldDialog dialog(NewWorldDialog::What::World, folder.path());
        dialog.show();
        QPushButton* create = test::buttonCalled(dialog, QStringLiteral("Create"));
        QTest::keyClicks(dialog.focusWidget(), QStringLiteral("Cave"));
        QVERIFY(!create->isEnabled());
        QVERIFY2(dialog.problem().startsWith(QDir::toNativeSeparators(index) + QStringLiteral(" lists")),
                 qPrintable(dialog.problem()));
        QTest::keyClicks(dialog.focusWidget(), QStringLiteral("s"));
        QVERIFY(create->isEnabled());
        QCOMPARE(dialog.problem(), QString());
        NewWorldDialog content(NewWorldDialog::What::ContentFolder, folder.path());
        content.setName(QStringLiteral("Town"));
        QVERIFY(!test::buttonCalled(content, QStringLiteral("Create"))->isEnabled());
        QVERIFY2(content.problem().contains(QDir::toNativeSeparators(index)), qPrintable(content.problem()));
    }
};

QTEST_MAIN(WorldChoicesTest)
#include "tst_world_choices.moc"
