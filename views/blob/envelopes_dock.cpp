#include "views/blob/envelopes_dock.h"

#include "model/blob/envelope_model.h"
#include "model/common/number_text.h"
#include "model/common/plural.h"
#include "views/blob/opened_tree.h"
#include "views/common/empty_state.h"
#include "views/common/gaps.h"

#include <QHeaderView>
#include <QLabel>
#include <QTreeView>
#include <QVBoxLayout>

namespace chartroom::views {

using model::EnvelopeModel;

namespace {
/// A tree view opens a row's parents one by one, each in a time that grows with what is open.
constexpr std::uint32_t deepestFollowed = 100;
} // namespace

EnvelopesDock::EnvelopesDock(QWidget* parent)
    : QDockWidget(tr("Envelopes"), parent)
    , m_model(new EnvelopeModel(this))
    , m_view(new QTreeView)
    , m_remark(new QLabel)
{
    setObjectName(QStringLiteral("envelopes"));
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Envelopes"));
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->header()->setResizeContentsPrecision(openedRows);
    m_remark->setWordWrap(true);
    m_remark->setTextFormat(Qt::PlainText);
    auto* const content = new QWidget;
    auto* const layout = new QVBoxLayout(content);
    layout->setContentsMargins(narrowGap, narrowGap, narrowGap, narrowGap);
    layout->setSpacing(narrowGap);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_remark);
    m_state = new EmptyState(content, tr("The envelopes of the file: what it is made of."));
    setWidget(m_state);
    // The selection, since a tree that merely gets the keyboard makes its first row the current one.
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this](const QItemSelection& selected) {
                if (!m_following && !selected.isEmpty())
                    Q_EMIT rangeChosen(m_model->range(selected.indexes().front()));
            });
}

QString EnvelopesDock::noneText(const model::BlobReport& report)
{
    if (report.bytes().empty())
        return tr("Not looked for: the file is empty.");
    if (!report.result.header.header)
        return tr("Not looked for: the file is shorter than a header.");
    if (!blob::hasHeader(report.result))
        return tr("Not looked for: the file does not begin as a blob.");
    return tr("Looked for, but no envelope of this file can be read.");
}

void EnvelopesDock::setReport(model::BlobReportPtr report)
{
    m_state->setEmpty(!report || report->envelopes.empty());
    m_state->setText(report ? noneText(*report) : tr("The envelopes of the file: what it is made of."));
    QStringList remarks;
    if (report && report->provisional)
        remarks << tr("Read although the file was refused, as far as it goes.");
    if (report && report->droppedEnvelopes > 0)
        remarks << tr("%Ln more were found than are listed.", nullptr,
                      model::plural(report->droppedEnvelopes));
    m_remark->setText(remarks.join(QLatin1Char(' ')));
    m_remark->setVisible(!remarks.isEmpty());
    const bool opens = report && report->envelopes.size() <= openedRows;
    m_following = true;
    m_model->setReport(std::move(report));
    m_following = false;
    if (opens)
        m_view->expandToDepth(openedDepth);
}

void EnvelopesDock::follow(std::uint64_t offset)
{
    const QModelIndex index = m_model->indexAt(offset, deepestFollowed);
    const bool selected = !index.isValid() || m_view->selectionModel()->isSelected(index);
    if (index == m_view->currentIndex().siblingAtColumn(0) && selected)
        return;
    m_following = true;
    m_view->setCurrentIndex(index);
    m_following = false;
}

} // namespace chartroom::views
