#include "app/quick_open.h"

#include "app/document_tabs.h"
#include "app/recent_files.h"
#include "views/common/display_text.h"
#include "views/common/icons.h"
#include "views/common/workbench.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>

namespace chartroom::app {

using views::Icon;
using views::Workbench;

namespace {

constexpr int most = 200; ///< rows
using Rows = QList<PickDialog::Row>;

QString folderText(const QString& path)
{
    return views::singleLine(QDir::toNativeSeparators(QFileInfo(path).path()));
}

QIcon signOf(const QString& kind)
{
    if (kind == QLatin1String("world"))
        return views::icon(Icon::World);
    return views::icon(kind == QLatin1String("blob") ? Icon::Blob : Icon::Blueprint);
}

Rows tabRows(DocumentTabs& tabs)
{
    Rows rows;
    const DocumentNames names = tabs.names();
    for (Workbench* workbench : tabs.workbenches()) {
        // The one in front is where the user is.
        if (workbench == tabs.current())
            continue;
        rows.push_back({signOf(workbench->kind()), names[workbench], QuickOpen::tr("open tab"),
                        [&tabs, workbench = QPointer<Workbench>(workbench)] {
                            if (workbench)
                                tabs.setCurrentWidget(workbench);
                        }});
    }
    return rows;
}

Rows recentRows(const DocumentTabs& tabs, const RecentFiles& recent,
                const std::function<void(const QString&)>& open)
{
    Rows rows;
    for (const RecentEntry& entry : recent.entries()) {
        if (tabs.find(entry.path) || recent.missing(entry.path))
            continue;
        const bool named = RecentFiles::nameOf(entry) != views::fileNameText(entry.path);
        rows.push_back(
            {signOf(entry.kind), RecentFiles::nameOf(entry),
             named ? views::singleLine(QDir::toNativeSeparators(entry.path)) : folderText(entry.path),
             [open, path = entry.path] { open(path); }});
    }
    return rows;
}

PickDialog::Find finder(DocumentTabs& tabs, const RecentFiles& recent,
                        const std::function<void(const QString&)>& open)
{
    Workbench* front = tabs.current();
    return [tabRows = tabRows(tabs), recentRows = recentRows(tabs, recent, open),
            places = front ? front->placeFinder() : Workbench::PlaceFinder()](const QString& text) {
        Rows result;
        const auto add = [&](const Rows& rows) {
            for (const PickDialog::Row& row : rows) {
                if (result.size() < most && holdsWords(row.text + QLatin1Char(' ') + row.detail, text))
                    result.push_back(row);
            }
        };
        add(tabRows);
        if (places) {
            for (const Workbench::QuickPlace& place : places(text, most))
                result.push_back({place.sign, place.text, place.detail, place.go});
        }
        add(recentRows);
        return result;
    };
}

} // namespace

QuickOpen::QuickOpen(DocumentTabs& tabs, const RecentFiles& recent, std::function<void(const QString&)> open,
                     QWidget* parent)
    : PickDialog(tr("Open in project"),
                 tr("A tab, a world, a chunk such as 3:-2, a bookmark or a recent file"),
                 tr("Nothing here is called so."), finder(tabs, recent, std::move(open)), parent)
{}

} // namespace chartroom::app
