#include "views/blueprint/pixel_dock.h"

#include "model/common/tip_text.h"
#include "views/common/empty_state.h"
#include "views/common/gaps.h"

#include <QFormLayout>
#include <QLabel>

namespace chartroom::views {

namespace {
constexpr int rowCount = 8; ///< as many as a pixel has lines
} // namespace

PixelDock::PixelDock(QWidget* parent)
    : LazyDock(tr("Pixel"), parent)
{
    setObjectName(QStringLiteral("pixel"));
}

void PixelDock::makeContent()
{
    auto* content = new QWidget;
    m_form = new QFormLayout(content);
    m_form->setContentsMargins(wideGap, wideGap, wideGap, wideGap);
    m_form->setVerticalSpacing(wideGap / 2);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_state = new EmptyState(content, tr("Point at the map to read a pixel."));
    // The rows it needs and no more: what is left is for the dock below.
    const int row = QLabel(QStringLiteral("0")).sizeHint().height() + m_form->verticalSpacing();
    m_state->setMaximumHeight(rowCount * row + 2 * wideGap);
    setWidget(m_state);
}

void PixelDock::setPixel(const model::PixelValues& pixel, const model::Snapshot& snapshot)
{
    fill();
    m_lines = model::lines(pixel, snapshot);
    if (m_values.empty()) {
        for (const model::PixelLine& line : m_lines) {
            auto* value = new QLabel;
            value->setTextFormat(Qt::PlainText);
            value->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
            // Long names must not make the dock, and with it the canvas, jump about.
            value->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
            value->setAccessibleName(line.name);
            m_form->addRow(line.name, value);
            m_values.push_back(value);
        }
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (m_values[i]->text() == m_lines[i].value)
            continue;
        m_values[i]->setText(m_lines[i].value);
        m_values[i]->setToolTip(model::tipText(m_lines[i].value));
    }
    m_state->setEmpty(false);
}

void PixelDock::clear(bool hasMap)
{
    m_lines.clear();
    if (!m_state)
        return;
    m_state->setText(hasMap ? tr("Point at the map to read a pixel.")
                            : tr("This file has no map whose pixels could be read."));
    m_state->setEmpty(true);
}

QString PixelDock::text() const
{
    QStringList all;
    for (const model::PixelLine& line : m_lines)
        all << QStringLiteral("%1: %2").arg(line.name, line.value);
    return all.join(QLatin1Char('\n'));
}

} // namespace chartroom::views
