#include "views/common/empty_state.h"

#include <QAbstractItemView>
#include <QLabel>

namespace chartroom::views {

EmptyState::EmptyState(QWidget* content, const QString& text, QWidget* parent)
    : QStackedWidget(parent)
    , m_label(new QLabel(text))
{
    m_label->setAlignment(Qt::AlignCenter);
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setMargin(16);
    m_label->setForegroundRole(QPalette::PlaceholderText);
    addWidget(content);
    addWidget(m_label);
    setEmpty(true);
}

EmptyState* EmptyState::ofList(QAbstractItemView* view, const QAbstractItemModel* all, const QString& nothing)
{
    auto* state = new EmptyState(view, nothing);
    const auto refresh = [state, view, all, nothing] {
        state->setText(all->rowCount() == 0 ? nothing : tr("Nothing matches what is typed above."));
        state->setEmpty(view->model()->rowCount() == 0);
    };
    for (const QAbstractItemModel* model : {all, static_cast<const QAbstractItemModel*>(view->model())}) {
        connect(model, &QAbstractItemModel::rowsInserted, state, refresh);
        connect(model, &QAbstractItemModel::rowsRemoved, state, refresh);
        connect(model, &QAbstractItemModel::modelReset, state, refresh);
    }
    refresh();
    return state;
}

void EmptyState::setText(const QString& text)
{
    m_label->setText(text);
}

QString EmptyState::text() const
{
    return m_label->text();
}

void EmptyState::setEmpty(bool empty)
{
    setCurrentIndex(empty ? 1 : 0);
}

} // namespace chartroom::views
