#pragma once

#include "model/world/instances_model.h"

#include <QDockWidget>

class QAction;
class QComboBox;
class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace chartroom::views {

class EmptyState;
class RecordEditor;

/// The instances of the chunks in view: the list, and the record of the current one as a form and as JSON. A
/// double click or Enter goes there.
class InstancesDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit InstancesDock(QWidget* parent = nullptr);

    [[nodiscard]] model::InstancesModel& model() { return *m_model; }
    [[nodiscard]] QTreeView& view() { return *m_view; }
    [[nodiscard]] RecordEditor& editor() { return *m_editor; }
    void setInstances(std::vector<model::InstanceRow> instances);
    /// The templates of the instances that are listed, each once.
    [[nodiscard]] QStringList templates() const;
    /// What the instance tool places; empty: it asks.
    void setTemplate(const QString& templateId);
    void setEditable(bool editable);
    /// Makes an instance the current one.
    void select(world::Address chunk, const std::string& id);
    [[nodiscard]] const model::InstanceRow* current() const;

Q_SIGNALS:
    /// The user wants this done.
    void editRequested(const chartroom::world::Operation& operation);
    void goRequested(chartroom::world::Tile tile);
    /// The user chose what the instance tool places.
    void templateChosen(const QString& templateId);
    /// Another instance is the current one; none when `id` is empty.
    void currentChanged(chartroom::world::Address chunk, const QString& id);

private:
    void removeCurrent();
    void go();
    void showCurrent();
    void showTemplates();
    void applyRecord(const std::string& record);

    model::InstancesModel* m_model;
    QSortFilterProxyModel* m_filter;
    QTreeView* m_view;
    QLineEdit* m_search;
    QComboBox* m_template;
    RecordEditor* m_editor;
    EmptyState* m_state;
    QAction* m_remove;
    bool m_refreshing = false;
};

} // namespace chartroom::views
