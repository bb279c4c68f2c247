#include "app/app_settings.h"

#include <QCryptographicHash>
#include <QStandardPaths>

#include <algorithm>

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
    if (const QVariant zooms = m_store.value(QStringLiteral("canvas/wheelZooms")); zooms.isValid())
        result.wheelZooms = zooms.toBool();
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

QList<RecentEntry> AppSettings::recentFiles() const
{
    QList<RecentEntry> result;
    for (const QString& id : m_store.namesIn(QStringLiteral("recent"))) {
        const auto value = [&](const char* name) {
            return m_store.value(key("recent", id) + QLatin1Char('/') + QLatin1String(name)).toString();
        };
        const RecentEntry entry{value("path"), value("kind"), value("verdict"),
                                QDateTime::fromString(value("opened"), Qt::ISODateWithMs), value("title")};
        if (!entry.path.isEmpty())
            result << entry;
    }
    std::ranges::stable_sort(result, std::ranges::greater(), &RecentEntry::opened);
    return result;
}

void AppSettings::setRecentFile(const RecentEntry& entry)
{
    // A key of its own for each document: two programs that open something at a time add to each other's
    // list.
    const QString start = key("recent", recentId(entry.path)) + QLatin1Char('/');
    m_store.setValue(start + QStringLiteral("path"), entry.path);
    m_store.setValue(start + QStringLiteral("kind"), entry.kind);
    m_store.setValue(start + QStringLiteral("verdict"), entry.verdict);
    m_store.setValue(start + QStringLiteral("title"), entry.title);
    m_store.setValue(start + QStringLiteral("opened"), entry.opened.toUTC().toString(Qt::ISODateWithMs));
}

void AppSettings::removeRecentFile(const QString& path)
{
    m_store.removeGroup(key("recent", recentId(path)));
}

QString AppSettings::recentId(const QString& path)
{
    return QString::fromLatin1(QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex());
}

} // namespace chartroom::app
