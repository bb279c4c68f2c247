#include "views/world/docks/instances_dock.h"

#include "model/world/world_text.h"
#include "views/common/empty_state.h"
#include "views/common/filter_keys.h"
#include "views/world/docks/content_column.h"
#include "views/world/docks/dock_parts.h"
#include "views/world/docks/list_keys.h"
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
/// Letters of a name that are seen before the template has all its room, and of a template in any case.
constexpr int leastName = 22;
constexpr int leastTemplate = 8;
/// Letters that would have room around a heading.
constexpr int headingAir = 3;

/// What the editor knows an instance by.
QString nameOf(world::Address chunk, const std::string& id)
{
    return model::chunkText(chunk) + QLatin1Char(' ') + model::shownText(id);
}

} // namespace

InstancesDock::InstancesDock(QWidget* parent)
    : LazyDock(tr("Instances"), parent)
    , m_model(new InstancesModel(this))
{
    setObjectName(QStringLiteral("instances"));
    connect(m_model, &InstancesModel::editRequested, this, &InstancesDock::editRequested);
}

void InstancesDock::makeContent()
{
    makeList();
    m_scope = new QComboBox;
    m_caption = makeCaption({});
    m_editor = new RecordEditor;

    QVBoxLayout* listLayout = nullptr;
    QWidget* list = views::makeContent(listLayout);
    listLayout->setContentsMargins(0, 0, 0, 0);
    auto* bar = new QHBoxLayout;
    m_scope->addItems({tr("Around the view"), tr("Whole world")});
    m_scope->setAccessibleName(tr("Which instances are listed"));
    m_scope->setToolTip(tr("Which instances are listed"));
    bar->addWidget(m_scope);
    bar->addWidget(m_search, 1);
    addButton(bar, m_go);
    addButton(bar, m_remove);
    listLayout->addLayout(bar);
    listLayout->addWidget(
        EmptyState::ofList(m_view, m_model,
                           tr("There is no instance here. The tool Instances (I) places one.")),
        1);
    listLayout->addWidget(m_caption);
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(list);
    splitter->addWidget(m_editor);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    QVBoxLayout* layout = nullptr;
    QWidget* content = views::makeContent(layout);
    layout->addWidget(splitter);
    setWidget(content);

    // What was chosen, and what could be edited, while there was no list.
    if (const auto shown = m_shown)
        select(shown->first, shown->second);
    setEditable(m_editable);
    connectContent();
    m_templates->fit();
    showCaption();
    showCurrent();
}

void InstancesDock::makeList()
{
    m_filter = new QSortFilterProxyModel(this);
    m_filter->setSourceModel(m_model);
    m_filter->setFilterKeyColumn(-1);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setSortRole(InstancesModel::SortRole);
    m_view = makeListView(m_filter, tr("Instances"));
    m_view->header()->setSortIndicatorClearable(true);
    m_view->header()->setSortIndicator(-1, Qt::AscendingOrder);
    m_view->setSortingEnabled(true);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setResizeContentsPrecision(0);
    m_view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->header()->setSectionResizeMode(InstancesModel::NameColumn, QHeaderView::Stretch);
    m_view->header()->setSectionResizeMode(InstancesModel::TemplateColumn, QHeaderView::Fixed);
    m_templates = new ContentColumn(*m_view, *m_view->header(), InstancesModel::TemplateColumn,
                                    [this] { return templateRoom(); });
    m_view->setAllColumnsShowFocus(false);
    ListKeys::of(m_view).walkCells();
    m_search = new QLineEdit;
    m_search->setPlaceholderText(tr("Filter by text"));
    m_search->setAccessibleName(tr("Filter for the instances"));
    m_search->setClearButtonEnabled(true);
    new FilterKeys(*m_search, *m_view);
    m_go = addListAction(m_view, Icon::Goto, tr("Go to the Instance"), {}, [this] { go(); });
    m_remove = addListAction(m_view, Icon::Delete, tr("Delete Instance"), QKeySequence::Delete,
                             [this] { removeCurrent(); });
}

void InstancesDock::connectContent()
{
    connect(m_scope, &QComboBox::activated, this, &InstancesDock::scopeChanged);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter->setFilterFixedString(text);
        showCaption();
    });
    connect(m_view, &QTreeView::activated, this, &InstancesDock::go);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (m_refreshing)
            return;
        m_editor->commit();
        showCurrent();
        tellCurrent();
    });
    connect(m_editor, &RecordEditor::applyRequested, this, &InstancesDock::applyRecord);
    connect(m_editor, &RecordEditor::said, this, &InstancesDock::said);
    connect(m_editor, &RecordEditor::refused, this, &InstancesDock::textRefused);
    connect(m_editor, &RecordEditor::unappliedChanged, this, &InstancesDock::unappliedChanged);
}

QTreeView& InstancesDock::view()
{
    fill();
    return *m_view;
}

RecordEditor& InstancesDock::editor()
{
    fill();
    return *m_editor;
}

QComboBox& InstancesDock::scope()
{
    fill();
    return *m_scope;
}

void InstancesDock::tellCurrent()
{
    const InstanceRow* row = current();
    Q_EMIT currentChanged(row ? row->chunk : world::Address(), row ? model::shownText(row->id) : QString());
}

