#pragma once

#include "app/pick_dialog.h"

namespace chartroom::app {

class DocumentTabs;
class RecentFiles;

/// A small window that leads to an open tab, to a place in the document in front, to another world of its
/// content folder, or to a recent file, by a part of its name.
class QuickOpen : public PickDialog
{
    Q_OBJECT

public:
    /// `open` opens a recent file.
    QuickOpen(DocumentTabs& tabs, const RecentFiles& recent, std::function<void(const QString&)> open,
              QWidget* parent);
};

} // namespace chartroom::app
