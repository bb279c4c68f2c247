#include "app/app_settings.h"
#include "app/document_tabs.h"
#include "app/language.h"
#include "app/main_window.h"
#include "app/window_actions.h"
#include "tests/support/files.h"
#include "tests/support/golden.h"

#include <QAbstractButton>
#include <QLabel>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QTest>

using namespace chartroom;

namespace {

/// What answers to Alt and a letter: `letter` to the texts that claim it.
using Claims = QMap<QString, QStringList>;

void claim(Claims& claims, const QString& text)
{
    const QKeySequence key = QKeySequence::mnemonic(text);
    if (!key.isEmpty())
        claims[key.toString()] << text;
}

QString collisions(const Claims& claims)
{
    QStringList result;
    for (const QStringList& texts : claims) {
        if (texts.size() > 1)
            result << texts.join(QStringLiteral(" / "));
    }
    return result.join(QStringLiteral("; "));
}

} // namespace

/// Letters that two things on the screen claim do not work at once for either.
class MnemonicsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noDockTakesALetterOfAMenu_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        // Last: a language stays until the program ends.
        QTest::newRow("German") << QStringLiteral("de");
    }

    void noDockTakesALetterOfAMenu()
    {
        QFETCH(QString, language);
        app::installLanguage(*QCoreApplication::instance(), language);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("a.dat"));
        test::writeAll(file, test::goldenBlueprint(QStringLiteral("v2-full-curve5")));
        app::AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        views::ActionRegistry registry;
        app::declareWindowActions(registry);
        auto factories = app::workbenchFactories();
        for (const auto& factory : factories)
            factory.declareActions(registry);
        app::MainWindow window(settings, registry, std::move(factories),
                               folder.filePath(QStringLiteral("pictures")));
        window.resize(1600, 1000);
        window.show();
        window.open({file});
        QWidget* const workbench = window.tabs().current();
        QVERIFY(workbench);
        // Docks are filled after the first picture.
        const auto labels = [&] {
            QList<QLabel*> result = workbench->findChildren<QLabel*>();
            result.removeIf([](const QLabel* label) { return !label->buddy() || !label->isVisible(); });
            return result;
        };
        QTRY_VERIFY(labels().size() > 5);

        Claims claims;
        for (const QAction* const menu : window.menuBar()->actions())
            claim(claims, menu->text());
        QVERIFY(claims.size() >= 8);
        const qsizetype menus = claims.size();
        for (const QLabel* const label : labels())
            claim(claims, label->text());
        for (const QAbstractButton* const button : workbench->findChildren<QAbstractButton*>()) {
            if (button->isVisible())
                claim(claims, button->text());
        }
        QVERIFY(claims.size() > menus + 5);
        QCOMPARE(collisions(claims), QString());
    }
};

QTEST_MAIN(MnemonicsTest)
#include "tst_mnemonics.moc"
