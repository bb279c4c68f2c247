#pragma once

#include <QWidget>

class QComboBox;
class QKeySequence;
class QKeySequenceEdit;
class QLabel;
class QSortFilterProxyModel;
class QToolButton;
class QTreeView;

namespace chartroom::views {
class ActionRegistry;
}

namespace chartroom::app {

/// Lists all actions; the shortcuts of the chosen one can be set, taken away and put back. A shortcut that
/// another action has is refused by name.
class ShortcutsPage : public QWidget
{
    Q_OBJECT

public:
    explicit ShortcutsPage(views::ActionRegistry& registry, QWidget* parent = nullptr);

    /// Gives the chosen action a shortcut in place of the `index`th one it has (0 or 1). Empty takes it away.
    void setShortcut(int index, const QKeySequence& shortcut);
    /// Chooses an action by id.
    void select(const QString& id);
    /// The sentence below the editors: empty, or which action has the shortcut.
    [[nodiscard]] QString conflictText() const;

private:
    [[nodiscard]] QString currentId() const;
    void showCurrent();

    views::ActionRegistry& m_registry;
    QSortFilterProxyModel* m_filter;
    QTreeView* m_view;
    QComboBox* m_preset;
    QKeySequenceEdit* m_first;
    QKeySequenceEdit* m_second;
    QToolButton* m_reset;
    QLabel* m_conflict;
};

} // namespace chartroom::app
