#pragma once

#include "app/settings_store.h"
#include "views/common/action_registry.h"
#include "views/common/preferences.h"

#include <QDateTime>
#include <QVariantMap>

namespace chartroom::app {

/// A document that was open once.
struct RecentEntry
{
    QString path;     ///< absolute
    QString kind;     ///< as Workbench::kind()
    QString verdict;  ///< `accepted`, `rejected`, `unreadable`, or empty when it never came to one
    QDateTime opened; ///< UTC
    QString title;    ///< as Workbench::title(), empty while it is not known

    friend bool operator==(const RecentEntry&, const RecentEntry&) = default;
};

/// What is kept from one start to the next, in one INI file. Made once and handed down. Belongs to the GUI
/// thread, which it never keeps waiting.
class AppSettings
{
public:
    explicit AppSettings(const QString& file)
        : m_store(file)
    {}

    /// The user's own file.
    [[nodiscard]] static QString defaultFile();

    /// `en`, `de`, or empty for the system's language.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& language);

    [[nodiscard]] views::Preferences preferences() const;
    void setPreferences(const views::Preferences& preferences);

    /// Puts the stored preset and the user's shortcuts into the registry, and back.
    void loadShortcuts(views::ActionRegistry& registry) const;
    void saveShortcuts(const views::ActionRegistry& registry);

    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);

    /// The places of a workbench's docks, by kind (Workbench::dockState()).
    [[nodiscard]] QByteArray dockState(const QString& kind) const;
    void setDockState(const QString& kind, const QByteArray& state);
    /// A workbench's own options, by kind.
    [[nodiscard]] QVariantMap options(const QString& kind) const;
    void setOptions(const QString& kind, const QVariantMap& options);

    /// Where the last file was opened.
    [[nodiscard]] QString lastFolder() const;
    void setLastFolder(const QString& folder);

    /// Newest first.
    [[nodiscard]] QList<RecentEntry> recentFiles() const;
    /// Adds a document or replaces what is known of it, by its path.
    void setRecentFile(const RecentEntry& entry);
    void removeRecentFile(const QString& path);
    /// A name for a path that can stand in keys and names of files.
    [[nodiscard]] static QString recentId(const QString& path);

    /// Tells of values that come from other programs, and of a file that cannot be written.
    [[nodiscard]] SettingsStore& store() { return m_store; }
    [[nodiscard]] const SettingsStore& store() const { return m_store; }

private:
    SettingsStore m_store;
};

} // namespace chartroom::app
