// Blueprints in the program's own window, by mouse and keys: what looking at a file leaves behind (nothing),
// and what the window says of every golden file.
#include "app/language.h"
#include "tests/app/blueprint_shell.h"
#include "tests/app/shown_text.h"
#include "tests/support/finding_lines.h"
#include "views/blueprint/layers_dock.h"
#include "views/common/file_notice.h"
#include "views/common/findings_dock.h"
#include "views/common/findings_model.h"
#include "views/common/table_dock.h"
#include "views/common/verdict_bar.h"

#include <QAbstractItemView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>
#include <QRegularExpression>
#include <QTableView>

#include <sys/stat.h>

using namespace chartroom;
using namespace chartroom::views;
using chartroom::test::BlueprintShell;

namespace {

/// Everything about a folder's content that looking at it must not change: names, bytes, times of writing and
/// of the last change of any kind, the folder's own included. (Reading itself may move the time of reading.)
QStringList traces(const QString& folder)
{
    QStringList result;
    const QDir dir(folder);
    for (const QFileInfo& entry :
         dir.entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotDot, QDir::Name)) {
        struct stat state = {};
        if (stat(QFile::encodeName(entry.absoluteFilePath()).constData(), &state) != 0)
            result << QStringLiteral("gone");
        result << QStringLiteral("%1 %2 %3.%4 %5.%6")
                      .arg(entry.fileName())
                      .arg(state.st_mode)
                      .arg(state.st_mtim.tv_sec)
                      .arg(state.st_mtim.tv_nsec)
                      .arg(state.st_ctim.tv_sec)
                      .arg(state.st_ctim.tv_nsec);
        if (entry.isFile())
            result << QString::number(qHash(test::readAll(entry.absoluteFilePath())));
    }
    return result;
}

/// Notes what appears as a window of its own.
class ShownWindows : public QObject
{
public:
    explicit ShownWindows(QStringList& shown)
        : m_shown(shown)
    {
        QCoreApplication::instance()->installEventFilter(this);
    }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* const widget = qobject_cast<QWidget*>(watched);
        if (event->type() == QEvent::Show && widget && widget->isWindow())
            m_shown << QString::fromLatin1(widget->metaObject()->className());
        return false;
    }

private:
    QStringList& m_shown;
};

/// What the Problems dock holds, row by row.
QStringList shownLines(const FindingsModel& model)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        const core::Finding* const finding = model.finding(row);
        if (!finding)
            continue;
        lines += test::findingLine(model.index(row, FindingsModel::CodeColumn).data().toString(),
                                   test::toQString(core::name(finding->level)), finding->range.offset,
                                   finding->range.length);
    }
    lines.sort();
    return lines;
}

} // namespace

class BlueprintWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // A reading program that leaves thumbnails, locks or new times behind cannot be let near a server's
    // files.
    void lookingChangesNothing()
    {
        BlueprintShell shell;
        const QString path = shell.unpack(QStringLiteral("v2-full-curve5"));
        (void)shell.unpack(QStringLiteral("MapData_Seed_4711_v1"));
        QVERIFY(QDir(shell.files.path()).mkdir(QStringLiteral("beside")));
        const QStringList before = traces(shell.files.path());
        BlueprintWorkbench* const workbench = shell.open(path);
        QVERIFY(workbench);
        auto& canvas = workbench->map().canvas();
        canvas.setFocus();
        shell.wheel({200, 200}, 30);
        shell.drag({200, 200}, {260, 230});
        shell.wheel({200, 200}, -30);
        for (int digit = Qt::Key_1; digit <= Qt::Key_9; ++digit)
            shell.key(static_cast<Qt::Key>(digit), Qt::AltModifier);
        shell.key(Qt::Key_G);
        shell.key(Qt::Key_0, Qt::ControlModifier);
        shell.key(Qt::Key_Slash, Qt::ControlModifier);
        shell.key(Qt::Key_C, Qt::AltModifier);
        shell.key(Qt::Key_P);
        shell.drag({150, 150}, {300, 260});
        shell.key(Qt::Key_P);
        int rows = 0;
        BlueprintDocks& docks = workbench->docks();
        for (TableDock* const dock : {docks.sections, docks.towns, docks.roads, docks.bodies}) {
            dock->raise();
            QTableView& view = dock->view();
            QVERIFY(view.model()->rowCount() > 0);
            const QPoint at = view.visualRect(view.model()->index(0, 0)).center();
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
            QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, at);
            QTest::keyClick(&view, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
            rows += view.model()->rowCount();
        }
        QVERIFY(rows > 10);
        shell.key(Qt::Key_F5);
        QTRY_VERIFY(workbench->complete());
        QCOMPARE(traces(shell.files.path()), before);
        // Nothing to save, so nothing to ask, after all that.
        QCOMPARE(workbench->unsavedChanges(), 0);
        shell.key(Qt::Key_W, Qt::ControlModifier);
        QTRY_COMPARE(shell.window->tabs().count(), 1);
        shell.window->close();
        QVERIFY(!shell.window->isVisible());
        shell.window.reset();
        QCOMPARE(traces(shell.files.path()), before);
    }

    // No part of the window shows itself before it has its place: it would flash up and take the focus.
    void openingShowsNoOtherWindow()
    {
        QStringList shown;
        const ShownWindows watch(shown);
        BlueprintShell shell;
        QVERIFY(shell.open(shell.unpack(QStringLiteral("v2-full-curve5"))));
        QCOMPARE(shown, QStringList(QStringLiteral("chartroom::app::MainWindow")));
        QCOMPARE(QApplication::activeWindow(), shell.window.get());
    }

    void everyGoldenAnswer_data()
    {
        QTest::addColumn<QString>("name");
        const QDir folder(test::dataPath(QStringLiteral("golden/blueprint")));
        for (const QString& file : folder.entryList({QStringLiteral("*.dat.gz")}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(file.chopped(7))) << file.chopped(7);
    }

    // The window says of a file what the command line says of it.
    void everyGoldenAnswer()
    {
        QFETCH(QString, name);
        if (!m_shared)
            m_shared = std::make_unique<BlueprintShell>();
        const QJsonObject expected =
            QJsonDocument::fromJson(test::readAll(test::dataPath(QStringLiteral("golden/blueprint/")) + name +
                                                  QStringLiteral(".json")))
                .object();
        const QString path = m_shared->unpack(name);
        BlueprintWorkbench* const workbench = m_shared->open(path);
        QVERIFY(workbench);
        const bool rejected = expected[u"verdict"].toString() == QLatin1String("rejected");
        QCOMPARE(workbench->rejected(), rejected);
        QCOMPARE(workbench->verdictBar().state() == VerdictBar::State::Bad, rejected);
        QCOMPARE(workbench->docks().problems->windowTitle(),
                 expected[u"findings"].toArray().isEmpty()
                     ? QStringLiteral("Problems")
                     : QStringLiteral("Problems (%1)").arg(expected[u"findings"].toArray().size()));
        QCOMPARE(shownLines(workbench->docks().problems->model()),
                 test::expectedFindingLines(expected[u"findings"].toArray()));
        const auto* const report = workbench->document().report();
        QVERIFY(report);
        QCOMPARE(report->reason ? test::toQString(core::info(*report->reason).name) : QString(),
                 expected[u"reason"].toString());
        const QString tab = m_shared->window->tabs().tabText(m_shared->window->tabs().currentIndex());
        QCOMPARE(tab.endsWith(QLatin1Char('!')), rejected);
        m_shared->key(Qt::Key_W, Qt::ControlModifier);
        QTRY_COMPARE(m_shared->window->tabs().count(), 1);
        QVERIFY(QFile::remove(path));
    }

    void cleanupTestCase() { m_shared.reset(); }

    void namesFromAPalette()
    {
        BlueprintShell shell;
        BlueprintWorkbench* const workbench = shell.open(shell.unpack(QStringLiteral("v2-full-curve5")));
        QVERIFY(workbench);
        const QString palette = shell.home.filePath(QStringLiteral("palette.json"));
        QJsonArray biomes;
        QJsonArray tiers;
        for (int i = 0; i < 16; ++i) {
            biomes << QJsonObject{{QStringLiteral("name"), QStringLiteral("%1\n\u202e\u001b[31m").arg(i)},
                                  {QStringLiteral("color"), QStringLiteral("#102030")}};
            tiers << QJsonObject{{QStringLiteral("name"), QString(200, QLatin1Char('L'))}};
        }
        test::writeAll(palette, QJsonDocument(QJsonObject{{QStringLiteral("biomes"), biomes},
                                                          {QStringLiteral("townTiers"), tiers}})
                                    .toJson());
        QVERIFY(workbench->document().setPalette(palette).ok());
        QTRY_VERIFY(workbench->complete());
        const QString text = test::shownText(*workbench);
        static const QRegularExpression raw(QStringLiteral("[\\x{202E}\\x{1B}]"));
        QVERIFY2(!text.contains(raw), qPrintable(text.mid(text.indexOf(raw) - 60, 120)));
        QVERIFY(text.contains(QStringLiteral("\\x0A")));
        int labels = 0;
        for (const canvas::Overlay& overlay : workbench->map().canvas().scene().overlays) {
            for (const auto& set : overlay.markers) {
                for (const auto& marker : set->markers) {
                    QVERIFY2(marker.label.size() <= 32, qPrintable(marker.label));
                    ++labels;
                }
            }
        }
        QVERIFY(labels > 0);
    }

    // A narrow window shows the beginning of a long verdict, and the map.
    void aLongVerdictLeavesRoomForTheMap()
    {
        BlueprintShell shell;
        BlueprintWorkbench* const workbench = shell.open(shell.unpack(QStringLiteral("e-biome")));
        QVERIFY(workbench);
        const auto& bar = workbench->verdictBar();
        for (const int width : {700, 250, 160, 1500}) {
            VerdictBar narrow;
            narrow.setVerdict(VerdictBar::State::Bad, bar.sentence(), true);
            narrow.resize(width, narrow.sizeHint().height());
            narrow.show();
            QVERIFY(QTest::qWaitForWindowExposed(&narrow, test::patience));
            const QLabel* sentence = nullptr;
            for (const QLabel* label : narrow.findChildren<QLabel*>()) {
                if (!label->text().isEmpty())
                    sentence = label;
            }
            QVERIFY(sentence);
            QTRY_VERIFY(sentence->heightForWidth(sentence->width()) <=
                        3 * sentence->fontMetrics().lineSpacing() + 2);
            QCOMPARE(narrow.sentence(), bar.sentence());
            QCOMPARE(sentence->text().endsWith(QChar(u'…')), sentence->toolTip() == bar.sentence());
            if (width == 160)
                QVERIFY(sentence->text() != bar.sentence());
            if (width == 1500)
                QCOMPARE(sentence->text(), bar.sentence());
        }
    }

    // Last: a language stays until the program ends. A point among commas is read as a thousand.
    void germanNumbersHaveCommas()
    {
        app::installLanguage(*QCoreApplication::instance(), QStringLiteral("de"));
        BlueprintShell shell;
        for (const char* const name :
             {"v2-full-curve5", "a-water-centroid", "a-town-point", "a-road-point"}) {
            BlueprintWorkbench* const workbench = shell.open(shell.unpack(QLatin1String(name)));
            QVERIFY(workbench);
            QTest::mouseMove(&workbench->map().canvas(), QPoint(200, 200));
            shell.key(Qt::Key_P);
            shell.drag({150, 150}, {300, 260});
            const QString text = test::shownText(*workbench);
            QVERIFY(text.contains(QStringLiteral("0,15")));
            // Digits in groups of three are how German counts.
            static const QRegularExpression pointed(
                QStringLiteral("(?<![\\d.,])\\d+\\.(?!\\d{3}(?!\\d))\\d+"));
            const auto found = pointed.match(text);
            QVERIFY2(!found.hasMatch(),
                     qPrintable(text.mid(std::max<qsizetype>(found.capturedStart() - 60, 0), 120)));
            static const QRegularExpression english(QStringLiteral("\\d to \\d|at least"));
            QVERIFY2(!text.contains(english), qPrintable(text));
        }
    }

    void aDroppedFileOpens()
    {
        BlueprintShell shell;
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(shell.unpack(QStringLiteral("e-biome"))),
                      QUrl::fromLocalFile(shell.unpack(QStringLiteral("v2-full-curve5")))});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(shell.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(shell.window.get(), &drop);
        QTRY_COMPARE(shell.window->tabs().count(), 3);
        QTRY_VERIFY(shell.current() && shell.current()->complete());
    }

private:
    std::unique_ptr<BlueprintShell> m_shared;
};

QTEST_MAIN(BlueprintWindowTest)
#include "tst_blueprint_window.moc"
