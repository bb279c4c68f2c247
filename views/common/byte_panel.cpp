#include "views/common/byte_panel.h"

#include "model/common/number_text.h"
#include "views/common/byte_find_bar.h"
#include "views/common/byte_goto_bar.h"
#include "views/common/elided_label.h"
#include "views/common/gaps.h"

#include <QAction>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace chartroom::views {

BytePanel::BytePanel(QWidget* parent)
    : QWidget(parent)
    , m_view(new ByteView(this))
    , m_find(new ByteFindBar(this))
    , m_goto(new ByteGotoBar(this))
    , m_place(new ElidedLabel(this))
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_find);
    layout->addWidget(m_goto);
    auto* const footer = new QHBoxLayout;
    footer->setContentsMargins(narrowGap, narrowGap / 2, narrowGap, narrowGap / 2);
    footer->addWidget(m_place);
    layout->addLayout(footer);
    m_place->setElideMode(Qt::ElideRight);
    m_find->hide();
    m_goto->hide();
    setFocusProxy(m_view);

    connect(m_view, &ByteView::caretMoved, this, &BytePanel::updatePlace);
    connect(m_view, &ByteView::selectionChanged, this, &BytePanel::updatePlace);
    connect(m_find, &ByteFindBar::found, m_view, &ByteView::select);
    connect(m_goto, &ByteGotoBar::goToRequested, m_view, &ByteView::goTo);
    const auto focusView = [this] { m_view->setFocus(Qt::OtherFocusReason); };
    connect(m_find, &ByteFindBar::closed, this, focusView);
    connect(m_goto, &ByteGotoBar::closed, this, focusView);
    updatePlace();
}

void BytePanel::setFile(std::shared_ptr<const core::MappedFile> file)
{
    m_find->setFile(file);
    m_view->setFile(std::move(file));
    updatePlace();
}

void BytePanel::setStructure(std::shared_ptr<const model::ByteStructure> structure)
{
    m_view->setStructure(std::move(structure));
    updatePlace();
}

void BytePanel::addByteAction(QAction* action)
{
    m_view->addAction(action);
}

void BytePanel::openFind()
{
    m_goto->hide();
    m_find->open();
}

void BytePanel::openGoto()
{
    m_find->hide();
    m_goto->open();
}

void BytePanel::findNext()
{
    m_find->findNext();
}

void BytePanel::findPrevious()
{
    m_find->findPrevious();
}

void BytePanel::updatePlace()
{
    const core::ByteRange selection = m_view->selection();
    m_find->setPlace(selection);
    m_goto->setPlace(m_view->caret(), m_view->size());
    if (m_view->size() == 0) {
        m_place->setFullText(QString());
        return;
    }
    QStringList parts;
    parts << tr("Offset %1").arg(model::offsetText(selection.offset));
    if (selection.length > 0)
        parts << tr("%1 selected, to %2")
                     .arg(model::bytesText(selection.length), model::offsetText(selection.end() - 1));
    if (const auto field = m_view->fieldAt(selection.offset))
        parts << (field->value.isEmpty() ? field->name : tr("%1: %2").arg(field->name, field->value));
    m_place->setFullText(parts.join(QStringLiteral("  ·  ")));
}

} // namespace chartroom::views
