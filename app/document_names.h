#pragma once

#include <QHash>
#include <QString>

namespace chartroom::views {
class Workbench;
}

namespace chartroom::app {

/// What open documents are called beside each other, on one line each: their titles, and where several have
/// the same one the folder (or file) by which their paths differ, as in `Town (beta)`. Where that is what
/// another one is called, the whole path stands there.
using DocumentNames = QHash<const views::Workbench*, QString>;
[[nodiscard]] DocumentNames documentNames(const QList<views::Workbench*>& documents);

} // namespace chartroom::app
