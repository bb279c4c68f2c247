#include "views/blob/compare_window.h"

#include "model/blob/blob_structure.h"
#include "model/blob/byte_difference.h"
#include "model/common/number_text.h"
#include "model/common/plural.h"
#include "views/blob/structure_pane.h"
#include "views/common/byte_panel.h"
#include "views/common/display_text.h"
#include "views/common/gaps.h"
#include "views/common/icons.h"
#include "views/common/screen_room.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace chartroom::views {

namespace {

constexpr int bytesPerRow = 16;
constexpr QSize firstSize(1320, 800);
constexpr int structureHeight = 260;

QWidget* column(QLabel* name, BytePanel* panel)
{
    auto* const widget = new QWidget;
    auto* const layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(name);
    layout->addWidget(panel, 1);
    name->setTextFormat(Qt::PlainText);
    return widget;
}

} // namespace

CompareWindow::CompareWindow(QWidget* parent)
    : QDialog(parent, Qt::Window)
    , m_left(new BytePanel)
    , m_right(new BytePanel)
    , m_leftName(new QLabel)
    , m_rightName(new QLabel)
    , m_structure(new StructurePane)
    , m_summary(new QLabel)
    , m_place(new QLabel)
    , m_sameOffsets(new QToolButton)
{
    setWindowTitle(tr("Compare"));
    layOut();
    connectParts();
    resizeOnScreen(*this, firstSize);
}

void CompareWindow::layOut()
{
    auto* const previous = new QToolButton;
    previous->setIcon(icon(Icon::Back));
    previous->setText(tr("Previous difference"));
    previous->setToolTip(tr("Previous difference (Ctrl+[)"));
    connect(previous, &QToolButton::clicked, this, &CompareWindow::previousDifference);
    auto* const next = new QToolButton;
    next->setIcon(icon(Icon::Forward));
    next->setText(tr("Next difference"));
    next->setToolTip(tr("Next difference (Ctrl+])"));
    connect(next, &QToolButton::clicked, this, &CompareWindow::nextDifference);
    m_sameOffsets->setText(tr("Same offsets"));
    m_sameOffsets->setToolTip(tr("Put the same offsets of both files beside each other again"));
    auto* const bar = new QHBoxLayout;
    for (QToolButton* const button : {previous, next, m_sameOffsets}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        bar->addWidget(button);
    }
    m_sameOffsets->hide();
    bar->addWidget(m_place, 1);
    bar->addWidget(m_summary);
    auto* const sides = new QSplitter;
    sides->addWidget(column(m_leftName, m_left));
    sides->addWidget(column(m_rightName, m_right));
    sides->setChildrenCollapsible(false);
    auto* const bytes = new QWidget;
    auto* const lower = new QVBoxLayout(bytes);
    lower->setContentsMargins(0, 0, 0, 0);
    lower->addLayout(bar);
    lower->addWidget(sides, 1);
    auto* const parts = new QSplitter(Qt::Vertical);
    parts->addWidget(m_structure);
    parts->addWidget(bytes);
    parts->setStretchFactor(1, 1);
    parts->setSizes({structureHeight, firstSize.height() - structureHeight});
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(wideGap, wideGap, wideGap, wideGap);
    layout->addWidget(parts);
    // Lines must stand beside each other: both sides have as many bytes in one.
    for (BytePanel* const panel : {m_left, m_right})
        panel->view().setBytesPerRow(bytesPerRow);
}

void CompareWindow::connectParts()
{
    const auto on = [this](QKeyCombination keys, auto&& slot) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, slot);
    };
    on(Qt::CTRL | Qt::Key_BracketLeft, [this] { previousDifference(); });
    on(Qt::CTRL | Qt::Key_BracketRight, [this] { nextDifference(); });
    on(Qt::CTRL | Qt::SHIFT | Qt::Key_BracketLeft, [this] { m_structure->previousDifference(); });
    on(Qt::CTRL | Qt::SHIFT | Qt::Key_BracketRight, [this] { m_structure->nextDifference(); });
    connect(m_structure, &StructurePane::pairChosen, this, &CompareWindow::showPair);
    connect(m_sameOffsets, &QToolButton::clicked, this, [this] {
        align({});
        follow(m_left);
    });
    for (BytePanel* const panel : {m_left, m_right}) {
        connect(&panel->view(), &ByteView::viewChanged, this, [this, panel] { follow(panel); });
        connect(&panel->view(), &ByteView::selectionChanged, this, [this, panel] { select(panel); });
        connect(&panel->view(), &ByteView::caretMoved, this, [this, panel] { select(panel); });
    }
}

void CompareWindow::setFiles(const File& left, const File& right)
{
    const auto show = [](BytePanel* panel, QLabel* name, const File& file) {
        name->setText(singleLine(file.path));
        panel->setFile(file.file);
        panel->setStructure(file.report ? std::make_shared<model::BlobStructure>(file.report) : nullptr);
    };
    align({});
    show(m_left, m_leftName, left);
    show(m_right, m_rightName, right);
    m_structure->setReports(left.report, right.report);
    m_place->clear();
    m_summary->setText(tr("Counting differences…"));
    markVisible();
    m_count.start(
        [a = left.file, b = right.file](const core::Task& task) {
            return model::countDifferences(a->bytes(), b->bytes(), task);
        },
        [this, a = left.file, b = right.file](std::uint64_t count) {
            QString text = count == 0 ? tr("Both files are the same.")
                                      : tr("%Ln byte(s) differ.", nullptr, model::plural(count));
            if (a->bytes().size() != b->bytes().size())
                text += QLatin1Char(' ') +
                        tr("Sizes: %1 and %2.")
                            .arg(model::countText(a->bytes().size()), model::countText(b->bytes().size()));
            m_summary->setText(text);
        });
}

