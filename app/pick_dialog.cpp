#include "app/pick_dialog.h"

#include "model/common/short_text.h"
#include "views/common/empty_state.h"
#include "views/common/gaps.h"
#include "views/common/screen_room.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace chartroom::app {

namespace {

constexpr int DetailRole = Qt::UserRole;
constexpr QSize iconSize(16, 16);

/// The detail at the right, as a shortcut in a menu; the text gives way to it.
class PickDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index)
            .expandedTo({0, option.fontMetrics.height() + views::wideGap})
            .boundedTo({0, QWIDGETSIZE_MAX});
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QRect line = option.rect.adjusted(0, 0, -views::wideGap, 0);
        const QString detail = option.fontMetrics.elidedText(index.data(DetailRole).toString(),
                                                             Qt::ElideMiddle, line.width() / 2);
        const int width =
            detail.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(detail) + 2 * views::wideGap;
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        row.text = row.fontMetrics.elidedText(row.text, Qt::ElideMiddle,
                                              line.width() - width - iconSize.width() - 2 * views::wideGap);
        option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &row, painter, option.widget);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        painter->setPen(
            option.palette.color(selected ? QPalette::HighlightedText : QPalette::PlaceholderText));
        painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, detail);
    }
};

} // namespace

PickDialog::PickDialog(const QString& title, const QString& placeholder, const QString& nothing, Find find,
                       QWidget* parent)
    : QDialog(parent)
    , m_find(std::move(find))
    , m_text(new QLineEdit)
    , m_list(new QListView)
    , m_state(new views::EmptyState(m_list, nothing))
    , m_rows(new QStandardItemModel(this))
{
    setWindowTitle(title);
    views::resizeOnScreen(*this, {560, 380});
    m_list->setModel(m_rows);
    m_list->setItemDelegate(new PickDelegate(m_list));
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setUniformItemSizes(true);
    m_list->setIconSize(iconSize);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(title);
    m_text->setPlaceholderText(placeholder);
    m_text->setAccessibleName(placeholder);
    m_text->setClearButtonEnabled(true);
    m_text->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(views::wideGap, views::wideGap, views::wideGap, views::wideGap);
    layout->setSpacing(views::wideGap);
    layout->addWidget(m_text);
    layout->addWidget(m_state, 1);
    connect(m_text, &QLineEdit::textChanged, this, &PickDialog::search);
    connect(m_text, &QLineEdit::returnPressed, this, &PickDialog::run);
    connect(m_list, &QListView::activated, this, &PickDialog::run);
    search(QString());
}

bool PickDialog::eventFilter(QObject* watched, QEvent* event)
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

void PickDialog::search(const QString& text)
{
    m_found = m_find(text);
    m_rows->clear();
    for (const Row& row : std::as_const(m_found)) {
        auto* item = new QStandardItem(row.sign, model::shortText(row.text));
        item->setData(model::shortText(row.detail), DetailRole);
        m_rows->appendRow(item);
    }
    m_list->setCurrentIndex(m_rows->index(0, 0));
    m_state->setEmpty(m_found.isEmpty());
}

void PickDialog::run()
{
    const int row = m_list->currentIndex().row();
    if (row < 0)
        return;
    const std::function<void()> act = m_found[row].act;
    accept();
    act();
}

bool holdsWords(const QString& text, const QString& typed)
{
    const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(
        words, [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace chartroom::app
