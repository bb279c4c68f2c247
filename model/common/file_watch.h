#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace chartroom::model {

/// Watches the file of an open document for what other programs do to it. Reports each kind of change once
/// until it is told to look from the start again, however often the file is written.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    enum class Change {
        None,
        Written,   ///< same file, other content
        Shortened, ///< same file, some bytes are gone
        Replaced,  ///< another file has its name now
        Removed    ///< nothing has its name now
    };
    Q_ENUM(Change)

    /// What tells one state of a file from another.
    struct Identity
    {
        quint64 device = 0;
        quint64 inode = 0;
        qint64 size = -1; ///< -1: no file
        qint64 modified = 0;

        friend bool operator==(const Identity&, const Identity&) = default;
    };
    [[nodiscard]] static Identity identityOf(const QString& path);

    explicit FileWatch(QObject* parent = nullptr);

    /// Takes the file as it is now for the unchanged one.
    void start(const QString& path);
    void stop();
    /// What has been reported since start().
    [[nodiscard]] Change change() const { return m_change; }

Q_SIGNALS:
    void changed(chartroom::model::FileWatch::Change change);

private:
    void look();

    QString m_path;
    Identity m_identity;
    Change m_change = Change::None;
    QFileSystemWatcher m_watcher;
    QTimer m_settle;
};

} // namespace chartroom::model
