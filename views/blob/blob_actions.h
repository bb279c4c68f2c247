#pragma once

#include "views/common/workbench.h"

#include <map>

namespace chartroom::views {

class ActionRegistry;

/// Makes the actions of the blob workbench known, with their shortcuts.
void declareBlobActions(ActionRegistry& actions);

/// The actions of one blob workbench, by id, and the menus that they stand in.
class BlobActions : public QObject
{
    Q_OBJECT

public:
    BlobActions(ActionRegistry& registry, QWidget& workbench);

    /// An action that was declared above, such as `blob.find`.
    [[nodiscard]] QAction* operator[](const QString& id) const { return m_actions.at(id); }
    [[nodiscard]] QList<QAction*> menu(Workbench::Menu menu) const;
    /// Those that act on the bytes, for the byte view's own menu and keys.
    [[nodiscard]] QList<QAction*> byteActions() const;

private:
    [[nodiscard]] QList<QAction*> list(std::initializer_list<const char*> ids) const;

    std::map<QString, QAction*> m_actions;
    QAction* m_separator;
};

} // namespace chartroom::views
