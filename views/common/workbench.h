#pragma once

#include "formats/core/finding.h"
#include "views/common/preferences.h"

#include <QIcon>
#include <QImage>
#include <QMainWindow>
#include <QMenu>
#include <QString>
#include <QVariantMap>

#include <functional>
#include <optional>

namespace chartroom::views {

/// One open document's window-in-the-window: canvas or page in the middle, its docks around it, its actions.
/// The main window knows this interface and not the kinds of document.
///
/// Docks need object names: the main window keeps their places by kind.
class Workbench : public QMainWindow
{
    Q_OBJECT

public:
    /// A menu of the main window that a workbench adds actions to while it is in front.
    enum class Menu { File, Edit, View, Layer, Map, Tools };

    explicit Workbench(QWidget* parent = nullptr)
        : QMainWindow(parent)
    {}

    /// Short name for the tab, without marks for state.
    [[nodiscard]] virtual QString title() const = 0;
    /// Absolute path of the file or folder that is open.
    [[nodiscard]] virtual QString path() const = 0;
    /// `blueprint`, `world` or `blob`: window state and shortcuts are kept by kind.
    [[nodiscard]] virtual QString kind() const = 0;
    /// The overall answer of the check. Nothing while it is not known.
    [[nodiscard]] virtual std::optional<core::Verdict> verdict() const { return std::nullopt; }
    /// Whether the file has errors (the tab is marked).
    [[nodiscard]] virtual bool rejected() const
    {
        return verdict().value_or(core::Verdict::Accepted) != core::Verdict::Accepted;
    }
    /// Whether the document cannot be changed although its kind can (the tab is marked).
    [[nodiscard]] virtual bool readOnly() const { return false; }
    /// Takes what is typed in a field and not yet committed. Comes before changes are counted for a close.
    virtual void commitInput() {}
    /// The close or save that commitInput() came before does not happen: what could not be taken was said,
    /// and a later save need not say it once more.
    virtual void forgetRefusals() {}
    /// How many changes a close would lose: 0, or for a world the number of modified chunks.
    [[nodiscard]] virtual int unsavedChanges() const { return 0; }
    /// What a close would lose, in words, such as "3 chunks". Asked for only with unsaved changes.
    [[nodiscard]] virtual QString unsavedText() const { return {}; }
    /// Actions for one menu of the main window, in order; separators included. Owned by the workbench.
    [[nodiscard]] virtual QList<QAction*> menuActions(Menu menu) const = 0;
    /// A picture of the document for the start page, at most `size` pixels. Null while there is none.
    [[nodiscard]] virtual QImage picture(QSize size) const
    {
        Q_UNUSED(size)
        return {};
    }
    /// Whether everything that the window shows is there: no loading, no check and no tile is outstanding.
    [[nodiscard]] virtual bool complete() const { return true; }
    /// Choices that are kept for the next document of this kind (visible layers, colour map …).
    [[nodiscard]] virtual QVariantMap options() const { return {}; }
    /// Takes what options() gave for an earlier document; values of the wrong type are ignored.
    virtual void setOptions(const QVariantMap& options) { Q_UNUSED(options) }
    /// Where the docks are and how large, kept for the next document of this kind.
    [[nodiscard]] virtual QByteArray dockState() const { return saveState(); }
    /// Takes what dockState() gave, or QMainWindow::saveState(). False: it is neither, and the docks stay as
    /// they are.
    virtual bool restoreDocks(const QByteArray& state) { return restoreState(state); }
    /// The user's choices changed.
    virtual void setPreferences(const Preferences& preferences) { Q_UNUSED(preferences) }
    /// What has the keys when the document comes to the front, and gets them back from the docks. (A focus
    /// proxy of the whole window would make Tab pass over what lies before it.)
    [[nodiscard]] virtual QWidget* focusTarget() { return this; }
    /// Gives it the keys, wherever they are.
    void focusMiddle();
    /// Somewhere that can be gone to by its name.
    struct QuickPlace
    {
        QIcon sign;
        QString text;
        QString detail;
        std::function<void()> go;
    };
    /// What fits a typed text, the best first, about so many at most.
    using PlaceFinder = std::function<QList<QuickPlace>(const QString& text, int most)>;
    /// Finds places as they are now; empty where there is none to find. May outlive the workbench.
    [[nodiscard]] virtual PlaceFinder placeFinder() { return {}; }
    /// Asks all background work to stop and does not wait for it: closing never freezes. Work owns what it
    /// reads, so the workbench may be destroyed at once afterwards; nothing comes back from it then.
    virtual void shutDown() {}
    /// Reads the file again.
    virtual void reload() {}
    /// Saves all changes; saved() says how it ended, now or later.
    virtual void save() { Q_EMIT saved(true); }

Q_SIGNALS:
    /// What a window shows of the document beside it is another: title(), path(), verdict(), rejected(),
    /// readOnly() or unsavedChanges(). Comes only with such news.
    void stateChanged(QPrivateSignal);
    /// That, picture() or complete() may be another; comes with each painted tile as well.
    void mayHaveChanged(QPrivateSignal);
    /// The actions for the menus are no longer the same.
    void actionsChanged();
    /// Text for the right side of the status bar (place and values under the pointer).
    void placeTextChanged(const QString& text);
    /// Text for the left side of the status bar: what a press does (tool, layer, symbol, brush). `more` is
    /// what there is no room for, lines that its tool tip has.
    void modeTextChanged(const QString& text, const QString& more = {});
    /// Long work: what is done and the share that is finished, 0 to 1. A share of 1 or more ends it.
    void busyChanged(const QString& what, double share);
    /// A passing remark for the status bar.
    void messageShown(const QString& text);
    /// A remark holds no longer: where it is shown still, it goes.
    void messageOver(const QString& text);
    /// The end of a save().
    void saved(bool ok);
    /// The user wants to see or change the list of known domains, a page of the settings.
    void domainsRequested();
    /// The user wants to see the unsaved work that was put aside.
    void recoveredWorkRequested();
    /// Another file or folder should be opened in a tab of its own.
    void openRequested(const QString& path);

public Q_SLOTS:
    /// Stops the running long work, if there is any.
    virtual void cancelWork() {}

protected:
    /// To be called whenever anything may be different that mayHaveChanged() stands for: emits it, and
    /// stateChanged() where that is news.
    void tellChange();
    /// Esc that nothing in a dock needs empties the filter that is typed in; else, and a second time, it
    /// gives the focus back to the middle.
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// What stateChanged() stands for.
    struct Standing
    {
        QString title;
        QString path;
        std::optional<core::Verdict> verdict;
        bool rejected = false;
        bool readOnly = false;
        int unsavedChanges = 0;
        friend bool operator==(const Standing&, const Standing&) = default;
    };

    std::optional<Standing> m_told; ///< by the last stateChanged()
};

} // namespace chartroom::views
