#include "views/world/docks/chunk_legend.h"

#include "views/world/docks/chunk_sign.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace chartroom::views {

using State = model::ChunkRow::State;

namespace {
constexpr int signSide = 14;
} // namespace

ChunkLegend::ChunkLegend(QWidget* parent)
    : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    // What is modified is known by the mark that it has everywhere, and comes and goes with every stroke.
    for (const State state : {State::ReadOnly, State::Unreadable}) {
        const Line line{new QWidget, new QLabel, new QLabel(model::ChunksModel::text(state))};
        line.text->setWordWrap(true);
        auto* row = new QHBoxLayout(line.whole);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(line.sign);
        row->addWidget(line.text, 1);
        layout->addWidget(line.whole);
        line.whole->hide();
        m_lines.emplace(state, line);
    }
    showSigns();
    hide();
}

void ChunkLegend::setStates(const std::set<State>& states)
{
    bool any = false;
    for (const auto& [state, line] : m_lines) {
        line.whole->setVisible(states.contains(state));
        any = any || states.contains(state);
    }
    setVisible(any);
}

QStringList ChunkLegend::lines() const
{
    QStringList result;
    for (const auto& [state, line] : m_lines) {
        if (!line.whole->isHidden())
            result << line.text->text();
    }
    return result;
}

void ChunkLegend::showSigns()
{
    for (const auto& [state, line] : m_lines)
        line.sign->setPixmap(chunkSign(state, palette(), signSide, devicePixelRatioF()));
}

void ChunkLegend::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        showSigns();
    QWidget::changeEvent(event);
}

} // namespace chartroom::views
