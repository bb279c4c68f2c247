// How tree, tables, plots and bytes of a blob workbench follow each other, and what its actions do.
#include "model/blob/blob_rows.h"
#include "model/common/number_text.h"
#include "views/blob/blob_actions.h"
#include "views/blob/blob_docks.h"
#include "views/blob/blob_workbench.h"
#include "views/blob/causes_dock.h"
#include "views/blob/envelopes_dock.h"
#include "views/blob/inspector_dock.h"
#include "views/blob/profile_dock.h"
#include "views/common/byte_find_bar.h"
#include "views/common/byte_panel.h"
#include "views/common/findings_dock.h"
#include "views/common/table_dock.h"
#include "views/common/verdict_bar.h"

#include <QItemSelectionModel>
#include <QTableView>

#include <algorithm>

namespace chartroom::views {

namespace {

/// The row of a table with the smallest place that holds a byte; nothing for none.
std::optional<std::uint32_t> rowWith(const model::RowSource* rows, std::uint64_t offset)
{
    if (rows == nullptr)
        return std::nullopt;
    std::optional<std::uint32_t> best;
    // A place that is the whole file says nothing about a byte.
    std::uint64_t smallest = 65;
    for (std::uint32_t row = 0; row < rows->rowCount(); ++row) {
        const std::optional<core::ByteRange> range = rows->place(row).range;
        if (!range || !range->contains(offset) || range->length >= smallest)
            continue;
        best = row;
        smallest = range->length;
    }
    return best;
}

} // namespace

void BlobWorkbench::connectPlaces()
{
    ByteView* const view = &m_bytes->view();
    connect(view, &ByteView::selectionChanged, this, &BlobWorkbench::followSelection);
    connect(view, &ByteView::caretMoved, this, &BlobWorkbench::followSelection);
    connect(view, &ByteView::hovered, this, &BlobWorkbench::showHovered);
    connect(view, &ByteView::messageShown, this, &Workbench::messageShown);
    connect(m_docks->envelopes, &EnvelopesDock::rangeChosen, this, &BlobWorkbench::showRange);
    connect(&m_docks->inspector->inspector(), &ByteInspector::rangeChosen, this, &BlobWorkbench::showRange);
    const auto go = [this](const model::Place& place) {
        if (place.range)
            showRange(*place.range);
    };
    for (TableDock* const dock : {m_docks->checks, m_docks->header, m_docks->unclaimed}) {
        connect(dock, &TableDock::placeRequested, this, go);
        // One click is enough: there is nothing else that a row could mean.
        // The selection, since a table that merely gets the keyboard makes its first row the current one.
        connect(dock->view().selectionModel(), &QItemSelectionModel::selectionChanged, this,
                [this, dock, go](const QItemSelection& selected) {
                    if (!m_following && !selected.isEmpty())
                        go(dock->model().place(selected.indexes().front()));
                });
    }
    connect(m_docks->causes, &CausesDock::placeRequested, this, go);
    connect(m_docks->causes, &CausesDock::mendRequested, this,
            [this](core::Code cause) { chooseOutput(cause); });
    connect(m_docks->problems, &FindingsDock::jumpRequested, this,
            [this](const core::Finding& finding) { showRange(finding.range); });
    connect(m_verdict, &VerdictBar::showRequested, this, [this] {
        if (const auto wrong = wrongBytes())
            showRange(*wrong);
        else
            m_docks->problems->showFirst();
    });
    connect(m_docks->profile, &ProfileDock::offsetChosen, this, [this](quint64 offset) {
        showRange({offset, 0});
    });
    connect(m_docks->profile, &ProfileDock::valueChosen, this, [this](int value) {
        m_bytes->openFind();
        m_bytes->findBar().setKind(model::SearchKind::Hex);
        m_bytes->findBar().setText(QStringLiteral("%1").arg(value, 2, 16, QLatin1Char('0')).toUpper());
        m_bytes->findNext();
    });
}

void BlobWorkbench::connectActions()
{
    const auto on = [this](const char* id, auto&& slot) {
        connect((*m_actions)[QLatin1String("blob.") + QLatin1String(id)], &QAction::triggered, this, slot);
    };
    ByteView* const view = &m_bytes->view();
    for (QAction* const action : m_actions->byteActions())
        m_bytes->addByteAction(action);
    (*m_actions)[QStringLiteral("blob.repair")]->setEnabled(false);
    on("repair", [this] { chooseOutput({}); });
    on("compare", [this] { chooseOther(); });
    on("domains", [this] { Q_EMIT domainsRequested(); });
    on("check", [this] { reload(); });
    on("find", [this] { m_bytes->openFind(); });
    on("findNext", [this] { m_bytes->findNext(); });
    on("findPrevious", [this] { m_bytes->findPrevious(); });
    on("goto", [this] { m_bytes->openGoto(); });
    on("copyHex", [view] { view->copy(ByteFormat::Hex); });
    on("copyText", [view] { view->copy(ByteFormat::Text); });
    on("copyArray", [view] { view->copy(ByteFormat::CArray); });
    on("copyOffset", [view] { view->copy(ByteFormat::Offset); });
    on("nextUnclaimed", [this] { stepUnclaimed(true); });
    on("previousUnclaimed", [this] { stepUnclaimed(false); });
    on("zoomIn", [view] { view->zoom(1); });
    on("zoomOut", [view] { view->zoom(-1); });
    on("resetZoom", [view] { view->resetZoom(); });
    on("rowAuto", [this] { setBytesPerRow(0); });
    on("row8", [this] { setBytesPerRow(8); });
    on("row16", [this] { setBytesPerRow(16); });
    on("row32", [this] { setBytesPerRow(32); });
}

void BlobWorkbench::showRange(core::ByteRange range)
{
    if (range.length > 0)
        m_bytes->view().select(range);
    else
        m_bytes->view().goTo(range.offset);
}

void BlobWorkbench::followSelection()
{
    const core::ByteRange selection = m_bytes->view().selection();
    m_docks->inspector->setSelection(selection);
    m_docks->envelopes->follow(selection.offset);
    m_following = true;
    for (TableDock* const dock : {m_docks->checks, m_docks->header}) {
        if (const auto row = rowWith(dock->model().source(), selection.offset))
            dock->select(*row);
        else
            dock->view().setCurrentIndex({});
    }
    m_following = false;
}

void BlobWorkbench::showHovered(std::optional<quint64> offset)
{
    if (!offset) {
        Q_EMIT placeTextChanged({});
        return;
    }
    const QString place = model::offsetText(*offset);
    const std::optional<model::ByteField> field = m_bytes->view().fieldAt(*offset);
    Q_EMIT placeTextChanged(field ? QStringLiteral("%1  %2").arg(place, field->name) : place);
}

void BlobWorkbench::stepUnclaimed(bool forward)
{
    if (!m_document->report())
        return;
    const auto& all = m_document->report()->unclaimed;
    const std::uint64_t at = m_bytes->view().selection().offset;
    const auto offset = [](const model::UnclaimedBytes& bytes) { return bytes.range.offset; };
    const auto after = std::ranges::upper_bound(all, at, {}, offset);
    const auto notBefore = std::ranges::lower_bound(all, at, {}, offset);
    if (forward ? after == all.end() : notBefore == all.begin()) {
        Q_EMIT messageShown(forward ? tr("There are no unclaimed bytes behind this place.")
                                    : tr("There are no unclaimed bytes before this place."));
        return;
    }
    showRange(forward ? after->range : std::prev(notBefore)->range);
}

} // namespace chartroom::views
