#include "app/app_settings.h"

#include <QStandardPaths>

namespace chartroom::app {

namespace {

QString key(const char* group, const QString& name)
{
    return QLatin1String(group) + QLatin1Char('/') + name;
}

} // namespace

QString AppSettings::defaultFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
           QStringLiteral("/chartroom.ini");
}

QString AppSettings::language() const
{
    const QString language = m_store.value(QStringLiteral("window/language")).toString();
    return language == QLatin1String("en") || language == QLatin1String("de") ? language : QString();
}

void AppSettings::setLanguage(const QString& language)
{
    m_store.setValue(QStringLiteral("window/language"), language);
}

views::Preferences AppSettings::preferences() const
{
    views::Preferences result;
    const QString backend = m_store.value(QStringLiteral("canvas/backend")).toString();
    if (backend == QLatin1String("opengl"))
        result.canvasBackend = views::CanvasBackend::OpenGl;
    else if (backend == QLatin1String("raster"))
        result.canvasBackend = views::CanvasBackend::Raster;
    result.wheelZooms = m_store.value(QStringLiteral("canvas/wheelZooms"), result.wheelZooms).toBool();
    result.domainsFile = m_store.value(QStringLiteral("blobs/domains")).toString();
    return result;
}

void AppSettings::setPreferences(const views::Preferences& preferences)
{
    QString backend = QStringLiteral("automatic");
    if (preferences.canvasBackend == views::CanvasBackend::OpenGl)
        backend = QStringLiteral("opengl");
    else if (preferences.canvasBackend == views::CanvasBackend::Raster)
        backend = QStringLiteral("raster");
    m_store.setValue(QStringLiteral("canvas/backend"), backend);
    m_store.setValue(QStringLiteral("canvas/wheelZooms"), preferences.wheelZooms);
    m_store.setValue(QStringLiteral("blobs/domains"), preferences.domainsFile);
}

void AppSettings::loadShortcuts(views::ActionRegistry& registry) const
{
    const QString preset = m_store.value(QStringLiteral("keys/preset")).toString();
    registry.setPreset(preset == QLatin1String("tiled") ? views::KeyPreset::Tiled
                                                        : views::KeyPreset::Default);
    const QVariantMap stored = m_store.value(QStringLiteral("keys/user")).toMap();
    std::map<QString, QString> shortcuts;
    for (auto it = stored.begin(); it != stored.end(); ++it)
        shortcuts[it.key()] = it.value().toString();
    registry.setUserShortcuts(shortcuts);
}

void AppSettings::saveShortcuts(const views::ActionRegistry& registry)
{
    const bool tiled = registry.preset() == views::KeyPreset::Tiled;
    m_store.setValue(QStringLiteral("keys/preset"),
                     tiled ? QStringLiteral("tiled") : QStringLiteral("default"));
    QVariantMap stored;
    for (const auto& [id, text] : registry.userShortcuts())
        stored[id] = text;
    m_store.setValue(QStringLiteral("keys/user"), stored);
}

QByteArray AppSettings::windowGeometry() const
{
    return m_store.value(QStringLiteral("window/geometry")).toByteArray();
}

void AppSettings::setWindowGeometry(const QByteArray& geometry)
{
    m_store.setValue(QStringLiteral("window/geometry"), geometry);
}

QByteArray AppSettings::dockState(const QString& kind) const
{
    return m_store.value(key("docks", kind)).toByteArray();
}

void AppSettings::setDockState(const QString& kind, const QByteArray& state)
{
    m_store.setValue(key("docks", kind), state);
}

QVariantMap AppSettings::options(const QString& kind) const
{
    return m_store.value(key("options", kind)).toMap();
}

void AppSettings::setOptions(const QString& kind, const QVariantMap& options)
{
    m_store.setValue(key("options", kind), options);
}

QString AppSettings::lastFolder() const
{
    return m_store.value(QStringLiteral("window/lastFolder")).toString();
}

void AppSettings::setLastFolder(const QString& folder)
{
    m_store.setValue(QStringLiteral("window/lastFolder"), folder);
}

QList<RecentEntry> AppSettings::recentFiles()
{
    m_store.sync();
    QList<RecentEntry> result;
    const int count = m_store.beginReadArray(QStringLiteral("recent"));
    for (int i = 0; i < count; ++i) {
        m_store.setArrayIndex(i);
        const RecentEntry entry{
            m_store.value(QStringLiteral("path")).toString(),
            m_store.value(QStringLiteral("kind")).toString(),
            m_store.value(QStringLiteral("verdict")).toString(),
            QDateTime::fromString(m_store.value(QStringLiteral("opened")).toString(), Qt::ISODateWithMs)};
        if (!entry.path.isEmpty())
            result << entry;
    }
    m_store.endArray();
    return result;
}

void AppSettings::setRecentFiles(const QList<RecentEntry>& entries)
{
    m_store.remove(QStringLiteral("recent"));
    m_store.beginWriteArray(QStringLiteral("recent"), static_cast<int>(entries.size()));
    for (int i = 0; i < entries.size(); ++i) {
        m_store.setArrayIndex(i);
        m_store.setValue(QStringLiteral("path"), entries[i].path);
        m_store.setValue(QStringLiteral("kind"), entries[i].kind);
        m_store.setValue(QStringLiteral("verdict"), entries[i].verdict);
        m_store.setValue(QStringLiteral("opened"), entries[i].opened.toUTC().toString(Qt::ISODateWithMs));
    }
    m_store.endArray();
}

} // namespace chartroom::app
