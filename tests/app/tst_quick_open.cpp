// Ctrl+P: tabs, worlds, chunks, bookmarks and recent files by a part of their names.
#include "app/quick_open.h"
#include "tests/app/world_shell.h"
#include "tests/support/files.h"
#include "views/canvas/widgets/canvas_widget.h"
#include "views/common/empty_state.h"
#include "views/world/world_docks.h"
#include "views/world/world_page.h"

#include <QDir>
#include <QLineEdit>
#include <QListView>

using namespace chartroom;
using chartroom::test::WorldShell;

class QuickOpenTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shell = std::make_unique<WorldShell>();
        const QString alpha = m_shell->file("content/worlds/alpha");
        for (const char* name : {"0_0", "12_-7", "3_4"})
            test::writeAll(alpha + QStringLiteral("/chunks/") + QLatin1String(name) + QStringLiteral(".json"),
                           "{\"schemaVersion\":1,\"roomLayers\":[],\"heightLayers\":[],\"instances\":[]}");
        QVERIFY(m_shell->openWorld("alpha"));
    }
    void cleanup() { m_shell.reset(); }

    void aChunkIsGoneTo()
    {
        type(QStringLiteral("12,-7"));
        QCOMPARE(rows(), QStringList(QStringLiteral("Chunk 12:-7")));
        QTest::keyClick(line(), Qt::Key_Return);
        const QPointF centre = m_shell->current()->page().canvas().camera().centre();
        const auto size = m_shell->current()->session().document().info().chunkSize;
        QCOMPARE(int(std::floor(centre.x() / double(size.width))), 12);
        QCOMPARE(int(std::floor(centre.y() / double(size.height))), -7);
    }

    void anotherWorldIsOpenedAndItsTabFoundAgain()
    {
        type(QStringLiteral("bet"));
        QCOMPARE(rows(), QStringList(QStringLiteral("Beta")));
        QTest::keyClick(line(), Qt::Key_Return);
        QTRY_COMPARE(m_shell->window->tabs().workbenches().size(), 2);
        QVERIFY(m_shell->wait());
        QCOMPARE(m_shell->current()->title(), QStringLiteral("Beta"));
        // From there the first is an open tab and a world of the folder.
        type(QStringLiteral("alpha tab"));
        QCOMPARE(rows(), QStringList(QStringLiteral("Alpha")));
        QTest::keyClick(line(), Qt::Key_Return);
        QCOMPARE(m_shell->current()->title(), QStringLiteral("Alpha"));
    }

    void bookmarksAreFoundAsTheyAreNow()
    {
        QVERIFY(m_shell->current()->docks().edit({world::SetBookmark{"poi_1", "Old Mill", {40, 50}}}));
        type(QStringLiteral("mill"));
        QCOMPARE(rows(), QStringList(QStringLiteral("Old Mill")));
        QTest::keyClick(line(), Qt::Key_Return);
        QCOMPARE(m_shell->current()->page().canvas().camera().centre(), QPointF(40.5, 50.5));
    }

    void upAndDownChooseAndNothingIsSaid()
    {
        type(QStringLiteral("chunk"));
        QCOMPARE(rows().size(), 3);
        QTest::keyClick(line(), Qt::Key_Down);
        auto* list = dialog()->findChild<QListView*>();
        QCOMPARE(list->currentIndex().row(), 1);
        line()->setText(QStringLiteral("no such thing"));
        QVERIFY(dialog()->findChild<views::EmptyState*>()->isEmpty());
        // Nothing is opened by Enter then.
        QTest::keyClick(line(), Qt::Key_Return);
        QVERIFY(dialog()->isVisible());
        QTest::keyClick(line(), Qt::Key_Escape);
        QVERIFY(!dialog() || !dialog()->isVisible());
    }

private:
    app::QuickOpen* dialog()
    {
        const auto all = m_shell->window->findChildren<app::QuickOpen*>();
        return all.isEmpty() ? nullptr : all.last();
    }
    QLineEdit* line() { return dialog()->findChild<QLineEdit*>(); }
    void type(const QString& text)
    {
        QVERIFY(m_shell->activate());
        QTest::keyClick(m_shell->window.get(), Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(dialog() && dialog()->isVisible());
        dialog()->activateWindow();
        QTRY_VERIFY(line()->hasFocus());
        QTest::keyClicks(line(), text);
    }
    QStringList rows()
    {
        QStringList result;
        const QAbstractItemModel* model = dialog()->findChild<QListView*>()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            result << model->index(row, 0).data().toString();
        return result;
    }

    std::unique_ptr<WorldShell> m_shell;
};

QTEST_MAIN(QuickOpenTest)
#include "tst_quick_open.moc"
