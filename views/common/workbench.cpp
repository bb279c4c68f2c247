#include "views/common/workbench.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

namespace chartroom::views {

void Workbench::focusMiddle()
{
    // A dock that floats is a window of its own.
    if (QApplication::activeWindow() != window())
        window()->activateWindow();
    focusTarget()->setFocus(Qt::OtherFocusReason);
}

void Workbench::tellChange()
{
    Standing now{title(), path(), verdict(), rejected(), readOnly(), unsavedChanges()};
    const bool news = m_told != now;
    m_told = std::move(now);
    Q_EMIT mayHaveChanged(QPrivateSignal());
    if (news)
        Q_EMIT stateChanged(QPrivateSignal());
}

void Workbench::keyPressEvent(QKeyEvent* event)
{
    const auto inDock = [this] {
        const QWidget* const now = QApplication::focusWidget();
        return now && now != this && centralWidget() && !centralWidget()->isAncestorOf(now);
    };
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier && inDock()) {
        auto* filter = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        if (filter && filter->isClearButtonEnabled() && !filter->text().isEmpty()) {
            filter->clear();
            return;
        }
        focusMiddle();
        return;
    }
    QMainWindow::keyPressEvent(event);
}

} // namespace chartroom::views
