#pragma once

#include <QFutureWatcher>
#include <QMap>
#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <QVariant>

#include <optional>

namespace chartroom::app {

/// The values of an INI file, held in memory: reading and changing them never waits for a disk. Changes are
/// written a moment later by a worker, key by key into what the file holds by then, so that programs that run
/// side by side keep each other's values; the file is replaced in one step. What was changed is written at
/// the latest when the store goes.
class SettingsStore : public QObject
{
    Q_OBJECT

public:
    explicit SettingsStore(const QString& file);
    ~SettingsStore() override;

    [[nodiscard]] QString file() const { return m_file; }
    /// Names are separated by slashes, as in QSettings. A key that is not there: an invalid value.
    [[nodiscard]] QVariant value(const QString& key) const { return m_values.value(key); }
    void setValue(const QString& key, const QVariant& value);
    /// Removes the keys of a group that are known here; what another program adds to it meanwhile stays.
    void removeGroup(const QString& group);
    /// The names that follow `group/`, sorted.
    [[nodiscard]] QStringList namesIn(const QString& group) const;
    /// Whether the file has all changes.
    [[nodiscard]] bool isWritten() const { return m_changes.isEmpty() && !m_busy; }
    /// Reads in the background what other programs wrote.
    void refresh();

Q_SIGNALS:
    /// Values of another program came in.
    void refreshed();
    /// The file cannot be written. Said once; writing is tried again with each further change.
    void unwritable();

private:
    using Values = QMap<QString, QVariant>;
    /// By key; without a value: to be removed.
    using Changes = QMap<QString, std::optional<QVariant>>;
    struct Written
    {
        Values values;
        bool good = true;
    };

    static Written write(const QString& file, const Changes& changes);
    void change(const QString& key, std::optional<QVariant> value);
    void startWriting();
    void takeWritten();

    QString m_file;
    Values m_values;
    Changes m_changes;   ///< not yet handed to the worker
    Changes m_writing;   ///< handed to the worker
    bool m_busy = false; ///< until takeWritten()
    bool m_complained = false;
    QTimer m_soon;
    QThreadPool m_writer;
    QFutureWatcher<Written> m_written;
};

} // namespace chartroom::app
