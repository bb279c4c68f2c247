#include "app/action_search.h"

#include "app/menus.h"
#include "views/common/empty_state.h"
#include "views/common/icons.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace chartroom::app {

namespace {

enum Role { ActionRole = Qt::UserRole, KeyRole };

QString plain(const QString& text)
{
    QString result = text;
    return result.replace(QStringLiteral("&&"), QStringLiteral("\u0001"))
        .remove(QLatin1Char('&'))
        .replace(QLatin1Char('\u0001'), QLatin1Char('&'));
}

/// The shortcut at the right, as in a menu.
class ActionDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index).expandedTo({0, option.fontMetrics.height() + 8});
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        painter->setPen(
            option.palette.color(selected ? QPalette::HighlightedText : QPalette::PlaceholderText));
        painter->drawText(option.rect.adjusted(0, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter,
                          index.data(KeyRole).toString());
    }
};

} // namespace

ActionSearch::ActionSearch(const QMenuBar& menus, QWidget* parent)
    : QDialog(parent)
    , m_text(new QLineEdit)
    , m_list(new QListView)
    , m_state(new views::EmptyState(m_list, QString()))
    , m_actions(new QStandardItemModel(this))
    , m_found(new QSortFilterProxyModel(this))
{
    setWindowTitle(tr("Find action"));
    resize(520, 360);
    collect(menus.actions(), QString());
    m_found->setSourceModel(m_actions);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_list->setModel(m_found);
    m_list->setItemDelegate(new ActionDelegate(m_list));
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setUniformItemSizes(true);
    m_list->setIconSize(QSize(16, 16));
    m_text->setPlaceholderText(tr("Type a part of an action's name"));
    m_text->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addWidget(m_text);
    layout->addWidget(m_state, 1);
    connect(m_text, &QLineEdit::textChanged, this, &ActionSearch::filter);
    connect(m_text, &QLineEdit::returnPressed, this, &ActionSearch::run);
    connect(m_list, &QListView::activated, this, &ActionSearch::run);
    filter(QString());
}

bool ActionSearch::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void ActionSearch::collect(const QList<QAction*>& actions, const QString& path)
{
    for (QAction* action : actions) {
        if (action->isSeparator() || !action->isVisible() || !action->isEnabled())
            continue;
        const QString name = plain(action->text());
        if (action->menu()) {
            if (action->menu()->objectName() == QLatin1String(recentMenuName))
                continue;
            collect(action->menu()->actions(), path.isEmpty() ? name : path + QStringLiteral(" › ") + name);
            continue;
        }
        const QIcon sign = action->icon().isNull() ? views::iconOrBlank({}) : action->icon();
        auto* item =
            new QStandardItem(sign, path.isEmpty() ? name : QStringLiteral("%1   (%2)").arg(name, path));
        item->setData(QVariant::fromValue(QPointer<QAction>(action)), ActionRole);
        item->setData(action->shortcut().toString(QKeySequence::NativeText), KeyRole);
        m_actions->appendRow(item);
    }
}

void ActionSearch::filter(const QString& text)
{
    // Every word somewhere, in any order.
    QString pattern;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        pattern += QStringLiteral("(?=.*%1)").arg(QRegularExpression::escape(word));
    m_found->setFilterRegularExpression(
        QRegularExpression(QLatin1Char('^') + pattern, QRegularExpression::CaseInsensitiveOption));
    m_list->setCurrentIndex(m_found->index(0, 0));
    m_state->setText(tr("No action that can be used now is called so."));
    m_state->setEmpty(m_found->rowCount() == 0);
}

void ActionSearch::run()
{
    const auto action = m_list->currentIndex().data(ActionRole).value<QPointer<QAction>>();
    accept();
    if (action)
        action->trigger();
}

} // namespace chartroom::app
