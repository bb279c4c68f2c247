#include "app/main_window.h"

#include "app/about_dialog.h"
#include "app/action_search.h"
#include "app/app_settings.h"
#include "app/document_tabs.h"
#include "app/given_paths.h"
#include "app/layout_watch.h"
#include "app/menus.h"
#include "app/new_worlds.h"
#include "app/notice_bar.h"
#include "app/quick_open.h"
#include "app/recent_files.h"
#include "app/recovered_work.h"
#include "app/start_page.h"
#include "app/status_area.h"
#include "views/common/display_text.h"
#include "views/common/pane_focus.h"
#include "views/common/screen_room.h"

#include <QApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QStatusBar>
#include <QVBoxLayout>

#include <algorithm>

namespace chartroom::app {

using views::Workbench;

MainWindow::MainWindow(AppSettings& settings, views::ActionRegistry& registry,
                       std::vector<WorkbenchFactory> factories, const QString& pictureFolder, QWidget* parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_registry(registry)
    , m_recent(new RecentFiles(settings, pictureFolder, this))
{
    setWindowTitle(tr("Chartroom"));
    setAcceptDrops(true);
    auto* startHolder = new QWidget;
    m_tabs = new DocumentTabs(startHolder);
    m_documents = new Documents(*m_tabs, settings, *m_recent, registry, std::move(factories), this);
    m_menus = new Menus(*this, registry, *m_recent, *m_tabs);
    m_notices = new NoticeBar;
    m_status = new StatusArea(statusBar());
    m_closeGuard = new CloseGuard(this, [this] { return m_tabs->names(); });

    m_start = new StartPage(*m_recent, {m_menus->action(QStringLiteral("window.open")),
                                        m_menus->action(QStringLiteral("window.openFolder")),
                                        m_menus->action(QStringLiteral("window.newWorld")),
                                        m_menus->action(QStringLiteral("window.openSample"))});
    auto* holder = new QVBoxLayout(startHolder);
    holder->setContentsMargins(0, 0, 0, 0);
    holder->addWidget(m_start);

    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notices);
    layout->addWidget(m_tabs, 1);
    setCentralWidget(centre);

    connect(m_start, &StartPage::openRequested, this, [this](const QString& path) { open({path}); });
    connect(m_start, &StartPage::failed, m_notices,
            [this](const QString& sentence) { m_notices->add({sentence}); });
    connect(m_menus, &Menus::openRequested, this, [this](const QString& path) { open({path}); });
    connect(m_tabs, &QTabWidget::currentChanged, this, &MainWindow::front);
    connect(m_tabs, &DocumentTabs::closeRequested, this, [this](Workbench* workbench) {
        m_closeGuard->request([workbench] { return QList{workbench}; },
                              [this, workbench] { m_documents->close(workbench); });
    });
    connect(m_documents, &Documents::failed, m_notices, &NoticeBar::add);
    connect(m_documents, &Documents::closedChanged, this, &MainWindow::updateState);
    connect(m_documents, &Documents::opened, this, [this](Workbench* workbench) {
        m_status->follow(workbench);
        connect(workbench, &Workbench::stateChanged, this, &MainWindow::updateState);
        connect(workbench, &Workbench::domainsRequested, this,
                [this] { showSettings(SettingsDialog::Page::Domains); });
        front();
    });
    connectActions();
    connect(&settings.store(), &SettingsStore::unwritable, m_notices, [this] {
        const QString file = QDir::toNativeSeparators(m_settings.store().file());
        m_notices->add(
            {tr("The settings cannot be written to %1. Preferences, shortcuts and recent files hold "
                "until the program ends. Give the folder room and the right to write.")
                 .arg(views::singleLine(file))});
    });
    m_recovered = new RecoveredWork(*m_menus, *m_documents, *m_tabs, *this);
    connect(m_documents, &Documents::opened, m_recovered, [this](Workbench* workbench) {
        connect(workbench, &Workbench::recoveredWorkRequested, m_recovered, &RecoveredWork::show);
    });
    auto* newWorlds = new NewWorlds(*m_menus, m_settings, *this);
    connect(newWorlds, &NewWorlds::created, this, [this](const QString& folder) { open({folder}); });
    views::resizeOnScreen(*this, {1280, 800});
    restoreGeometry(settings.windowGeometry());
    const auto* watch = new LayoutWatch(*this);
    connect(watch, &LayoutWatch::changed, this, [this] { m_settings.setWindowGeometry(saveGeometry()); });
    front();
}

MainWindow::~MainWindow()
{
    // Documents end their work while everything that they report to is still there.
    for (Workbench* workbench : m_tabs->workbenches()) {
        disconnect(workbench, nullptr, nullptr, nullptr);
        workbench->shutDown();
    }
}

void MainWindow::open(const QStringList& paths)
{
    m_documents->open(paths);
}

void MainWindow::setSample(Sample sample)
{
    auto* opener = new SampleOpener(std::move(sample), this);
    QAction* action = m_menus->action(QStringLiteral("window.openSample"));
    action->setVisible(true);
    connect(action, &QAction::triggered, opener, &SampleOpener::open);
    connect(opener, &SampleOpener::ready, this, [this](const QString& file) { open({file}); });
    connect(opener, &SampleOpener::failed, m_notices,
            [this](const QString& sentence) { m_notices->add({sentence}); });
    connect(opener, &SampleOpener::progressed, m_status, [this, action](double share) {
        action->setEnabled(share >= 1);
        m_status->showOwnWork(tr("Writing the sample"), share);
    });
    connect(m_status, &StatusArea::ownWorkCancelled, opener, &SampleOpener::cancel);
}

void MainWindow::offerUnaskedWork()
{
    m_recovered->offerOn(*m_start);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_mayClose) {
        // The answer may come at once, and a window that is being closed cannot be closed again.
        m_asking = true;
        m_closeGuard->request([this] { return m_tabs->workbenches(); },
                              [this] {
                                  m_mayClose = true;
                                  if (!m_asking)
                                      close();
                              });
        m_asking = false;
    }
    if (!m_mayClose) {
        event->ignore();
        return;
    }
    m_settings.setWindowGeometry(saveGeometry());
    // The last one that is closed says how the docks of its kind are the next time.
    QList<Workbench*> workbenches = m_tabs->workbenches();
    std::stable_partition(
        workbenches.begin(), workbenches.end(),
        [front = m_tabs->current()](const Workbench* workbench) { return workbench != front; });
    for (Workbench* workbench : std::as_const(workbenches))
        m_documents->close(workbench);
    event->accept();
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    // The window manager, or the place that the window had when it was closed, makes it fill the screen too.
    if (event->type() == QEvent::WindowStateChange && m_menus)
        m_menus->action(QStringLiteral("window.fullScreen"))->setChecked(isFullScreen());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const GivenPaths dragged = givenPaths(*event->mimeData());
    if (!dragged.files.isEmpty() || !dragged.refused.isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const GivenPaths dropped = givenPaths(*event->mimeData());
    event->acceptProposedAction();
    // Opening may ask something; the program that the drag came from must not wait for the answer.
    QMetaObject::invokeMethod(
        this,
        [this, dropped] {
            open(dropped.files);
            if (!dropped.refused.isEmpty())
                m_notices->add(dropped.refused);
        },
        Qt::QueuedConnection);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    const QWidget* passed = nullptr;
    while (QMainWindow::focusNextPrevChild(next)) {
        const QWidget* const now = focusWidget();
        if (!now || now == passed || !views::isBehindTab(*now))
            return true;
        if (!passed)
            passed = now;
    }
    return false;
}

void MainWindow::connectActions()
{
    const auto on = [this](const char* id, auto function) {
        connect(m_menus->action(QLatin1String(id)), &QAction::triggered, this, function);
    };
    on("window.open", [this] { chooseFiles(); });
    on("window.openFolder", [this] { chooseFolder(); });
    on("window.clearRecent", [this] { m_recent->clear(); });
    on("window.reload", [this] {
        if (Workbench* workbench = m_tabs->current())
            workbench->reload();
    });
    on("window.closeTab", [this] {
        if (Workbench* workbench = m_tabs->current())
            Q_EMIT m_tabs->closeRequested(workbench);
    });
    on("window.reopenTab", [this] { m_documents->reopenClosed(); });
    on("window.settings", [this] { showSettings(SettingsDialog::Page::General); });
    on("window.shortcuts", [this] { showSettings(SettingsDialog::Page::Shortcuts); });
    on("window.quit", [this] { close(); });
    on("window.fullScreen",
       [this](bool full) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, full)); });
    on("window.nextTab", [this] { m_tabs->step(1); });
    on("window.previousTab", [this] { m_tabs->step(-1); });
    for (const bool forward : {true, false}) {
        on(forward ? "window.nextPane" : "window.previousPane", [this, forward] {
            if (Workbench* workbench = m_tabs->current())
                views::focusNextPane(*workbench, forward);
        });
    }
    on("window.resetDocks", [this] {
        if (Workbench* workbench = m_tabs->current())
            m_documents->resetDocks(workbench);
    });
    on("window.findAction", [this] {
        auto* search = new ActionSearch(*menuBar(), this);
        search->setAttribute(Qt::WA_DeleteOnClose);
        search->open();
    });
    on("window.quickOpen", [this] {
        auto* quick = new QuickOpen(
            *m_tabs, *m_recent, [this](const QString& path) { open({path}); }, this);
        quick->setAttribute(Qt::WA_DeleteOnClose);
        quick->open();
    });
    on("window.about", [this] { showAbout(this); });
    on("window.aboutQt", [] { QApplication::aboutQt(); });

    const auto& factories = m_documents->factories();
    m_menus->action(QStringLiteral("window.openFolder"))
        ->setVisible(std::ranges::any_of(factories, &WorkbenchFactory::opensFolders));
    m_menus->action(QStringLiteral("window.openSample"))->setVisible(false);
}

