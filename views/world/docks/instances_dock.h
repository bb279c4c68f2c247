#pragma once

#include "model/world/instances_model.h"

#include <QDockWidget>
#include <QHash>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace chartroom::views {

class RecordEditor;

/// The instances of the chunks around the view or of the whole world: the list, and the record of the current
/// one as a form and as JSON. A double click or Enter goes there.
class InstancesDock : public QDockWidget
{
    Q_OBJECT

public:
    explicit InstancesDock(QWidget* parent = nullptr);

    [[nodiscard]] model::InstancesModel& model() { return *m_model; }
    [[nodiscard]] QTreeView& view() { return *m_view; }
    [[nodiscard]] RecordEditor& editor() { return *m_editor; }
    void setInstances(std::vector<model::InstanceRow> instances);
    /// How many instances the whole world has; nothing: they are not counted yet.
    void setTotal(std::optional<std::uint64_t> total);
    /// Whether the user wants those of the whole world, not only those around the view.
    [[nodiscard]] bool wholeWorld() const;
    [[nodiscard]] QComboBox& scope() { return *m_scope; }
    [[nodiscard]] QString caption() const;
    void setEditable(bool editable);
    /// Makes an instance the current one.
    void select(world::Address chunk, const std::string& id);
    [[nodiscard]] const model::InstanceRow* current() const;
    /// An instance by the chunk that owns it and its id.
    using Key = std::pair<world::Address, std::string>;
    /// The one whose record is shown, and those for which something is typed and not applied.
    [[nodiscard]] std::vector<Key> held() const;
    /// An instance was moved: what is typed for it goes with it. The current one stays the current one, once
    /// it is listed where it is now.
    void follow(const Key& instance, const model::InstanceRow& now);
    /// Forgets what is typed and not applied for instances that are gone.
    void dropDrafts(const std::function<bool(world::Address, const std::string&)>& isGone);

Q_SIGNALS:
    /// The user wants this done.
    void editRequested(const chartroom::world::Operation& operation);
    void goRequested(chartroom::world::Tile tile);
    /// The user wants those of the whole world listed, or those around the view.
    void scopeChanged();
    /// What was typed for an instance was forgotten.
    void draftDropped();
    /// Another instance is the current one; none when `id` is empty.
    void currentChanged(chartroom::world::Address chunk, const QString& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The template's column gives way to the name's.
    void fitTemplates();
    void removeCurrent();
    void go();
    void showCurrent();
    void showCaption();
    void applyRecord(const std::string& record);

    model::InstancesModel* m_model;
    QSortFilterProxyModel* m_filter;
    QTreeView* m_view;
    QLineEdit* m_search;
    QComboBox* m_scope;
    QLabel* m_caption;
    std::optional<std::uint64_t> m_total;
    RecordEditor* m_editor;
    QAction* m_remove;
    bool m_refreshing = false;
    std::optional<Key> m_shown;   ///< whose record is in the editor
    QHash<QString, Key> m_edited; ///< whose records were, by the names that the editor knows
    int m_place = -1;             ///< in the list: where one was deleted just now
};

} // namespace chartroom::views
