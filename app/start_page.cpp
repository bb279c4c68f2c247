#include "app/start_page.h"

#include "app/recent_card.h"
#include "app/recent_files.h"
#include "app/unasked_work.h"
#include "views/common/empty_state.h"
#include "views/common/icons.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

namespace chartroom::app {

namespace {

constexpr int cellMargin = 16;
/// From the edge of the list to the first card, which stands in the middle of its cell.
constexpr int cardLeft = cellMargin / 2 + 1;
constexpr int sideWidth = 232;
constexpr QSize signSize(64, 64);

QLabel* heading(const QString& text, qreal scale)
{
    auto* label = new QLabel(text);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    font.setBold(true);
    label->setFont(font);
    return label;
}

QLabel* faintLabel(const QString& text)
{
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

StartPage::StartPage(RecentFiles& recent, const QList<QAction*>& actions, QWidget* parent)
    : QWidget(parent)
    , m_recent(recent)
    , m_cards(new QListView)
{
    auto* sign = new QLabel;
    sign->setPixmap(QIcon(QStringLiteral(":/icons/application.svg")).pixmap(signSize, devicePixelRatioF()));
    auto* side = new QVBoxLayout;
    side->setSpacing(8);
    side->addWidget(sign);
    side->addWidget(heading(tr("Chartroom"), 1.8));
    side->addWidget(faintLabel(tr("See, check and mend game worlds.")));
    side->addSpacing(16);
    QToolButton* last = nullptr;
    for (QAction* action : actions) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIconSize(QSize(24, 24));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setMinimumHeight(36);
        side->addWidget(button);
        last = button;
        // What cannot be opened has no button. Hidden only: what is shown before it has a parent would appear
        // as a window of its own.
        if (!action->isVisible())
            button->hide();
        connect(action, &QAction::changed, button,
                [button, action] { button->setHidden(!action->isVisible()); });
    }
    m_unasked = new UnaskedWork(last, *m_cards);
    side->addStretch(1);
    m_hint = faintLabel(tr("Files and folders can be dropped anywhere in this window."));
    side->addWidget(m_hint);
    m_side = new QWidget;
    m_side->setLayout(side);
    m_side->setFixedWidth(sideWidth);
    side->setContentsMargins(0, 0, 0, 0);

    m_cards->setModel(&recent);
    m_cards->setItemDelegate(new RecentCard(m_cards));
    m_cards->setViewMode(QListView::IconMode);
    m_cards->setMovement(QListView::Static);
    m_cards->setResizeMode(QListView::Adjust);
    m_cards->setUniformItemSizes(true);
    m_cards->setFrameShape(QFrame::NoFrame);
    m_cards->setMouseTracking(true);
    m_cards->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_cards->setContextMenuPolicy(Qt::CustomContextMenu);
    m_cards->setAccessibleName(tr("Recent files"));
    m_cards->viewport()->setAutoFillBackground(false);
    layOutCards();
    m_state = new views::EmptyState(
        m_cards,
        tr("Files that you open are remembered here.\n\nOpen a file, or look at the sample island first."));
    auto* right = new QVBoxLayout;
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(8);
    QLabel* recentHeading = heading(tr("Recent"), 1.3);
    recentHeading->setContentsMargins(cardLeft, 0, 0, 0);
    m_unasked->setContentsMargins(cardLeft, 0, 0, 0);
    right->addWidget(m_unasked);
    right->addWidget(recentHeading);
    right->addWidget(m_state, 1);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(32, 32, 24, 24);
    layout->setSpacing(40);
    layout->addWidget(m_side);
    layout->addLayout(right, 1);

    const auto open = [this](const QModelIndex& index) {
        Q_EMIT openRequested(index.data(RecentFiles::PathRole).toString());
    };
    connect(m_cards, &QListView::clicked, this, open);
    connect(m_unasked, &UnaskedWork::openRequested, this, &StartPage::openRequested);
    auto* enter = new QShortcut(QKeySequence(Qt::Key_Return), m_cards, this,
                                [this, open] { open(m_cards->currentIndex()); });
    enter->setContext(Qt::WidgetShortcut);
    auto* remove = new QShortcut(QKeySequence::Delete, m_cards, this, [this] { removeCurrent(); });
    remove->setContext(Qt::WidgetShortcut);
    connect(m_cards, &QWidget::customContextMenuRequested, this, &StartPage::showContextMenu);
    const auto fill = [this] { m_state->setEmpty(m_recent.rowCount() == 0); };
    connect(&recent, &RecentFiles::changed, this, fill);
    fill();
}

void StartPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    lookAgain();
}

bool StartPage::event(QEvent* event)
{
    // Reaches what is visible in the window. Whoever was elsewhere may have brought something back.
    if (event->type() == QEvent::WindowActivate)
        lookAgain();
    return QWidget::event(event);
}

void StartPage::lookAgain()
{
    m_recent.refresh();
    Q_EMIT shown();
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // In a low window the hint gives way. A layout counts one line of words that have several, and would take
    // the room of the others from the sign.
    const QLayout& side = *m_side->layout();
    const int hint = side.spacing() + m_hint->heightForWidth(sideWidth);
    const int others = side.totalHeightForWidth(sideWidth) - (m_hint->isHidden() ? 0 : hint);
    m_side->setMinimumHeight(others);
    m_hint->setVisible(others + hint <= m_side->height());
}

void StartPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOutCards();
}

void StartPage::layOutCards()
{
    m_cards->setGridSize(RecentCard::cardSize(m_cards->fontMetrics()) + QSize(cellMargin, cellMargin));
}

void StartPage::showContextMenu(const QPoint& position)
{
    const QModelIndex index = m_cards->indexAt(position);
    if (!index.isValid())
        return;
    const QString path = index.data(RecentFiles::PathRole).toString();
    QMenu menu;
    menu.addAction(views::icon(views::Icon::Open), tr("Open"), this,
                   [this, path] { Q_EMIT openRequested(path); });
    menu.addAction(views::icon(views::Icon::OpenFolder), tr("Show in file manager"), this,
                   [this, path] { showInFileManager(path); });
    menu.addAction(views::icon(views::Icon::Copy), tr("Copy path"), this,
                   [path] { QGuiApplication::clipboard()->setText(QDir::toNativeSeparators(path)); });
    menu.addSeparator();
    menu.addAction(tr("Remove from this list"), this, [this, path] { m_recent.remove(path); });
    menu.addAction(tr("Clear this list"), this, [this] { m_recent.clear(); });
    menu.exec(m_cards->viewport()->mapToGlobal(position));
}

void StartPage::showInFileManager(const QString& path)
{
    const QString problem = m_fileManager.show(
        QFileInfo(path).absolutePath(), tr("Remove the card from the list, or bring the folder back."));
    if (!problem.isEmpty())
        Q_EMIT failed(problem);
}

void StartPage::removeCurrent()
{
    const QModelIndex current = m_cards->currentIndex();
    if (current.isValid())
        m_recent.remove(current.data(RecentFiles::PathRole).toString());
}

} // namespace chartroom::app
