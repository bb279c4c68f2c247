#pragma once

#include <QAbstractTableModel>

namespace chartroom::views {
class ActionRegistry;
}

namespace chartroom::app {

/// All actions with where they are active and their shortcuts.
class ShortcutsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, WhereColumn, ShortcutColumn, ColumnCount };
    enum Role { IdRole = Qt::UserRole, SearchRole };

    explicit ShortcutsModel(views::ActionRegistry& registry, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Where an action is active, in the user's language.
    [[nodiscard]] static QString contextText(const QString& context);

private:
    [[nodiscard]] QString text(int row, int column) const;

    views::ActionRegistry& m_registry;
};

} // namespace chartroom::app
