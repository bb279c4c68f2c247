#include "views/blob/compare_window.h"

#include "model/blob/blob_structure.h"
#include "model/blob/byte_difference.h"
#include "model/common/number_text.h"
#include "views/common/byte_panel.h"
#include "views/common/display_text.h"
#include "views/common/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace chartroom::views {

namespace {

constexpr int margin = 8;
constexpr int bytesPerRow = 16;
constexpr QSize firstSize(1320, 720);

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
    , m_summary(new QLabel)
    , m_place(new QLabel)
{
    setWindowTitle(tr("Compare"));
    auto* const previous = new QToolButton;
    previous->setIcon(icon(Icon::Back));
    previous->setText(tr("Previous difference"));
    previous->setToolTip(tr("Previous difference (Ctrl+[)"));
    auto* const next = new QToolButton;
    next->setIcon(icon(Icon::Forward));
    next->setText(tr("Next difference"));
    next->setToolTip(tr("Next difference (Ctrl+])"));
    auto* const bar = new QHBoxLayout;
    for (QToolButton* const button : {previous, next}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        bar->addWidget(button);
    }
    bar->addWidget(m_place, 1);
    bar->addWidget(m_summary);
    auto* const splitter = new QSplitter;
    splitter->addWidget(column(m_leftName, m_left));
    splitter->addWidget(column(m_rightName, m_right));
    splitter->setChildrenCollapsible(false);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->addLayout(bar);
    layout->addWidget(splitter, 1);
    resize(firstSize);

    connect(previous, &QToolButton::clicked, this, &CompareWindow::previousDifference);
    connect(next, &QToolButton::clicked, this, &CompareWindow::nextDifference);
    connect(new QShortcut(Qt::CTRL | Qt::Key_BracketLeft, this), &QShortcut::activated, this,
            &CompareWindow::previousDifference);
    connect(new QShortcut(Qt::CTRL | Qt::Key_BracketRight, this), &QShortcut::activated, this,
            &CompareWindow::nextDifference);
    // Lines must stand beside each other: both sides have as many bytes in one.
    for (BytePanel* const panel : {m_left, m_right})
        panel->view().setBytesPerRow(bytesPerRow);
    const auto join = [this](BytePanel* from, BytePanel* to) {
        connect(&from->view(), &ByteView::viewChanged, this, [this, from, to] { follow(from, to); });
        connect(&from->view(), &ByteView::selectionChanged, this, [this, from, to] { select(from, to); });
        connect(&from->view(), &ByteView::caretMoved, this, [this, from, to] { select(from, to); });
    };
    join(m_left, m_right);
    join(m_right, m_left);
}

void CompareWindow::setFiles(const File& left, const File& right)
{
    const auto show = [](BytePanel* panel, QLabel* name, const File& file) {
        name->setText(singleLine(file.path));
        panel->setFile(file.file);
        panel->setStructure(file.report ? std::make_shared<model::BlobStructure>(file.report) : nullptr);
    };
    show(m_left, m_leftName, left);
    show(m_right, m_rightName, right);
    m_place->clear();
    m_summary->setText(tr("Counting differences…"));
    markVisible();
    m_count.start(
        [a = left.file, b = right.file](const core::Task& task) {
            return model::countDifferences(a->bytes(), b->bytes(), task);
        },
        [this, a = left.file, b = right.file](std::uint64_t count) {
            QString text = count == 0 ? tr("Both files are the same.")
                                      : tr("%1 bytes differ.").arg(model::countText(count));
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

void CompareWindow::follow(BytePanel* from, BytePanel* to)
{
    if (!m_following) {
        m_following = true;
        to->view().setTopOffset(from->view().topOffset());
        m_following = false;
    }
    markVisible();
}

void CompareWindow::select(BytePanel* from, BytePanel* to)
{
    if (m_following)
        return;
    m_following = true;
    to->view().select(from->view().selection());
    to->view().setTopOffset(from->view().topOffset());
    m_following = false;
    markVisible();
}

void CompareWindow::markVisible()
{
    if (!m_left->view().file() || !m_right->view().file())
        return;
    const core::Bytes left = m_left->view().file()->bytes();
    const core::Bytes right = m_right->view().file()->bytes();
    for (BytePanel* const panel : {m_left, m_right}) {
        std::vector<ByteMark> marks;
        for (const core::ByteRange& range : model::differencesIn(left, right, panel->view().visibleRange()))
            marks.push_back({range, ByteMark::Kind::Difference});
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
    const BytePanel* const longer = m_left->view().size() >= m_right->view().size() ? m_left : m_right;
    const core::ByteRange selection = longer->view().selection();
    m_place->setText(tr("Searching…"));
    m_step.start(
        [a = m_left->view().file(), b = m_right->view().file(), selection, forward](const core::Task& task) {
            return forward ? model::nextDifference(a->bytes(), b->bytes(), selection.end(), task)
                           : model::previousDifference(a->bytes(), b->bytes(), selection.offset, task);
        },
        [this, forward](const std::optional<core::ByteRange>& range) { showRange(range, forward); });
}

void CompareWindow::showRange(const std::optional<core::ByteRange>& range, bool forward)
{
    if (!range) {
        m_place->setText(forward ? tr("No difference behind this place.")
                                 : tr("No difference before this place."));
        return;
    }
    m_place->setText(
        tr("Offset %1, %2 bytes").arg(model::countText(range->offset), model::countText(range->length)));
    m_following = true;
    for (BytePanel* const panel : {m_left, m_right})
        panel->view().select(*range);
    const std::uint64_t top = std::max(m_left->view().topOffset(), m_right->view().topOffset());
    for (BytePanel* const panel : {m_left, m_right})
        panel->view().setTopOffset(top);
    m_following = false;
    markVisible();
}

} // namespace chartroom::views
