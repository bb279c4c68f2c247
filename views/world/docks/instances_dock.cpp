#include "views/world/docks/instances_dock.h"

#include "model/world/world_text.h"
#include "views/common/empty_state.h"
#include "views/world/docks/dock_parts.h"
#include "views/world/docks/record_editor.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

namespace chartroom::views {

using model::InstanceRow;
using model::InstancesModel;

namespace {
constexpr int templateLength = 12;
}

InstancesDock::InstancesDock(QWidget* parent)
    : QDockWidget(tr("Instances"), parent)
    , m_model(new InstancesModel(this))
    , m_filter(new QSortFilterProxyModel(this))
    , m_view(makeListView(m_filter, tr("Instances")))
    , m_search(new QLineEdit)
    , m_template(new QComboBox)
    , m_editor(new RecordEditor)
{
    setObjectName(QStringLiteral("instances"));
    m_filter->setSourceModel(m_model);
    m_filter->setFilterKeyColumn(-1);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setSortRole(InstancesModel::SortRole);
    m_view->header()->setSortIndicatorClearable(true);
    m_view->header()->setSortIndicator(-1, Qt::AscendingOrder);
    m_view->setSortingEnabled(true);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setResizeContentsPrecision(0);
    m_view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->header()->setSectionResizeMode(InstancesModel::NameColumn, QHeaderView::Stretch);
    m_search->setPlaceholderText(tr("Filter by text"));
    m_search->setAccessibleName(tr("Filter for the instances"));
    m_search->setClearButtonEnabled(true);
    QAction* goAction = addListAction(m_view, Icon::Goto, tr("Go to the Instance"), {}, [this] { go(); });
    m_remove = addListAction(m_view, Icon::Delete, tr("Delete Instance"), QKeySequence::Delete,
                             [this] { removeCurrent(); });

    QVBoxLayout* listLayout = nullptr;
    QWidget* list = makeContent(listLayout);
    listLayout->setContentsMargins(0, 0, 0, 0);
    auto* bar = new QHBoxLayout;
    bar->addWidget(m_search, 1);
    addButton(bar, goAction);
    addButton(bar, m_remove);
    listLayout->addLayout(bar);
    m_state = new EmptyState(m_view, tr("The instances of the chunks around the view appear here. The tool "
                                        "Instances (I) places one."));
    listLayout->addWidget(m_state, 1);
    m_template->setEditable(true);
    m_template->setInsertPolicy(QComboBox::NoInsert);
    m_template->setMinimumContentsLength(templateLength);
    m_template->lineEdit()->setPlaceholderText(tr("asked for"));
    m_template->setToolTip(tr("What the tool Instances places; those in the list are around the view"));
    auto* templateLabel = new QLabel(tr("&Template to place:"));
    templateLabel->setBuddy(m_template);
    auto* templates = new QHBoxLayout;
    templates->addWidget(templateLabel);
    templates->addWidget(m_template, 1);
    listLayout->addLayout(templates);
    listLayout->addWidget(makeCaption(tr("Listed: the instances of the chunks around the view")));
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(list);
    splitter->addWidget(m_editor);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    QVBoxLayout* layout = nullptr;
    QWidget* content = makeContent(layout);
    layout->addWidget(splitter);
    setWidget(content);

    const auto chooseTemplate = [this] { Q_EMIT templateChosen(m_template->currentText().trimmed()); };
    connect(m_template, &QComboBox::textActivated, this, chooseTemplate);
    connect(m_template->lineEdit(), &QLineEdit::editingFinished, this, chooseTemplate);
    connect(m_search, &QLineEdit::textChanged, m_filter, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_model, &InstancesModel::editRequested, this, &InstancesDock::editRequested);
    connect(m_view, &QTreeView::activated, this, &InstancesDock::go);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (m_refreshing)
            return;
        showCurrent();
        const InstanceRow* row = current();
        Q_EMIT currentChanged(row ? row->chunk : world::Address(),
                              row ? model::shownText(row->id) : QString());
    });
    connect(m_editor, &RecordEditor::applyRequested, this, &InstancesDock::applyRecord);
    showCurrent();
}

void InstancesDock::setInstances(std::vector<InstanceRow> instances)
{
    // A neighbour of the current instance that is no longer listed is not what the user has chosen.
    const InstanceRow* row = current();
    const auto kept = row ? std::optional(std::pair(row->chunk, row->id)) : std::nullopt;
    m_refreshing = true;
    m_model->setInstances(std::move(instances));
    m_state->setEmpty(m_model->rowCount() == 0);
    if (kept && (!current() || std::pair(current()->chunk, current()->id) != *kept))
        select(kept->first, kept->second);
    m_refreshing = false;
    showTemplates();
    showCurrent();
}

void InstancesDock::setTemplate(const QString& templateId)
{
    m_template->setEditText(templateId);
}

QStringList InstancesDock::templates() const
{
    QStringList ids;
    for (const InstanceRow& row : m_model->rows()) {
        if (!row.templateId.empty())
            ids << model::shownText(row.templateId);
    }
    ids.removeDuplicates();
    ids.sort();
    return ids;
}

void InstancesDock::showTemplates()
{
    const QStringList ids = templates();
    QStringList known;
    for (int i = 0; i < m_template->count(); ++i)
        known << m_template->itemText(i);
    // Who is typing is not disturbed.
    if (ids == known || m_template->hasFocus())
        return;
    const QSignalBlocker blocker(m_template);
    const QString text = m_template->currentText();
    m_template->clear();
    m_template->addItems(ids);
    m_template->setEditText(text);
}

void InstancesDock::setEditable(bool editable)
{
    m_model->setEditable(editable);
    m_editor->setEditable(editable);
    m_remove->setEnabled(editable);
    m_template->setEnabled(editable);
}

void InstancesDock::select(world::Address chunk, const std::string& id)
{
    const int row = m_model->find(chunk, id);
    const QModelIndex index = row < 0 ? QModelIndex() : m_filter->mapFromSource(m_model->index(row, 0));
    m_view->setCurrentIndex(index);
    if (index.isValid())
        m_view->scrollTo(index);
}

const InstanceRow* InstancesDock::current() const
{
    return m_model->row(m_filter->mapToSource(m_view->currentIndex()));
}

void InstancesDock::removeCurrent()
{
    if (const InstanceRow* row = current())
        Q_EMIT editRequested({world::DeleteInstance{row->chunk, row->id}});
}

void InstancesDock::go()
{
    if (const InstanceRow* row = current())
        Q_EMIT goRequested(row->tile);
}

void InstancesDock::showCurrent()
{
    const InstanceRow* row = current();
    m_editor->setRecord(row ? std::optional(row->record) : std::nullopt);
}

void InstancesDock::applyRecord(const std::string& record)
{
    if (const InstanceRow* row = current())
        Q_EMIT editRequested({world::EditInstance{row->chunk, row->id, {}, {}, record}});
}

} // namespace chartroom::views
