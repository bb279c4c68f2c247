#pragma once

#include <QObject>

class QWidget;

namespace chartroom::app {

class AppSettings;
class Menus;

/// Makes new worlds and content folders, and hands them over to be opened.
class NewWorlds : public QObject
{
    Q_OBJECT

public:
    NewWorlds(Menus& menus, AppSettings& settings, QWidget& window);

Q_SIGNALS:
    /// A world was made in this folder.
    void created(const QString& folder);
};

} // namespace chartroom::app
