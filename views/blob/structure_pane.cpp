#include "views/blob/structure_pane.h"

#include "model/blob/structure_model.h"
#include "model/common/number_text.h"
#include "views/blob/opened_tree.h"
#include "views/common/empty_state.h"
#include "views/common/gaps.h"
#include "views/common/icons.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace chartroom::views {

using model::StructureModel;

namespace {
constexpr int nameWidth = 260;
constexpr int likenessWidth = 150;
constexpr int sideWidth = 360;
} // namespace

StructurePane::StructurePane(QWidget* parent)
    : QWidget(parent)
    , m_model(new StructureModel(this))
    , m_view(new QTreeView)
    , m_summary(new QLabel)
{
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Structures"));
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->header()->resizeSection(StructureModel::NameColumn, nameWidth);
    m_view->header()->resizeSection(StructureModel::LikenessColumn, likenessWidth);
    m_view->header()->resizeSection(StructureModel::LeftColumn, sideWidth);
    auto* const previous = new QToolButton;
    previous->setIcon(icon(Icon::Back));
    previous->setText(tr("Previous in structure"));
    previous->setToolTip(tr("Previous difference of the structures (Ctrl+Shift+[)"));
    auto* const next = new QToolButton;
    next->setIcon(icon(Icon::Forward));
    next->setText(tr("Next in structure"));
    next->setToolTip(tr("Next difference of the structures (Ctrl+Shift+])"));
    auto* const bar = new QHBoxLayout;
    for (QToolButton* const button : {previous, next}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        bar->addWidget(button);
    }
    bar->addStretch();
    bar->addWidget(m_summary);
    m_state = new EmptyState(m_view, tr("Comparing the structures…"));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(narrowGap);
    layout->addLayout(bar);
    layout->addWidget(m_state, 1);
    m_state->setEmpty(true);
    connect(previous, &QToolButton::clicked, this, &StructurePane::previousDifference);
    connect(next, &QToolButton::clicked, this, &StructurePane::nextDifference);
    // The selection, since a tree that merely gets the keyboard makes its first row the current one.
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this](const QItemSelection& selected) {
                if (selected.isEmpty())
                    return;
                if (const model::StructurePair* const pair = m_model->pair(selected.indexes().front()))
                    Q_EMIT pairChosen(pair->leftRange, pair->rightRange);
            });
}

void StructurePane::setReports(const model::BlobReportPtr& left, const model::BlobReportPtr& right)
{
    m_job.cancel();
    m_model->setComparison(nullptr);
    m_summary->clear();
    m_state->setEmpty(true);
    if (!left || !right)
        return;
    m_job.start([left, right](const core::Task& task) { return model::compareStructures(left, right, task); },
                [this](std::shared_ptr<const model::StructureComparison> comparison) {
                    show(std::move(comparison));
                });
}

void StructurePane::show(std::shared_ptr<const model::StructureComparison> comparison)
{
    const bool opens = comparison->pairs.size() <= openedRows;
    m_model->setComparison(std::move(comparison));
    m_state->setEmpty(false);
    if (opens)
        m_view->expandToDepth(openedDepth);
    const std::uint64_t count = m_model->differences();
    m_summary->setText(count == 0 ? tr("The structures are the same.")
                                  : tr("Differences in the structures: %1.").arg(model::countText(count)));
}

QString StructurePane::summary() const
{
    return m_summary->text();
}

void StructurePane::step(bool forward)
{
    const QModelIndex found = m_model->difference(m_view->currentIndex(), forward);
    if (found.isValid())
        m_view->setCurrentIndex(found);
    else
        m_summary->setText(forward ? tr("No difference of the structures below this row.")
                                   : tr("No difference of the structures above this row."));
}

} // namespace chartroom::views
