#include "views/world/docks/layer_offer.h"

#include "views/common/status_colours.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace chartroom::views {

namespace {
constexpr int signSide = 16;
}

LayerOffer::LayerOffer(Icon sign, const QString& text, const QString& button, QWidget* parent)
    : QFrame(parent)
    , m_text(new QLabel(text))
    , m_button(new QToolButton)
{
    auto* picture = new QLabel;
    picture->setPixmap(icon(sign, StatusColours::caution(palette()).sign).pixmap(QSize(signSide, signSide)));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_button->setText(button);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(picture, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_button);
    hide();
    connect(m_button, &QToolButton::clicked, this, &LayerOffer::taken);
}

void LayerOffer::setText(const QString& text)
{
    m_text->setText(text);
}

QString LayerOffer::text() const
{
    return m_text->text();
}

} // namespace chartroom::views
