// Blobs in the main window, worked with as a user does: by menu, mouse and keys.
#include "app/app_settings.h"
#include "app/blob_factories.h"
#include "app/document_tabs.h"
#include "app/main_window.h"
#include "app/menus.h"
#include "app/settings_dialog.h"
#include "app/window_actions.h"
#include "tests/support/files.h"
#include "views/blob/blob_docks.h"
#include "views/blob/blob_folder_workbench.h"
#include "views/blob/blob_workbench.h"
#include "views/blob/causes_dock.h"
#include "views/blob/domains_page.h"
#include "views/blob/receipt_dialog.h"
#include "views/common/byte_find_bar.h"
#include "views/common/byte_goto_bar.h"
#include "views/common/byte_panel.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <cstring>

using namespace chartroom;

namespace {

/// A main window that opens blobs and folders of them.
struct Shell
{
    Shell()
        : settings(folder.filePath(QStringLiteral("settings.ini")))
    {
        const std::vector factories{app::blobFactory(), app::blobFolderFactory()};
        app::declareWindowActions(registry);
        for (const app::WorkbenchFactory& factory : factories)
            factory.declareActions(registry);
        window = std::make_unique<app::MainWindow>(settings, registry, factories,
                                                   folder.filePath(QStringLiteral("pictures")));
        window->resize(1400, 900);
        window->show();
    }
    /// Keys reach an active window only.
    [[nodiscard]] bool activate() const
    {
        window->activateWindow();
        return QTest::qWaitForWindowActive(window.get(), test::patience);
    }

    /// Opens a copy of a golden blob.
    views::BlobWorkbench& open(const char* name)
    {
        const QString path = file(name) + QStringLiteral(".blob");
        QFile::copy(test::dataPath(QStringLiteral("golden/blob/%1.blob").arg(QLatin1String(name))), path);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        window->open({path});
        auto* const workbench = qobject_cast<views::BlobWorkbench*>(window->tabs().current());
        if (workbench == nullptr ||
            !QTest::qWaitFor([workbench] { return workbench->complete(); }, test::patience))
            qFatal("%s was not opened", name);
        return *workbench;
    }
    [[nodiscard]] QString file(const char* name) const { return folder.filePath(QLatin1String(name)); }

    /// The entry of a menu whose text begins so, as a user finds it.
    [[nodiscard]] QAction* entry(const QString& text) const
    {
        for (QAction* const menu : window->menuBar()->actions()) {
            for (QAction* const action : menu->menu()->actions()) {
                if (action->text().remove(u'&').startsWith(text) && action->isVisible())
                    return action;
            }
        }
        return nullptr;
    }

    QTemporaryDir folder;
    app::AppSettings settings;
    views::ActionRegistry registry;
    std::unique_ptr<app::MainWindow> window;
};

/// Types a name into the file dialog that is about to open, and confirms it.
void answerFileDialog(const QString& file)
{
    auto* const timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, file] {
        auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        timer->deleteLater();
        auto* const name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        name->setText(file);
        QTest::keyClick(name, Qt::Key_Return);
    });
    timer->start(20);
}

QToolButton* repairButton(views::BlobWorkbench& workbench)
{
    const auto buttons = workbench.docks().causes->findChildren<QToolButton*>();
    const auto found = std::ranges::find_if(buttons, [](const QToolButton* button) {
        return button->text().startsWith(QStringLiteral("Repair to Copy"));
    });
    return found == buttons.end() ? nullptr : *found;
}

} // namespace

class BlobFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

    // From a newer release's file over Tools, Known Domains to a list in which it is known.
    void domainsAreReachedThroughTheMenu()
    {
        Shell shell;
        views::BlobWorkbench& workbench = shell.open("envelope-newer");
        QVERIFY(workbench.rejected());
        QAction* const entry = shell.entry(QStringLiteral("Known Domains"));
        QVERIFY(entry && entry->isEnabled());
        entry->trigger();
        auto* const dialog = shell.window->findChild<app::SettingsDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        auto* const page = dialog->findChild<views::DomainsPage*>();
        QVERIFY(page && page->isVisible());
        page->makeFile(shell.file("own.json"));
        page->add(QStringLiteral("Level"), 3);
        QTRY_VERIFY(workbench.complete() && workbench.document().report());
        QVERIFY(!workbench.rejected());
        QCOMPARE(shell.settings.preferences().domainsFile, shell.file("own.json"));
    }

    void repairingByMouse()
    {
        Shell shell;
        views::BlobWorkbench& workbench = shell.open("bom");
        QToolButton* const button = repairButton(workbench);
        QVERIFY(button && button->isVisible() && button->isEnabled());
        answerFileDialog(shell.file("mended.blob"));
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(workbench.findChild<views::ReceiptDialog*>());
        auto* const receipt = workbench.findChild<views::ReceiptDialog*>();
        QVERIFY(receipt->isVisible());
        QCOMPARE(test::readAll(shell.file("mended.blob")), test::readAll(shell.file("bom.blob")).mid(3));
        // Enter on the receipt's button opens what was written.
        Q_EMIT receipt->openRequested(shell.file("mended.blob"));
        QTRY_VERIFY(shell.window->tabs().current() != &workbench);
        QTRY_COMPARE(shell.window->tabs().current()->verdict(), core::Verdict::Accepted);
    }

    void whatCannotBeMendedHasNoButtonToPress()
    {
        Shell shell;
        QToolButton* const button = repairButton(shell.open("truncated-400"));
        QVERIFY(button && !button->isEnabled());
    }

    // A folder that takes no new file: the reason is said once, and nothing is lost.
    void anUnwritableFolder()
    {
        Shell shell;
        views::BlobWorkbench& workbench = shell.open("bom");
        const QByteArray before = test::readAll(shell.file("bom.blob"));
        // /proc takes files from nobody, not even from root.
        workbench.repairTo(QStringLiteral("/proc/mended.blob"));
        QMessageBox* message = nullptr;
        QString said;
        QTimer closer;
        connect(&closer, &QTimer::timeout, &closer, [&] {
            message = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (message == nullptr)
                return;
            said = message->text();
            closer.stop();
            message->accept();
        });
        closer.start(20);
        QTRY_VERIFY(!said.isEmpty());
        QVERIFY2(said.contains(QStringLiteral("/proc/mended.blob")), qPrintable(said));
        QVERIFY(!workbench.findChild<views::ReceiptDialog*>());
        QCOMPARE(test::readAll(shell.file("bom.blob")), before);

        said.clear();
        shell.window->open({shell.folder.path()});
        auto* const table = qobject_cast<views::BlobFolderWorkbench*>(shell.window->tabs().current());
        QVERIFY(table);
        QTRY_VERIFY(table->complete());
        closer.start(20);
        table->exportTo(QStringLiteral("/proc/table.csv"));
        QVERIFY2(said.contains(QStringLiteral("/proc/table.csv")), qPrintable(said));
    }

    // Everything that matters is reached without the mouse.
    void theKeyboardFlow()
    {
        Shell shell;
        views::BlobWorkbench& workbench = shell.open("level");
        views::ByteView& view = workbench.bytes().view();
        QVERIFY(shell.activate());
        view.setFocus();
        QTRY_VERIFY(view.hasFocus());
        QTest::keyClick(&view, Qt::Key_G, Qt::ControlModifier);
        QTRY_VERIFY(workbench.bytes().gotoBar().isVisible());
        auto* const offset = workbench.bytes().gotoBar().findChild<QLineEdit*>();
        QTRY_VERIFY(offset->hasFocus());
        QTest::keyClicks(offset, QStringLiteral("0x1C"));
        QTest::keyClick(offset, Qt::Key_Return);
        QCOMPARE(view.caret(), 28U);
        QTest::keyClick(offset, Qt::Key_Escape);
        QTRY_VERIFY(view.hasFocus());

        QTest::keyClick(&view, Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(workbench.bytes().findBar().isVisible());
        workbench.bytes().findBar().setKind(model::SearchKind::Utf8);
        auto* const text = workbench.bytes().findBar().findChild<QLineEdit*>();
        QTRY_VERIFY(text->hasFocus());
        QTest::keyClicks(text, QStringLiteral("GameLevel"));
        QTest::keyClick(text, Qt::Key_Return);
        QTRY_COMPARE(view.selection().length, 9U);
        QTest::keyClick(text, Qt::Key_Escape);
        QTRY_VERIFY(view.hasFocus());

        QCOMPARE(view.side(), views::ByteLayout::Side::Hex);
        QTest::keyClick(&view, Qt::Key_Tab);
        QCOMPARE(view.side(), views::ByteLayout::Side::Text);
        QVERIFY(view.hasFocus());

        view.goTo(0);
        const auto& unclaimed = workbench.document().report()->unclaimed;
        QTest::keyClick(&view, Qt::Key_BracketRight, Qt::ControlModifier);
        QCOMPARE(view.selection(), unclaimed[0].range);
        QTest::keyClick(&view, Qt::Key_BracketRight, Qt::ControlModifier);
        QCOMPARE(view.selection(), unclaimed[1].range);
        QTest::keyClick(&view, Qt::Key_BracketLeft, Qt::ControlModifier);
        QCOMPARE(view.selection(), unclaimed[0].range);
    }

    // Closing a tab while gigabytes are being hashed neither hangs nor crashes.
    void closingWhileItHashes()
    {
        Shell shell;
        QByteArray header = test::readAll(test::dataPath(QStringLiteral("golden/blob/level.blob"))).first(24);
        const qint64 size = qint64(4) << 30U;
        const qint64 length = size - header.size();
        std::memcpy(header.data() + 8, &length, sizeof length);
        const QString path = shell.file("big.blob");
        test::writeAll(path, header);
        QVERIFY(QFile::resize(path, size));
        const int tabs = shell.window->tabs().count();
        for (int i = 0; i < 50; ++i) {
            shell.window->open({path});
            QCOMPARE(shell.window->tabs().count(), tabs + 1);
            QTest::qWait(i % 5);
            Q_EMIT shell.window->tabs().tabCloseRequested(shell.window->tabs().currentIndex());
            QTRY_COMPARE(shell.window->tabs().count(), tabs);
        }
    }
};

QTEST_MAIN(BlobFilesTest)
#include "tst_blob_files.moc"
