#pragma once

#include <QMainWindow>
#include <QMenu>
#include <QString>

namespace chartroom::views {

/// One open document's window-in-the-window: canvas or page in the middle, its docks around it, its actions. The main
/// window knows this interface and not the kinds of document.
class Workbench : public QMainWindow
{
    Q_OBJECT

public:
    /// A menu of the main window that a workbench adds actions to while it is in front.
    enum class Menu { File, Edit, View, Layer, Map, Tools };

    explicit Workbench(QWidget* parent = nullptr) : QMainWindow(parent) {}

    /// Short name for the tab, without marks for state.
    [[nodiscard]] virtual QString title() const = 0;
    /// Absolute path of the file or folder that is open.
    [[nodiscard]] virtual QString path() const = 0;
    /// `blueprint`, `world` or `blob`: window state and shortcuts are kept by kind.
    [[nodiscard]] virtual QString kind() const = 0;
    /// Whether the file has errors (the tab is marked).
    [[nodiscard]] virtual bool rejected() const { return false; }
    /// How many changes a close would lose: 0, or for a world the number of modified chunks.
    [[nodiscard]] virtual int unsavedChanges() const { return 0; }
    /// Actions for one menu of the main window, in order; separators included. Owned by the workbench.
    [[nodiscard]] virtual QList<QAction*> menuActions(Menu menu) const = 0;
    /// Stops background work; returns when it has ended. Called before the workbench is destroyed.
    virtual void shutDown() {}
    /// Reads the file again.
    virtual void reload() {}

Q_SIGNALS:
    /// Title, verdict or number of unsaved changes changed.
    void stateChanged();
    /// Text for the right side of the status bar (place and values under the pointer).
    void placeTextChanged(const QString& text);
    /// Long work: what is done and the share that is finished, 0 to 1. A share of 1 or more ends it.
    void busyChanged(const QString& what, double share);
    /// A passing remark for the status bar.
    void messageShown(const QString& text);

public Q_SLOTS:
    /// Stops the running long work, if there is any.
    virtual void cancelWork() {}
};

} // namespace chartroom::views
