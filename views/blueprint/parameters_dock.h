#pragma once

#include "model/blueprint/parameters_model.h"
#include "views/common/lazy_dock.h"

class QLabel;
class QTreeView;

namespace chartroom::views {

class EmptyState;

/// The parameters of a file as a tree, and below it the whole note of the selected one.
class ParametersDock : public LazyDock
{
    Q_OBJECT

public:
    explicit ParametersDock(QWidget* parent = nullptr);

    void setGroups(std::vector<model::ParameterGroup> groups);
    /// What stands there without parameters.
    void setEmptyText(const QString& text);
    [[nodiscard]] model::ParametersModel& model() { return *m_model; }

public Q_SLOTS:
    /// Copies the selected parameter as `name value unit`.
    void copy() const;

Q_SIGNALS:
    /// The user wants to see the bytes of a parameter's section.
    void placeRequested(const chartroom::model::Place& place);

protected:
    void makeContent() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitNames();
    void showNote(const QModelIndex& index);

    model::ParametersModel* m_model;
    // Made with the content.
    QTreeView* m_view = nullptr;
    QLabel* m_note = nullptr;
    EmptyState* m_state = nullptr;
};

} // namespace chartroom::views
