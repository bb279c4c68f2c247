#include "app/settings_dialog.h"
#include "app/shortcuts_model.h"
#include "app/shortcuts_page.h"
#include "tests/app/shell.h"
#include "views/blob/domains_page.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace chartroom;
using namespace chartroom::app;
using namespace chartroom::test;

namespace {

void declareEverything(views::ActionRegistry& registry)
{
    declareWindowActions(registry);
    for (const WorkbenchFactory& factory : workbenchFactories())
        factory.declareActions(registry);
}

QStringList collisions(const views::ActionRegistry& registry)
{
    QStringList result;
    for (const views::ActionInfo& action : registry.actions()) {
        for (const QKeySequence& key : registry.shortcuts(action.id)) {
            for (const QString& other : registry.conflicts(action.id, key))
                result << QStringLiteral("%1: %2 and %3").arg(key.toString(), action.id, other);
        }
    }
    return result;
}

} // namespace

class ShortcutsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noTwoLinesAreAlike()
    {
        views::ActionRegistry registry;
        declareEverything(registry);
        const ShortcutsModel model(registry);
        QSet<QString> seen;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QString line = model.index(row, ShortcutsModel::NameColumn).data().toString() +
                                 QLatin1Char('|') +
                                 model.index(row, ShortcutsModel::WhereColumn).data().toString();
            QVERIFY2(!seen.contains(line), qPrintable(line));
            seen << line;
        }
    }

    void everyShortcutIsShownWhole()
    {
        views::ActionRegistry registry;
        declareEverything(registry);
        ShortcutsPage page(registry);
        page.resize(640, 480);
        page.show();
        const auto* view = page.findChild<QTreeView*>();
        QVERIFY(view);
        for (const views::ActionInfo& action : registry.actions()) {
            page.select(action.id);
            const QModelIndex keys = view->currentIndex().siblingAtColumn(ShortcutsModel::ShortcutColumn);
            QVERIFY2(view->columnWidth(keys.column()) >= view->sizeHintForIndex(keys).width(),
                     qPrintable(keys.data().toString()));
        }
    }

    void thePageByKeys()
    {
        const Folder folder;
        AppSettings settings(folder.settings());
        views::ActionRegistry registry;
        declareEverything(registry);
        SettingsDialog dialog(settings, registry);
        dialog.showPage(SettingsDialog::Page::Shortcuts);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog, patience));
        auto* page = dialog.findChild<ShortcutsPage*>();
        auto* list = page->findChild<QTreeView*>();
        auto* filter = page->findChild<QLineEdit*>();
        filter->setFocus();
        QTest::keyClicks(filter, QStringLiteral("reload"));
        QCOMPARE(list->model()->rowCount(), 1);
        // Return in a filter is no answer to the dialog.
        QTest::keyClick(filter, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QVERIFY(!QApplication::activeModalWidget() || QApplication::activeModalWidget() == &dialog);
        // Tab passes through the fields that take keys, down to the last button.
        list->setCurrentIndex(list->model()->index(0, 0));
        list->setFocus();
        QSet<QWidget*> reached;
        for (int i = 0; i < 20; ++i) {
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
            reached << dialog.focusWidget();
        }
        QVERIFY(reached.contains(filter));
        QVERIFY(reached.contains(list));
        for (auto* edit : page->findChildren<QKeySequenceEdit*>())
            QVERIFY(reached.contains(edit));
        QVERIFY(reached.contains(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Close)));
        QCOMPARE(registry.shortcuts(QStringLiteral("window.reload")).first(), QKeySequence(Qt::Key_F5));
    }

    void enterAddsADomain()
    {
        const Folder folder;
        AppSettings settings(folder.settings());
        views::ActionRegistry registry;
        declareEverything(registry);
        const QString file = folder.dir.filePath(QStringLiteral("domains.txt"));
        SettingsDialog dialog(settings, registry);
        dialog.showPage(SettingsDialog::Page::Domains);
        dialog.findChild<views::DomainsPage*>()->makeFile(file);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog, patience));
        QLineEdit* name = nullptr;
        for (auto* line : dialog.findChildren<QLineEdit*>()) {
            if (line->placeholderText() == QStringLiteral("Name of a domain"))
                name = line;
        }
        QVERIFY(name);
        QTRY_VERIFY(name->isEnabled());
        name->setFocus();
        QTest::keyClicks(name, QStringLiteral("Weather"));
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QCOMPARE(dialog.findChildren<QDialog*>().size(), 0);
        QTRY_VERIFY(readAll(file).contains("Weather"));
    }

    void noTwoActionsOfOneContextShareAShortcut_data()
    {
        QTest::addColumn<int>("preset");
        QTest::newRow("default") << static_cast<int>(views::KeyPreset::Default);
        QTest::newRow("tiled") << static_cast<int>(views::KeyPreset::Tiled);
    }

    void noTwoActionsOfOneContextShareAShortcut()
    {
        QFETCH(int, preset);
        views::ActionRegistry registry;
        declareEverything(registry);
        registry.setPreset(static_cast<views::KeyPreset>(preset));
        QVERIFY(registry.actions().size() > 10);
        QVERIFY2(collisions(registry).isEmpty(), qPrintable(collisions(registry).join(QLatin1Char('\n'))));
    }

    void theTiledPresetHasTiledsKeys()
    {
        using Keys = QList<QKeySequence>;
        views::ActionRegistry registry;
        declareEverything(registry);
        for (const char* kind : {"world", "blueprint"}) {
            const auto keys = [&registry, kind](const char* id) {
                return registry.shortcuts(QLatin1String(kind) + QLatin1Char('.') + QLatin1String(id));
            };
            registry.setPreset(views::KeyPreset::Default);
            QCOMPARE(keys("grid"), Keys{Qt::Key_G});
            QVERIFY(keys("goto").contains(QKeySequence(Qt::CTRL | Qt::Key_G)));
            registry.setPreset(views::KeyPreset::Tiled);
            QCOMPARE(keys("grid"), Keys{Qt::CTRL | Qt::Key_G});
            QCOMPARE(keys("goto"), Keys{Qt::CTRL | Qt::SHIFT | Qt::Key_G});
        }
    }

    void everyShortcutStandsInItsToolTip()
    {
        views::ActionRegistry registry;
        declareEverything(registry);
        QObject parent;
        for (const views::ActionInfo& action : registry.actions()) {
            const QString tip = registry.create(action.id, &parent)->toolTip();
            for (const QKeySequence& key : registry.shortcuts(action.id))
                QVERIFY2(tip.contains(key.toString(QKeySequence::NativeText)), qPrintable(action.id));
        }
    }

    void aCollisionIsFound()
    {
        views::ActionRegistry registry;
        declareEverything(registry);
        const auto make = [](const char* id, const char* context) {
            return views::ActionInfo{
                QLatin1String(id), QLatin1String(context), "X", {}, {Qt::Key_F9}, {}, false};
        };
        registry.declare({make("x.a", "blueprint"), make("x.b", "blob")});
        QVERIFY(collisions(registry).isEmpty());
        registry.declare(make("x.c", "blueprint world"));
        QCOMPARE(collisions(registry).size(), 2);
        registry.setShortcuts(QStringLiteral("x.c"), {});
        QVERIFY(collisions(registry).isEmpty());
        registry.setShortcuts(QStringLiteral("window.about"), {Qt::Key_F9});
        QCOMPARE(collisions(registry).size(), 4);
    }

    void everyActionHasATextAndAnId()
    {
        views::ActionRegistry registry;
        declareEverything(registry);
        for (const views::ActionInfo& action : registry.actions()) {
            QVERIFY2(!views::ActionRegistry::plainText(action).isEmpty(), qPrintable(action.id));
            QVERIFY2(!ShortcutsModel::contextText(action.context).isEmpty(), qPrintable(action.id));
            // The user's shortcuts are kept by the whole name.
            const QString context = action.context + QLatin1Char('.');
            QVERIFY2(action.id.startsWith(context) && action.id.size() > context.size(),
                     qPrintable(action.id));
            QVERIFY2(!action.id.mid(context.size()).startsWith(context), qPrintable(action.id));
        }
    }

    void theEditorSetsRefusesAndResets()
    {
        views::ActionRegistry registry;
        declareEverything(registry);
        ShortcutsPage page(registry);
        page.select(QStringLiteral("window.about"));
        page.setShortcut(0, QKeySequence(Qt::Key_F1));
        QCOMPARE(registry.shortcuts(QStringLiteral("window.about")), QList<QKeySequence>{Qt::Key_F1});
        page.setShortcut(0, QKeySequence(Qt::CTRL | Qt::Key_O));
        QCOMPARE(registry.shortcuts(QStringLiteral("window.about")), QList<QKeySequence>{Qt::Key_F1});
        QVERIFY(page.conflictText().contains(QLatin1String("Open File")));
        page.setShortcut(1, QKeySequence(Qt::Key_F4));
        QCOMPARE(registry.shortcuts(QStringLiteral("window.about")).size(), 2);
        page.setShortcut(0, {});
        QCOMPARE(registry.shortcuts(QStringLiteral("window.about")), QList<QKeySequence>{Qt::Key_F4});
        registry.resetShortcuts(QStringLiteral("window.about"));
        QVERIFY(registry.shortcuts(QStringLiteral("window.about")).isEmpty());
    }

    void theModelHoldsItsContract()
    {
        views::ActionRegistry registry;
        declareEverything(registry);
        ShortcutsModel model(registry);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), static_cast<int>(registry.actions().size()));
        registry.setShortcuts(QStringLiteral("window.about"), {Qt::Key_F1});
    }

    void aShortcutTakenAwayStaysAway()
    {
        const Folder folder;
        {
            Shell shell(folder.settings());
            shell.registry.setShortcuts(QStringLiteral("window.quit"), {});
            shell.settings.saveShortcuts(shell.registry);
        }
        const Shell next(folder.settings());
        QVERIFY(next.registry.shortcuts(QStringLiteral("window.quit")).isEmpty());
        QVERIFY(next.action("window.quit")->shortcuts().isEmpty());
    }

    void choicesAreKept()
    {
        const Folder folder;
        AppSettings settings(folder.settings());
        views::ActionRegistry registry;
        declareEverything(registry);
        SettingsDialog dialog(settings, registry);
        QSignalSpy changed(&dialog, &SettingsDialog::preferencesChanged);
        auto* language = dialog.findChild<QComboBox*>(QStringLiteral("language"));
        language->setCurrentIndex(language->findData(QStringLiteral("de")));
        auto* backend = dialog.findChild<QComboBox*>(QStringLiteral("backend"));
        backend->setCurrentIndex(backend->findData(static_cast<int>(views::CanvasBackend::Raster)));
        dialog.findChild<QCheckBox*>(QStringLiteral("wheelZooms"))->setChecked(false);
        QCOMPARE(changed.count(), 2);
        waitUntilWritten(settings);
        const AppSettings again(folder.settings());
        QCOMPARE(again.language(), QStringLiteral("de"));
        QCOMPARE(again.preferences(), (views::Preferences{views::CanvasBackend::Raster, false}));
    }
};

QTEST_MAIN(ShortcutsTest)
#include "tst_shortcuts.moc"
