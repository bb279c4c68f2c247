#pragma once

#include "views/common/icons.h"

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace chartroom::views {

/// A set of default shortcuts.
enum class KeyPreset { Default, Tiled };

/// One thing that can be done from a menu or by a key, known before any document is open.
struct ActionInfo
{
    /// Stable name, such as `canvas.fit`; the user's shortcuts are stored under it.
    QString id;
    /// Where it is active: `window` (always), or the kinds of workbench that have it, with blanks between. No
    /// two actions that can be active together share a shortcut.
    QString context;
    /// English menu text with its mnemonic, marked by QT_TRANSLATE_NOOP("Action", …).
    const char* text = nullptr;
    std::optional<Icon> icon = {};
    QList<QKeySequence> shortcuts = {};
    /// The shortcuts of the "Tiled keys" preset, where they differ.
    std::optional<QList<QKeySequence>> tiledShortcuts = {};
    bool checkable = false;
    /// English sentence that the tool tip has below the name, marked as `text` is.
    const char* help = nullptr;

    /// The same with other shortcuts in the "Tiled keys" preset.
    [[nodiscard]] ActionInfo tiled(const QList<QKeySequence>& keys) const
    {
        ActionInfo result = *this;
        result.tiledShortcuts = keys;
        return result;
    }
};

/// All actions by id, and the shortcuts that the user has given them. Every QAction that it made follows a
/// change.
class ActionRegistry : public QObject
{
    Q_OBJECT

public:
    explicit ActionRegistry(QObject* parent = nullptr)
        : QObject(parent)
    {}

    /// Makes an action known. An id that is known already is left as it is.
    void declare(const ActionInfo& action);
    void declare(std::initializer_list<ActionInfo> actions);
    /// A QAction with the text, icon, tool tip and shortcuts of a declared action; they follow the registry.
    [[nodiscard]] QAction* create(const QString& id, QObject* parent);

    /// All declared actions, in the order of declaration.
    [[nodiscard]] const std::vector<ActionInfo>& actions() const { return m_actions; }
    /// A declared action; must be known.
    [[nodiscard]] const ActionInfo& action(const QString& id) const;
    /// The translated text without mnemonic and dots, for lists.
    [[nodiscard]] static QString plainText(const ActionInfo& action);

    /// What is in force: the user's choice, else the preset's.
    [[nodiscard]] QList<QKeySequence> shortcuts(const QString& id) const;
    [[nodiscard]] QList<QKeySequence> presetShortcuts(const QString& id) const;
    /// Whether actions of two contexts can be active at the same time.
    [[nodiscard]] static bool overlap(const QString& context, const QString& other);
    /// Ids of actions that could not be told apart if `id` had this shortcut too.
    [[nodiscard]] QStringList conflicts(const QString& id, const QKeySequence& shortcut) const;

    [[nodiscard]] KeyPreset preset() const { return m_preset; }
    void setPreset(KeyPreset preset);
    /// The user's own shortcuts for one action.
    void setShortcuts(const QString& id, const QList<QKeySequence>& shortcuts);
    /// Back to the preset.
    void resetShortcuts(const QString& id);

    /// The user's own shortcuts, as settings keep them: id to portable text. Ids that are not declared (yet)
    /// are kept.
    [[nodiscard]] std::map<QString, QString> userShortcuts() const;
    void setUserShortcuts(const std::map<QString, QString>& shortcuts);

Q_SIGNALS:
    void shortcutsChanged();

private:
    void apply(QAction* action) const;
    void applyAll();

    std::vector<ActionInfo> m_actions;
    std::map<QString, std::size_t> m_index;
    std::map<QString, QList<QKeySequence>> m_user;
    KeyPreset m_preset = KeyPreset::Default;
    QList<QAction*> m_live;
};

} // namespace chartroom::views
