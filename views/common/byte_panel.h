#pragma once

#include "views/common/byte_view.h"

class QAction;

namespace chartroom::views {

class ByteFindBar;
class ByteGotoBar;
class ElidedLabel;

/// A byte view with what belongs around it: a line to find, a line to go to an offset, and a line that says
/// where the caret is, how much is selected and which field that is.
class BytePanel : public QWidget
{
    Q_OBJECT

public:
    explicit BytePanel(QWidget* parent = nullptr);

    void setFile(std::shared_ptr<const core::MappedFile> file);
    void setStructure(std::shared_ptr<const model::ByteStructure> structure);
    [[nodiscard]] ByteView& view() const { return *m_view; }
    [[nodiscard]] ByteFindBar& findBar() const { return *m_find; }
    [[nodiscard]] ByteGotoBar& gotoBar() const { return *m_goto; }
    /// An action that works while the bytes have the keyboard, whatever else its shortcut does in the window;
    /// it is in the context menu too.
    void addByteAction(QAction* action);

public Q_SLOTS:
    void openFind();
    void openGoto();
    void findNext();
    void findPrevious();

private:
    void updatePlace();

    ByteView* m_view;
    ByteFindBar* m_find;
    ByteGotoBar* m_goto;
    ElidedLabel* m_place;
};

} // namespace chartroom::views