QString CompareWindow::summary() const
{
    return m_place->text() + m_summary->text();
}

bool CompareWindow::isBusy() const
{
    return m_count.isRunning() || m_step.isRunning() || m_structure->isBusy();
}

std::uint64_t CompareWindow::beginOf(const BytePanel* panel) const
{
    return panel == m_left ? m_alignment.leftBegin() : m_alignment.rightBegin();
}

BytePanel* CompareWindow::otherThan(const BytePanel* panel) const
{
    return panel == m_left ? m_right : m_left;
}

void CompareWindow::align(model::ByteAlignment alignment)
{
    m_alignment = alignment;
    m_sameOffsets->setVisible(alignment.isShifted());
}

void CompareWindow::showPair(const std::optional<core::ByteRange>& left,
                             const std::optional<core::ByteRange>& right)
{
    if (left && right)
        align({left->offset, right->offset});
    const auto counterpart = [this](core::ByteRange range, const BytePanel* from) {
        return core::ByteRange{model::recounted(range, beginOf(from), beginOf(otherThan(from))).offset, 0};
    };
    if (left || right)
        selectBoth(left ? *left : counterpart(*right, m_right), right ? *right : counterpart(*left, m_left));
    m_place->setText(m_alignment.isShifted() ? tr("Offset %1 on the left beside %2 on the right")
                                                   .arg(model::countText(m_alignment.leftBegin()),
                                                        model::countText(m_alignment.rightBegin()))
                                             : QString());
}

void CompareWindow::follow(BytePanel* from)
{
    if (!m_following) {
        m_following = true;
        BytePanel* const to = otherThan(from);
        to->view().setTopOffset(
            model::recounted({from->view().topOffset(), 0}, beginOf(from), beginOf(to)).offset);
        m_following = false;
    }
    markVisible();
}

void CompareWindow::select(BytePanel* from)
{
    if (m_following)
        return;
    m_following = true;
    BytePanel* const to = otherThan(from);
    to->view().select(model::recounted(from->view().selection(), beginOf(from), beginOf(to)));
    m_following = false;
    follow(from);
}

void CompareWindow::selectBoth(core::ByteRange left, core::ByteRange right)
{
    m_following = true;
    m_left->view().select(left);
    m_right->view().select(right);
    // The side that had to go further down leads.
    const auto depth = [this](const BytePanel* panel) {
        return model::recounted({panel->view().topOffset(), 0}, beginOf(panel), 0).offset;
    };
    m_following = false;
    follow(depth(m_left) >= depth(m_right) ? m_left : m_right);
}

void CompareWindow::markVisible()
{
    if (!m_left->view().file() || !m_right->view().file())
        return;
    for (BytePanel* const panel : {m_left, m_right}) {
        const std::uint64_t begin = beginOf(panel);
        const core::ByteRange visible = panel->view().visibleRange();
        std::vector<ByteMark> marks;
        const core::Bytes own = model::bytesFrom(panel->view().file()->bytes(), begin);
        const BytePanel* const other = otherThan(panel);
        const core::Bytes others = model::bytesFrom(other->view().file()->bytes(), beginOf(other));
        if (visible.offset < begin)
            marks.push_back({{visible.offset, std::min(begin, visible.end()) - visible.offset},
                             ByteMark::Kind::Difference});
        for (const core::ByteRange& range :
             model::differencesIn(own, others, model::recounted(visible, begin, 0)))
            marks.push_back({model::recounted(range, 0, begin), ByteMark::Kind::Difference});
        panel->view().setMarks(std::move(marks));
    }
}

void CompareWindow::nextDifference()
{
    step(true);
}

void CompareWindow::previousDifference()
{
    step(false);
}

void CompareWindow::step(bool forward)
{
    if (!m_left->view().file() || !m_right->view().file())
        return;
    // The longer side has all places.
    const auto length = [this](const BytePanel* panel) {
        return model::recounted({panel->view().size(), 0}, beginOf(panel), 0).offset;
    };
    const BytePanel* const longer = length(m_left) >= length(m_right) ? m_left : m_right;
    const core::ByteRange selection = model::recounted(longer->view().selection(), beginOf(longer), 0);
    m_place->setText(tr("Searching…"));
    m_step.start(
        [a = m_left->view().file(), b = m_right->view().file(), alignment = m_alignment, selection,
         forward](const core::Task& task) {
            const core::Bytes left = model::bytesFrom(a->bytes(), alignment.leftBegin());
            const core::Bytes right = model::bytesFrom(b->bytes(), alignment.rightBegin());
            return forward ? model::nextDifference(left, right, selection.end(), task)
                           : model::previousDifference(left, right, selection.offset, task);
        },
        [this, forward](const std::optional<core::ByteRange>& range) { showDifference(range, forward); });
}

void CompareWindow::showDifference(const std::optional<core::ByteRange>& range, bool forward)
{
    if (!range) {
        m_place->setText(forward ? tr("No difference behind this place.")
                                 : tr("No difference before this place."));
        return;
    }
    const core::ByteRange left = model::recounted(*range, 0, m_alignment.leftBegin());
    const core::ByteRange right = model::recounted(*range, 0, m_alignment.rightBegin());
    m_place->setText(m_alignment.isShifted()
                         ? tr("Offset %1 on the left, %2 on the right, length %3")
                               .arg(model::offsetText(left.offset), model::offsetText(right.offset),
                                    model::countText(range->length))
                         : tr("Offset %1, length %2")
                               .arg(model::offsetText(range->offset), model::countText(range->length)));
    selectBoth(left, right);
}

} // namespace chartroom::views
