#include "tests/bench/window/world_work.h"

#include "tests/bench/window/open_world.h"
#include "tests/support/heartbeat.h"
#include "views/world/world_page.h"

#include <cstdio>
#include <stdexcept>

namespace chartroom::bench {

std::vector<double> longestGaps(const QString& path)
{
    ProgramWindow window;
    window.showEmpty();
    test::Heartbeat heart;
    std::vector<double> longest;
    const auto report = [&](const char* what) {
        std::fprintf(stderr, "%s: longest gap %.1f ms, work %.1f ms\n", what, heart.longestGap(),
                     heart.longestWork());
        longest.push_back(heart.longestGap());
        heart.restart();
    };
    views::WorldWorkbench* const bench = &window.open<views::WorldWorkbench>(path);
    waitFor([&] { return bench->complete(); });
    report("open");
    model::WorldSession& session = bench->session();
    const QPoint middle = bench->page().canvas().camera().bounds().center();
    session.beginGesture();
    for (int i = 0; i < 2000; ++i) {
        if (!session.extendGesture(
                {world::Stroke{1, u'x', {world::Tile{middle.x() + i % 200, middle.y() + i / 200}}}}))
            throw std::runtime_error("a cell could not be painted");
        QCoreApplication::processEvents();
    }
    session.endGesture();
    waitFor([&] { return bench->complete(); });
    report("paint");
    const world::Tile from{middle.x(), middle.y() + 40};
    const world::Address centre = world::addressOf(from, session.document().info().chunkSize).chunk;
    bench->page().lookAt(from);
    waitFor([&] { return bench->complete(); });
    if (!session.apply({world::Fill{2, from, u'f', {centre, world::maximumRadius}}}))
        throw std::runtime_error("the fill was refused");
    waitFor([&] { return bench->complete(); });
    report("fill");
    bool saved = false;
    QObject::connect(bench, &views::Workbench::saved, [&saved] { saved = true; });
    bench->save();
    waitFor([&] { return saved && bench->complete(); });
    report("save");
    window.close(*bench);
    QCoreApplication::processEvents();
    report("close");
    return longest;
}

std::vector<double> longestLargeWorks(const QString& path)
{
    ProgramWindow window;
    window.showEmpty();
    views::WorldWorkbench* const bench = &window.open<views::WorldWorkbench>(path);
    waitFor([&] { return bench->complete(); });
    // All of it is in sight.
    bench->page().canvas().fit();
    waitFor([&] { return bench->complete(); });
    model::WorldSession& session = bench->session();
    test::Heartbeat heart;
    std::vector<double> longest;
    QElapsedTimer whole;
    const auto end = [&](const char* what) {
        waitFor([&] { return !session.isEditing() && !session.isSaving() && bench->complete(); });
        const double taken = milliseconds(whole);
        // What follows an edit a while later.
        QElapsedTimer after;
        after.start();
        waitFor([&] { return after.elapsed() > 2000; });
        waitFor([&] { return bench->complete(); });
        std::fprintf(stderr, "%s: longest gap %.1f ms, work %.1f ms; all of it %.0f ms\n", what,
                     heart.longestGap(), heart.longestWork(), taken);
        longest.push_back(heart.longestWork());
        heart.restart();
        whole.start();
    };
    heart.restart();
    whole.start();
    const auto must = [](bool done) {
        if (!done)
            throw std::runtime_error("an edit was refused");
    };
    must(session.apply({world::Replace{0, u'A', u'q', {}}}).ok());
    end("replace");
    must(session.undo().ok());
    end("undo");
    must(session.redo().ok());
    end("redo");
    must(session.saveAll());
    end("save");
    must(session.undo().ok());
    end("undo after saving");
    return longest;
}

} // namespace chartroom::bench
