#include "views/blob/causes_dock.h"

#include "views/common/empty_state.h"
#include "views/common/gaps.h"
#include "views/common/icons.h"

#include <QAction>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace chartroom::views {

namespace {
enum CauseColumn { ProofColumn, SentenceColumn, CodeColumn };
} // namespace

CausesDock::CausesDock(QAction* repair, QWidget* parent)
    : QDockWidget(tr("Causes"), parent)
    , m_cards(new QWidget)
    , m_list(new QVBoxLayout(m_cards))
{
    setObjectName(QStringLiteral("causes"));
    m_list->setContentsMargins(wideGap, wideGap, wideGap, wideGap);
    m_list->setSpacing(wideGap);
    m_list->addStretch();
    auto* const area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(m_cards);
    auto* const button = new QToolButton;
    button->setDefaultAction(repair);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* const content = new QWidget;
    auto* const layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, wideGap);
    layout->setSpacing(0);
    layout->addWidget(area, 1);
    auto* const row = new QHBoxLayout;
    row->setContentsMargins(wideGap, 0, wideGap, 0);
    row->addWidget(button);
    row->addStretch();
    layout->addLayout(row);
    m_state = new EmptyState(content, tr("Why a refused file is as it is, and whether that can be mended."));
    setWidget(m_state);
}

void CausesDock::setCauses(std::shared_ptr<const model::RowSource> causes, const QString& none,
                           const std::vector<core::Code>& choices)
{
    m_causes = std::move(causes);
    m_sentences.clear();
    while (m_list->count() > 1) {
        QLayoutItem* const item = m_list->takeAt(0);
        delete item->widget();
        delete item;
    }
    const std::uint32_t count = m_causes ? m_causes->rowCount() : 0;
    m_state->setText(m_causes ? none : tr("Why a refused file is as it is, and whether that can be mended."));
    m_state->setEmpty(count == 0);
    for (std::uint32_t row = 0; row < count; ++row) {
        m_sentences << m_causes->text(row, ProofColumn) + QStringLiteral(": ") +
                           m_causes->text(row, SentenceColumn);
        m_list->insertWidget(static_cast<int>(row),
                             card(row, row < choices.size() ? std::optional(choices[row]) : std::nullopt));
    }
}

QWidget* CausesDock::card(std::uint32_t row, std::optional<core::Code> choice)
{
    auto* const frame = new QFrame;
    frame->setFrameShape(QFrame::StyledPanel);
    auto* const proof = new QLabel(m_causes->text(row, ProofColumn));
    QFont bold = proof->font();
    bold.setBold(true);
    proof->setFont(bold);
    auto* const code = new QLabel(m_causes->text(row, CodeColumn));
    code->setForegroundRole(QPalette::PlaceholderText);
    auto* const sentence = new QLabel(m_causes->text(row, SentenceColumn));
    for (QLabel* const label : {proof, code, sentence}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    sentence->setWordWrap(true);
    // In a narrow dock the code is cut before the sentence is.
    code->setMinimumWidth(1);
    auto* const head = new QHBoxLayout;
    head->addWidget(proof);
    head->addWidget(code, 1);
    if (const model::Place place = m_causes->place(row); place.range) {
        auto* const show = new QToolButton;
        show->setIcon(icon(Icon::Goto));
        show->setToolTip(tr("Show the bytes"));
        show->setAccessibleName(show->toolTip());
        show->setAutoRaise(true);
        connect(show, &QToolButton::clicked, this, [this, place] { Q_EMIT placeRequested(place); });
        head->addWidget(show);
    }
    if (choice) {
        auto* const mend = new QToolButton;
        mend->setText(tr("Mend This…"));
        mend->setToolTip(tr("Write a copy in which this cause is mended"));
        connect(mend, &QToolButton::clicked, this, [this, choice] { Q_EMIT mendRequested(*choice); });
        head->addWidget(mend);
    }
    auto* const layout = new QVBoxLayout(frame);
    layout->setContentsMargins(wideGap, wideGap / 2, wideGap, wideGap / 2);
    layout->setSpacing(wideGap / 2);
    layout->addLayout(head);
    layout->addWidget(sentence);
    return frame;
}

} // namespace chartroom::views
