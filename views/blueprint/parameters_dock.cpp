#include "views/blueprint/parameters_dock.h"

#include "views/common/empty_state.h"
#include "views/common/gaps.h"
#include "views/common/icons.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QTreeView>
#include <QVBoxLayout>

namespace chartroom::views {

namespace {
constexpr int noteLines = 3;
constexpr int minimumCharacters = 24;
constexpr double mostForNames = 0.55;
} // namespace

ParametersDock::ParametersDock(QWidget* parent)
    : LazyDock(tr("Parameters"), parent)
    , m_model(new model::ParametersModel(this))
{
    setObjectName(QStringLiteral("parameters"));
}

void ParametersDock::makeContent()
{
    m_view = new QTreeView;
    m_note = new QLabel;
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Parameters"));
    m_view->setAlternatingRowColors(true);
    m_view->setUniformRowHeights(true);
    m_view->setIndentation(m_view->indentation() / 2);
    m_view->setAllColumnsShowFocus(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->header()->setSectionResizeMode(model::ParametersModel::Value, QHeaderView::Stretch);
    m_view->viewport()->installEventFilter(this);
    // The label below shows the selected row's note whole.
    m_view->hideColumn(model::ParametersModel::Note);
    m_view->setMinimumWidth(fontMetrics().averageCharWidth() * minimumCharacters);
    auto* copyAction = new QAction(icon(Icon::Copy), tr("Copy"), m_view);
    copyAction->setShortcut(QKeySequence::Copy);
    copyAction->setShortcutContext(Qt::WidgetShortcut);
    m_view->addAction(copyAction);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);

    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_note->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    // Room for the usual note, so that the tree does not jump from row to row.
    m_note->setMinimumHeight(noteLines * fontMetrics().lineSpacing());

    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(narrowGap, narrowGap, narrowGap, narrowGap);
    layout->setSpacing(narrowGap);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_note);
    m_state = new EmptyState(content, tr("The generation parameters of an open blueprint appear here."));
    setWidget(m_state);

    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ParametersDock::showNote);
    connect(m_view, &QTreeView::activated, this, [this](const QModelIndex& index) {
        if (const model::Place place = m_model->place(index); !place.isEmpty())
            Q_EMIT placeRequested(place);
    });
    connect(copyAction, &QAction::triggered, this, &ParametersDock::copy);
}

void ParametersDock::setGroups(std::vector<model::ParameterGroup> groups)
{
    fill();
    m_state->setEmpty(groups.empty());
    m_model->setGroups(std::move(groups));
    for (int group = 0; group < m_model->rowCount(); ++group)
        m_view->setFirstColumnSpanned(group, {}, true);
    m_view->expandAll();
    fitNames();
    m_note->setText(tr("Select a parameter to read what it means."));
}

void ParametersDock::fitNames()
{
    const QAbstractItemView& view = *m_view;
    const int whole = view.sizeHintForColumn(model::ParametersModel::Name);
    // Where there is no room for both, names and values are cut alike.
    m_view->header()->resizeSection(model::ParametersModel::Name,
                                    std::min(whole, qRound(mostForNames * m_view->viewport()->width())));
}

bool ParametersDock::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        fitNames();
    return LazyDock::eventFilter(watched, event);
}

void ParametersDock::setEmptyText(const QString& text)
{
    fill();
    m_state->setText(text);
}

void ParametersDock::copy() const
{
    if (!m_view)
        return;
    const QModelIndex index = m_view->currentIndex();
    QStringList cells;
    for (int column = 0; column < model::ParametersModel::Note; ++column) {
        if (const QString cell = index.siblingAtColumn(column).data().toString(); !cell.isEmpty())
            cells << cell;
    }
    QGuiApplication::clipboard()->setText(cells.join(QLatin1Char(' ')));
}

void ParametersDock::showNote(const QModelIndex& index)
{
    m_note->setText(index.siblingAtColumn(model::ParametersModel::Note).data().toString());
}

} // namespace chartroom::views