void MainWindow::front()
{
    Workbench* workbench = m_tabs->current();
    m_menus->setFront(workbench);
    m_status->setFront(workbench);
    updateState();
}

void MainWindow::updateState()
{
    Workbench* workbench = m_tabs->current();
    m_menus->action(QStringLiteral("window.reload"))->setEnabled(workbench);
    m_menus->action(QStringLiteral("window.closeTab"))->setEnabled(workbench);
    for (const char* id : {"window.resetDocks", "window.nextPane", "window.previousPane"})
        m_menus->action(QLatin1String(id))->setEnabled(workbench);
    m_menus->action(QStringLiteral("window.reopenTab"))->setEnabled(m_documents->canReopen());
    setWindowModified(workbench && workbench->unsavedChanges() > 0);
    setWindowTitle(workbench ? tr("%1[*] - Chartroom").arg(views::titleText(m_tabs->names()[workbench]))
                             : tr("Chartroom"));
    setWindowFilePath(workbench ? workbench->path() : QString());
}

void MainWindow::chooseFiles()
{
    QStringList filters;
    QStringList patterns;
    for (const WorkbenchFactory& factory : m_documents->factories()) {
        if (factory.namePattern.isEmpty())
            continue;
        patterns << factory.namePattern;
        filters << QStringLiteral("%1 (%2)").arg(factory.filterText, factory.namePattern);
    }
    if (!patterns.isEmpty())
        filters.prepend(tr("Everything known (%1)").arg(patterns.join(QLatin1Char(' '))));
    filters << tr("All files (*)");
    auto* dialog =
        new QFileDialog(this, tr("Open files"), m_settings.lastFolder(), filters.join(QStringLiteral(";;")));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &MainWindow::open);
    dialog->open();
}

void MainWindow::chooseFolder()
{
    auto* dialog = new QFileDialog(this, tr("Open a folder"), m_settings.lastFolder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::filesSelected, this, &MainWindow::open);
    dialog->open();
}

void MainWindow::showSettings(SettingsDialog::Page page)
{
    auto* dialog = new SettingsDialog(m_settings, m_registry, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SettingsDialog::preferencesChanged, m_documents, &Documents::applyPreferences);
    dialog->showPage(page);
    dialog->open();
}

} // namespace chartroom::app
