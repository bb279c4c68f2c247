#include "views/common/file_notice.h"

#include "views/common/close_button.h"
#include "views/common/status_colours.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace chartroom::views {

FileNotice::FileNotice(QWidget* parent)
    : QFrame(parent)
    , m_sign(new QLabel)
    , m_sentence(new QLabel)
    , m_reload(new QToolButton)
{
    setAutoFillBackground(true);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_reload->setText(tr("Reload"));
    m_reload->setIcon(icon(Icon::Reload));
    m_reload->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* close = closeButton(tr("Close this notice"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(8);
    layout->addWidget(m_sign);
    layout->addWidget(m_sentence, 1);
    layout->addWidget(m_reload);
    layout->addWidget(close);
    connect(m_reload, &QToolButton::clicked, this, &FileNotice::reloadRequested);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    colour();
    hide();
}

void FileNotice::setChange(model::FileWatch::Change change)
{
    using Change = model::FileWatch::Change;
    switch (change) {
    case Change::None:
        setSentence({}, false);
        break;
    case Change::Written:
        setSentence(tr("Another program changed this file. What is shown may be old, or half new."), true);
        break;
    case Change::Shortened:
        setSentence(
            tr("Another program cut this file short. What is shown of the lost part is not its content."),
            true);
        break;
    case Change::Replaced:
        setSentence(tr("Another program replaced this file. What is shown is the old one."), true);
        break;
    case Change::Removed:
        setSentence(tr("This file was deleted or moved. What is shown is what it held."), false);
        break;
    }
}

void FileNotice::setSentence(const QString& sentence, bool canReload)
{
    m_sentence->setText(sentence);
    m_reload->setVisible(canReload);
    setVisible(!sentence.isEmpty());
}

QString FileNotice::sentence() const
{
    return m_sentence->text();
}

void FileNotice::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange)
        colour();
}

void FileNotice::colour()
{
    const StatusColours colours = StatusColours::caution(QGuiApplication::palette());
    QPalette own = QGuiApplication::palette();
    own.setColor(QPalette::Window, colours.background);
    setPalette(own);
    m_sign->setPixmap(icon(Icon::Warning, colours.sign).pixmap(QSize(16, 16), devicePixelRatioF()));
}

} // namespace chartroom::views