void InstancesDock::setInstances(std::vector<InstanceRow> instances)
{
    // A neighbour of the current instance that is no longer listed is not what the user has chosen.
    const auto kept = m_shown;
    m_refreshing = true;
    m_model->setInstances(std::move(instances));
    if (kept && (!current() || std::pair(current()->chunk, current()->id) != *kept))
        select(kept->first, kept->second);
    // Who deletes one after the other finds the next one at the same place.
    const int place = std::exchange(m_place, -1);
    if (place >= 0 && !current() && m_filter->rowCount() > 0)
        m_view->setCurrentIndex(m_filter->index(std::min(place, m_filter->rowCount() - 1), 0));
    m_refreshing = false;
    if (!m_view)
        return;
    m_templates->fit();
    showCaption();
    showCurrent();
}

int InstancesDock::templateRoom() const
{
    const QHeaderView& header = *m_view->header();
    const int letter = m_view->fontMetrics().averageCharWidth();
    int others = leastName * letter;
    for (int column = InstancesModel::TemplateColumn + 1; column < header.count(); ++column)
        others += header.sectionSize(column);
    // The heading without the room of a sort indicator.
    const QString heading =
        m_model->headerData(InstancesModel::TemplateColumn, Qt::Horizontal, Qt::DisplayRole).toString();
    const int least = std::max(leastTemplate * letter,
                               header.fontMetrics().horizontalAdvance(heading) + headingAir * letter);
    return std::max(m_view->viewport()->width() - others, least);
}

void InstancesDock::setTotal(std::optional<std::uint64_t> total)
{
    m_total = total;
    if (m_caption)
        showCaption();
}

bool InstancesDock::wholeWorld() const
{
    return m_scope && m_scope->currentIndex() == 1;
}

QString InstancesDock::caption() const
{
    return m_caption ? m_caption->text() : QString();
}

void InstancesDock::showCaption()
{
    const int listed = m_filter->rowCount();
    QString text = wholeWorld()
                       ? tr("Listed: %Ln instance(s)", nullptr, listed)
                       : tr("Listed: %Ln instance(s) in the chunks around the view", nullptr, listed);
    if (m_total)
        text += QStringLiteral(" · ") + tr("%Ln in the whole world", nullptr, static_cast<int>(*m_total));
    m_caption->setText(text);
}

void InstancesDock::setEditable(bool editable)
{
    m_editable = editable;
    m_model->setEditable(editable);
    if (!m_view)
        return;
    m_editor->setEditable(editable);
    m_remove->setEnabled(editable);
}

void InstancesDock::commit()
{
    if (m_editor)
        m_editor->commit();
}

void InstancesDock::takeRefusal()
{
    if (m_editor)
        m_editor->takeRefusal();
}

QStringList InstancesDock::unapplied() const
{
    return m_editor ? m_editor->unapplied() : QStringList();
}

QModelIndex InstancesDock::indexOf(const Key& instance) const
{
    const int row = m_model->find(instance.first, instance.second);
    return row < 0 ? QModelIndex() : m_filter->mapFromSource(m_model->index(row, 0));
}

void InstancesDock::select(world::Address chunk, const std::string& id)
{
    if (!m_view) {
        const bool listed = m_model->find(chunk, id) >= 0;
        m_shown = listed ? std::optional(Key(chunk, id)) : std::nullopt;
        if (!m_refreshing)
            tellCurrent();
        return;
    }
    const QModelIndex index = indexOf({chunk, id});
    m_view->setCurrentIndex(index);
    if (index.isValid())
        m_view->scrollTo(index);
}

const InstanceRow* InstancesDock::current() const
{
    if (!m_view)
        return m_shown ? m_model->row(m_model->find(m_shown->first, m_shown->second)) : nullptr;
    return m_model->row(m_filter->mapToSource(m_view->currentIndex()));
}

void InstancesDock::removeCurrent()
{
    const InstanceRow* row = current();
    if (!row)
        return;
    m_place = m_view->currentIndex().row();
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
    if (row) {
        const QString name = nameOf(row->chunk, row->id);
        m_edited[name] = {row->chunk, row->id};
        m_editor->setRecord(row->record, name, model::shownText(row->templateId));
    } else {
        m_editor->setRecord(std::nullopt);
    }
    m_shown = row ? std::optional(std::pair(row->chunk, row->id)) : std::nullopt;
}

std::vector<InstancesDock::Key> InstancesDock::held() const
{
    std::vector<Key> result;
    for (const QString& name : unapplied()) {
        if (const auto edited = m_edited.constFind(name); edited != m_edited.constEnd())
            result.push_back(*edited);
    }
    if (m_shown && std::ranges::find(result, *m_shown) == result.end())
        result.push_back(*m_shown);
    return result;
}

void InstancesDock::follow(const Key& instance, const InstanceRow& now)
{
    const QString name = nameOf(now.chunk, now.id);
    if (m_editor)
        m_editor->rename(nameOf(instance.first, instance.second), name, now.record);
    m_edited[name] = {now.chunk, now.id};
    if (m_shown == instance)
        m_shown = m_edited[name];
}

void InstancesDock::dropDrafts(const std::function<bool(world::Address, const std::string&)>& isGone)
{
    for (const QString& name : unapplied()) {
        const auto edited = m_edited.constFind(name);
        if (edited != m_edited.constEnd() && isGone(edited->first, edited->second))
            m_editor->dropDraft(name);
    }
}

void InstancesDock::applyRecord(const std::string& record)
{
    // While another one is chosen what was typed is still for the one before.
    if (const auto shown = m_shown)
        Q_EMIT editRequested({world::EditInstance{shown->first, shown->second, {}, {}, record}});
}

} // namespace chartroom::views
