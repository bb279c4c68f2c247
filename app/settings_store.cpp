#include "app/settings_store.h"

#include <QSettings>
#include <QtConcurrentRun>

#include <utility>

namespace chartroom::app {

namespace {

/// Changes seldom come alone, and those of a start must not compete with the first picture.
constexpr int gatherMilliseconds = 400;

QMap<QString, QVariant> valuesOf(const QSettings& settings)
{
    QMap<QString, QVariant> values;
    for (const QString& key : settings.allKeys())
        values[key] = settings.value(key);
    return values;
}

} // namespace

SettingsStore::SettingsStore(const QString& file)
    : m_file(file)
    , m_values(valuesOf(QSettings(file, QSettings::IniFormat)))
{
    m_writer.setMaxThreadCount(1);
    m_soon.setSingleShot(true);
    m_soon.setInterval(gatherMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &SettingsStore::startWriting);
    connect(&m_written, &QFutureWatcherBase::finished, this, &SettingsStore::takeWritten);
}

SettingsStore::~SettingsStore()
{
    // In turn: the worker is one thread.
    if (!m_changes.isEmpty())
        m_writer.start([file = m_file, changes = m_changes] { (void)write(file, changes); });
    m_writer.waitForDone();
}

void SettingsStore::setValue(const QString& key, const QVariant& value)
{
    if (m_values.contains(key) && m_values[key] == value)
        return;
    m_values[key] = value;
    change(key, value);
}

void SettingsStore::removeGroup(const QString& group)
{
    const QString start = group + QLatin1Char('/');
    for (auto it = m_values.lowerBound(start); it != m_values.end() && it.key().startsWith(start);) {
        change(it.key(), std::nullopt);
        it = m_values.erase(it);
    }
}

QStringList SettingsStore::namesIn(const QString& group) const
{
    const QString start = group + QLatin1Char('/');
    QStringList names;
    for (auto it = m_values.lowerBound(start); it != m_values.end() && it.key().startsWith(start); ++it) {
        const QString name = it.key().mid(start.size()).section(QLatin1Char('/'), 0, 0);
        if (names.isEmpty() || names.last() != name)
            names << name;
    }
    return names;
}

void SettingsStore::refresh()
{
    if (!m_busy)
        startWriting();
}

void SettingsStore::change(const QString& key, std::optional<QVariant> value)
{
    m_changes[key] = std::move(value);
    if (!m_soon.isActive() && !m_busy)
        m_soon.start();
}

void SettingsStore::startWriting()
{
    m_soon.stop();
    m_busy = true;
    m_writing = std::exchange(m_changes, {});
    m_written.setFuture(QtConcurrent::run(&m_writer, &SettingsStore::write, m_file, m_writing));
}

void SettingsStore::takeWritten()
{
    m_busy = false;
    const Written written = m_written.result();
    if (!m_changes.isEmpty())
        m_soon.start();
    if (written.good) {
        Values values = written.values;
        for (auto it = m_changes.cbegin(); it != m_changes.cend(); ++it) {
            if (*it)
                values[it.key()] = **it;
            else
                values.remove(it.key());
        }
        const bool others = std::exchange(m_values, values) != values;
        if (others)
            Q_EMIT refreshed();
        return;
    }
    // Newer changes of a key stand; the others are tried again with the next one.
    for (auto it = m_writing.cbegin(); it != m_writing.cend(); ++it) {
        if (!m_changes.contains(it.key()))
            m_changes[it.key()] = *it;
    }
    if (!std::exchange(m_complained, true))
        Q_EMIT unwritable();
}

SettingsStore::Written SettingsStore::write(const QString& file, const Changes& changes)
{
    QSettings settings(file, QSettings::IniFormat);
    for (auto it = changes.cbegin(); it != changes.cend(); ++it) {
        if (*it)
            settings.setValue(it.key(), **it);
        else
            settings.remove(it.key());
    }
    // Merges with what other programs wrote, under a lock, and replaces the file.
    settings.sync();
    return {valuesOf(settings), changes.isEmpty() || settings.status() != QSettings::AccessError};
}

} // namespace chartroom::app
