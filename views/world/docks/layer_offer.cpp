#include "views/world/docks/layer_offer.h"

#include "views/common/sentence_label.h"
#include "views/common/status_colours.h"

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

namespace chartroom::views {

namespace {
constexpr int signSide = 16;
/// The list below has more to say.
constexpr int mostLines = 3;
} // namespace

LayerOffer::LayerOffer(Icon sign, const QString& text, const QString& button, QWidget* parent)
    : QFrame(parent)
    , m_text(new SentenceLabel)
    , m_button(new QToolButton)
{
    auto* picture = new QLabel;
    picture->setPixmap(icon(sign, StatusColours::caution(palette()).sign).pixmap(QSize(signSide, signSide)));
    m_text->setMostLines(mostLines);
    m_text->setSentence(text);
    m_button->setText(button);
    // Beside the sentence the button would leave it hardly a word a line, and keep the dock wide.
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(picture, 0, 0, Qt::AlignTop);
    layout->addWidget(m_text, 0, 1);
    layout->addWidget(m_button, 1, 1, Qt::AlignLeft);
    layout->setColumnStretch(1, 1);
    hide();
    connect(m_button, &QToolButton::clicked, this, &LayerOffer::taken);
}

void LayerOffer::setText(const QString& text)
{
    m_text->setSentence(text);
}

QString LayerOffer::text() const
{
    return m_text->sentence();
}

} // namespace chartroom::views
