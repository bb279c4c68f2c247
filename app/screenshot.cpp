#include "app/screenshot.h"

#include "app/document_tabs.h"
#include "app/main_window.h"
#include "views/common/workbench.h"

#include <QApplication>
#include <QPixmap>

#include <algorithm>
#include <cstdio>

namespace chartroom::app {

namespace {

constexpr int lookEveryMilliseconds = 100;
/// Completed work is often followed by a repaint that asks for more; so many looks in a row must find all
/// complete.
constexpr int quietLooksWanted = 3;
constexpr int looksAtMost = 10 * 60 * 10;
constexpr int failed = 1;

void complain(const char* sentence, const QString& file)
{
    std::fprintf(stderr, "chartroom: %s: %s\n", qUtf8Printable(file), sentence);
}

} // namespace

Screenshot::Screenshot(MainWindow& window, QString file, QObject* parent)
    : QObject(parent)
    , m_window(window)
    , m_file(std::move(file))
{
    connect(&m_timer, &QTimer::timeout, this, &Screenshot::look);
    m_timer.start(lookEveryMilliseconds);
}

bool Screenshot::allComplete()
{
    DocumentTabs& tabs = m_window.tabs();
    const auto workbenches = tabs.workbenches();
    if (!m_front)
        m_front = tabs.current();
    const auto incomplete =
        std::ranges::find_if(workbenches, [](auto* workbench) { return !workbench->complete(); });
    views::Workbench* const wanted = incomplete == workbenches.end() ? m_front.data() : *incomplete;
    const bool shown = wanted == tabs.current();
    if (!shown)
        tabs.setCurrentWidget(wanted);
    return shown && incomplete == workbenches.end();
}

void Screenshot::look()
{
    m_quietLooks = allComplete() ? m_quietLooks + 1 : 0;
    if (++m_looks > looksAtMost) {
        complain("the window was not complete after ten minutes; no picture was saved", m_file);
        m_timer.stop();
        QApplication::exit(failed);
    } else if (m_quietLooks >= quietLooksWanted) {
        m_timer.stop();
        const bool saved = m_window.grab().save(m_file, "PNG");
        if (!saved)
            complain("the picture cannot be written there", m_file);
        QApplication::exit(saved ? 0 : failed);
    }
}

} // namespace chartroom::app
