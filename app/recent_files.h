#pragma once

#include "app/app_settings.h"

#include <QAbstractListModel>
#include <QImage>
#include <QSet>
#include <QThreadPool>

namespace chartroom::app {

/// The recent documents, newest first, as a list model. Which of them are gone is found out in the
/// background.
class RecentFiles : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        PathRole = Qt::UserRole,
        KindRole,
        VerdictRole,
        OpenedRole,
        MissingRole,
        PictureRole,
        PlaceRole
    };
    static constexpr int limit = 24;

    /// Pictures lie in `pictureFolder`, which is made when the first is stored.
    RecentFiles(AppSettings& settings, QString pictureFolder, QObject* parent = nullptr);

    [[nodiscard]] const QList<RecentEntry>& entries() const { return m_entries; }
    /// Puts a document first.
    void add(const QString& path, const QString& kind);
    /// Notes what became of a document that is in the list, and what it calls itself. A null picture leaves
    /// the stored one.
    void update(const QString& path, const QString& title, const QString& verdict, const QImage& picture);
    /// What a document is called in lists: its own name, else its file's.
    [[nodiscard]] static QString nameOf(const RecentEntry& entry);
    void remove(const QString& path);
    void clear();
    /// Looks again, in the background, which files are there, and what other programs opened.
    void refresh();
    [[nodiscard]] bool missing(const QString& path) const { return m_missing.contains(path); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

Q_SIGNALS:
    void changed();

private:
    void look();
    void reload();
    void removePicture(const QString& path);
    [[nodiscard]] QString pictureFile(const QString& path) const;

    AppSettings& m_settings;
    QString m_pictureFolder;
    QList<RecentEntry> m_entries;
    QSet<QString> m_missing;
    bool m_looking = false;   ///< for missing files
    bool m_lookAgain = false; ///< it was asked for meanwhile
    mutable QHash<QString, QImage> m_pictures;
    /// Writes and removes pictures in turn: coding and flushing them takes too long for the window. Ends them
    /// all when it goes.
    QThreadPool m_pictureWriter;
};

} // namespace chartroom::app
