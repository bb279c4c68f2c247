#include "views/world/docks/history_dock.h"

#include "views/world/docks/dock_parts.h"

#include <QHeaderView>
#include <QTreeView>
#include <QVBoxLayout>

namespace chartroom::views {

using model::HistoryModel;

HistoryDock::HistoryDock(QWidget* parent)
    : LazyDock(tr("History"), parent)
    , m_model(new HistoryModel(this))
{
    setObjectName(QStringLiteral("history"));
}

void HistoryDock::makeContent()
{
    m_view = makeListView(m_model, tr("History"));
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(HistoryModel::StepColumn, QHeaderView::Stretch);
    m_view->header()->setSectionResizeMode(HistoryModel::ChunksColumn, QHeaderView::ResizeToContents);
    m_view->setToolTip(tr("A click leads to the state after a step"));
    QVBoxLayout* layout = nullptr;
    QWidget* content = views::makeContent(layout);
    layout->addWidget(m_view);
    setWidget(content);
    connect(m_view, &QTreeView::clicked, this, &HistoryDock::go);
    connect(m_view, &QTreeView::activated, this, &HistoryDock::go);
    showCurrent();
}

QTreeView& HistoryDock::view()
{
    fill();
    return *m_view;
}

void HistoryDock::follow(const model::EditHistory& history, const HistoryModel::StepText& text)
{
    m_model->follow(history, text);
    if (m_view)
        showCurrent();
}

void HistoryDock::showCurrent()
{
    const QModelIndex now = m_model->index(m_model->currentRow(), 0);
    m_view->setCurrentIndex(now);
    m_view->scrollTo(now);
}

void HistoryDock::go(const QModelIndex& index)
{
    if (index.isValid() && index.row() != m_model->currentRow())
        Q_EMIT goRequested(static_cast<std::size_t>(index.row()));
}

} // namespace chartroom::views
