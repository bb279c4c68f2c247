#include "app/documents.h"

#include "app/app_settings.h"
#include "app/document_tabs.h"
#include "app/layout_watch.h"
#include "app/recent_files.h"
#include "formats/core/code.h"
#include "formats/core/system_error.h"
#include "formats/core/unknown_kind.h"
#include "views/common/display_text.h"
#include "views/common/finding_text.h"

#include <QDir>
#include <QFileInfo>
#include <QTimer>

#include <algorithm>

namespace chartroom::app {

using views::Workbench;

namespace {

constexpr QSize rememberedPictureSize(448, 288);
constexpr int rememberAfterMilliseconds = 400;
constexpr qsizetype closedKept = 20;

std::filesystem::path shownPath(const QString& path)
{
    return views::singleLine(QDir::toNativeSeparators(path)).toStdString();
}

} // namespace

QString documentPath(const QString& path)
{
    const QFileInfo info(path);
    const QString folder = info.absoluteDir().canonicalPath();
    const QString name = info.fileName();
    if (name.isEmpty() || name == QLatin1String(".") || name == QLatin1String(".."))
        return info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
    return folder.isEmpty() ? info.absoluteFilePath() : QDir(folder).filePath(name);
}

Documents::Documents(DocumentTabs& tabs, AppSettings& settings, RecentFiles& recent,
                     views::ActionRegistry& actions, std::vector<WorkbenchFactory> factories, QObject* parent)
    : QObject(parent)
    , m_tabs(tabs)
    , m_settings(settings)
    , m_recent(recent)
    , m_actions(actions)
    , m_factories(std::move(factories))
{}

void Documents::open(const QStringList& paths)
{
    QStringList failures;
    for (const QString& path : paths) {
        const QString failure = openOne(documentPath(path));
        if (!failure.isEmpty())
            failures << failure;
    }
    if (!failures.isEmpty())
        Q_EMIT failed(failures);
}

QString Documents::openOne(const QString& path)
{
    if (Workbench* workbench = m_tabs.find(path)) {
        m_tabs.setCurrentWidget(workbench);
        return {};
    }
    const QFileInfo info(path);
    if (!info.exists() && !info.isSymLink()) {
        m_recent.refresh();
        return views::messageText({core::Code::FileMissing, {{"path", core::displayPath(shownPath(path))}}});
    }
    const auto factory =
        std::ranges::find_if(m_factories, [&path](const auto& one) { return one.accepts(path); });
    if (factory == m_factories.end()) {
        return info.isDir() ? tr("%1 is not a folder that can be opened here.").arg(views::singleLine(path))
                            : views::messageText(core::unknownKind(shownPath(path)));
    }

    if (factory->resolve) {
        const Resolution resolution =
            factory->resolve(path, m_tabs.window(), [this](const QString& chosen) { open({chosen}); });
        if (resolution.path.isEmpty())
            return resolution.failure;
        if (const QString document = documentPath(resolution.path); document != path)
            return openOne(document);
    }
    Workbench* workbench = factory->create(path, {m_actions, m_settings.preferences()});
    m_defaultDocks[workbench] = workbench->dockState();
    workbench->setOptions(m_settings.options(factory->kind));
    workbench->restoreDocks(m_settings.dockState(factory->kind));
    const auto* layout = new LayoutWatch(*workbench);
    connect(layout, &LayoutWatch::changed, this,
            [this, workbench] { m_settings.setDockState(workbench->kind(), workbench->dockState()); });
    m_tabs.addWorkbench(workbench);
    m_settings.setLastFolder(info.absolutePath());
    m_recent.add(path, factory->kind);
    m_closed.removeAll(path);

    auto* later = new QTimer(workbench);
    later->setSingleShot(true);
    later->setInterval(rememberAfterMilliseconds);
    connect(workbench, &Workbench::mayHaveChanged, later, qOverload<>(&QTimer::start));
    connect(later, &QTimer::timeout, this, [this, workbench] {
        if (workbench->complete())
            remember(workbench);
    });
    // What was saved may be changed again before that; in a turn of its own, for the save's is long enough.
    connect(
        workbench, &Workbench::saved, workbench,
        [this, workbench](bool ok) {
            if (ok)
                remember(workbench);
        },
        Qt::QueuedConnection);
    connect(workbench, &Workbench::openRequested, this, [this](const QString& other) { open({other}); });
    Q_EMIT opened(workbench);
    Q_EMIT closedChanged();
    return {};
}

void Documents::close(Workbench* workbench)
{
    remember(workbench);
    m_settings.setDockState(workbench->kind(), workbench->dockState());
    m_settings.setOptions(workbench->kind(), workbench->options());
    m_closed.append(workbench->path());
    if (m_closed.size() > closedKept)
        m_closed.removeFirst();
    m_defaultDocks.remove(workbench);
    workbench->shutDown();
    m_tabs.removeWorkbench(workbench);
    Q_EMIT closedChanged();
}

void Documents::reopenClosed()
{
    if (!m_closed.isEmpty())
        open({m_closed.takeLast()});
    Q_EMIT closedChanged();
}

void Documents::resetDocks(Workbench* workbench)
{
    workbench->restoreDocks(m_defaultDocks.value(workbench));
}

void Documents::applyPreferences(const views::Preferences& preferences)
{
    for (Workbench* workbench : m_tabs.workbenches())
        workbench->setPreferences(preferences);
}

void Documents::remember(Workbench* workbench)
{
    // The start page tells what is on disk: unsaved changes may be thrown away.
    if (workbench->unsavedChanges() > 0)
        return;
    const std::optional<core::Verdict> verdict = workbench->verdict();
    const std::string_view name = verdict ? core::name(*verdict) : std::string_view();
    m_recent.update(workbench->path(), workbench->title(),
                    QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())),
                    workbench->complete() ? workbench->picture(rememberedPictureSize) : QImage());
}

} // namespace chartroom::app
