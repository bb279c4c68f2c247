#pragma once

#include "model/world/instances_model.h"
#include "views/common/lazy_dock.h"

#include <QHash>

#include <optional>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace chartroom::views {

class ContentColumn;
class RecordEditor;

/// The instances of the chunks around the view or of the whole world: the list, and the record of the current
/// one as a form and as JSON. Enter goes there, and so does a double click beside the values that it edits.
class InstancesDock : public LazyDock
{
    Q_OBJECT

public:
    explicit InstancesDock(QWidget* parent = nullptr);

    [[nodiscard]] model::InstancesModel& model() { return *m_model; }
    [[nodiscard]] QTreeView& view();
    [[nodiscard]] RecordEditor& editor();
    void setInstances(std::vector<model::InstanceRow> instances);
    /// How many instances the whole world has; nothing: they are not counted yet.
    void setTotal(std::optional<std::uint64_t> total);
    /// Whether the user wants those of the whole world, not only those around the view.
    [[nodiscard]] bool wholeWorld() const;
    [[nodiscard]] QComboBox& scope();
    /// How many are listed, in words; empty before the content is made.
    [[nodiscard]] QString caption() const;
    void setEditable(bool editable);
    /// Asks for what is typed as a record, where it can be read (see RecordEditor).
    void commit();
    /// What the record's editor asked for last was refused.
    void takeRefusal();
    /// The names of the instances for which something is typed and not applied.
    [[nodiscard]] QStringList unapplied() const;
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
    /// What was typed as a record could not be used: the sentence that says why.
    void said(const QString& sentence);
    /// The same of a field that is left, before it was asked for (see RecordEditor).
    void textRefused(const QString& sentence);
    /// unapplied() is another.
    void unappliedChanged();
    /// Another instance is the current one; none when `id` is empty.
    void currentChanged(chartroom::world::Address chunk, const QString& id);

protected:
    void makeContent() override;

private:
    void makeList();
    void connectContent();
    /// The row of an instance in the list; invalid: it is not there.
    [[nodiscard]] QModelIndex indexOf(const Key& instance) const;
    void tellCurrent();
    /// The room for the template's column, which gives way to the name's, in pixels.
    [[nodiscard]] int templateRoom() const;
    void removeCurrent();
    void go();
    void showCurrent();
    void showCaption();
    void applyRecord(const std::string& record);

    model::InstancesModel* m_model;
    std::optional<std::uint64_t> m_total;
    bool m_editable = true;
    // Made with the content.
    QSortFilterProxyModel* m_filter = nullptr;
    QTreeView* m_view = nullptr;
    ContentColumn* m_templates = nullptr;
    QLineEdit* m_search = nullptr;
    QComboBox* m_scope = nullptr;
    QLabel* m_caption = nullptr;
    RecordEditor* m_editor = nullptr;
    QAction* m_go = nullptr;
    QAction* m_remove = nullptr;
    bool m_refreshing = false;
    std::optional<Key> m_shown;   ///< whose record is in the editor, or will be when there is one
    QHash<QString, Key> m_edited; ///< whose records were, by the names that the editor knows
    int m_place = -1;             ///< in the list: where one was deleted just now
};

} // namespace chartroom::views
