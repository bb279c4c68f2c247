#pragma once

#include "app/pick_dialog.h"

class QMenuBar;

namespace chartroom::app {

/// A small window that finds any action of the menus by its name and runs it.
class ActionSearch : public PickDialog
{
    Q_OBJECT

public:
    /// Collects what the menus offer now.
    ActionSearch(const QMenuBar& menus, QWidget* parent);
};

} // namespace chartroom::app
