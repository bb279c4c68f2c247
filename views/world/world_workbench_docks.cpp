// Where the workbench's parts are; what its docks ask for, and what they are told.
#include "views/common/dock_room.h"
#include "views/common/verdict_bar.h"
#include "views/world/dock_actions.h"
#include "views/world/docks/bookmarks_dock.h"
#include "views/world/docks/chunk_overview.h"
#include "views/world/docks/chunks_dock.h"
#include "views/world/docks/instances_dock.h"
#include "views/world/docks/palette_dock.h"
#include "views/world/docks/world_layers_dock.h"
#include "views/world/save_review.h"
#include "views/world/step_remark.h"
#include "views/world/symbol_replacer.h"
#include "views/world/tool_options_bar.h"
#include "views/world/world_actions.h"
#include "views/world/world_docks.h"
#include "views/world/world_notices.h"
#include "views/world/world_page.h"
#include "views/world/world_workbench.h"

#include <QToolBar>
#include <QVBoxLayout>

#include <cmath>

namespace chartroom::views {

namespace {

/// What docks leave of the map below questions, in logical pixels.
constexpr int mapBelowQuestions = 120;

/// A symbol as the map draws it, from the nearest size that there is.
QImage pictureOf(const model::SymbolArt& art, char16_t symbol, int side)
{
    int shift = 0;
    while (shift < model::TileArt::maxShift && (1 << shift) < side)
        ++shift;
    const int made = 1 << shift;
    const auto* pixels = reinterpret_cast<const uchar*>(art.of(symbol).pixels(shift));
    const QImage image(pixels, made, made, QImage::Format_ARGB32_Premultiplied);
    return image.scaled(side, side, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

/// Some chunks in the coarse, at most twice as large as wanted.
QImage pictureOf(const model::Overview& overview, const QRect& chunks, world::ChunkSize size, QSize wanted)
{
    int level = model::Overview::firstLevel;
    const double width = double(chunks.width()) * double(size.width);
    while (wanted.width() > 0 && std::ldexp(width, -level) > 2 * wanted.width())
        ++level;
    const auto part = [level](std::int64_t tile) { return tile >> level; };
    const std::int64_t left = part(chunks.left() * size.width);
    const std::int64_t top = part(chunks.top() * size.height);
    const auto right = part((chunks.right() + std::int64_t(1)) * size.width - 1);
    const auto bottom = part((chunks.bottom() + std::int64_t(1)) * size.height - 1);
    QImage image(static_cast<int>(right - left + 1), static_cast<int>(bottom - top + 1),
                 QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    overview.copy(level, left, top, image.width(), image.height(),
                  {reinterpret_cast<QRgb*>(image.bits()),
                   static_cast<std::size_t>(image.width()) * static_cast<std::size_t>(image.height())});
    return image;
}

} // namespace

void WorldWorkbench::layOut()
{
    auto* middle = new QWidget;
    auto* layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_verdict);
    layout->addWidget(m_notices);
    layout->addWidget(m_page, 1);
    setCentralWidget(middle);
    connect(m_notices, &WorldNotices::heightWanted, this, &WorldWorkbench::giveQuestionsRoom);
    connect(m_verdict, &VerdictBar::heightWanted, this, &WorldWorkbench::giveQuestionsRoom);
    auto* bar = new QToolBar(tr("Tools"));
    bar->setObjectName(QStringLiteral("tools"));
    bar->addActions(m_actions->tools());
    addToolBar(Qt::LeftToolBarArea, bar);
    addToolBar(Qt::TopToolBarArea, m_options);
}

void WorldWorkbench::giveQuestionsRoom()
{
    const int width = m_notices->width();
    const int asked = m_notices->heightForWidth(width);
    m_verdict->setBrief(asked > 0);
    m_room->setNeeded(asked > 0 ? m_verdict->heightForWidth(width) + asked + mapBelowQuestions : 0);
}

void WorldWorkbench::connectDocks()
{
    connectDockActions(*m_actions, *m_docks);
    connect(m_docks, &WorldDocks::tileRequested, m_page, &WorldPage::goTo);
    connect(m_docks, &WorldDocks::chunkRequested, m_page, &WorldPage::showChunk);
    connect(m_docks, &WorldDocks::refused, this, &WorldWorkbench::takeRefusal);
    m_page->gate().setNaming([this](const model::LayerKey& layer) { return m_docks->layers->naming(layer); });
    connect(&m_page->gate(), &ToolGate::strokeEnding, m_docks, &WorldDocks::nameInStroke);
    connect(m_docks->instances, &InstancesDock::unappliedChanged, this, &WorldWorkbench::tellChange);
    connect(m_docks, &WorldDocks::told, this, &Workbench::messageShown);
    connect(m_docks, &WorldDocks::layersChanged, this, &WorldWorkbench::showMode);
    connect(m_docks->palette, &PaletteDock::taken, this, &Workbench::focusMiddle);
    connect(m_docks->layers, &WorldLayersDock::left, this, &Workbench::focusMiddle);
    connect(m_docks->bookmarks, &BookmarksDock::left, this, &Workbench::focusMiddle);
    connect(m_notices, &WorldNotices::said, this, &Workbench::messageShown);
    connect(m_notices, &WorldNotices::left, this, &Workbench::focusMiddle);
    connect(m_notices, &WorldNotices::recoveredWorkRequested, this, &Workbench::recoveredWorkRequested);
    const auto follow = [this] {
        if (const auto& view = m_page->view())
            m_docks->setView(*view, m_page->canvas().camera().visibleRect());
    };
    connect(m_page, &WorldPage::viewChanged, m_docks, follow);
    connect(&m_page->canvas(), &canvas::CanvasWidget::cameraChanged, m_docks, follow);
    connect(&m_page->feed(), &WorldFeed::ready, m_docks, [this] {
        m_docks->palette->setPictures([art = m_page->feed().art()](char16_t symbol, int side) {
            return pictureOf(*art, symbol, side);
        });
    });
    ChunkOverview& overview = m_docks->chunks->overview();
    overview.setPictures([this](const QRect& chunks, QSize size) {
        const auto all = m_page->feed().overview();
        return all ? pictureOf(*all, chunks, m_session->document().info().chunkSize, size) : QImage();
    });
    // What is painted is seen there when the overview has it.
    connect(&m_page->feed(), &WorldFeed::tilesChanged, &overview,
            [this, &overview](const QRect&, int fromLevel) {
                if (fromLevel < model::Overview::firstLevel)
                    return;
                // Drawing all of a large world takes too long for each piece that is painted of it.
                if (m_page->feed().isBuilding())
                    overview.redrawSoon();
                else
                    overview.redraw();
            });
    connect(&m_page->feed(), &WorldFeed::built, &overview, &ChunkOverview::redraw);
    connect((*m_actions)["findNext"], &QAction::triggered, m_replacer,
            [this] { m_replacer->findAgain(false); });
    connect((*m_actions)["findPrevious"], &QAction::triggered, m_replacer,
            [this] { m_replacer->findAgain(true); });
    connect(m_replacer, &SymbolReplacer::said, m_remark, &StepRemark::say);
    connect(m_docks, &WorldDocks::remarked, m_remark, &StepRemark::say);
    connect(&m_page->gate(), &ToolGate::remarked, m_remark, &StepRemark::sayOfEdit);
    connect(m_remark, &StepRemark::said, this, &Workbench::messageShown);
    connect(m_remark, &StepRemark::over, this, &Workbench::messageOver);
    connect((*m_actions)["replaceSymbols"], &QAction::triggered, m_replacer, &SymbolReplacer::open);
    connect((*m_actions)["review"], &QAction::triggered, m_review, [this] {
        commitInput();
        m_review->open();
    });
    connect(m_review, &SaveReview::saveRequested, this, &WorldWorkbench::save);
    connect(m_review, &SaveReview::left, this, &WorldWorkbench::forgetRefusals);
}

} // namespace chartroom::views
