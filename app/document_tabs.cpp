#include "app/document_tabs.h"

#include "model/common/short_text.h"
#include "model/common/tip_text.h"
#include "views/common/display_text.h"
#include "views/common/icons.h"
#include "views/common/workbench.h"

#include <QDir>
#include <QMouseEvent>
#include <QTabBar>
#include <QTimer>

namespace chartroom::app {

using views::Workbench;

namespace {

constexpr int longestTab = 36; ///< characters

} // namespace

DocumentTabs::DocumentTabs(QWidget* startPage, QWidget* parent)
    : QTabWidget(parent)
{
    setDocumentMode(true);
    setMovable(true);
    setTabsClosable(true);
    setElideMode(Qt::ElideMiddle);
    addTab(startPage, tr("Start"));
    for (const QTabBar::ButtonPosition side : {QTabBar::LeftSide, QTabBar::RightSide})
        tabBar()->setTabButton(0, side, nullptr);
    tabBar()->installEventFilter(this);
    connect(this, &QTabWidget::tabCloseRequested, this, [this](int index) {
        if (Workbench* workbench = at(index))
            Q_EMIT closeRequested(workbench);
    });
    connect(tabBar(), &QTabBar::tabMoved, this, [this, startPage] {
        const int index = indexOf(startPage);
        if (index != 0)
            tabBar()->moveTab(index, 0);
    });
}

void DocumentTabs::addWorkbench(Workbench* workbench)
{
    addTab(workbench, QString());
    showStates();
    connect(workbench, &Workbench::stateChanged, this, &DocumentTabs::showStates);
    // Making a workbench is work enough for one turn of the event loop: it is painted in the next one.
    workbench->setUpdatesEnabled(false);
    QTimer::singleShot(1, workbench, [workbench] { workbench->setUpdatesEnabled(true); });
    setCurrentWidget(workbench);
    workbench->focusTarget()->setFocus();
}

void DocumentTabs::removeWorkbench(Workbench* workbench)
{
    disconnect(workbench, nullptr, this, nullptr);
    removeTab(indexOf(workbench));
    workbench->setParent(nullptr);
    workbench->deleteLater();
    showStates();
}

Workbench* DocumentTabs::current() const
{
    return at(currentIndex());
}

QList<Workbench*> DocumentTabs::workbenches() const
{
    QList<Workbench*> result;
    for (int i = 0; i < count(); ++i) {
        if (Workbench* workbench = at(i))
            result << workbench;
    }
    return result;
}

Workbench* DocumentTabs::find(const QString& path) const
{
    for (Workbench* workbench : workbenches()) {
        if (workbench->path() == path)
            return workbench;
    }
    return nullptr;
}

void DocumentTabs::step(int by)
{
    setCurrentIndex((currentIndex() + by + count()) % count());
}

bool DocumentTabs::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == tabBar() && event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::MiddleButton) {
            if (Workbench* workbench = at(tabBar()->tabAt(mouse->position().toPoint())))
                Q_EMIT closeRequested(workbench);
            return true;
        }
    }
    return QTabWidget::eventFilter(watched, event);
}

void DocumentTabs::showStates()
{
    const DocumentNames called = names();
    for (Workbench* workbench : workbenches())
        showState(workbench, called[workbench]);
}

void DocumentTabs::showState(Workbench* workbench, const QString& name)
{
    const int index = indexOf(workbench);
    // A long name leaves room for the others; the tool tip has it in full.
    QString text = fontMetrics().elidedText(model::shortText(name), Qt::ElideMiddle,
                                            fontMetrics().averageCharWidth() * longestTab);
    QStringList remarks;
    if (const int changes = workbench->unsavedChanges(); changes > 0) {
        text += QStringLiteral(" *%L1").arg(changes);
        remarks << tr("%Ln unsaved change(s)", nullptr, changes);
    }
    if (workbench->rejected()) {
        text += QStringLiteral(" !");
        remarks << tr("has errors");
    }
    if (workbench->readOnly())
        remarks << tr("read-only");
    // An ampersand in a name is no mnemonic.
    text.replace(QLatin1Char('&'), QStringLiteral("&&"));
    // Each text and sign that is set has all tabs laid out anew.
    if (text != tabText(index))
        setTabText(index, text);
    if (workbench->readOnly() == tabIcon(index).isNull())
        setTabIcon(index, workbench->readOnly() ? views::icon(views::Icon::Lock) : QIcon());
    remarks.prepend(views::singleLine(QDir::toNativeSeparators(workbench->path())));
    setTabToolTip(index, model::tipText(remarks.join(QLatin1Char('\n'))));
}

Workbench* DocumentTabs::at(int index) const
{
    return qobject_cast<Workbench*>(widget(index));
}

} // namespace chartroom::app
